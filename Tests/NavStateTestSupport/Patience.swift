/// How often something is tried: without optimization, as often as a suite has patience for.
package func patience(_ count: Int, optimized: Int) -> Int {
  #if DEBUG
  count
  #else
  optimized
  #endif
}

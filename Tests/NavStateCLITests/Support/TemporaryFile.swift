import Foundation

/// Does something with a file that is there for as long.
func withFile(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
  let file = FileManager.default.temporaryDirectory.appending(
    path: "navstate-\(UUID().uuidString)")
  try Data(bytes).write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  try body(file.path)
}

extension DeviceTable {
  /// Apple's devices.
  ///
  /// - The width from which on a freely sized window on a pad is regular is not published; the class
  ///   is unknown until an app says a width. A Mac's window is regular at any width.
  /// - A phone's app in a freely sized window is compact at any width, and Apple does not say how high
  ///   is regular.
  /// - Nothing is said of a car's display, nor of what a device can't do.
  ///
  /// Source: Apple, Human Interface Guidelines and "Adopting Multitasking on iPad"; pads that share the
  /// screen in halves go by the latter, where only the largest ones are regular.
  public static let apple = DeviceTable(reachable: phones + pads + others)

  private static let phones = [
    // Before the others: it is compact however the phone is held.
    Row(.phone, in: .resizable, horizontal: .compact),
    Row(.phone, orientation: .portrait, horizontal: .compact, vertical: .regular),
    Row(.phone, size: .small, orientation: .landscape, horizontal: .compact, vertical: .compact),
    Row(.phone, size: .large, orientation: .landscape, horizontal: .regular, vertical: .compact),
  ]

  private static let pads = [
    Row(.pad, in: .fullScreen, horizontal: .regular, vertical: .regular),
    split(.twoThirds, .landscape, .regular),
    split(.third, .landscape, .compact),
    split(.half, .landscape, .compact, size: .small),
    split(.half, .landscape, .regular, size: .large),
    split(.twoThirds, .portrait, .compact),
    split(.half, .portrait, .compact),
    split(.third, .portrait, .compact),
    Row(.pad, in: .slideOver, horizontal: .compact, vertical: .regular),
    Row(.pad, in: .resizable, vertical: .regular),
  ]

  private static let others = [
    Row(.mac, horizontal: .regular, vertical: .regular),
    Row(.tv, horizontal: .regular, vertical: .regular),
    Row(.watch, horizontal: .compact, vertical: .compact),
    Row(.vision, horizontal: .regular, vertical: .regular),
  ]

  /// A part of a pad's screen that is split.
  private static func split(
    _ part: WindowSituation, _ orientation: Orientation, _ horizontal: SizeClass,
    size: DeviceSize? = nil
  ) -> Row {
    Row(
      .pad, size: size, in: part, orientation: orientation, horizontal: horizontal,
      vertical: .regular)
  }
}

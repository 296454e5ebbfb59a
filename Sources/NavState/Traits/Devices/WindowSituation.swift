/// How a window shares the screen with others.
///
/// Source: Apple, "Adopting Multitasking on iPad" and the layout chapter of the Human Interface
/// Guidelines.
public enum WindowSituation: String, Hashable, Sendable, Codable, CaseIterable {
  /// Alone on the screen.
  case fullScreen
  /// Beside another, with two thirds of the width.
  case twoThirds
  /// Beside another, with half of the width.
  case half
  /// Beside another, with one third of the width.
  case third
  /// Over another, at the side.
  case slideOver
  /// As wide and high as its user likes.
  case resizable
}

/// Which of two sizes a device of one idiom has, where that makes a difference.
///
/// Source: Apple's tables of size classes, which tell two groups of phones and of pads apart.
public enum DeviceSize: String, Hashable, Sendable, Codable, CaseIterable {
  /// A phone that is not among the large ones; a pad of up to 11 inches.
  case small
  /// A phone called Plus or Max, an XR or 11; a pad of 12.9 or 13 inches.
  case large
}

/// All that can be the case for a window on devices of one idiom, one bit each: two sizes by six
/// situations by two orientations.
///
/// A table is asked about sets of cases, since of a window anything can be unknown; as bits, a set
/// allocates nothing.
@usableFromInline
struct DeviceCases: Equatable, Sendable {
  @usableFromInline var bits: UInt32

  @inlinable
  init(bits: UInt32) {
    self.bits = bits
  }

  /// The cases that have what is given; where nothing is, any.
  @inlinable
  init(_ size: DeviceSize?, _ situation: WindowSituation?, _ orientation: Orientation?) {
    bits = Self.bits(of: size) & Self.bits(of: situation) & Self.bits(of: orientation)
  }

  /// Whether there is none.
  @inlinable
  var isEmpty: Bool { bits == 0 }

  /// Those that are in another set, too.
  @inlinable
  func intersection(_ other: DeviceCases) -> DeviceCases {
    DeviceCases(bits: bits & other.bits)
  }

  /// Takes away those that are in another set.
  @inlinable
  mutating func subtract(_ other: DeviceCases) {
    bits &= ~other.bits
  }

  @inlinable
  static func bits(of size: DeviceSize?) -> UInt32 {
    switch size {
    case .small: 0x00_0FFF
    case .large: 0xFF_F000
    case nil: 0xFF_FFFF
    }
  }

  @inlinable
  static func bits(of situation: WindowSituation?) -> UInt32 {
    switch situation {
    case .fullScreen: 0x00_3003
    case .twoThirds: 0x00_C00C
    case .half: 0x03_0030
    case .third: 0x0C_00C0
    case .slideOver: 0x30_0300
    case .resizable: 0xC0_0C00
    case nil: 0xFF_FFFF
    }
  }

  @inlinable
  static func bits(of orientation: Orientation?) -> UInt32 {
    switch orientation {
    case .portrait: 0x55_5555
    case .landscape: 0xAA_AAAA
    case nil: 0xFF_FFFF
    }
  }
}

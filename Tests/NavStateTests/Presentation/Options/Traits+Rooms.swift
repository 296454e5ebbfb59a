import NavState

extension Traits {
  /// Traits of a width and a height, and of a device if that is known.
  init(_ width: SizeClass?, _ height: SizeClass?, on idiom: Idiom? = nil) {
    self.init(horizontalSizeClass: width, verticalSizeClass: height, idiom: idiom)
  }

  /// Every width and height, known or not, on every device and on one that is not known.
  static let everyRoom: [Traits] = {
    let sizes: [SizeClass?] = [nil, .compact, .regular]
    let idioms: [Idiom?] = [nil] + Idiom.allCases
    return idioms.flatMap { idiom in
      sizes.flatMap { width in sizes.map { Traits(width, $0, on: idiom) } }
    }
  }()
}

extension CompactAdaptation {
  /// Every pair of appearances.
  static let all: [CompactAdaptation] = Appearance.allCases.flatMap { horizontal in
    Appearance.allCases.map { CompactAdaptation(horizontal: horizontal, vertical: $0) }
  }
}

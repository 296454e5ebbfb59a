import NavState
import NavStateTestSupport

/// One window of which all is known.
struct DeviceCase: Hashable {
  let size: DeviceSize
  let situation: WindowSituation
  let orientation: Orientation

  static let all = DeviceSize.allCases.flatMap { size in
    WindowSituation.allCases.flatMap { situation in
      Orientation.allCases.map { DeviceCase(size: size, situation: situation, orientation: $0) }
    }
  }
}

extension DeviceTable.Row {
  /// Whether a row fits a window, written down as its documentation says.
  func fits(_ window: DeviceCase) -> Bool {
    (size == nil || size == window.size) && (situation == nil || situation == window.situation)
      && (orientation == nil || orientation == window.orientation)
  }

  /// The class by the width, written down as its documentation says.
  func naiveHorizontal(at width: Double?) -> SizeClass? {
    guard let width, width.isFinite, width >= 0, let regularWidth else { return horizontal }
    return width >= regularWidth ? .regular : .compact
  }

  /// Some row.
  static func random(_ idioms: [Idiom], using generator: inout SeededGenerator) -> Self {
    let size: [DeviceSize?] = [nil, nil, .small, .large]
    let orientation: [Orientation?] = [nil, nil, .portrait, .landscape]
    let classes: [SizeClass?] = [nil, .compact, .regular]
    return Self(
      generator.pick(idioms), size: generator.pick(size),
      in: generator.pick(AppleRow.anySituation + [nil, nil]),
      orientation: generator.pick(orientation), horizontal: generator.pick(classes),
      vertical: generator.pick(classes), regularWidth: generator.pick([nil, nil, 0, 400, 800]))
  }
}

/// A table that looks at every window one by one.
struct NaiveDevices {
  let rows: [DeviceTable.Row]

  /// The rows that are the first one to fit some window.
  var reachable: [DeviceTable.Row] {
    rows.indices.filter { index in
      DeviceCase.all.contains { window in
        rows.firstIndex { $0.idiom == rows[index].idiom && $0.fits(window) } == index
      }
    }.map { rows[$0] }
  }

  /// What all windows that there can be have in common.
  func classes(
    _ idiom: Idiom, _ size: DeviceSize?, _ situation: WindowSituation?,
    _ orientation: Orientation?, width: Double?
  ) -> (horizontal: SizeClass?, vertical: SizeClass?) {
    let windows = DeviceCase.all.filter { window in
      (size ?? window.size) == window.size && (situation ?? window.situation) == window.situation
        && (orientation ?? window.orientation) == window.orientation
    }
    let found = windows.map { window in rows.first { $0.idiom == idiom && $0.fits(window) } }
    let horizontal = Set(found.map { $0?.naiveHorizontal(at: width) })
    let vertical = Set(found.map { $0?.vertical })
    return (
      horizontal.count == 1 ? horizontal.first ?? nil : nil,
      vertical.count == 1 ? vertical.first ?? nil : nil
    )
  }
}

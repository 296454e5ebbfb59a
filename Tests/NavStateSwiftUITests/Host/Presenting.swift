import Foundation
import NavState

// README: from the next line to the end, after `import NavState` and `import SwiftUI`.

extension Host {
  /// The screens of a level.
  func path<Scheme>(_ level: Int) -> Binding<RouteStack<Scheme.Route>>
  where Model == Router<Scheme> {
    binding {
      $0[path: level]
    } action: {
      .at(level: level, .stack(.set($0)))
    }
  }

  /// An item that is up; SwiftUI writes `nil` when the user ends it.
  func item<Scheme>(
    _ get: @escaping @MainActor (Router<Scheme>) -> Scheme.Sheet?
  ) -> Binding<Scheme.Sheet?> where Model == Router<Scheme> {
    let shown = get(state)
    return binding(get) { _ in shown.map { .sheet(.dismiss(id: $0.id)) } }
  }

  /// Whether a question is up; SwiftUI writes `false` behind a choice, and where there was none.
  func isAsking<Scheme>(
    _ get: @escaping @MainActor (Router<Scheme>) -> Prompt<Scheme.Answer>?
  ) -> Binding<Bool> where Model == Router<Scheme> {
    let shown = get(state)
    return Binding {
      get(self.state) != nil
    } set: { _ in
      guard let shown else { return }
      if get(self.state) == shown { self.answer(shown, with: shown.cancel) }
      self.didDismiss(.prompt(shown.id))
    }
  }

  func answer<Scheme>(
    _ prompt: Prompt<Scheme.Answer>, with choice: Prompt<Scheme.Answer>.Choice
  ) where Model == Router<Scheme> {
    send(.chain(.answer(prompt: prompt.id, choice: choice.id)), in: .user)
  }

  /// Reports that something is gone from the screen, or all items that were dismissed.
  func didDismiss<Scheme>(_ id: PresentationID<Scheme>? = nil) where Model == Router<Scheme> {
    for gone in state.leaving where id == nil ? gone.isItem : gone == id {
      send(.chain(.didDismiss(gone)), in: Context(cause: .container))
    }
  }

  /// Whether unsaved work is asked about where a level is in front; `false` is written as above.
  func isAskingToLeave<Scheme>(_ level: Int) -> Binding<Bool> where Model == Router<Scheme> {
    let asked = state.pending
    return binding {
      $0.pending != nil && $0.levels.count == level
    } action: { _ in
      asked != nil && self.state.pending == asked ? .exit(.cancel) : nil
    }
  }

  /// The heights at which a level rests.
  func detents<Scheme>(_ level: Int) -> Set<PresentationDetent> where Model == Router<Scheme> {
    Set(state[level: level]?.options.detents.map(\.presentationDetent) ?? [.large])
  }

  /// The height at which a level is; SwiftUI writes it when the user drags the sheet.
  func detent<Scheme>(_ level: Int) -> Binding<PresentationDetent> where Model == Router<Scheme> {
    let shown = state[level: level]
    return binding {
      $0[detent: level].presentationDetent
    } action: { written in
      guard let id = shown?.content.item?.id else { return nil }
      let detent = shown?.options.detents.first { $0.presentationDetent == written }
      return detent.map { .chain(.selectDetent($0, id: id)) }
    }
  }
}

extension Router {
  subscript(level level: Int) -> PresentationLevel<Scheme>? {
    level > 0 ? levels.dropFirst(level - 1).first : nil
  }
}

extension PresentationID {
  var isItem: Bool { if case .item = self { true } else { false } }
}

extension ChoiceRole {
  var buttonRole: ButtonRole {
    switch self {
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

extension Detent {
  var presentationDetent: PresentationDetent {
    switch size {
    case .medium: .medium
    case .large: .large
    case .fraction(let fraction): .fraction(CGFloat(fraction))
    case .height(let height): .height(CGFloat(height))
    case .custom: .large  // or what the app means by the name: .custom(BarDetent.self)
    }
  }
}

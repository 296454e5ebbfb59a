package import NavState
import NavStateFoundation

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A state with its revision, as it is saved.
package struct SavedPlace<Model: Playable>: Hashable {
  /// JSON with sorted keys.
  package let text: String

  /// Saves a place.
  ///
  /// - Parameter place: The place.
  /// - Throws: An `EncodingError` if it holds what can't be stored.
  package init(_ place: Revisioned<Model>) throws {
    text = String(decoding: try JSONEncoder.sorted.encode(place), as: UTF8.self)
  }

  /// Restores the place.
  ///
  /// - Parameter configuration: What the state is configured with, which is not saved.
  /// - Returns: The place.
  /// - Throws: A `DecodingError` if the text can't be read.
  package func restore(under configuration: Configuration<Model.Rules>) throws
    -> Revisioned<Model>
  {
    let decoder = JSONDecoder()
    decoder.userInfo[Model.configurationKey] = configuration
    return try decoder.decode(Revisioned<Model>.self, from: Data(text.utf8))
  }

  /// Restores the state as far as it can be read, part by part.
  ///
  /// - Parameter configuration: What the state is configured with, which is not saved.
  /// - Returns: The state, with what was lost.
  package func restoreLeniently(under configuration: Configuration<Model.Rules>) -> Restored<Model>
  {
    var decoder = CodedDecoder.foundation
    decoder.userInfo[Model.configurationKey] = configuration
    return decoder.restore(StateMember<Model>.self, from: Array(text.utf8)).map(\.state)
  }
}

/// The state in a place that was saved.
private struct StateMember<Model: Playable>: Restorable {
  let state: Model

  init(restoring reader: RestoringReader) {
    state = Model(restoring: reader.member("state"))
  }

  func archive(to writer: ArchivingWriter, since restored: Self?) {
    state.archive(to: writer.member("state"), since: restored?.state)
  }
}

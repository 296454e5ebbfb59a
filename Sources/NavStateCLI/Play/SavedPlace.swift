package import NavState
package import NavStateSample

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A router with its revision, as it is saved.
package struct SavedPlace: Hashable {
  /// JSON with sorted keys.
  package let text: String

  /// Saves a place.
  ///
  /// - Parameter place: The place.
  /// - Throws: An `EncodingError` if it holds what can't be stored.
  package init(_ place: Replay<Reader>.Place) throws {
    text = String(decoding: try JSONEncoder.sorted.encode(place), as: UTF8.self)
  }

  /// Restores the place.
  ///
  /// - Parameter configuration: What the router is configured with, which is not saved.
  /// - Returns: The place.
  /// - Throws: A `DecodingError` if the text can't be read.
  package func restore(under configuration: Configuration<RouterRules>) throws
    -> Replay<Reader>.Place
  {
    let decoder = JSONDecoder()
    decoder.userInfo[.routerConfiguration] = configuration
    return try decoder.decode(Replay<Reader>.Place.self, from: Data(text.utf8))
  }
}

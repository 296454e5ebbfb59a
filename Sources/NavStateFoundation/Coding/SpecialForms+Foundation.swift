public import NavState

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension SpecialForms {
  /// The forms that Foundation's coders give to its own types: a `URL` is its absolute text, `Data` is
  /// Base64, a `Decimal` is a number.
  ///
  /// With them, what a ``NavState/CodedEncoder`` writes a `JSONDecoder` reads, and the other way
  /// round, under the strategies that those have by default. All other types of Foundation, `Date` and
  /// `UUID` among them, code there as they do by themselves, and need no special form.
  ///
  /// Source: `JSONEncoder`, `JSONDecoder`.
  public static let foundation: SpecialForms = {
    var forms = SpecialForms()
    forms.addText(URL.self) {
      $0.absoluteString
    } read: {
      URL(string: $0)
    }
    forms.addText(Data.self) {
      $0.base64EncodedString()
    } read: {
      Data(base64Encoded: $0)
    }
    forms.addNumber(Decimal.self) {
      $0.description
    } read: {
      Decimal(string: $0)
    }
    return forms
  }()
}

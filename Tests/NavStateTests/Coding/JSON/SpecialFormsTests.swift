import NavState
import Testing

@Suite("SpecialForms")
struct SpecialFormsTests {
  private class Animal: Codable {
    final let name: String

    init(name: String) { self.name = name }
  }

  private final class Dog: Animal {}

  private struct Owner: Codable {
    var animal: Animal
    var others: [Animal]
    var named: [String: Animal?]
  }

  private var forms: SpecialForms {
    var forms = SpecialForms()
    forms.addText(Animal.self) {
      $0.name.isEmpty ? nil : "@\($0.name)"
    } read: {
      $0.first == "@" ? Animal(name: String($0.dropFirst())) : nil
    }
    return forms
  }

  @Test("writes and reads a type in its form wherever it stands")
  func places() throws {
    let cat = Animal(name: "cat")
    let owner = Owner(animal: cat, others: [cat], named: ["a": cat, "b": nil])
    let bytes = try CodedEncoder(specialForms: forms).encode(owner)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"{"animal":"@cat","named":{"a":"@cat","b":null},"others":["@cat"]}"#)
    let read = try CodedDecoder(specialForms: forms).decode(Owner.self, from: bytes)
    #expect(read.animal.name == "cat" && read.others.map(\.name) == ["cat"])
    #expect(read.named["a"]??.name == "cat")
    #expect(try CodedEncoder(specialForms: forms).encode(cat) == Array(#""@cat""#.utf8))
  }

  /// Writes a list whose first element comes last, which goes by way of a tree.
  private struct Late: Encodable {
    let animals: [Animal]
    let isLate: Bool

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      let first = list.superEncoder()
      for animal in animals { try list.encode(animal) }
      if isLate { try true.encode(to: first) }
    }
  }

  @Test("tells a subclass from its class, in order or not", arguments: [false, true])
  func subclasses(isLate: Bool) throws {
    let late = Late(animals: [Dog(name: "dog"), Animal(name: "cat")], isLate: isLate)
    let value = try CodedValue(encoding: late, with: CodedEncoder(specialForms: forms))
    #expect(value[1] == ["name": "dog"] && value[2] == "@cat")
  }

  @Test("refuses a value without a form, with its place", arguments: [false, true])
  func unfit(isLate: Bool) {
    let late = Late(animals: [Animal(name: "")], isLate: isLate)
    let error = #expect(throws: EncodingError.self) {
      try CodedEncoder(specialForms: forms).encode(["k": late])
    }
    guard case .invalidValue(_, let context) = error else { return }
    #expect(
      context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue } == ["k", "1"])
  }

  private struct Amount: Codable, Equatable {
    var digits: String
  }

  @Test("writes numbers as JSON spells them, and refuses what is none")
  func numbers() throws {
    var forms = SpecialForms()
    forms.addNumber(Amount.self) {
      $0.digits
    } read: {
      Amount(digits: $0)
    }
    for (digits, written) in [("7", "7"), ("1.50", "1.5"), ("-0", "-0.0"), ("1E3", "1000.0")] {
      let bytes = try CodedEncoder(specialForms: forms).encode([Amount(digits: digits)])
      #expect(String(decoding: bytes, as: UTF8.self) == "[\(written)]")
      let read = try CodedDecoder(specialForms: forms).decode([Amount].self, from: bytes)
      #expect(read == [Amount(digits: written)])
    }
    for digits in ["", "x", " 1", "1 ", "01", "1e999", "\"1\"", "null", "[1]", "NaN"] {
      #expect(throws: EncodingError.self) {
        try CodedEncoder(specialForms: forms).encode([Amount(digits: digits)])
      }
    }
    // The form that comes last counts.
    forms.addText(Amount.self) {
      $0.digits
    } read: {
      Amount(digits: $0)
    }
    #expect(
      try CodedEncoder(specialForms: forms).encode(Amount(digits: "1")) == Array(#""1""#.utf8))
  }

  @Test("takes no form for a scalar of JSON")
  func scalars() async {
    await #expect(processExitsWith: .failure) {
      var forms = SpecialForms()
      forms.addText(Double.self) {
        $0.description
      } read: {
        Double($0)
      }
    }
    await #expect(processExitsWith: .failure) {
      var forms = SpecialForms()
      forms.addNumber(Int.self) {
        $0.description
      } read: {
        Int($0)
      }
    }
  }
}

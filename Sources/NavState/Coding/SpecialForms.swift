/// Types that code in another form than their own conformance says.
///
/// Foundation's coders write `URL` and `Data` as text and `Decimal` as a number, whatever these types
/// do by themselves. A ``CodedEncoder`` and a ``CodedDecoder`` know no such type; they look here.
/// `SpecialForms.foundation`, in `NavStateFoundation`, makes them agree with Foundation's.
///
/// A type is recognized by its identity, so a subclass or a wrapper is another type. The scalars that
/// JSON has (`Bool`, `String`, `Double`, `Float` and the integers) have no other form: most types write
/// them without asking for one.
public struct SpecialForms: Sendable {
  /// How one type is coded.
  struct Form: Sendable {
    let isNumber: Bool
    let write: @Sendable (Any) -> String?
    let read: @Sendable (String) -> Any?
  }

  private var types: [ObjectIdentifier] = []
  private var forms: [Form] = []

  /// Creates a list without any type.
  public init() {}

  /// Codes a type as text.
  ///
  /// - Parameters:
  ///   - type: The type. One that is there already gets the new form.
  ///   - write: Gives the text, or `nil` if the value has none.
  ///   - read: Gives the value, or `nil` if the text is none.
  /// - Precondition: The type is no scalar that JSON has.
  public mutating func addText<Value>(
    _ type: Value.Type,
    write: @escaping @Sendable (Value) -> String?,
    read: @escaping @Sendable (String) -> Value?
  ) {
    add(type, isNumber: false, write: write, read: read)
  }

  /// Codes a type as a number of any length.
  ///
  /// - Parameters:
  ///   - type: The type. One that is there already gets the new form.
  ///   - write: Gives the number as JSON spells it, or `nil` if the value has none.
  ///   - read: Gives the value, or `nil` if the number is none.
  /// - Precondition: The type is no scalar that JSON has.
  public mutating func addNumber<Value>(
    _ type: Value.Type,
    write: @escaping @Sendable (Value) -> String?,
    read: @escaping @Sendable (String) -> Value?
  ) {
    add(type, isNumber: true, write: write, read: read)
  }

  private mutating func add<Value>(
    _ type: Value.Type,
    isNumber: Bool,
    write: @escaping @Sendable (Value) -> String?,
    read: @escaping @Sendable (String) -> Value?
  ) {
    precondition(!(type is any DirectScalar.Type), "\(type) has no other form than JSON's own")
    let form = Form(
      isNumber: isNumber, write: { ($0 as? Value).flatMap(write) }, read: { read($0) })
    if let position = types.firstIndex(of: ObjectIdentifier(type)) {
      forms[position] = form
    } else {
      types.append(ObjectIdentifier(type))
      forms.append(form)
    }
  }

  /// The form of a type, if it has one.
  func form(of type: Any.Type) -> Form? {
    guard !types.isEmpty else { return nil }
    return types.firstIndex(of: ObjectIdentifier(type)).map { forms[$0] }
  }
}

/// A type of the standard library that a document has a scalar for.
protocol DirectScalar {
  /// Writes the value.
  ///
  /// - Throws: An `EncodingError` with the path if the value is no number of JSON.
  func write(to sink: ByteSink, at path: @autoclosure () -> [any CodingKey]) throws
}

extension Bool: DirectScalar {
  func write(to sink: ByteSink, at path: @autoclosure () -> [any CodingKey]) { sink.append(self) }
}

extension String: DirectScalar {
  func write(to sink: ByteSink, at path: @autoclosure () -> [any CodingKey]) {
    sink.appendText(self)
  }
}

extension Double: DirectScalar {
  func write(to sink: ByteSink, at path: @autoclosure () -> [any CodingKey]) throws {
    try sink.append(self, at: path())
  }
}

extension Float: DirectScalar {
  func write(to sink: ByteSink, at path: @autoclosure () -> [any CodingKey]) throws {
    try sink.append(self, at: path())
  }
}

extension DirectScalar where Self: FixedWidthInteger {
  func write(to sink: ByteSink, at path: @autoclosure () -> [any CodingKey]) { sink.append(self) }
}

extension Int: DirectScalar {}
extension Int8: DirectScalar {}
extension Int16: DirectScalar {}
extension Int32: DirectScalar {}
extension Int64: DirectScalar {}
extension UInt: DirectScalar {}
extension UInt8: DirectScalar {}
extension UInt16: DirectScalar {}
extension UInt32: DirectScalar {}
extension UInt64: DirectScalar {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: DirectScalar {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: DirectScalar {}

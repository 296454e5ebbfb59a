/// A value that is read leniently, part by part, and written so.
///
/// Each part reads what it can, and reports what it can't; reading never fails. The form is the one
/// that `Codable` has.
///
/// ```swift
/// extension Shelf: Restorable {
///   init(restoring reader: RestoringReader) {
///     path = RouteStack(restoring: reader.member("path"))
///   }
///
///   func archive(to writer: ArchivingWriter, since restored: Shelf?) {
///     path.archive(to: writer.member("path"), since: restored?.path)
///   }
/// }
/// ```
public protocol Restorable: Sendable {
  /// Reads as much as can be read.
  ///
  /// - Parameter reader: Gives the parts, and takes the report.
  init(restoring reader: RestoringReader)

  /// Writes what can be written.
  ///
  /// - Parameters:
  ///   - writer: Takes the parts and the report.
  ///   - restored: The value as it was read, where unread parts were kept beside it.
  func archive(to writer: ArchivingWriter, since restored: Self?)
}

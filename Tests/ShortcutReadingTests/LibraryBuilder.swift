import Foundation

@testable import ShortcutReading

/// Makes databases for tests, by the same SQLite that reads them.
final class LibraryBuilder {
  let path: String
  private let folder: URL
  private let library: SQLiteLibrary
  private var database: OpaquePointer?

  struct Failure: Error {
    var message: String
  }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "library-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.appending(path: "Shortcuts.sqlite").path
    library = try SQLiteLibrary()
    // SQLITE_OPEN_READWRITE and SQLITE_OPEN_CREATE.
    guard library.open(path, &database, 6, nil) == 0 else { throw Failure(message: "can't be made") }
  }

  deinit {
    close()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Lets go of the database, so that its log is worked in.
  func close() {
    guard let open = database else { return }
    _ = library.close(open)
    database = nil
  }

  func run(_ statements: String...) throws {
    for text in statements {
      var statement: OpaquePointer?
      let prepared = library.prepare(database, text, -1, &statement, nil)
      defer { _ = library.finalize(statement) }
      var status = prepared
      while status == 0 || status == 100 { status = library.step(statement) }
      guard status == 101 else {
        throw Failure(message: library.message(database).map { String(cString: $0) } ?? text)
      }
    }
  }

  /// Adds a row with some columns.
  func insert(_ table: String, _ values: [String: String]) throws {
    let values = values.sorted { $0.key < $1.key }
    let names = values.map(\.key).joined(separator: ", ")
    try run("INSERT INTO \(table) (\(names)) VALUES (\(values.map(\.value).joined(separator: ", ")))")
  }

  func contents() throws -> ShortcutLibrary.Contents { try ShortcutLibrary(copy: path).contents() }

  /// Bytes as SQL spells them.
  static func blob(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789ABCDEF")
    return "x'" + bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] } + "'"
  }

  /// A list of steps as a row holds it.
  static func steps(_ identifiers: String...) throws -> [UInt8] {
    let list = identifiers.map { ["WFWorkflowActionIdentifier": $0] }
    return Array(try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
  }
}

/// A database that is only read, and that nobody vouches for: its schema can be made to run code of its own, its pages
/// can lead in circles, and its views can count to infinity.
final class SQLiteConnection {
  /// One value of a row.
  enum Value: Equatable {
    case null
    case integer(Int64)
    case text(String)
    case blob([UInt8])
    /// A number with a fraction.
    case other
  }

  private static let valueLimit: CInt = 64 << 20
  /// SQLite calls back after so many steps of its machine; a library takes some thousands.
  private static let stepsPerCall: CInt = 1_000_000
  private static let callLimit = 200

  private let library: SQLiteLibrary
  private var database: OpaquePointer?
  private let callsLeft: UnsafeMutablePointer<Int>

  // SQLite's own numbers.
  private enum Code {
    static let ok: CInt = 0
    static let interrupt: CInt = 9
    static let row: CInt = 100
    static let done: CInt = 101
    static let openReadOnly: CInt = 1
    static let lengthLimit: CInt = 0
    static let attachedLimit: CInt = 7
  }

  /// Opens a file, in a folder that the log's index may be written to.
  ///
  /// - Throws: `ShortcutError.database`.
  init(_ path: String, _ library: SQLiteLibrary) throws(ShortcutError) {
    self.library = library
    callsLeft = .allocate(capacity: 1)
    callsLeft.initialize(to: Self.callLimit)
    guard library.open(path, &database, Code.openReadOnly, nil) == Code.ok else { throw failure(Code.ok) }
    _ = library.limit(database, Code.lengthLimit, Self.valueLimit)
    _ = library.limit(database, Code.attachedLimit, 0)
    library.watch(
      database, Self.stepsPerCall,
      { counter in
        guard let left = counter?.assumingMemoryBound(to: Int.self) else { return 1 }
        left.pointee -= 1
        return left.pointee < 0 ? 1 : 0
      }, UnsafeMutableRawPointer(callsLeft))
    for setting in ["trusted_schema = OFF", "cell_size_check = ON", "temp_store = MEMORY", "query_only = ON"] {
      try rows("PRAGMA \(setting)") { _ throws(ShortcutError) in true }
    }
  }

  deinit {
    _ = library.close(database)
    callsLeft.deallocate()
  }

  /// From here on, nothing but columns of tables can be read: no function runs, in whatever expression it hides.
  func allowOnlyReading() {
    _ = library.authorize(
      database,
      { _, action, _, _, _, _ in
        // SQLITE_READ and SQLITE_SELECT; anything else is SQLITE_DENY.
        action == 20 || action == 21 ? 0 : 1
      }, nil)
  }

  /// Runs a query and visits its rows until the visitor has seen enough.
  ///
  /// - Parameter visit: takes the columns of a row, and tells whether to go on.
  /// - Throws: `ShortcutError.database`, or what the visitor throws.
  func rows(_ query: String, visit: ([Value]) throws(ShortcutError) -> Bool) throws(ShortcutError) {
    var statement: OpaquePointer?
    let prepared = library.prepare(database, query, -1, &statement, nil)
    defer { _ = library.finalize(statement) }
    guard prepared == Code.ok, let statement else { throw failure(prepared) }
    while true {
      let status = library.step(statement)
      guard status != Code.done else { return }
      guard status == Code.row else { throw failure(status) }
      let columns = (0..<library.columns(statement)).map { value(statement, $0) }
      guard try visit(columns) else { return }
    }
  }

  private func value(_ statement: OpaquePointer, _ column: CInt) -> Value {
    // SQLITE_INTEGER, SQLITE_TEXT, SQLITE_BLOB, SQLITE_NULL.
    switch library.type(statement, column) {
    case 1: .integer(library.integer(statement, column))
    case 3: .text(String(decoding: bytes(library.text(statement, column), statement, column), as: UTF8.self))
    case 4: .blob(bytes(library.blob(statement, column)?.assumingMemoryBound(to: UInt8.self), statement, column))
    case 5: .null
    default: .other
    }
  }

  private func bytes(_ start: UnsafePointer<UInt8>?, _ statement: OpaquePointer, _ column: CInt) -> [UInt8] {
    Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : Int(library.size(statement, column))))
  }

  // SQLite's words name tables and columns of the file, and none of its values.
  private func failure(_ status: CInt) -> ShortcutError {
    guard status != Code.interrupt else {
      return .database(
        "reading it takes more work than any real library needs: "
          + "it is damaged.")
    }
    let words = library.message(database).map { String(cString: $0) } ?? "it can't be opened"
    return .database("SQLite says: \(words).")
  }
}

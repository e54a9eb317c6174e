import Foundation
import TestSupport
import Testing

@testable import ShortcutReading

@Suite struct ShortcutLibraryTests {
  /// Columns of a real store, with their types; those that are read stand in bold in no particular place.
  private static let columns = [
    "Z_ENT INTEGER", "Z_OPT INTEGER", "ZACTIONCOUNT INTEGER", "ZHIDDENFROMLIBRARYANDSYNC INTEGER",
    "ZHIDDENFROMWIDGET INTEGER", "ZTOMBSTONED INTEGER", "ZTRIGGERCOUNT INTEGER", "ZACTIONS INTEGER",
    "ZCONFLICTOF INTEGER", "ZCREATIONDATE TIMESTAMP", "ZMODIFICATIONDATE TIMESTAMP",
    "ZASSOCIATEDAPPBUNDLEIDENTIFIER VARCHAR", "ZMINIMUMCLIENTVERSION VARCHAR", "ZNAME VARCHAR", "ZPHRASE VARCHAR",
    "ZWORKFLOWID VARCHAR", "ZINPUTCLASSESDATA BLOB", "ZIMPORTQUESTIONSDATA BLOB",
  ]

  private static func library(_ columns: [String] = columns, more: [String] = []) throws -> LibraryBuilder {
    let builder = try LibraryBuilder()
    try builder.run(
      "PRAGMA journal_mode = WAL",
      "CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR, Z_PLIST BLOB)",
      "CREATE TABLE ZSHORTCUT (Z_PK INTEGER PRIMARY KEY, \((columns + more).joined(separator: ", ")))",
      "CREATE TABLE ZSHORTCUTACTIONS (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, ZSHORTCUT INTEGER, ZDATA BLOB)",
      "CREATE TABLE ZTRIGGER (Z_PK INTEGER PRIMARY KEY, ZENABLED INTEGER, ZSHORTCUT INTEGER, ZDATA BLOB)",
      "CREATE INDEX ZSHORTCUTACTIONS_ZSHORTCUT_INDEX ON ZSHORTCUTACTIONS (ZSHORTCUT)")
    return builder
  }

  private static func add(_ key: Int, _ values: [String: String], _ steps: [UInt8]?, to builder: LibraryBuilder) throws
  {
    try builder.insert("ZSHORTCUT", values.merging(["Z_PK": "\(key)"]) { $1 })
    guard let steps else { return }
    try builder.insert("ZSHORTCUTACTIONS", ["ZSHORTCUT": "\(key)", "ZDATA": LibraryBuilder.blob(steps)])
  }

  @Test func readsShortcutsWithTheirNames() throws {
    let builder = try Self.library()
    try Self.add(2, ["ZNAME": "'Evening'"], LibraryBuilder.steps("com.example.books.OpenBook"), to: builder)
    try Self.add(1, ["ZNAME": "'Morning'"], LibraryBuilder.steps("com.example.books.AddBook", "x.y"), to: builder)
    let contents = try builder.contents()
    #expect(contents.workflows.map(\.name) == ["Morning", "Evening"])
    #expect(contents.workflows.map(\.actions.count) == [2, 1])
    #expect(contents.leftOut.isEmpty && contents.unread.isEmpty)
  }

  @Test(arguments: UInt64(1)...12)
  func takesColumnsByName(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    // Any column but the name may be missing in some system.
    let kept = Self.columns.filter { $0.hasPrefix("ZNAME") || Bool.random(using: &generator) }
    let builder = try Self.library(kept.shuffled(using: &generator), more: ["ZNEXTYEARSCOLUMN BLOB", "ZA VARCHAR"])
    for key in 1...20 {
      var values = ["ZNAME": "'Shortcut \(key)'"]
      if key % 5 == 0, kept.contains("ZTOMBSTONED INTEGER") { values["ZTOMBSTONED"] = "1" }
      try Self.add(key, values, LibraryBuilder.steps("com.example.books.AddBook"), to: builder)
    }
    let contents = try builder.contents()
    let deleted = kept.contains("ZTOMBSTONED INTEGER") ? 4 : 0
    #expect(contents.workflows.count == 20 - deleted)
    #expect(contents.leftOut[.deleted] ?? 0 == deleted)
  }

  @Test func leavesOutWhatNobodyRuns() throws {
    let builder = try Self.library(more: ["ZDELETED INTEGER"])
    let steps = try LibraryBuilder.steps("com.example.books.AddBook")
    try Self.add(1, ["ZNAME": "'Old'", "ZTOMBSTONED": "1"], steps, to: builder)
    try Self.add(2, ["ZNAME": "'Loser'", "ZCONFLICTOF": "3"], steps, to: builder)
    try Self.add(3, ["ZNAME": "'Winner'", "ZCONFLICTOF": "NULL"], steps, to: builder)
    try Self.add(4, ["ZNAME": "'Empty'"], [], to: builder)
    try Self.add(5, ["ZNAME": "'Nothing'"], nil, to: builder)
    try Self.add(6, ["ZNAME": "'Marked'", "ZTOMBSTONED": "0", "ZDELETED": "1"], steps, to: builder)
    let contents = try builder.contents()
    #expect(contents.workflows.map(\.name) == ["Winner"])
    #expect(contents.leftOut == [.deleted: 2, .conflict: 1, .empty: 2])
  }

  /// The actions of a personal automation are in a hidden row that has an identifier for a name.
  @Test func findsAutomations() throws {
    let builder = try Self.library()
    let steps = try LibraryBuilder.steps("com.example.books.AddBook")
    let hidden = ["ZHIDDENFROMLIBRARYANDSYNC": "1", "ZNAME": "'Automation 6A1E'"]
    try Self.add(1, hidden, steps, to: builder)
    try Self.add(2, hidden, steps, to: builder)
    try Self.add(3, ["ZNAME": "'Automation of mine'"], steps, to: builder)
    let archive = Array("bplist00$objects…WFNothing…WFAppInFocusTrigger_secret".utf8)
    try builder.insert("ZTRIGGER", ["ZSHORTCUT": "2", "ZDATA": LibraryBuilder.blob(archive)])
    let kinds = try builder.contents().workflows.map(\.kind)
    #expect(kinds == [.automation(trigger: nil), .automation(trigger: "App In Focus"), .shortcut])
  }

  @Test func readsTheLog() throws {
    let builder = try Self.library()
    try builder.run("PRAGMA wal_autocheckpoint = 0")
    for key in 1...60 {
      try Self.add(key, ["ZNAME": "'S\(key)'"], LibraryBuilder.steps("com.example.books.AddBook"), to: builder)
    }
    // The builder still holds the database, so the rows are in the log alone.
    let copy = builder.path + ".copy"
    for ending in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: builder.path + ending, toPath: copy + ending)
    }
    #expect(try ShortcutLibrary(copy: copy).contents().workflows.count == 60)
    try FileManager.default.removeItem(atPath: copy + "-wal")
    #expect(throws: ShortcutError.self) { try ShortcutLibrary(copy: copy).contents() }
  }

  @Test func readsAMarkedListAndNamesOneThatIsElsewhere() throws {
    let builder = try Self.library()
    let steps = try LibraryBuilder.steps("com.example.books.AddBook")
    try Self.add(1, ["ZNAME": "'Here'"], [1] + steps, to: builder)
    try Self.add(2, ["ZNAME": "'Elsewhere'"], [2] + Array("6A1E".utf8), to: builder)
    try Self.add(3, ["ZNAME": "'Broken'"], Array("bplist00".utf8), to: builder)
    let contents = try builder.contents()
    #expect(contents.workflows.map(\.name) == ["Here"])
    #expect(contents.unread.map(\.name) == ["Elsewhere", "Broken"])
  }

  private static func error(_ builder: LibraryBuilder) -> ShortcutError? {
    do {
      _ = try builder.contents()
      return nil
    } catch { return error as? ShortcutError }
  }

  @Test(arguments: [
    "CREATE TABLE TOOLS (A INTEGER)", "CREATE TABLE ZSHORTCUT (Z_PK INTEGER PRIMARY KEY, ZNAME VARCHAR)",
    "CREATE TABLE ZSHORTCUT (ZNAME VARCHAR)",
  ])
  func refusesOtherDatabases(table: String) throws {
    let builder = try LibraryBuilder()
    try builder.run(table)
    #expect(Self.error(builder)?.isAboutSomethingElse == true)
  }

  /// A view in a table's place would count to infinity.
  @Test func refusesAView() throws {
    let builder = try LibraryBuilder()
    try builder.run(
      "CREATE VIEW ZSHORTCUT AS WITH RECURSIVE n(Z_PK) AS (SELECT 1 UNION ALL SELECT Z_PK + 1 FROM n) "
        + "SELECT Z_PK, 'x' AS ZNAME FROM n",
      "CREATE TABLE ZSHORTCUTACTIONS (Z_PK INTEGER PRIMARY KEY, ZSHORTCUT INTEGER, ZDATA BLOB)")
    #expect(Self.error(builder)?.isAboutSomethingElse == true)
  }

  /// A column that is made by a function each time it is read.
  @Test func runsNoFunctionOfTheFile() throws {
    let builder = try LibraryBuilder()
    try builder.run(
      "CREATE TABLE ZSHORTCUT (Z_PK INTEGER PRIMARY KEY, ZNAME VARCHAR, "
        + "ZTOMBSTONED INTEGER GENERATED ALWAYS AS (length(hex(zeroblob(1000000)))) VIRTUAL)",
      "CREATE TABLE ZSHORTCUTACTIONS (Z_PK INTEGER PRIMARY KEY, ZSHORTCUT INTEGER, "
        + "ZDATA BLOB, ZX INTEGER GENERATED ALWAYS AS (length(ZDATA)) VIRTUAL)",
      "INSERT INTO ZSHORTCUT (Z_PK, ZNAME) VALUES (1, 'Morning')")
    #expect(try builder.contents().leftOut == [.empty: 1])
  }

  @Test func endsOnDamage() throws {
    let builder = try Self.library()
    for key in 1...30 {
      try Self.add(key, ["ZNAME": "'S\(key)'"], LibraryBuilder.steps("com.example.books.AddBook"), to: builder)
    }
    try builder.run("PRAGMA journal_mode = DELETE")
    builder.close()
    let bytes = Array(try Data(contentsOf: URL(filePath: builder.path)))
    var generator = SeededGenerator(seed: 5)
    var readable = 0
    for _ in 0..<300 {
      var damaged = bytes
      for _ in 0..<8 {
        damaged[Int.random(in: 16..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      try Data(damaged).write(to: URL(filePath: builder.path))
      if Self.error(builder) == nil { readable += 1 }
    }
    #expect(readable < 300)
  }

  @Test func saysWhenThereIsNoSQLite() {
    #expect(throws: ShortcutError.self) { try SQLiteLibrary(named: "libnothing-of-the-kind.so") }
  }
}

/// The shortcuts and personal automations in a `Shortcuts.sqlite`: a Core Data store whose columns grow with each system.
///
/// They are taken by name, and all but those that hold the steps may be missing.
package struct ShortcutLibrary {
  /// What a library holds.
  package struct Contents: Sendable {
    /// In the order in which they were made.
    package var workflows: [SavedWorkflow] = []
    /// Rows that were left out, and why: counted, as they have no step to judge.
    package var leftOut: [Reason: Int] = [:]
    /// Shortcuts whose steps can't be read, by name, each with the reason.
    package var unread: [(name: String, error: ShortcutError)] = []
  }

  /// Why a row has no steps to judge.
  package enum Reason: Hashable, Sendable, CaseIterable {
    case deleted, conflict, empty
  }

  /// Nobody has more.
  static let rowLimit = 100_000
  /// The values of all shortcuts together; a library of hundreds has some millions at most.
  static let valueLimit = 20_000_000

  private let connection: SQLiteConnection
  private let columns: [String: Set<String>]

  /// Opens a copy of a library: beside it, SQLite writes an index of its log.
  ///
  /// - Throws: `ShortcutError.database` where it is none, or where this machine has no SQLite.
  package init(copy path: String) throws(ShortcutError) { try self.init(copy: path, SQLiteLibrary()) }

  init(copy path: String, _ library: SQLiteLibrary) throws(ShortcutError) {
    let connection = try SQLiteConnection(path, library)
    var columns: [String: Set<String>] = [:]
    for table in Table.allCases { columns[table.name] = try Self.columns(of: table, connection) }
    for table in [Table.shortcuts, .actions] where !table.needs.isSubset(of: columns[table.name] ?? []) {
      throw .noLibrary(table: table.name, columns: table.needs.sorted())
    }
    connection.allowOnlyReading()
    self.connection = connection
    self.columns = columns
  }

  private enum Table: CaseIterable {
    case shortcuts, actions, triggers

    var name: String {
      switch self {
      case .shortcuts: "ZSHORTCUT"
      case .actions: "ZSHORTCUTACTIONS"
      case .triggers: "ZTRIGGER"
      }
    }

    var needs: Set<String> {
      switch self {
      case .shortcuts: ["Z_PK", "ZNAME"]
      case .actions, .triggers: ["ZSHORTCUT", "ZDATA"]
      }
    }
  }

  // A view or a virtual table of that name would run what its maker wrote.
  private static func columns(
    of table: Table, _ connection: SQLiteConnection
  ) throws(ShortcutError) -> Set<String> {
    var isTable = false
    let query = "SELECT type, sql FROM sqlite_master WHERE name = '\(table.name)'"
    try connection.rows(query) { row throws(ShortcutError) in
      if case .text(let sql) = row[1] { isTable = row[0] == .text("table") && sql.hasPrefix("CREATE TABLE") }
      return true
    }
    var names: Set<String> = []
    guard isTable else { return names }
    try connection.rows("PRAGMA table_info(\(table.name))") { row throws(ShortcutError) in
      if case .text(let name) = row[1] { names.insert(name) }
      return true
    }
    return names
  }

  /// Reads everything.
  ///
  /// - Throws: `ShortcutError.database` where the library itself is damaged.
  package func contents() throws(ShortcutError) -> Contents {
    var contents = Contents()
    var rows: [Int64: Row] = [:]
    try select(
      ["Z_PK", "ZNAME", "ZTOMBSTONED", "ZDELETED", "ZCONFLICTOF", "ZHIDDENFROMLIBRARYANDSYNC"], of: .shortcuts
    ) {
      row throws(ShortcutError) in
      guard case .integer(let key) = row[0] else { return }
      if Self.isSet(row[2]) || Self.isSet(row[3]) {
        contents.leftOut[.deleted, default: 0] += 1
      } else if row[4] != .null {
        contents.leftOut[.conflict, default: 0] += 1
      } else {
        rows[key] = Row(name: row[1], isHidden: Self.isSet(row[5]))
      }
    }
    let triggers = try self.triggers()
    var steps = try self.steps(of: Set(rows.keys))
    for (key, row) in rows.sorted(by: { $0.key < $1.key }) {
      let kind = row.kind(trigger: triggers[key])
      switch steps.removeValue(forKey: key) {
      case nil: contents.leftOut[.empty, default: 0] += 1
      case .success(var workflow):
        workflow.name = row.name
        workflow.kind = kind
        contents.workflows.append(workflow)
      case .failure(let error): contents.unread.append((kind == .shortcut ? row.name : "an automation", error))
      }
    }
    return contents
  }

  private static func isSet(_ value: SQLiteConnection.Value) -> Bool {
    if case .integer(let number) = value { number != 0 } else { false }
  }

  /// Columns that are not there are null.
  private func select(
    _ names: [String], of table: Table, visit: ([SQLiteConnection.Value]) throws(ShortcutError) -> Void
  ) throws(ShortcutError) {
    let known = columns[table.name] ?? []
    let list = names.map { known.contains($0) ? "\"\($0)\"" : "NULL" }.joined(separator: ", ")
    var count = 0
    try connection.rows("SELECT \(list) FROM \(table.name)") { row throws(ShortcutError) in
      count += 1
      guard count <= Self.rowLimit else { throw .database("it has more than \(Self.rowLimit) rows.") }
      try visit(row)
      return true
    }
  }

  /// What starts the automations, by the key of the shortcut that each runs.
  private func triggers() throws(ShortcutError) -> [Int64: String] {
    var triggers: [Int64: String] = [:]
    guard Table.triggers.needs.isSubset(of: columns[Table.triggers.name] ?? []) else { return triggers }
    try select(["ZSHORTCUT", "ZDATA"], of: .triggers) { row throws(ShortcutError) in
      guard case .integer(let key) = row[0], case .blob(let data) = row[1] else { return }
      triggers[key] = TriggerName.find(in: data)
    }
    return triggers
  }

  private func steps(of keys: Set<Int64>) throws(ShortcutError) -> [Int64: Result<SavedWorkflow, ShortcutError>] {
    var steps: [Int64: Result<SavedWorkflow, ShortcutError>] = [:]
    var room = Self.valueLimit
    try select(["ZSHORTCUT", "ZDATA"], of: .actions) { row throws(ShortcutError) in
      guard case .integer(let key) = row[0], keys.contains(key), steps[key] == nil,
        case .blob(let data) = row[1], !data.isEmpty
      else { return }
      do throws(ShortcutError) { steps[key] = .success(try Self.workflow(data, &room)) } catch {
        steps[key] = .failure(error)
      }
    }
    return steps
  }

  // A mark in front of the list says where Core Data keeps it: 1 for here, 2 for a file of its own.
  private static func workflow(_ data: [UInt8], _ room: inout Int) throws(ShortcutError) -> SavedWorkflow {
    guard data.first != 2 else { throw .stepsElsewhere }
    let list = data.first == 1 ? Array(data.dropFirst()) : data
    guard list.count <= ShortcutLimits.size else { throw .tooLarge }
    guard room > 0 else { throw .database("its shortcuts expand to more than \(valueLimit) values.") }
    return try WorkflowReader().read(list, countingDown: &room)
  }

  private struct Row {
    private static let automationPrefix = "Automation "

    let name: String
    let isHidden: Bool

    init(name: SQLiteConnection.Value, isHidden: Bool) {
      if case .text(let text) = name { self.name = text.oneLine } else { self.name = "a shortcut without a name" }
      self.isHidden = isHidden
    }

    /// What an automation runs is hidden, and called after nothing that a person knows.
    func kind(trigger: String?) -> SavedWorkflow.Kind {
      let isAutomation = isHidden && (name.hasPrefix(Self.automationPrefix) || trigger != nil)
      return isAutomation ? .automation(trigger: trigger) : .shortcut
    }
  }
}

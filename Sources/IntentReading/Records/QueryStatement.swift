/// A statement of SQL that looks something up.
struct QueryStatement {
  let table: String
  /// The names and texts of each condition that must hold.
  let conditions: [[String]]

  /// Nil for any other text.
  init?(_ text: String) {
    let words = text.matches(of: /\'[^\']*\'|\w+/).map { String($0.output) }
    let keys = words.map { $0.uppercased() }
    guard keys.first == "SELECT", let from = keys.firstIndex(of: "FROM"), words.indices.contains(from + 1) else {
      return nil
    }
    table = words[from + 1]
    guard let start = keys.firstIndex(of: "WHERE") else {
      conditions = []
      return
    }
    let end = keys[start...].firstIndex { ["ORDER", "GROUP", "LIMIT"].contains($0) } ?? keys.endIndex
    conditions = (start + 1..<end).split { keys[$0] == "AND" }.map { range in
      range.filter { !Self.operators.contains(keys[$0]) && Int(keys[$0]) == nil }.map { words[$0] }
    }
  }

  private static let operators: Set = ["IS", "NOT", "NULL", "IN", "LIKE", "OR", "BETWEEN", "COLLATE", "NOCASE"]
}

import IntentReports
import SwiftCSV

/// Reads usage from a table: comma, semicolon or tab between the cells, the names of the columns in the first row.
enum UsageTable {
  static func read(_ text: String, into rows: inout UsageRows) {
    let table = parse(text)
    guard let head = table.rows.first, head.contains(where: { !$0.isEmpty }) else {
      rows.report("the file is empty. Its first row must be \(example).", at: nil)
      return
    }
    let names = head.map { $0.trimmingSpaces }
    guard check(names, &rows) else { return }
    for (index, cells) in table.rows.enumerated().dropFirst() where cells.contains(where: { !$0.isEmpty }) {
      let row = index + 1
      if cells.count > names.count {
        rows.report(
          "the row has \(Words.count(cells.count, "cell", "cells")), the first row \(names.count). Put text that has a "
            + "“\(table.delimiter)” in it into quotation marks.", at: place(row, names.count + 1))
        continue
      }
      // The parser drops an empty last cell of the file.
      let isWhole = cells.count == names.count || (cells.count == names.count - 1 && text.last == table.delimiter)
      if !isWhole {
        rows.report(
          "the row has \(Words.count(cells.count, "cell", "cells")), the first row \(names.count). Export the file "
            + "again if it was cut off.", at: place(row, cells.count + 1))
        continue
      }
      let values = zip(names, cells).map { ($0, $1.trimmingSpaces) }.filter { !$1.isEmpty }
      rows.add(Dictionary(uniqueKeysWithValues: values)) { name in
        "row \(row)" + (name.map { ", column “\($0)”" } ?? "")
      }
    }
    if let problem = table.problem { rows.report(problem, at: "row \(table.rows.count)") }
    if table.rows.count == 1, table.problem == nil {
      rows.report(
        "there are no rows below the header. Leave `usage:` out of the settings until there is data.", at: nil)
    }
  }

  /// `row 3, column 2`: the cell in which a text ends.
  static func place(behind text: String) -> String {
    // Something must stand in the last cell for the parser to count it.
    let rows = parse(text + "x").rows
    return place(rows.count, rows.last?.count ?? 1)
  }

  private static let example = UsageFile.columns.joined(separator: ",")

  private static func place(_ row: Int, _ column: Int) -> String { "row \(row), column \(column)" }

  private static func check(_ names: [String], _ rows: inout UsageRows) -> Bool {
    for (index, name) in names.enumerated() {
      if !UsageFile.columns.contains(name) {
        rows.reportUnknown(name, "column", at: place(1, index + 1))
      } else if names[..<index].contains(name) {
        rows.report("there are two columns “\(name)”. Keep one.", at: place(1, index + 1))
      }
    }
    for name in ["intent", "runs"] where !names.contains(name) {
      rows.report("there is no column “\(name)”. The first row must be \(example).", at: "row 1")
    }
    return rows.problems.isEmpty
  }

  /// The rows up to the first that is no row, that one last and as far as it goes.
  private static func parse(_ text: String) -> (rows: [[String]], delimiter: Character, problem: String?) {
    let delimiter = CSVDelimiter.guessed(string: text)
    var rows: [[String]] = []
    do {
      // The rows are taken one by one, so that those before a problem are known.
      let table = try CSV<Enumerated>(string: text, delimiter: delimiter, loadColumns: false, rowLimit: 0)
      try table.enumerateAsArray(startAt: 0, rowLimit: nil) { rows.append($0) }
    } catch {
      rows.append([])
      return (rows, delimiter.rawValue, "there is a quotation mark inside a cell. Double it, and quote the whole cell.")
    }
    // The parser takes all that follows an open quotation mark for one cell.
    let isOpen = !text.count(where: { $0 == "\"" }).isMultiple(of: 2)
    return (rows, delimiter.rawValue, isOpen ? "a quotation mark is opened and never closed." : nil)
  }
}

extension String {
  /// Without blanks around it.
  fileprivate var trimmingSpaces: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

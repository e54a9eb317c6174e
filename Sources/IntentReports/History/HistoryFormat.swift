/// One way to write a history down: a pure function.
package protocol HistoryFormat: Sendable {
  /// The word after `--format`.
  var name: String { get }

  /// The whole text, ending in a line feed.
  ///
  /// - Throws: an encoding error, for numbers that JSON can't hold; a history has none.
  func render(_ report: HistoryReport) throws -> String
}

/// The list of formats of a history. A new one is a new file and a line here.
package enum HistoryFormats {
  /// Every format, the default one first.
  package static func all(_ style: TextStyle = .plain) -> [any HistoryFormat] {
    [HistoryText(style: style), HistoryJSON(), HistoryMarkdown(), HistoryHTML()]
  }

  /// What can stand after `--format`.
  package static var names: [String] { all().map(\.name) }

  /// The format with a name.
  package static func named(_ name: String, _ style: TextStyle = .plain) -> (any HistoryFormat)? {
    all(style).first { $0.name == name }
  }
}

/// One way to write something down. A format is a pure function: no file, no clock, no environment.
package protocol OutputFormat<Content>: Sendable {
  /// What it writes: a report, a timeline, a history.
  associatedtype Content

  /// The word after `--format`.
  var name: String { get }

  /// Whether it carries the code that ends a finding, which is made for such formats alone.
  var carriesFixes: Bool { get }

  /// Whether it shows only the first findings, and a runner has a page for the rest. See `StepSummary`.
  var needsStepSummary: Bool { get }

  /// The whole text, ending in a line feed.
  ///
  /// - Throws: an encoding error, for numbers that JSON can't hold; no content has any.
  func render(_ content: Content) throws -> String

  /// What is known of several apps as one text.
  ///
  /// - Throws: as `render(_:)`.
  func render(all contents: [Content], unread: [UnreadApp]) throws -> String
}

extension OutputFormat {
  /// Most formats have no place for code.
  package var carriesFixes: Bool { false }
  /// Most formats can stand one after the other.
  package func render(all contents: [Content], unread: [UnreadApp]) throws -> String {
    try contents.map(render).joined()
  }
  /// Most formats show everything.
  package var needsStepSummary: Bool { false }
}

/// The formats that one kind of content can be written in. A new one is a new file and a line in its list.
package protocol FormatList {
  /// What is written.
  associatedtype Content
  /// What a format may take from its surroundings, handed in by the command.
  associatedtype Options: Sendable = TextStyle

  /// What holds where nothing is handed in.
  static var standardOptions: Options { get }
  /// Every format, the default one first.
  static func all(_ options: Options) -> [any OutputFormat<Content>]
  /// Those that a name finds and no list shows.
  static func hidden(_ options: Options) -> [any OutputFormat<Content>]
}

extension FormatList where Options == TextStyle {
  /// Text without colour.
  package static var standardOptions: TextStyle { .plain }
}

extension FormatList {
  /// Every format, the default one first, where nothing is handed in.
  package static var all: [any OutputFormat<Content>] { all(standardOptions) }

  /// Most lists show all that they have.
  package static func hidden(_ options: Options) -> [any OutputFormat<Content>] { [] }

  /// What can stand after `--format`.
  package static var names: [String] { all.map(\.name) }

  /// The format with a name.
  package static func named(_ name: String, _ options: Options? = nil) -> (any OutputFormat<Content>)? {
    let options = options ?? standardOptions
    return (all(options) + hidden(options)).first { $0.name == name }
  }
}

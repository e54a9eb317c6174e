import Foundation

/// Keeps foreign text foreign: a name out of somebody's source code can't become an annotation, a tag, a link, a
/// mention or a terminal sequence.
package enum Escaping {
  /// The text on one line with everything invisible written out: `\n`, `\t`, `\u{1B}`.
  ///
  /// So are letters of other scripts that look like the Latin ones around them. `##[` is parted as well: a GitHub runner
  /// takes it for a command wherever it stands in a line of the log.
  package static func visible(_ text: String) -> String { visibleCode(LookAlikes.marked(text)) }

  /// The same for code, which is to be copied: its letters stay.
  private static func visibleCode(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text.replacingRare("##[", with: "#\\#[") }
    return text.unicodeScalars.map { isUnsafe($0) ? spelling($0) : String($0) }.joined()
      .replacingRare("##[", with: "#\\#[")
  }

  /// A finished line of a log that a GitHub runner does not take for a command: those begin with `::`.
  static func inert(_ line: String) -> String {
    let words = line.drop { $0.isWhitespace }
    return words.hasPrefix("::") ? line.prefix(line.count - words.count) + "\\" + words : line
  }

  /// Text for a log: its line feeds stay, and nothing in its lines acts on a terminal or a GitHub runner.
  package static func log(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { inert(visible(String($0))) }
      .joined(separator: "\n")
  }

  /// A diff, which stays one for `patch`: tabs and the ends of its lines are left as they are.
  package static func diff(_ text: String) -> String {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isWindows = line.last == "\r"
      let parts = line.dropLast(isWindows ? 1 : 0).split(separator: "\t", omittingEmptySubsequences: false)
      return inert(parts.map { visibleCode(String($0)) }.joined(separator: "\t")) + (isWindows ? "\r" : "")
    }
    .joined(separator: "\n")
  }

  /// Lines of code, each of them visible, tabs as spaces.
  static func visibleLines(_ code: String) -> [String] {
    code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { inert(visibleCode(String($0).replacingRare("\t", with: "  "))) }
  }

  /// JSON text in which no raw control or direction character is left, for terminals that act on them.
  static func json(_ encoded: String) -> String {
    var result = ""
    for scalar in encoded.replacingRare("##[", with: "##\\u005b").unicodeScalars {
      if isUnsafe(scalar), scalar != "\n" {
        result += String(scalar).utf16.map { String(format: "\\u%04x", $0) }.joined()
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The message of a GitHub workflow command; its line feeds are the report's own.
  static func workflowData(_ text: String) -> String {
    text.replacingRare("%", with: "%25").replacingRare("\r", with: "%0D").replacingRare("\n", with: "%0A")
  }

  /// A property of a GitHub workflow command.
  static func workflowProperty(_ text: String) -> String {
    workflowData(visible(text)).replacingRare(":", with: "%3A").replacingRare(",", with: "%2C")
  }

  /// The text of a SARIF message, where brackets make links and braces stand for arguments.
  static func sarif(_ text: String) -> String {
    visible(text).replacingRare("\\", with: "\\\\").replacingRare("[", with: "\\[").replacingRare("]", with: "\\]")
      .replacingRare("{", with: "{{").replacingRare("}", with: "}}")
  }

  /// A path as a relative reference of a URI, or as a file URI where it is absolute.
  static func uri(path: String) -> String {
    let allowed = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/")
    // Git and the pages that show code spell an accent with its letter; some volumes of macOS spell the two apart.
    let path = path.precomposedStringWithCanonicalMapping
    let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    return path.hasPrefix("/") ? "file://\(escaped)" : escaped
  }

  // Joiners stay but in Latin words: scripts and emoji need them, and they move nothing.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return scalar.value != 0x200C && scalar.value != 0x200D
    default: return scalar.properties.isNoncharacterCodePoint
    }
  }

  static func spelling(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}

extension String {
  /// With another text for one that few texts have: to look for its first byte costs much less than to search.
  func replacingRare(_ rare: String, with other: String) -> String {
    rare.utf8.first.map(utf8.contains) == false ? self : replacing(rare, with: other)
  }
}

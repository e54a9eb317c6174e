import IntentReports
import IntentSurface

/// What the argument parser says of a wrong command line, in the form of all other errors.
enum UsageMessage {
  /// - Parameters:
  ///   - message: the parser's, with the error, help for one argument and the usage, a line each.
  ///   - hint: a sentence to put after the error.
  static func text(_ message: String, hint: String? = nil) -> String {
    message.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      if line.hasPrefix("Error: ") {
        return [[error(line.dropFirst("Error: ".count)), hint].compactMap(\.self).joined(separator: " ")]
      }
      return line.hasPrefix("Usage: ") ? wrapped(line) : [String(line)]
    }
    .joined(separator: "\n")
  }

  private static func error(_ text: Substring) -> String {
    let text = withoutFarSuggestion(text)
    return "intentcompat: " + text.prefix(1).lowercased() + text.dropFirst() + (text.hasSuffix("'") ? "." : "")
  }

  /// The parser suggests the nearest option, however far it is.
  private static func withoutFarSuggestion(_ text: Substring) -> String {
    guard let match = text.firstMatch(of: /'(?<given>--[^']+)'\. Did you mean '(?<nearest>--[^']+)'\?/) else {
      return String(text)
    }
    let isNear = !NearestNames.matches(for: String(match.given.dropFirst(2)), in: [String(match.nearest.dropFirst(2))])
      .isEmpty
    return isNear ? String(text) : text[..<match.range.lowerBound] + "'\(match.given)'."
  }

  private static let columns = 100

  private static func wrapped(_ line: Substring) -> [String] {
    var lines = [""]
    for part in parts(line) {
      if lines[lines.count - 1].count + part.count + 1 > columns { lines.append("   ") }
      lines[lines.count - 1] += lines == [""] ? part : " \(part)"
    }
    return lines
  }

  /// Words, with what stands between brackets as one.
  private static func parts(_ line: Substring) -> [String] {
    line.split(separator: " ").reduce(into: []) { parts, word in
      if let last = parts.last, last.hasPrefix("["), !last.hasSuffix("]") {
        parts[parts.count - 1] = "\(last) \(word)"
      } else {
        parts.append(String(word))
      }
    }
  }
}

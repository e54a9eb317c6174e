import IntentReports
import IntentSurface

/// What the argument parser says of a wrong command line, in the form of all other errors.
enum UsageMessage {
  /// - Parameters:
  ///   - message: the parser's, with the error, help for one argument and the usage, a line each.
  ///   - hint: a sentence to put after the error.
  static func text(_ message: String, hint: String? = nil) -> String {
    let options = message.matches(of: /\[--(?<name>[a-z-]+)/).map { String($0.name) }
    return message.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      if line.hasPrefix("Error: ") {
        let words = error(line.dropFirst("Error: ".count), options)
        return [[words, hint].compactMap(\.self).joined(separator: " ")]
      }
      return line.hasPrefix("Usage: ") ? wrapped(line) : [String(line)]
    }
    .joined(separator: "\n")
  }

  /// The help of a command, whose usage the parser writes in one line, however long.
  static func help(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { $0.hasPrefix("USAGE: ") ? wrapped($0) : [String($0)] }.joined(separator: "\n")
  }

  private static func error(_ text: Substring, _ options: [String]) -> String {
    let text = suggesting(options, in: text)
    return "intentcompat: " + text.prefix(1).lowercased() + text.dropFirst() + (text.hasSuffix("'") ? "." : "")
  }

  /// The parser suggests the nearest option, however far it is, and none for the beginning of one.
  private static func suggesting(_ options: [String], in text: Substring) -> String {
    guard let match = text.firstMatch(of: /option '--(?<given>[^']+)'(?:\. Did you mean '--[^']+'\?)?$/) else {
      return String(text)
    }
    let nearest = NearestNames.matches(for: String(match.given), in: options).first
    return text[..<match.range.lowerBound] + "option '--\(match.given)'."
      + (nearest.map { " Did you mean '--\($0)'?" } ?? "")
  }

  private static let columns = 80

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

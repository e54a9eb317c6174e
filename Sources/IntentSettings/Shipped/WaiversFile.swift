import Foundation
import IntentFiles
package import IntentRules
import IntentSurface
import YAMLReading
import Yams

/// `snapshots/waivers.yml`: what a team accepted, in a file that people review and edit.
package struct WaiversFile: Hashable, Sendable {
  /// A waiver, with what tells a person which finding it is about.
  package struct Entry: Hashable, Sendable {
    /// The waiver.
    package var waiver: Waiver
    /// The id of the rule, such as `I01`.
    package var rule: String?
    /// What it is about.
    package var subject: String?
    /// Its first line in the file, from 1.
    package var line: Int

    /// The waiver, with what the file says it is about.
    package var claim: Waiver {
      var claim = waiver
      claim.rule = rule
      claim.subject = subject
      return claim
    }

    /// Makes one from what is always known of it; the rest has its default.
    package init(waiver: Waiver, rule: String? = nil, subject: String? = nil, line: Int = 1) {
      self.waiver = waiver
      self.rule = rule
      self.subject = subject
      self.line = line
    }
  }

  /// The entries, in the order of the file.
  package var entries: [Entry]
  private let text: String

  /// The waivers, in the order of the file.
  package var waivers: [Waiver] { entries.map(\.claim) }

  /// Reads the file; one that is not there holds no waivers.
  ///
  /// - Throws: `SettingsError` with every problem in it, or `FileError`.
  package init(at path: String, shownAs shown: String) throws {
    guard FileKind(of: path, followingLinks: true) != .missing else {
      try self.init(yaml: "", path: shown)
      return
    }
    try self.init(yaml: RegularFile.text(of: path), path: shown)
  }

  /// Reads the text of such a file.
  ///
  /// - Throws: `SettingsError`.
  package init(yaml text: String, path: String) throws(SettingsError) {
    let text = text.withoutByteOrderMark
    self.text = text
    let reader = YAMLReader()
    var entries: [Entry] = []
    if let document = reader.document(text) {
      if let sequence = document.sequence {
        entries = sequence.compactMap { Self.entry($0, reader) }
      } else {
        reader.report("it must be a list with one entry per waiver: `- fingerprint: …`.", at: document)
      }
    }
    for (index, entry) in entries.enumerated() {
      if let first = entries[..<index].first(where: { $0.waiver.fingerprint == entry.waiver.fingerprint }) {
        reader.report(
          "\(entry.waiver.fingerprint) is already waived on line \(first.line). Keep one.", line: entry.line)
      }
    }
    guard reader.problems.isEmpty else { throw SettingsError(path: path, problems: reader.problems) }
    self.entries = entries
  }

  /// The file's text with one more waiver, or with the one for the same finding replaced; comments stay.
  package func text(adding entry: Entry) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    if lines.isEmpty { lines = Self.heading }
    if let index = entries.firstIndex(where: { $0.waiver.fingerprint == entry.waiver.fingerprint }) {
      lines.replaceSubrange(range(of: index, in: lines), with: Self.lines(of: entry))
    } else {
      if lines.last == "[]" { lines.removeLast() }
      lines += Self.lines(of: entry)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // From its first line to its last that is no comment and not empty.
  private func range(of index: Int, in lines: [String]) -> Range<Int> {
    let start = entries[index].line - 1
    var end = index + 1 < entries.count ? entries[index + 1].line - 1 : lines.count
    while end > start + 1, lines[end - 1].isEmpty || lines[end - 1].hasPrefix("#") { end -= 1 }
    return start..<end
  }

  private static let heading = [
    "# Findings that this team accepts. Each waiver accepts one finding, by its fingerprint, through a version or",
    "# date. Written by `intentcompat waive`; edit it as you like.",
  ]

  private static func lines(of entry: Entry) -> [String] {
    let waiver = entry.waiver
    let fields: [(String, String?)] = [
      ("rule", entry.rule), ("subject", entry.subject), ("reason", waiver.reason), ("by", waiver.by),
      ("on", waiver.on), ("until", waiver.until),
    ]
    return ["- fingerprint: \(quoted(waiver.fingerprint))"]
      + fields.compactMap { name, value in value.map { "  \(name): \(quoted($0))" } }
  }

  // A JSON string is a YAML string too.
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
        "\\x" + String(scalar.value + 0x100, radix: 16).suffix(2)
      // Line ends to YAML, or marks that it drops.
      case "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}":
        "\\u" + String(scalar.value + 0x10000, radix: 16).suffix(4)
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  private static func entry(_ node: Node, _ reader: YAMLReader) -> Entry? {
    let keys = ["fingerprint", "rule", "subject", "reason", "by", "on", "until"]
    let values = reader.mapping(node, "a waiver", keys: keys)
    guard node.mapping != nil else { return nil }
    let fingerprint = reader.text(values["fingerprint"], "fingerprint")
    let reason = reader.text(values["reason"], "reason")
    if values["fingerprint"] == nil { reader.report("this waiver has no `fingerprint:`.", at: node) }
    if values["reason"] == nil { reader.report("this waiver has no `reason:`.", at: node) }
    let until = reader.text(values["until"], "until")
    if let until, let node = values["until"], !Waiver.isLimit(until) {
      reader.report("until must be a version (3.2) or a date (2027-01-31), not “\(until)”.", at: node)
    }
    guard let fingerprint, let reason else { return nil }
    let waiver = Waiver(
      fingerprint: fingerprint, reason: reason, by: reader.text(values["by"], "by"),
      on: reader.text(values["on"], "on"), until: until)
    return Entry(
      waiver: waiver, rule: reader.text(values["rule"], "rule"), subject: reader.text(values["subject"], "subject"),
      line: node.mark?.line ?? 1)
  }
}

extension Waiver {
  /// Whether a text can be the end of a waiver: a version, or a day that exists.
  package static func isLimit(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let looksLikeDay = parts.count == 3 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
    return looksLikeDay ? Day(text) != nil : text.first?.isNumber == true
  }
}

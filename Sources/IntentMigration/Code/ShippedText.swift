import SourceScanning

/// A declaration of a text, as it was written on one line.
struct ShippedText {
  let path: String
  let text: String
  /// The texts in it that look like keys of a table.
  let keys: [String]
}

extension CodeTree {
  private static let longestLine = 160

  /// The only line that declares a name and has a text in it; nil where it takes more lines, or where several do.
  func textDeclaration(of name: String) -> ShippedText? {
    var found: [ShippedText] = []
    for path in paths where path.hasSuffix(".swift") {
      guard let bytes = uneditedBytes(path) else { continue }
      for keyword in ["var", "let"] where bytes.contains(words: "\(keyword) \(name)") {
        guard let start = bytes[...].firstOffset(of: "\(keyword) \(name)") else { continue }
        let line = bytes.lineText(at: start)
        guard line.contains("\""), line.count <= Self.longestLine, !line.hasSuffix("{"), !line.hasSuffix("(") else {
          continue
        }
        found.append(ShippedText(path: path, text: line, keys: Self.keys(in: line)))
      }
    }
    return found.count == 1 ? found.first : nil
  }

  // What stands between quotation marks in a line without escapes.
  private static func keys(in line: String) -> [String] {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard !line.contains("\\"), parts.count.isMultiple(of: 2) == false else { return [] }
    return stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }.filter { text in
      text.contains { "_.".contains($0) } && !text.contains { $0.isWhitespace || $0 == "/" }
    }
  }

  /// The line of a table of texts for a key, in the language that the app is written in where that is known.
  func tableEntry(for key: String) -> (path: String, text: String)? {
    let tables = paths.filter { $0.hasSuffix(".strings") }
    let first = tables.filter { $0.contains("/Base.lproj/") || $0.contains("/en.lproj/") }
    return (first + tables).lazy.compactMap { path -> (path: String, text: String)? in
      guard let bytes = self.uneditedBytes(path), let start = bytes[...].firstOffset(of: "\"\(key)\"") else {
        return nil
      }
      let line = bytes.lineText(at: start)
      return line.hasPrefix("\"\(key)\"") && line.hasSuffix(";") ? (path, line) : nil
    }.first
  }
}

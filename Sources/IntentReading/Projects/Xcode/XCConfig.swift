/// Build settings from an `.xcconfig` file and those it includes.
struct XCConfig {
  let tree: any SourceTree
  private static let fileLimit = 50
  private static let sizeLimit = 1 << 20

  /// The settings of a file; empty where it is not in the tree.
  func settings(at path: String) -> [String: String] {
    var seen: Set<String> = []
    return settings(at: path, seen: &seen)
  }

  private func settings(at path: String, seen: inout Set<String>) -> [String: String] {
    guard seen.count < Self.fileLimit, seen.insert(path).inserted, let bytes = try? tree.contents(of: path),
      bytes.count <= Self.sizeLimit
    else { return [:] }
    var settings: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let included = Self.included(line) {
        guard let path = RelativePath.join(RelativePath.folder(of: path), included) else { continue }
        settings.merge(self.settings(at: path, seen: &seen)) { _, new in new }
      } else if let (key, value) = Self.assignment(line) {
        // A setting that is made of what was above it in the same file.
        let whole = value.replacing("$(inherited)", with: settings[key] ?? "$(inherited)")
        settings[key] = whole.utf8.count <= BuildSettings.lengthLimit ? whole : nil
      }
    }
    return settings
  }

  // `#include "NAME"`, or with a `?` where the file may be missing.
  private static func included(_ line: Substring) -> String? {
    let parts = line.trimmed.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 2, ["#include", "#include?"].contains(parts[0].trimmed) else { return nil }
    return String(parts[1])
  }

  // `KEY = VALUE // comment`; a setting for one SDK or architecture only (`KEY[sdk=…]`) does not hold everywhere.
  private static func assignment(_ line: Substring) -> (key: String, value: String)? {
    let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    guard let sign = code.firstIndex(of: "=") else { return nil }
    let key = code[..<sign].trimmed
    guard !key.isEmpty, key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    var value = code[code.index(after: sign)...].trimmed
    if value.hasSuffix(";") { value = value.dropLast().trimmed }
    return (String(key), String(value))
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
  }
}

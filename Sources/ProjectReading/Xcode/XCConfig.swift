import SourceScanning

/// Build settings from an `.xcconfig` file and those it includes.
struct XCConfig {
  let tree: any SourceTree
  private static let fileLimit = 50
  private static let sizeLimit = 1 << 20

  /// What a file and those it includes say.
  struct Reading {
    var layer = SettingsLayer()
    /// Files that are named and are not in the tree, as paths from its root.
    private(set) var missing: [String] = []

    // The files of CocoaPods are made by it and set nothing of what is read here.
    fileprivate mutating func note(missing path: String) {
      if !path.split(separator: "/").contains("Pods") { missing.append(path) }
    }
  }

  /// The settings of a file; where it is not in the tree, it is missing.
  func reading(at path: String) -> Reading {
    var reading = Reading()
    var seen: Set<String> = []
    read(path, isOptional: false, &reading, &seen)
    return reading
  }

  private func read(_ path: String, isOptional: Bool, _ reading: inout Reading, _ seen: inout Set<String>) {
    guard seen.count < Self.fileLimit, seen.insert(path).inserted else { return }
    guard let bytes = try? tree.contents(of: path), bytes.count <= Self.sizeLimit else {
      if !isOptional { reading.note(missing: path) }
      return
    }
    // Encrypted, or not merged.
    guard !bytes.contains(0), ConflictMarkers.firstLine(in: bytes) == nil else { return reading.note(missing: path) }
    for line in String(decoding: bytes.withoutByteOrderMark, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let (name, isOptional) = Self.included(line) {
        guard let path = RelativePath.join(RelativePath.folder(of: path), name) else {
          if !isOptional { reading.note(missing: name) }
          continue
        }
        read(path, isOptional: isOptional, &reading, &seen)
      } else if let (key, value) = Self.assignment(line) {
        reading.layer.add(key, value)
      }
    }
  }

  // `#include "NAME"`, or with a `?` where the file may be missing.
  private static func included(_ line: Substring) -> (name: String, isOptional: Bool)? {
    let parts = line.trimmed.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 2, ["#include", "#include?"].contains(parts[0].trimmed) else { return nil }
    return (String(parts[1]), parts[0].contains("?"))
  }

  // `KEY[sdk=macosx*] = VALUE // comment`
  private static func assignment(_ line: Substring) -> (key: Substring, value: String)? {
    let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    var depth = 0
    let sign = code.firstIndex { character in
      depth += character == "[" ? 1 : character == "]" ? -1 : 0
      return character == "=" && depth == 0
    }
    guard let sign else { return nil }
    var value = code[code.index(after: sign)...].trimmed
    if value.hasSuffix(";") { value = value.dropLast().trimmed }
    return (code[..<sign].trimmed, String(value))
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
  }
}

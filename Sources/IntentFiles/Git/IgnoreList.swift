package import SourceScanning

/// What a `.gitignore` names that may be source code: then such code is in no commit.
package struct IgnoreList: Sendable {
  /// One line of it.
  package struct Pattern: Hashable, Sendable {
    /// The folder that it starts from, below the root that is asked about; empty for the root and what is above it.
    package let folder: String
    /// As it is written, without what marks a folder or the top.
    package let text: String
    /// Whether it names a place, and not a name anywhere below.
    package let isPlace: Bool

    /// Whether it names a file of Swift code.
    package var isOfCode: Bool { text.hasSuffix(".swift") }

    /// All that it matches.
    package var glob: Glob {
      let start = folder.isEmpty ? "" : folder + "/"
      return Glob(isPlace ? start + text : "\(start)**/\(text)\(isOfCode ? "" : "/**")")
    }

    /// A file of Swift code that it would match in a folder: nothing tells which there are.
    ///
    /// - Parameter place: where names may be that it has anywhere.
    package func example(in place: String) -> String {
      let start = isPlace || !RelativePath.isInside(place, folder) ? folder : place
      let path = (start.isEmpty ? "" : start + "/") + text.replacing("**/", with: "").replacing("*", with: "x")
      return isOfCode ? path : path + "/x.swift"
    }
  }

  /// The patterns that may match source code, as they are written.
  package let patterns: [Pattern]
  /// More lines are nobody's.
  private static let limit = 1_000

  /// - Parameters:
  ///   - path: where the file is, from the top of the repository.
  ///   - prefix: the root's path there, with a `/` at the end; empty at the top.
  package init(_ text: String, at path: String, below prefix: String) {
    let folder = RelativePath.folder(of: path)
    patterns = text.split(whereSeparator: \.isNewline).prefix(Self.limit).compactMap { line in
      Self.pattern(of: line.trimmingSuffix { $0 == " " || $0 == "\r" }, in: folder, below: prefix)
    }
  }

  private static func pattern(of line: Substring, in folder: String, below prefix: String) -> Pattern? {
    guard let first = line.first, first != "#", first != "!" else { return nil }
    let name = line.last == "/" ? line.dropLast() : line
    let text = String(name.first == "/" ? name.dropFirst() : name)
    guard let last = text.split(separator: "/").last, isFolderOrCode(last) else { return nil }
    let isPlace = name.contains("/") && !text.hasPrefix("**/")
    let start = folder.isEmpty ? "" : folder + "/"
    if start.hasPrefix(prefix) {
      return Pattern(folder: String(start.dropFirst(prefix.count).dropLast()), text: text, isPlace: isPlace)
    }
    guard isPlace else { return Pattern(folder: "", text: text, isPlace: false) }
    guard (start + text).hasPrefix(prefix) else { return nil }
    return Pattern(folder: "", text: String((start + text).dropFirst(prefix.count)), isPlace: true)
  }

  /// Whether a name may be that of a folder, or of a file with Swift code: others have another ending.
  private static func isFolderOrCode(_ name: Substring) -> Bool {
    name.hasSuffix(".swift") || !name.dropFirst().contains(".")
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, isLeftOut(last) { rest.removeLast() }
    return rest
  }
}

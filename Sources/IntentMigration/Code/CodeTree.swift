import Foundation
import IntentSurface
package import SourceScanning
import SwiftSyntax

/// The code of an app as edits leave it; the files themselves stay as they are.
package struct CodeTree: Sendable {
  private let source: @Sendable (String) -> [UInt8]?
  private var edited: [String: [UInt8]] = [:]
  private let parsed = ParsedCode()
  /// Where a declaration is looked for that no place is known of.
  let paths: [String]
  /// The Xcode projects that say which targets compile what.
  let projects: [String]
  /// What else says how targets are made, and what some of the projects are made from.
  let manifests: [String]

  /// - Parameters:
  ///   - paths: of the files that there are.
  ///   - projects: of Xcode projects, each a `project.pbxproj`.
  ///   - manifests: of what else says how targets are made.
  ///   - read: the bytes of a file by its path, nil where there is no such file.
  package init(
    paths: [String] = [], projects: [String] = [], manifests: [String] = [],
    _ read: @escaping @Sendable (String) -> [UInt8]?
  ) {
    self.paths = paths
    self.projects = projects
    self.manifests = manifests
    source = read
  }

  /// How much of it was looked through and parsed, by it and all that edits made of it.
  var steps: Int { parsed.steps }

  /// The Swift files that declare a name, as they are after the edits.
  func paths(declaring name: String, in known: (DeclaredNames) -> (String) -> [String]) -> [String] {
    let read = parsed.declaredNames {
      DeclaredNames(
        paths.filter { $0.hasSuffix(".swift") }.compactMap { path in uneditedBytes(path).map { (path, $0) } })
    }
    let edited = changes.filter { $0.path.hasSuffix(".swift") }
    let isEdited = Set(edited.map(\.path))
    let fresh = DeclaredNames(edited.filter { $0.after.contains(text: name) }.map { ($0.path, $0.after) })
    return known(read)(name).filter { !isEdited.contains($0) } + known(fresh)(name)
  }

  /// What is found once for a type of the files as they were read; the work is counted.
  func code(readFor type: String, _ find: () -> [FileCode]) -> [FileCode] {
    parsed.code(of: type) {
      let found = find()
      parsed.count(found.reduce(0) { $0 + ParsedCode.parsingCost * $1.parsedSize })
      return found
    }
  }

  /// What is found once for a path: whether a project would list it again.
  func isListed(_ path: String, _ find: () -> Bool) -> Bool { parsed.isListed(path, find) }

  /// Counts work that is done for it elsewhere.
  func count(_ steps: Int) { parsed.count(steps) }

  /// Counts the work of reading again what edits changed since an earlier state.
  func countReading(since earlier: CodeTree, cost: Int) {
    // Tables of texts are looked through, however large.
    let changes = changes(since: earlier).filter {
      !TextTableCode.isTable($0.path) && !SyntaxCheck.isOfProject($0.path)
    }
    parsed.count(changes.reduce(0) { $0 + cost * $1.after.count })
  }

  /// Every file that differs from what was read, sorted by path.
  package var changes: [FileChange] {
    edited.map { FileChange(path: $0.key, before: read($0.key), after: $0.value) }
      .filter { $0.before != $0.after }.sorted { $0.path < $1.path }
  }

  /// The tree with edits made, or nil where they overlap, expect other text or leave a file that does not parse and did before.
  func applying(_ edits: [SourceEdit]) -> CodeTree? {
    var result = self
    for (path, edits) in Dictionary(grouping: edits, by: \.path) {
      let before = bytes(path) ?? []
      // What the parser objects to in the app's own file is not the edit's fault.
      guard let after = Self.apply(edits, to: before),
        parses(after, at: path, after: (before, edits)) || !before.isEmpty && !parses(before, at: path)
      else { return nil }
      result.edited[path] = after
    }
    return result
  }

  /// The tree with what each of some trees made of it; nil where two of them touch the same lines of a file.
  func joining(_ trees: [CodeTree]) -> CodeTree? {
    var result = self
    for (path, changes) in Dictionary(grouping: trees.flatMap { $0.changes(since: self) }, by: \.path) {
      guard let bytes = JoinedChanges.bytes(of: changes) else { return nil }
      result.edited[path] = bytes
    }
    return result
  }

  /// What differs from an earlier state, sorted by path.
  func changes(since earlier: CodeTree) -> [FileChange] {
    edited.map { FileChange(path: $0.key, before: earlier.bytes($0.key), after: $0.value) }
      .filter { $0.before != $0.after }.sorted { $0.path < $1.path }
  }

  // What is parsed to check an edit is what the next edit looks into.
  private func parses(
    _ bytes: [UInt8], at path: String, after edits: (before: [UInt8], edits: [SourceEdit])? = nil
  ) -> Bool {
    guard !SyntaxCheck.isOfProject(path) else { return true }
    guard let file = parsed.file(path, bytes, after: edits) else { return false }
    return SyntaxCheck.isPlain(bytes, at: path) ? !file.tree.hasError : SyntaxCheck.parses(bytes, at: path)
  }

  func file(_ path: String) -> CodeFile? { bytes(path).flatMap { parsed.file(path, $0) } }

  /// All that the code of a file may look a text up by.
  func textKeys(in path: String) -> Set<TextKey> {
    bytes(path).map { bytes in parsed.textKeys(in: path, bytes) { file(path)?.textKeys ?? [] } } ?? []
  }

  /// A table of texts, nil where it can't be read.
  func table(_ path: String) -> TextTableCode? { bytes(path).flatMap { parsed.table(path, $0) } }

  /// A file as it was before any edit.
  func uneditedFile(_ path: String) -> CodeFile? {
    guard let before = read(path) else { return nil }
    guard let edited = edited[path], edited != before else { return file(path) }
    count(ParsedCode.parsingCost * before.count)
    return CodeFile(path: path, bytes: before)
  }

  /// The text of a file, nil where there is no such file.
  func text(_ path: String) -> String? { bytes(path).map { String(decoding: $0, as: UTF8.self) } }

  /// The text of a file before any edit, nil where there was no such file.
  func uneditedBytes(_ path: String) -> [UInt8]? { read(path) }

  func type(_ typePath: String, in path: String) -> TypeCode? {
    file(path).flatMap { TypeCode(typePath, in: $0) }
  }

  /// The declaration of a record of a surface that was read from the code.
  func type(of kind: ElementKind, _ record: some SurfaceRecord, in reading: SurfaceReading) -> TypeCode? {
    reading.locations[Subject(kind, record.identifier)].flatMap { type(record.typePath, in: $0.path) }
  }

  /// The first extension that makes a type conform to one of some protocols.
  func conformance(of typePath: String, to protocols: Set<String>) -> ExtensionCode? {
    let wanted = "extension \(typePath)"
    return paths.lazy.filter { $0.hasSuffix(".swift") }
      .filter { self.bytes($0)?.contains(text: wanted) == true }
      .compactMap { self.file($0).flatMap { ExtensionCode(of: typePath, to: protocols, in: $0) } }.first
  }

  func bytes(_ path: String) -> [UInt8]? { edited[path] ?? read(path) }

  private func read(_ path: String) -> [UInt8]? { parsed.bytes(path, source) }

  // Edits at one place keep their order.
  static func apply(_ edits: [SourceEdit], to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var position = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered {
      guard edit.range.lowerBound >= position, edit.range.upperBound <= bytes.count,
        bytes[edit.range].elementsEqual(edit.expected.utf8)
      else { return nil }
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.replacement.utf8)
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }
}

/// Whether a file can be read as what it is.
package enum SyntaxCheck {
  /// Whether it is an Xcode project, which gets lines that it had.
  package static func isProject(_ path: String) -> Bool { path.hasSuffix(".xcodeproj/project.pbxproj") }

  /// Whether it says what Xcode builds: a project, or what one is made from. It gets lines like those around them.
  package static func isOfProject(_ path: String) -> Bool { isProject(path) || path.hasSuffix(".yml") }

  /// Whether it is Swift without editor placeholders, which is what it is parsed as.
  static func isPlain(_ bytes: [UInt8], at path: String) -> Bool {
    !path.hasSuffix(".intentdefinition") && !path.hasSuffix(".plist") && !TextTableCode.isTable(path)
      && !bytes.contains(text: "<#")
  }

  /// Editor placeholders count as expressions: they stop the compiler, which is what they are for.
  ///
  /// - Parameter path: says what the file is: an intent definition, a property list, a table of texts, or Swift.
  package static func parses(_ bytes: [UInt8], at path: String = "") -> Bool {
    if path.hasSuffix(".intentdefinition") {
      return CodeFile(path: path, bytes: bytes).flatMap { DefinitionCode($0) } != nil
    }
    if isOfProject(path) { return true }
    if path.hasSuffix(".plist") { return isPropertyList(bytes) }
    if TextTableCode.isTable(path) {
      return CodeFile(path: path, bytes: bytes).flatMap { TextTableCode($0) } != nil
    }
    return CodeFile(path: path, bytes: filled(bytes)).map { !$0.tree.hasError } ?? false
  }

  private static func isPropertyList(_ bytes: [UInt8]) -> Bool {
    guard (try? PropertyListGuard.check(bytes)) != nil else { return false }
    return (try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)) != nil
  }

  // With a name in place of each placeholder, which ends in its line.
  private static func filled(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let start = rest.firstOffset(of: "<#") {
      let line = rest[start...].prefix { $0 != 0x0A && $0 != 0x0D }
      guard let end = line.dropFirst(2).firstOffset(of: "#>") else {
        result += rest[...(start + 1)]
        rest = rest[(start + 2)...]
        continue
      }
      result += rest[..<start]
      result += Array("placeholder".utf8)
      rest = rest[(end + 2)...]
    }
    return result + rest
  }
}

import Foundation
import SourceScanning

/// What one file has of a type.
struct FileCode: Sendable {
  let path: String
  /// How much of the file was parsed, in bytes.
  var parsedSize = 0
  /// Whether it has the declaration itself.
  let isDeclaration: Bool
  /// What the type inherits from here, by the last parts of the names.
  var inherited: Set<String> = []
  var members: Set<String> = []
  /// The text of a file that was not parsed, in which each word may be a member.
  var words: [UInt8] = []

  /// Whether only its words are known.
  var isUnparsed: Bool { !words.isEmpty }

  /// Whether the type has a member here.
  func declares(_ member: String) -> Bool { members.contains(member) || words.contains(words: member) }
}

/// The files that were parsed last, and how much work all of them were.
///
/// Work is counted in steps, so that every machine gives up at the same place: one for each byte of a file that is
/// looked through, `parsingCost` for each that is parsed.
///
/// A class, because all trees that edits make of one count together. The lock is held around every access.
final class ParsedCode: @unchecked Sendable {
  /// Parsing takes about so many times as long as looking for a declaration.
  static let parsingCost = 8
  /// How many bytes of code are kept parsed: a tree is many times the size of its code.
  private static let limit = 1 << 20

  /// How many bytes of tables of texts are kept: an app has some for each language, and every edit asks all of them.
  private static let tableLimit = 1 << 25

  /// How many bytes of files are kept: each is looked through for many names.
  private static let keptLimit = 1 << 26

  private let lock = NSLock()
  private var files: [String: CodeFile] = [:]
  private var size = 0
  private var tables: [String: (bytes: [UInt8], code: TextTableCode?)] = [:]
  private var tableSize = 0
  private var total = 0
  private var kept: [String: [UInt8]] = [:]
  private var keptSize = 0

  private var types: [String: [FileCode]] = [:]
  private var names: DeclaredNames?
  private var listed: [String: Bool] = [:]
  /// Of each file as it was asked about last, and the time before.
  private var textKeys: [String: [(bytes: [UInt8], keys: Set<TextKey>)]] = [:]

  /// A file as it was read.
  func bytes(_ path: String, _ read: (String) -> [UInt8]?) -> [UInt8]? {
    if let known = lock.withLock({ kept[path] }) { return known }
    guard let found = read(path) else { return nil }
    lock.withLock {
      guard kept[path] == nil, keptSize + found.count <= Self.keptLimit else { return }
      keptSize += found.count
      kept[path] = found
    }
    return found
  }

  /// What the files declare as they were read, found once.
  func declaredNames(_ find: () -> DeclaredNames) -> DeclaredNames { remembered(\.names, find) }

  /// What is found once for a type of the files as they were read.
  func code(of type: String, _ find: () -> [FileCode]) -> [FileCode] { remembered(\.types[type], find) }

  /// What is found once for a path: whether a project would list it again.
  func isListed(_ path: String, _ find: () -> Bool) -> Bool { remembered(\.listed[path], find) }

  // Not held while it is looked for: to look counts work.
  private func remembered<Value>(
    _ place: ReferenceWritableKeyPath<ParsedCode, Value?>, _ find: () -> Value
  ) -> Value {
    if let known = lock.withLock({ self[keyPath: place] }) { return known }
    let found = find()
    lock.withLock { self[keyPath: place] = found }
    return found
  }

  /// All the work so far.
  var steps: Int { lock.withLock { total } }

  /// Counts work that is done elsewhere.
  func count(_ steps: Int) { lock.withLock { total += steps } }

  /// A file as it was parsed, or parsed now; nil where the parser would not survive it.
  ///
  /// - Parameter edits: what makes the bytes out of those that were parsed last, where that is known: the rest of the
  ///   file is not parsed again. It counts as if it were, so that the budget is the same for both.
  func file(_ path: String, _ bytes: [UInt8], after edits: (before: [UInt8], edits: [SourceEdit])? = nil) -> CodeFile? {
    lock.withLock {
      total += bytes.count
      let found = files[path]
      if let found, found.bytes == bytes { return found }
      if !TextTableCode.isTable(path) { total += Self.parsingCost * bytes.count }
      let edited = edits.flatMap { edits in found?.bytes == edits.before ? found : nil }
      guard let file = edited?.edited(edits?.edits ?? [], to: bytes) ?? CodeFile(path: path, bytes: bytes) else {
        return nil
      }
      if size > Self.limit { (files, size) = ([:], 0) }
      size += bytes.count
      files[path] = file
      return file
    }
  }

  /// The keys of texts in a file, found once for it and for what an edit makes of it.
  func textKeys(in path: String, _ bytes: [UInt8], _ find: () -> Set<TextKey>) -> Set<TextKey> {
    let known = lock.withLock { textKeys[path] } ?? []
    if let found = known.last(where: { $0.bytes == bytes }) { return found.keys }
    let keys = find()
    lock.withLock { textKeys[path] = known.suffix(1) + [(bytes, keys)] }
    return keys
  }

  /// A table of texts, looked through once; nil where it can't be read.
  func table(_ path: String, _ bytes: [UInt8]) -> TextTableCode? {
    lock.withLock {
      if let found = tables[path], found.bytes == bytes { return found.code }
      total += bytes.count
      let table = CodeFile(path: path, bytes: bytes).flatMap { TextTableCode($0) }
      if tableSize > Self.tableLimit { (tables, tableSize) = ([:], 0) }
      tableSize += bytes.count
      tables[path] = (bytes, table)
      return table
    }
  }
}

/// Which files declare which names, as their text says: one look through an app's code, in place of one for each name.
struct DeclaredNames: Sendable {
  static let typeKeywords = ["struct", "class", "enum", "actor"]
  private static let otherKeywords = ["protocol", "typealias"]
  static let keywords = typeKeywords + otherKeywords + ["func", "var", "let", "case", "macro"]

  private struct Place {
    let path: String
    let keyword: String
    /// Whether only its own file sees it.
    let isHidden: Bool
  }

  private var places: [String: [Place]] = [:]

  init(_ files: [(path: String, bytes: [UInt8])] = []) {
    for (path, bytes) in files {
      for keyword in Self.keywords { add(path, keyword, in: bytes) }
    }
  }

  /// The files with a type of a name, inside other types or not; in the order in which they were given.
  func paths(ofType name: String) -> [String] { paths(of: name) { Self.typeKeywords.contains($0.keyword) } }

  /// The files with a protocol of a name, or that give the name to another type.
  func paths(ofProtocol name: String) -> [String] { paths(of: name) { Self.otherKeywords.contains($0.keyword) } }

  /// The files that declare a name as anything.
  func paths(of name: String) -> [String] { paths(of: name) { _ in true } }

  /// The files that declare a name otherwise than for themselves alone.
  func paths(ofShared name: String) -> [String] { paths(of: name) { !$0.isHidden } }

  private func paths(of name: String, where isMeant: (Place) -> Bool) -> [String] {
    (places[name] ?? []).filter(isMeant).reduce(into: []) { if $0.last != $1.path { $0.append($1.path) } }
  }

  private mutating func add(_ path: String, _ keyword: String, in bytes: [UInt8]) {
    let wanted = keyword + " "
    var rest = bytes[...]
    while let start = rest.firstOffset(of: wanted) {
      let end = start + wanted.utf8.count
      rest = bytes[end...]
      guard start == 0 || !ByteClass.continuesIdentifier(bytes[start - 1]) else { continue }
      let name = String(decoding: rest.prefix(while: ByteClass.continuesIdentifier), as: UTF8.self)
      guard !name.isEmpty else { continue }
      // What stands at the start of a line stands in no braces.
      let modifiers = bytes[bytes.lineStart(start)..<start]
      let isHidden = ["private ", "fileprivate "].contains { modifiers.elementsEqual($0.utf8) }
      places[name, default: []].append(Place(path: path, keyword: keyword, isHidden: isHidden))
    }
  }
}

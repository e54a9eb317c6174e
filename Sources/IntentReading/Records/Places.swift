import IntentSurface
import SourceScanning
import SwiftReading
import SwiftSyntax

/// Turns nodes into places of files, and keeps what readers report.
///
/// A class, because readers of syntax report to it while they return values.
final class Places {
  private(set) var locations: SourceLocations = [:]
  private(set) var diagnostics: Set<Diagnostic> = []
  /// The string tables in which code looks up what may be a key.
  private(set) var textTables: [String: Set<String>] = [:]
  /// The constants of the files that were worked out.
  let constants = SharedConstants()
  private let files: [ParsedFile]
  private let numbers: [SyntaxIdentifier: Int]
  /// What code gives another value, as it names it: `count`, `K.count`.
  private(set) lazy var assignedNames = files.reduce(into: Set<String>()) { $0.formUnion($1.text.assignedNames) }
  /// What is around each type, protocol and extension that was asked about.
  private var scopes: [SyntaxIdentifier: [String]] = [:]
  private var typesAround: [SyntaxIdentifier: [Int]] = [:]
  private var lineTables: [SyntaxIdentifier: LineTable] = [:]

  init(_ files: [ParsedFile]) {
    self.files = files
    numbers = Dictionary(
      files.enumerated().map { (Syntax($1.tree).id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Notes where an element is.
  func locate(_ subject: Subject, at node: some SyntaxProtocol) {
    location(of: node).map { locations.add($0, of: subject) }
  }

  /// Notes where a type is that is in no list, as what it is could not be read.
  func locate(withheld typePath: String, at node: some SyntaxProtocol) {
    location(of: node).map { locations.add($0, ofWithheld: typePath) }
  }

  /// Gives the place of one element to another, for readers that know an element by another name.
  func rename(_ old: Subject, to new: Subject) {
    for place in locations.all(of: old) { locations.add(place, of: new) }
  }

  func report(_ message: String, at node: some SyntaxProtocol) {
    diagnostics.insert(Diagnostic(.warning, message, at: location(of: node)))
  }

  /// Notes in which tables a text is looked up; none means the default.
  func note(_ text: String, in tables: Set<String>) {
    guard text.looksLikeKey else { return }
    textTables[text, default: []].formUnion(tables.isEmpty ? [StringTableReader.defaultTable] : tables)
  }

  /// The number of the file that a node is in; nil for code that is in none.
  func number(ofFileWith node: some SyntaxProtocol) -> Int? { numbers[node.root.id] }

  /// The file that a node is in.
  func file(of node: some SyntaxProtocol) -> ParsedFile? { number(ofFileWith: node).map { files[$0] } }

  // MARK: What is around

  /// The names of the types around a place, the outermost first.
  func scope(around place: Syntax) -> [String] {
    remembered(around: place, in: \.scopes) { group in
      (group.parent.map(scope) ?? []) + (group.declaredTypeName?.nameComponents ?? [])
    }
  }

  /// The types around a place, the innermost first.
  ///
  /// - Parameter find: the type that a declaration is of; nil for one that the files don't know.
  func types(around place: Syntax, _ find: (Syntax) -> Int?) -> [Int] {
    remembered(around: place, in: \.typesAround) { group in
      (find(group).map { [$0] } ?? []) + (group.parent.map { types(around: $0, find) } ?? [])
    }
  }

  // Code in no file is put together for one question, and another may get the same identifier.
  private func remembered<Found>(
    around place: Syntax, in known: ReferenceWritableKeyPath<Places, [SyntaxIdentifier: [Found]]>,
    _ find: (Syntax) -> [Found]
  ) -> [Found] {
    guard let group = place.enclosingGroup else { return [] }
    guard numbers[group.root.id] != nil else { return find(group) }
    if let found = self[keyPath: known][group.id] { return found }
    let found = find(group)
    self[keyPath: known][group.id] = found
    return found
  }

  /// Where a node begins, comments and blanks before it left out. Line tables are made only for files that need one.
  private func location(of node: some SyntaxProtocol) -> IntentSurface.SourceLocation? {
    let root = node.root
    guard let file = numbers[root.id].map({ files[$0] }) else { return nil }
    let lines = lineTables[root.id] ?? LineTable(file.bytes)
    lineTables[root.id] = lines
    let place = lines.place(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    return IntentSurface.SourceLocation(path: file.path, line: place.line, column: place.column)
  }
}

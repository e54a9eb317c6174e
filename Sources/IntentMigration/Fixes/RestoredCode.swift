import AppIntentsFacts
import IntentComparison
import IntentSurface
import SwiftSyntax

/// Declarations of the code that shipped, put back into the files that they were in.
struct RestoredCode {
  private let context: ProposalContext
  /// The lines for each file, in order of their paths.
  private var lines: [String: [String]] = [:]
  private var imports: [String: [String]] = [:]
  /// The condition of each file that the code shipped under one.
  private var conditions: [String: String] = [:]
  /// What types that are there must be again for the code.
  private var mends: [SourceEdit] = []
  /// What a person should know of these.
  private(set) var remarks: [String] = []
  /// The names that these bring back.
  private var brought: Set<String> = []

  private let memory = CodeMemory()

  init(in context: ProposalContext) { self.context = context }

  /// The edits, file by file.
  var edits: [SourceEdit] {
    let (followed, missing) = found
    let made = followed.keys.filter { context.new.bytes($0) == nil && context.old?.bytes($0) != nil }.sorted()
    return followed.sorted { $0.key < $1.key }.flatMap { path, lines -> [SourceEdit] in
      let needed = NeededImports(of: lines, in: context).among(imports[path] ?? [])
      return Self.appended(
        context.marked(lines, missing: missing), to: path, imports: needed, behind: conditions[path], in: context)
    } + mends + RestoredMembership.edits(for: made, in: context)
  }

  // What the app's protocols ask for has changed where code of before would not do.
  private var found: (followed: [String: [String]], missing: [String]) {
    memory.found(in: lines) {
      let all = lines.values.flatMap(\.self)
      let followed = lines.mapValues { context.followingRequirements($0, among: all) }
      let whole = followed.sorted { $0.key < $1.key }.flatMap(\.value)
      let missing = context.missingNames(in: whole) + context.lostClasses(in: whole)
      let hidden = followed.sorted { $0.key < $1.key }.flatMap { context.hiddenNames(in: $1, at: $0) }
      return (followed, missing.filter { !brought.contains($0) } + hidden)
    }
  }

  var isEmpty: Bool { lines.isEmpty }

  /// What a person should know of where the code comes from, and what it misses.
  var note: String { ([origin + (passingIDs ?? "")] + remarks).joined(separator: " ") }

  // What is found once may be lost the next time.
  private var passingIDs: String? {
    PassingID.hash(in: lines.sorted { $0.key < $1.key }.flatMap(\.value)).map { source in
      " An id in it comes from `\(source)`, which is another one each time the app runs: give it one that lasts, or what "
        + "people have saved is not found."
    }
  }

  private var origin: String {
    let (followed, missing) = found
    let source =
      "The code is from the shipped version"
      + (followed == lines ? "" : ", with what the app's protocols ask for now")
    guard !missing.isEmpty else { return source + ", and everything it uses still exists." }
    let shown = missing.map { "`\($0)`" }.list(most: Self.shownNames)
    return source + ". It uses \(shown), which no longer "
      + "exist\(missing.count == 1 ? "s" : "") as before: `#error` marks where each comes first. Do the same in a way that the app has now."
  }

  /// What a person should look at: an image or a colour that is gone leaves a gap, and no error.
  var imageNotes: [String] {
    let names = Set(
      lines.values.flatMap(Self.images).filter { name in context.new.files(naming: ["\"\(name)\""]).isEmpty })
    guard !names.isEmpty else { return [] }
    let shown = names.sorted().map { "“\($0)”" }.joined(separator: ", ")
    return [
      "It shows \(shown), which no other code names: see that the asset catalogue still has "
        + "\(names.count == 1 ? "it" : "them")."
    ]
  }

  private static func images(in lines: [String]) -> [String] {
    ["Image(\"", "Image(named: \"", "Color(\"", "Color(named: \""].flatMap { opening in
      lines.flatMap { $0.split(separator: opening, omittingEmptySubsequences: false).dropFirst() }
        .compactMap { rest in rest.firstIndex(of: "\"").map { String(rest[..<$0]) } }
    }
  }

  private static let shownNames = 6

  /// Puts a type back, with the extensions of it in its file.
  ///
  /// - Parameters:
  ///   - respelled: whether types that have another name now are named so.
  ///   - besideWidgets: whether a new file goes to the app's widgets and not to its intents.
  ///   - hosts: the products that had it.
  ///   - path: the file that it goes to where that is not its own.
  ///   - tasks: lines that go right above it.
  mutating func add(
    _ type: TypeCode, respelled: Bool = false, besideWidgets: Bool = false, in hosts: [String] = [],
    at path: String? = nil, below tasks: [String] = []
  ) {
    let old = respelled ? context.respelled(type.lines) : type.lines
    // A program begins in one place, and another type has it now.
    let lines = old.filter { $0 != "@main" }.map { $0.hasPrefix("@main ") ? String($0.dropFirst(6)) : $0 }
    add(RestoredPiece(type, at: path, lines: tasks + lines), besideWidgets: besideWidgets, in: hosts)
  }

  /// Puts an extension back, beside what it extends.
  mutating func add(_ piece: ExtensionCode) {
    let type = piece.declaration.extendedType.trimmedDescription
    add(RestoredPiece(path: piece.file.path, name: type, lines: piece.lines, imports: piece.file.imports))
  }

  /// Puts back the types that the restored code names, the old version declared and the code has no more, with what
  /// those name; nothing where that would be a large part of an app.
  ///
  /// - Parameter outside: lines that come back elsewhere and name some.
  mutating func addMissingTypes(of outside: [String] = []) {
    guard let old = context.old else { return }
    var larger = self
    var seen: Set<String> = []
    // Whole files that went with it come back whatever their size.
    var areGone = true
    while true {
      let names = larger.missingNames(besides: outside)
        .filter { seen.insert($0).inserted }
      let types = names.compactMap(old.declaration).filter { !$0.isModel }
      guard !types.isEmpty else { break }
      areGone = areGone && types.allSatisfy { context.new.bytes($0.file.path) == nil }
      for type in types { larger.add(type, beside: self) }
      guard seen.count <= Self.mostTypes, larger.lineCount - lineCount <= (areGone ? Self.mostLost : Self.mostLines)
      else {
        return
      }
    }
    self = larger
    addLost(missingNames(besides: outside))
  }

  /// Tells it what comes back beside it.
  mutating func count(onClass className: String) { brought.formUnion(ProposalContext.generated(from: className)) }

  /// Whether a name is there again by it.
  func brings(_ name: String) -> Bool { brought.contains(name) }

  /// Puts back those of some names that were gone with the code that used them.
  mutating func addLost(_ names: [String]) {
    guard let lost = LostPieces(of: names, in: context) else { return }
    let whole = self
    for piece in lost.pieces {
      add(
        RestoredPiece(path: piece.file.path, name: piece.name, lines: piece.lines, imports: piece.file.imports),
        beside: whole)
    }
    mends += lost.edits
    brought.formUnion(lost.names)
    guard !lost.cases.isEmpty else { return }
    remarks.append(
      "It brings \(lost.cases.codeList) back, with what the app did for \(lost.cases.count == 1 ? "it" : "them"): see that it fits."
    )
  }

  /// The names in it, and in lines that come back elsewhere, that are no more.
  func missingNames(besides outside: [String]) -> [String] {
    context.missingNames(in: outside + lines.values.flatMap(\.self)).filter { !brought.contains($0) }
  }

  /// How many names it has that are no more.
  var missingCount: Int { found.missing.count }

  private static let mostTypes = 24
  private static let mostLost = 1_500
  private static let mostLines = 400

  private var lineCount: Int { lines.values.reduce(0) { $0 + $1.count } }

  private mutating func add(_ type: TypeCode, beside other: RestoredCode) {
    add(RestoredPiece(type, lines: type.lines), beside: other)
  }

  // What is there for the sake of other code goes where that is, unless its own file comes back with its targets.
  private mutating func add(_ piece: RestoredPiece, beside other: RestoredCode) {
    let own = piece.path
    let isThere =
      context.new.bytes(own) != nil || lines[own] != nil
      || context.mayMakeFiles && RestoredMembership.isKnown(own, in: context)
    var piece = piece
    if !isThere, let path = other.lines.keys.sorted().first { piece.path = path }
    add(piece)
  }

  private mutating func add(_ piece: RestoredPiece, besideWidgets: Bool = false, in hosts: [String] = []) {
    let path =
      lines[piece.path] == nil
      ? context.place(for: piece.path, besideWidgets: besideWidgets, in: hosts) : piece.path
    if lines[path] == nil { conditions[path] = piece.condition }
    var piece = piece
    // Another file may be compiled for older systems.
    if path != piece.path { piece.lines = context.dated(piece.lines) }
    let own = piece.condition == conditions[path] ? piece.lines : piece.guardedLines
    lines[path, default: []] += (lines[path] == nil ? [] : [""]) + own
    imports[path, default: []] += piece.imports.filter { imports[path]?.contains($0) != true }
  }

  /// Puts the types of values back that are gone: enums, entities with their queries, and what those hold.
  mutating func addLostTypes(of types: [ValueType]) {
    let hosts = types.flatMap(context.hosts)
    for piece in LostTypes(context: context).pieces(of: types) {
      add(piece, in: hosts)
      guard let type = piece.sendable else { continue }
      mends.append(type.addConformance(FrameworkProtocol("Sendable")))
      mends += piece.isNonisolated ? [type.addNonisolated()].compactMap(\.self) : []
      remarks.append("`\(type.typePath)` becomes `Sendable` again, which the framework asks for.")
    }
  }

  /// Lines behind all others of a file, which is made where it is not there, with the imports that they need.
  ///
  /// - Parameter condition: of the `#if` that they shipped in.
  static func appended(
    _ lines: [String], to path: String, imports: [String], behind condition: String? = nil, in context: ProposalContext
  ) -> [SourceEdit] {
    let imports = imports.filter { !context.isGone(CodeFile.module($0)) }
    guard let file = context.new.file(path), !file.bytes.isEmpty else {
      let text = guarded(imports + [""] + lines, by: condition).joined(separator: "\n") + "\n"
      return [SourceEdit(path: path, range: 0..<0, expected: "", replacement: text)]
    }
    let whole = guarded(imports + [""] + lines, by: condition)
    if let edit = file.uncommenting(whole, declaring: NameFinder(lines).declared) { return [edit] }
    let modules = imports.map(CodeFile.module)
    let branch = file.branch(for: condition, needing: modules)
    let addition = branch.map { file.append(lines, to: $0) } ?? file.append(guarded(lines, by: condition))
    return file.adding(imports: modules, to: branch) + file.loosening(imports) + [addition]
  }

  /// Lines in an `#if` that asks for a system or a module: what a build sets may be gone.
  static func guarded(_ lines: [String], by condition: String?) -> [String] {
    guard let condition, condition.contains("(") else { return lines }
    return ["#if \(condition)"] + lines + ["#endif"]
  }
}

/// What is found once for some code. One proposal is made by one thread.
private final class CodeMemory {
  private var lines: [String: [String]]?
  private var found: (followed: [String: [String]], missing: [String]) = ([:], [])

  func found(
    in lines: [String: [String]], _ find: () -> (followed: [String: [String]], missing: [String])
  ) -> (followed: [String: [String]], missing: [String]) {
    if self.lines != lines { (self.lines, found) = (lines, find()) }
    return found
  }
}

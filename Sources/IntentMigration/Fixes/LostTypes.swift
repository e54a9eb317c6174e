import AppIntentsFacts
import IntentComparison
import IntentSurface
import SwiftSyntax

/// Types of values that are gone: enums, entities with their queries, and what those hold.
struct LostTypes {
  let context: ProposalContext

  /// The declarations that stand for some types and for what these hold, sorted.
  func pieces(of types: [ValueType]) -> [RestoredPiece] {
    var known: Set<Subject> = []
    var waiting = types
    var found: [RestoredPiece] = []
    while let next = waiting.popLast() {
      guard let (subject, pieces, held) = lostType(of: next), known.insert(subject).inserted else { continue }
      found += pieces
      waiting += held
    }
    return found.sorted { ($0.path, $0.name) < ($1.path, $1.name) }
  }

  // With the declarations that stand for it and the types that it holds itself.
  private func lostType(of type: ValueType) -> (Subject, [RestoredPiece], [ValueType])? {
    let records = context.comparison.oldRecords
    switch type.element {
    case .enum(let name):
      let subject = Subject(.enum, name)
      guard isLost(subject), let record = records.appEnum(name) else { return nil }
      return (subject, missing([context.oldType(.enum, record)], .appEnum), [])
    case .entity(let name):
      let subject = Subject(.entity, name)
      guard isLost(subject), let record = records.entity(name) else { return nil }
      let types = RestoreEntity.declarations(of: record, in: context)
      return (subject, missing(types, .appEntity), record.properties.map(\.type))
    default: return nil
    }
  }

  private func isLost(_ subject: Subject) -> Bool {
    let comparison = context.comparison
    let name = context.newIdentifier(of: subject.kind, subject.owner)
    return !comparison.newRecords.contains(Subject(subject.kind, name))
  }

  // A type that is still declared has lost the extension that made it one of the framework's, unless an edit before
  // this one has brought it back.
  private func missing(_ types: [TypeCode?], _ conformance: FrameworkProtocol) -> [RestoredPiece] {
    types.compactMap(\.self).compactMap { type in
      // Another fix of the same pass may have put it beside other code.
      guard
        context.new.type(type.typePath, in: type.file.path) != nil
          || context.new.declaration(of: type.typePath) != nil
      else { return RestoredPiece(type, lines: type.lines) }
      if let piece = conforming(type, to: conformance) { return piece }
      let piece = context.old?.conformance(of: type.typePath, to: [conformance.name])
      guard let piece,
        context.new.file(piece.file.path).flatMap({ ExtensionCode(of: type.typePath, to: [conformance.name], in: $0) })
          == nil
      else { return nil }
      return RestoredPiece(
        path: piece.file.path, name: type.typePath, lines: piece.lines, imports: piece.file.imports,
        sendable: unsent(type), isNonisolated: type.isNonisolated)
    }
  }

  // An extension with what went from a declaration that is still there; nil where it conforms, or has lost what is stored.
  private func conforming(_ old: TypeCode, to conformance: FrameworkProtocol) -> RestoredPiece? {
    guard old.conforms(to: conformance.name), let now = context.new.declaration(of: old.typePath),
      !now.conforms(to: conformance.name), context.new.conformance(of: old.typePath, to: [conformance.name]) == nil
    else { return nil }
    let known = Set(now.memberNames)
    let lost = old.declaration.memberBlock.members.filter { member in
      let binding = member.decl.as(VariableDeclSyntax.self)?.bindings.first
      let name = binding?.name ?? member.decl.as(FunctionDeclSyntax.self)?.name.bareText
      return name.map { !known.contains($0) } == true
    }
    let isStored = lost.contains { member in
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { return false }
      return !variable.isMarked("static") && variable.bindings.contains { $0.accessorBlock == nil }
    }
    guard !isStored else { return nil }
    let unit = old.file.indentationUnit
    let members = lost.map { old.file.lines(of: $0).map { $0.isEmpty ? "" : unit + $0 } }
    let lines = ["extension \(old.typePath): \(conformance.name) {"] + members.joined(separator: [""]) + ["}"]
    return RestoredPiece(path: now.file.path, name: old.typePath, lines: lines, imports: old.file.imports)
  }

  // The compiler infers it within a module, and for what no other one sees.
  private func unsent(_ old: TypeCode) -> TypeCode? {
    guard let now = context.new.type(old.typePath, in: old.file.path), old.isSendable, !now.isSendable,
      !now.accessPrefix.isEmpty
    else { return nil }
    return now
  }
}

/// Lines of one file that stand for a type.
struct RestoredPiece {
  var path: String
  var name: String
  var lines: [String]
  var imports: [String]
  /// The type, where it must say again that it may be sent between tasks.
  var sendable: TypeCode?
  /// Whether the shipped one said that no actor holds it.
  var isNonisolated = false
  /// What it shipped behind.
  var condition: String?

  var guardedLines: [String] { RestoredCode.guarded(lines, by: condition) }
}

extension RestoredPiece {
  /// - Parameter path: where it goes; nil for its own file.
  init(_ type: TypeCode, at path: String? = nil, lines: [String]) {
    let branch = type.declaration.branches.last
    let imports = type.file.imports + (branch?.imports.map(\.trimmedDescription) ?? [])
    self.init(path: path ?? type.file.path, name: type.typePath, lines: lines, imports: imports)
    condition = type.declaration.branches.count == 1 ? branch?.ownCondition : nil
  }
}

extension TypeCode {
  var isSendable: Bool {
    declaration.inheritedTypes.contains { $0.trimmedDescription.hasSuffix("Sendable") }
  }

  func conforms(to name: String) -> Bool {
    declaration.inheritedTypes.contains { $0.trimmedDescription.lastNameComponent == name }
  }

  var isNonisolated: Bool { declaration.modifiers.contains { $0.name.text == "nonisolated" } }

  // Nil where it is so already.
  func addNonisolated() -> SourceEdit? {
    isNonisolated
      ? nil : file.insert("nonisolated ", at: declaration.introducer.positionAfterSkippingLeadingTrivia)
  }

  // What an app stores is no part of a widget: a class that came back would hold nothing.
  var isModel: Bool {
    declaration.is(ClassDeclSyntax.self)
      && !declaration.inheritedTypes.contains { $0.trimmedDescription.hasSuffix("Provider") }
  }

  /// The declaration and its extensions, without the indentation they have.
  var lines: [String] {
    Array(groups.map { file.lines(of: $0) }.joined(separator: [""]))
  }
}

extension CodeFile {
  /// What an import declaration imports, without attributes.
  static func module(_ declaration: String) -> String {
    declaration.split(separator: " ").last.map(String.init) ?? declaration
  }

  /// Lets modules whose types say nothing of concurrency pass again, where code that comes back imported them so.
  func loosening(_ imports: [String]) -> [SourceEdit] {
    let wanted = Set(imports.filter { $0.hasPrefix("@preconcurrency ") }.map(Self.module))
    return tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
      .filter { $0.attributes.isEmpty && wanted.contains($0.path.trimmedDescription) }
      .map { insert("@preconcurrency ", at: $0.positionAfterSkippingLeadingTrivia) }
  }
}

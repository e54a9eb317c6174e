import IntentComparison
import IntentSurface
import SourceScanning
import SwiftSyntax

/// What went together with the code that used it, and may come back with that: functions, what extensions gave to types,
/// and cases of the app's own enums.
struct LostPieces {
  /// A declaration as it shipped, in the extension that it stands in.
  struct Piece {
    let file: CodeFile
    let name: String
    let lines: [String]
  }

  private var context: ProposalContext
  private var old: CodeTree
  /// In the order in which they were found.
  private(set) var pieces: [Piece] = []
  /// What brings cases back, with their clauses.
  private(set) var edits: [SourceEdit] = []
  /// The enums that have them again, each with its case.
  private(set) var cases: [String] = []
  /// The names that are there again.
  private(set) var names: Set<String> = []

  private static let deepest = 4
  private static let mostPieces = 12
  private static let mostLines = 150
  private static let mostFiles = 30

  /// Those of some names that bring nothing along that is gone for good.
  init?(of missing: [String], in context: ProposalContext) {
    guard let old = context.old else { return nil }
    (self.context, self.old) = (context, old)
    for name in missing {
      var larger = self
      if larger.add(name, depth: 0), larger.pieces.count <= Self.mostPieces, larger.lineCount <= Self.mostLines {
        self = larger
      }
    }
  }

  private var lineCount: Int { pieces.reduce(0) { $0 + $1.lines.count } }

  /// Whether a name is there again, with all that is missing for it.
  private mutating func add(_ name: String, depth: Int) -> Bool {
    guard depth < Self.deepest else { return false }
    if names.contains(name) { return true }
    names.insert(name)
    if let piece = piece(of: name) {
      pieces.append(piece)
      return addAll(missingFor: piece.lines, depth)
    }
    guard let lost = LostCase(name, from: old, to: context.new),
      !context.comparison.new.enums.contains(where: { $0.typePath == lost.enumPath }), let found = lost.edits
    else { return false }
    edits += found
    names.formUnion(lost.spellings)
    cases.append("\(lost.enumPath).\(lost.name)")
    let clauses = found.dropFirst().flatMap { $0.replacement.split(separator: "\n").map(String.init) }
    return clauses.isEmpty || addAll(missingFor: ["switch value {"] + clauses + ["}"], depth)
  }

  private mutating func addAll(missingFor lines: [String], _ depth: Int) -> Bool {
    for name in context.missingNames(in: lines) where !add(name, depth: depth + 1) { return false }
    return true
  }

  // Nil where nothing or more than one thing declares it, and for a text: whoever answered to that may be gone.
  private func piece(of name: String) -> Piece? {
    let member = name.lastNameComponent
    let type = name.contains(".") ? String(name.prefix { $0 != "." }) : nil
    guard !member.contains("("), type?.isEmpty != true else { return nil }
    // What is there in another form would be there twice.
    let isThere = type.map { context.new.hasMember(TypeMember(type: $0, name: member)) }
    guard !(isThere ?? !context.new.functions(member).isEmpty) else { return nil }
    let words = ["func", "var", "let", "struct", "enum"].map { "\($0) \(member)" }
    let files = old.paths.filter { path in
      path.hasSuffix(".swift")
        && old.uneditedBytes(path).map { bytes in words.contains(where: bytes.contains(words:)) } == true
    }.prefix(Self.mostFiles).compactMap(old.file)
    let found = files.flatMap { file in pieces(of: member, ofType: type, in: file) }
    return found.count == 1 && !found[0].lines.isEmpty ? found[0] : nil
  }

  private func pieces(of member: String, ofType type: String?, in file: CodeFile) -> [Piece] {
    file.tree.statements.flatMap { statement -> [Piece] in
      if let group = statement.item.asProtocol((any DeclGroupSyntax).self),
        let owner = group.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
          ?? group.asProtocol((any NamedDeclSyntax).self)?.name.bareText
      {
        let isOwner = type.map { owner.lastNameComponent == $0 } ?? true
        let isThere = context.new.declaration(of: owner) != nil
        guard isOwner else { return [] }
        // One that is gone with its type leaves a doubt which of both was meant.
        let isUsable = isThere || group.is(ExtensionDeclSyntax.self) && !old.declares(owner.lastNameComponent)
        let head = group.as(ExtensionDeclSyntax.self).map { piece in
          let text = piece.with(\.memberBlock.members, []).trimmedDescription
          return String(text.prefix { $0 != "{" })
        }
        return group.memberBlock.members.flattened.filter {
          $0.decl.isPiece(called: member, ofType: true, mayBeType: type != nil)
        }.map { item in
          let unit = file.indentationUnit
          let own = file.lines(of: item).drop { $0.hasPrefix("//") && !$0.hasPrefix("///") }
          let lines = ["\(head ?? "extension \(owner) "){"] + own.map { $0.isEmpty ? "" : unit + $0 } + ["}"]
          return Piece(file: file, name: owner, lines: isUsable ? lines : [])
        }
      }
      guard type == nil, let decl = statement.item.as(DeclSyntax.self),
        decl.isPiece(called: member, ofType: false, mayBeType: false)
      else { return [] }
      return [Piece(file: file, name: member, lines: file.lines(of: statement))]
    }
  }
}

extension DeclSyntax {
  /// Whether it declares a name and may stand in an extension. A text may not come back by itself, nor what the app stored:
  /// whoever answered to it, or filled it, may be gone.
  fileprivate func isPiece(called name: String, ofType isMember: Bool, mayBeType: Bool) -> Bool {
    if self.asProtocol((any WithModifiersSyntax).self)?.isMarked("override", "required") == true { return false }
    guard let variable = self.as(VariableDeclSyntax.self) else {
      let isKind =
        self.is(FunctionDeclSyntax.self)
        || mayBeType && (self.is(StructDeclSyntax.self) || self.is(EnumDeclSyntax.self))
      return isKind && self.asProtocol((any NamedDeclSyntax).self)?.name.bareText == name
    }
    guard variable.bindings.count == 1, let binding = variable.bindings.first, binding.name == name,
      variable.nodes(StringLiteralExprSyntax.self).isEmpty
    else { return false }
    guard let value = binding.initializer?.value else { return binding.getter != nil }
    return value.isLiteral && variable.bindingSpecifier.text == "let" && (!isMember || variable.isMarked("static"))
  }
}

/// A case that an enum of the app has lost.
private struct LostCase {
  let name: String
  let enumPath: String
  private let element: EnumCaseElementSyntax
  private let before: TypeCode
  private let now: TypeCode
  private let (old, new): (CodeTree, CodeTree)

  /// Nil where it is no case, or one of several enums.
  init?(_ name: String, from old: CodeTree, to new: CodeTree) {
    let bare = String((name.hasPrefix(".") ? name.dropFirst() : name[...]).prefix { $0 != "(" })
    let member = bare.lastNameComponent
    let type = bare.contains(".") ? String(bare.prefix { $0 != "." }) : nil
    let found = old.paths.filter { path in
      path.hasSuffix(".swift")
        && old.uneditedBytes(path).map { $0.contains(words: "case \(member)") || $0.contains(text: ", \(member)") }
          == true
    }.compactMap(old.file).flatMap { file in
      file.tree.nodes(EnumDeclSyntax.self).filter { type == nil || $0.name.bareText == type }
        .compactMap { TypeCode($0.path, in: file) }.filter { $0.cases[member] != nil }
    }
    guard found.count == 1, let before = found.first, let element = before.cases[member],
      let now = new.type(before.typePath, in: before.file.path) ?? new.declaration(of: before.typePath),
      now.declaration.is(EnumDeclSyntax.self), now.cases[member] == nil, !now.caseMembers.isEmpty
    else { return nil }
    (self.name, enumPath, self.element) = (member, before.typePath, element)
    (self.before, self.now, self.old, self.new) = (before, now, old, new)
  }

  /// How code names it.
  var spellings: [String] { [name, "\(enumPath.lastNameComponent).\(name)", CaseCall(element).description] }

  /// The case and its clauses; nil where a `switch` that names all others would lack one.
  var edits: [SourceEdit]? {
    let known = Set(before.cases.keys)
    let clauses = SwitchCode(
      caseName: name, known: known, enumName: enumPath.lastNameComponent, old: old, new: new)
    let found = clauses.edits
    guard let last = now.caseMembers.last, clauses.openPlaces(of: Set(now.cases.keys), besides: found).isEmpty else {
      return nil
    }
    return [now.insertCase("case \(element.with(\.trailingComma, nil).trimmedDescription)", after: last)] + found
  }
}

extension EnumDeclSyntax {
  /// Its name, with those of the types around it.
  fileprivate var path: String {
    let outer = lineage.dropFirst().compactMap { node in
      node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        ?? node.asProtocol((any DeclGroupSyntax).self).flatMap {
          $0.asProtocol((any NamedDeclSyntax).self)?.name.bareText
        }
    }
    return (outer.reversed() + [name.bareText]).joined(separator: ".")
  }
}

import IntentComparison
import IntentSurface
import SourceScanning
import SwiftSyntax

/// What lets widgets be configured again by an intent that comes back, where the code that they have now allows it.
struct ReturnedSettings {
  private(set) var edits: [SourceEdit] = []
  /// What a person should know of it.
  private(set) var notes: [String] = []

  /// Nil where the code of a widget has become another since.
  init?(of intent: Intent, for widgets: [Widget], in context: ProposalContext) {
    guard !widgets.isEmpty else { return nil }
    for widget in widgets {
      guard
        let code = Renaming(of: widget, to: intent, in: context)?.returned
          ?? Replacement(of: intent, in: context)?.returned
      else { return nil }
      edits += code.edits.filter { !edits.contains($0) }
      notes += code.notes.filter { !notes.contains($0) }
    }
  }

  fileprivate init(edits: [SourceEdit], notes: [String]) { (self.edits, self.notes) = (edits, notes) }
}

/// The names of an intent in a widget and its provider, where the one that shipped has all that is read of it.
private struct Renaming {
  private let types: [TypeCode]
  private let names: (now: String, shipped: String)
  private let unread: [String]

  init?(of widget: Widget, to intent: Intent, in context: ProposalContext) {
    guard let newer = widget.configurationIntent.flatMap(context.comparison.newRecords.intent),
      newer.parameters.allSatisfy({ intent.parameter($0.name)?.type == $0.type }),
      let type = context.newType(Subject(.widget, widget.kind.spelling), widget.typePath),
      let name = type.providerName, let provider = context.new.declaration(of: name)
    else { return nil }
    let others = context.comparison.new.widgets.filter { $0.kind != widget.kind }
    let isShared = others.contains { other in
      context.newType(Subject(.widget, other.kind.spelling), other.typePath)?.providerName == name
    }
    guard !isShared, provider.keeps(newer.typeName) else { return nil }
    types = type.typePath == provider.typePath ? [type] : [type, provider]
    names = (newer.typeName, intent.typeName)
    unread = intent.parameters.map(\.name).filter { newer.parameter($0) == nil }.map { "`\($0)`" }
  }

  var returned: ReturnedSettings {
    ReturnedSettings(
      edits: types.flatMap { $0.rename([names.now: names.shipped]) },
      notes: unread.isEmpty
        ? []
        : [
          "Nothing reads \(unread.sentenceList) any more: read it where the widget gets its content, or people set it in vain."
        ])
  }
}

extension TypeCode {
  /// The type that a widget's code makes to fill it.
  fileprivate var providerName: String? {
    let made = calls.lazy.compactMap { $0.argument("provider")?.as(FunctionCallExprSyntax.self) }.first
    return made?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.bareText
  }

  /// Whether values of a type that its functions take are read there, or handed to others of them, and go nowhere else.
  fileprivate func keeps(_ typeName: String) -> Bool {
    members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.allSatisfy { function in
      let values = function.signature.parameterClause.parameters.filter { $0.type.trimmedDescription == typeName }
        .map(\.bodyName.bareText)
      let uses =
        function.body?.nodes(DeclReferenceExprSyntax.self).filter { values.contains($0.baseName.bareText) } ?? []
      return uses.allSatisfy { use in
        if use.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(use).id { return true }
        let call = use.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
        let callee = call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.bareText
        return callee.map { !functions($0).isEmpty } ?? false
      }
    }
  }
}

/// The declarations that named an intent, or read what was set with it, as they shipped.
private struct Replacement {
  private let pieces: [(old: Declaration, new: Declaration)]

  /// Nil where one of those that named it is gone, or has something of the app by now that it had not.
  init?(of intent: Intent, in context: ProposalContext) {
    guard let old = context.old, let own = context.oldType(.intent, intent)?.file.path else { return nil }
    let members = Set(intent.parameters.map(\.name))
    var found: [(old: Declaration, new: Declaration)] = []
    for declaration in old.files(naming: [intent.typeName]).flatMap(Declaration.all)
    where declaration.names(intent.typeName)
      && !(declaration.file.path == own && declaration.key.hasSuffix(intent.typeName))
    {
      guard let now = declaration.counterpart(in: context.new), declaration.has(allOf: now, in: context) else {
        return nil
      }
      found.append((declaration, now))
    }
    guard !found.isEmpty else { return nil }
    for path in Set(found.map(\.old.file.path)).sorted() {
      guard let file = old.file(path) else { continue }
      for declaration in Declaration.all(in: file) where declaration.reads(members) {
        guard let now = declaration.counterpart(in: context.new), declaration.has(allOf: now, in: context),
          !found.contains(where: { $0.old.key == declaration.key && $0.old.file.path == path })
        else { continue }
        found.append((declaration, now))
      }
    }
    pieces = found.filter { $0.old.text != $0.new.text }
    // The intent itself comes back with them.
    let missing = context.missingNames(in: pieces.flatMap(\.old.lines)).filter {
      $0 != intent.typeName && !members.contains($0)
    }
    guard missing.isEmpty, !isMadeElsewhere(in: context) else { return nil }
  }

  // What makes one of them in another place gives it what it has now.
  private func isMadeElsewhere(in context: ProposalContext) -> Bool {
    let types = Set(pieces.map(\.new).filter(\.isType).map(\.name))
    return context.new.paths.filter { $0.hasSuffix(".swift") }.compactMap(context.new.file).contains { file in
      guard types.contains(where: { file.bytes.contains(text: $0 + "(") }) else { return false }
      return file.tree.nodes(FunctionCallExprSyntax.self).contains { call in
        guard types.contains(call.calledExpression.trimmedDescription),
          !pieces.contains(where: { $0.new.file.path == file.path && $0.new.range.contains(call.startOffset) })
        else { return false }
        return context.old?.text(file.path)?.contains(call.trimmedDescription) != true
      }
    }
  }

  var returned: ReturnedSettings {
    let names = Set(pieces.map(\.old.name)).sorted()
    return ReturnedSettings(
      edits: pieces.map { $0.new.file.replace($0.new.node, with: $0.old.text) },
      notes: [
        "\(names.codeList) \(names.count == 1 ? "is" : "are") as shipped again; nothing of the app that came since was in them."
      ])
  }
}

/// A type or an extension at the top level of a file.
private struct Declaration {
  let file: CodeFile
  let node: DeclSyntax
  let name: String
  /// What tells it from the others of its file.
  let key: String

  static func all(in file: CodeFile) -> [Declaration] {
    let found = file.tree.statements.compactMap { $0.item.as(DeclSyntax.self) }.compactMap { Declaration($0, in: file) }
    return found.filter { one in found.count { $0.key == one.key } == 1 }
  }

  private init?(_ node: DeclSyntax, in file: CodeFile) {
    let group = node.asProtocol((any DeclGroupSyntax).self)
    let extended = node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    guard let group, let name = extended ?? node.asProtocol((any NamedDeclSyntax).self)?.name.bareText else {
      return nil
    }
    (self.file, self.node, self.name) = (file, node, name)
    key = "\(group.introducer.text) \(name)"
  }

  var isType: Bool { !node.is(ExtensionDeclSyntax.self) }
  var text: String { node.trimmedDescription }
  var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
  var range: Range<Int> { node.trimmedByteRange }

  func names(_ type: String) -> Bool { node.tokens(viewMode: .sourceAccurate).contains { $0.text == type } }

  func reads(_ members: Set<String>) -> Bool {
    node.nodes(MemberAccessExprSyntax.self).contains {
      $0.base != nil && members.contains($0.declName.baseName.bareText)
    }
  }

  func counterpart(in code: CodeTree) -> Declaration? {
    code.file(file.path).flatMap { file in Self.all(in: file).first { $0.key == key } }
  }

  /// Whether nothing of the app is in another version of it that is not in this one.
  func has(allOf other: Declaration, in context: ProposalContext) -> Bool {
    let (own, others) = (NameFinder(lines), NameFinder(other.lines))
    return others.used.subtracting(others.declared).subtracting(own.used).subtracting(own.declared)
      .allSatisfy { !context.new.declares($0) }
  }
}

import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Code that is gone for people and not from the project: nothing that ships compiles it. A second declaration would
/// stand beside it.
struct WithheldCode {
  private let type: TypeCode
  private let withheld: WithheldType
  private let branch: IfConfigClauseSyntax?

  /// Nil where what a finding says is gone is declared nowhere.
  init?(of finding: Finding, in context: ProposalContext) {
    let subject = finding.subject
    guard Self.rules.contains(finding.rule), subject.member == nil,
      let path = context.comparison.oldRecords.typePath(of: subject),
      let withheld = context.comparison.new.withholding(path),
      let type = context.declaration(of: path, as: subject)
    else { return nil }
    (self.type, self.withheld, branch) = (type, withheld, type.declaration.branches.first)
  }

  private static let rules: Set = ["I01", "E01", "N01", "W01"]

  /// Takes the condition away where all that it keeps shipped without it; else says where the code is.
  func proposal(for finding: Finding, in context: ProposalContext) throws(Refusal) -> Proposal {
    if let list = withheld.propertyList {
      let keys = ["NSExtension", "NSExtensionPointIdentifier"]
      guard let edit = ListedTexts.edit(setting: keys, to: WithheldType.widgetPoint, in: list, context.new) else {
        throw Refusal("The code of the widget is there, and no edit of it helps. \(finding.fix.summary)")
      }
      return Proposal(
        finding, .keepCompiled,
        cost: "Nothing: the code is there, and the system finds the widgets of its extension again.", edits: [edit])
    }
    if let lack = ShippedUse.lack(behind: finding, context) { throw Refusal(lack) }
    guard let branch, let condition = branch.condition?.trimmedDescription else {
      let path = type.file.path
      let paths = LeftFiles(with: path, in: context).needed
      let edits = RestoredMembership.edits(for: paths, in: context)
      let joined = edits.isEmpty ? RestoredMembership.rejoining(paths, in: context) : edits
      guard joined.isEmpty else {
        return Proposal(
          finding, .keepCompiled, cost: "Nothing: the code is there, and its targets compile it again.", edits: joined,
          notes: paths.count == 1
            ? [] : ["\(Array(paths.dropFirst()).codeList) left the target with it, and it needs what is there."])
      }
      let targets = LostTargets(of: finding, in: context).words(forCodeIn: path)
      throw Refusal("\(type.typePath) is still declared, at \(place). \(finding.fix.summary) \(targets)")
    }
    guard type.declaration.branches.count == 1, let edit = type.file.removal(ofConditionAround: branch),
      branch.items.allSatisfy({ shipped($0, in: context) })
    else {
      throw Refusal(
        "\(type.typePath) is still declared, at \(place), behind `#if \(condition)` at "
          + "\(type.file.place(of: branch.poundKeyword)). Take it out of there, with the imports that it needs: a second "
          + "declaration would not compile where the condition holds.")
    }
    let others = branch.items.compactMap(\.declaredName).filter { $0 != type.typePath && !$0.hasPrefix("import ") }
    return Proposal(
      finding, .keepCompiled,
      cost: "Nothing: the code is there as it shipped, and people find it again.", edits: [edit],
      notes: others.isEmpty ? [] : ["\(others.codeList) ship\(others.count == 1 ? "s" : "") again with it."])
  }

  private var place: String { type.file.place(of: type.declaration.introducer) }

  // Whether what stands in the branch shipped without a condition, as far as the shipped code or its surface shows.
  private func shipped(_ item: CodeBlockItemSyntax, in context: ProposalContext) -> Bool {
    guard let name = item.declaredName else { return false }
    guard let old = context.old else { return name.hasPrefix("import ") || name == type.typePath }
    return old.file(type.file.path)?.tree.statements.contains { $0.declaredName == name } == true
  }
}

extension CodeBlockItemSyntax {
  /// The name of a type, the type of an extension or what an import declaration imports.
  fileprivate var declaredName: String? {
    let module = item.as(ImportDeclSyntax.self)?.path.trimmedDescription
    let extended = item.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    return module.map { "import \($0)" } ?? extended ?? item.asProtocol((any NamedDeclSyntax).self)?.name.bareText
  }
}

extension SurfaceIndex {
  /// The Swift name of an intent, an entity, an enum or a widget.
  fileprivate func typePath(of subject: Subject) -> String? {
    subject.kind == .widget ? widget(subject.owner)?.typePath : record(subject.kind, subject.owner)?.typePath
  }
}

extension ProposalContext {
  /// The declaration of a type in the new code, in its old file or in any other.
  func declaration(of typePath: String, as subject: Subject) -> TypeCode? {
    let outer = typePath.split(separator: ".").first.map(String.init) ?? typePath
    let own = [locations.old[subject]?.path].compactMap(\.self)
    let paths = own + new.paths(declaring: outer, in: DeclaredNames.paths(ofType:))
    return paths.lazy.compactMap { new.type(typePath, in: $0) }.first
  }
}

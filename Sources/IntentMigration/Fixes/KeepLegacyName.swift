import IntentRules
import IntentSurface
import SwiftSyntax

/// Gives a renamed parameter of an intent definition the name back that people's values are stored under.
struct KeepLegacyName {
  private let name: String
  private let newName: String
  private let className: String

  init(_ name: String, _ newName: String, of className: String) {
    self.name = name
    self.newName = newName
    self.className = className
  }

  /// Nil where a value of the old one is none of the new one.
  func proposal(
    for finding: Finding, lost: DefinitionCode.Value, renamed: DefinitionCode.Value, of intent: DefinitionCode.Value,
    in definition: DefinitionCode, _ context: ProposalContext
  ) -> Proposal? {
    let same = [LegacyKeys.parameterType, LegacyKeys.parameterIsArray].allSatisfy {
      lost[$0]?.text == renamed[$0]?.text
    }
    let (before, after) = [(lost, name), (renamed, newName)].map { value, name in
      Parameter(
        name: name, type: value[LegacyKeys.parameterType]?.text == "Boolean" ? .primitive("Bool") : .unknown(""))
    }.pair
    guard same, !before.isOpposite(of: after) else { return nil }
    return Proposal(
      finding: finding, decision: .keepLegacyName,
      cost: "Nothing: saved values are found again. People see the title; the name `\(name)` is seen in code alone.",
      edits: words(in: intent.range, of: definition.file) + uses(in: context.new))
  }

  // Its own name, and wherever the summaries and the other parameters mean it.
  private func words(in range: Range<Int>, of file: CodeFile) -> [SourceEdit] {
    let wanted = Array(newName.utf8)
    let starts = range.filter { start in
      let end = start + wanted.count
      guard end < range.upperBound, start > 0, file.bytes[start..<end].elementsEqual(wanted) else { return false }
      return Self.ends.contains(file.bytes[end]) && Self.begins.contains(file.bytes[start - 1])
    }
    return starts.map { file.replace($0..<($0 + wanted.count), with: name) }
  }

  // As a whole element, or between the braces of a summary.
  private static let begins = Set(">{".utf8)
  private static let ends = Set("<}".utf8)

  // Xcode makes the class and the functions of its protocol from the name.
  private func uses(in code: CodeTree) -> [SourceEdit] {
    code.files(naming: [className]).flatMap { file -> [SourceEdit] in
      let finder = LegacyUses(className, newName)
      finder.walk(file.tree)
      return finder.members.map { file.replace($0, with: name) }
        + finder.functions.map { token in
          file.replace(token, with: token.text.replacing(newName.capitalized, with: name.capitalized))
        }
    }
  }
}

extension [Parameter] {
  fileprivate var pair: (Parameter, Parameter) { (self[0], self[1]) }
}

extension String {
  /// As it stands within a longer name.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}

/// Where code means a parameter of a class that Xcode generates.
private final class LegacyUses: SyntaxVisitor {
  private(set) var members: [TokenSyntax] = []
  private(set) var functions: [TokenSyntax] = []
  private let className: String
  private let name: String
  private var holders: Set<String> = []

  init(_ className: String, _ name: String) {
    self.className = className
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    let finder = LegacyHolders(className)
    finder.walk(node)
    holders = finder.names
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let types = node.signature.parameterClause.parameters.map(\.type.trimmedDescription)
    let ending = name.capitalized
    let made = ["resolve\(ending)", "provide\(ending)OptionsCollection", "default\(ending)"]
    if types.contains(className), made.contains(node.name.text) { functions.append(node.name) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let base = node.base?.trimmedDescription.split(separator: ".").last.map(String.init)
    if node.declName.baseName.text == name, let base, holders.contains(base.filter { $0 != "?" && $0 != "!" }) {
      members.append(node.declName.baseName)
    }
    return .visitChildren
  }
}

/// The names under which a file holds values of a class.
private final class LegacyHolders: SyntaxVisitor {
  private(set) var names: Set<String> = []
  private let className: String

  init(_ className: String) {
    self.className = className
    super.init(viewMode: .sourceAccurate)
  }

  private func isMeant(_ type: TypeSyntax?) -> Bool {
    type.map { [className, className + "?", className + "!"].contains($0.trimmedDescription) } ?? false
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let made = node.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    if isMeant(node.typeAnnotation?.type) || made == className { names.insert(node.pattern.trimmedDescription) }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if isMeant(node.type) { names.insert((node.secondName ?? node.firstName).text) }
    return .visitChildren
  }
}

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
    let parameter = { (value: DefinitionCode.Value, name: String) in
      Parameter(
        name: name, type: value[LegacyKeys.parameterType]?.text == "Boolean" ? .primitive("Bool") : .unknown(""))
    }
    let (before, after) = (parameter(lost, name), parameter(renamed, newName))
    guard same, !before.isOpposite(of: after) else { return nil }
    return Proposal(
      finding: finding, decision: .keepLegacyName,
      cost: "Nothing: saved values are found again. People see the title; the name `\(name)` appears only in code.",
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
      let uses = LegacyUses(of: newName, in: className, by: file.tree)
      return uses.members.map { file.replace($0, with: name) }
        + uses.functions.map { token in
          file.replace(token, with: token.text.replacing(newName.firstUppercased, with: name.firstUppercased))
        }
    }
  }
}

/// Where code means a parameter of a class that Xcode generates.
private struct LegacyUses {
  let members: [TokenSyntax]
  let functions: [TokenSyntax]

  init(of name: String, in className: String, by code: SourceFileSyntax) {
    let holders = Self.holders(of: className, in: code)
    members = code.nodes(MemberAccessExprSyntax.self).map { ($0.base?.trimmedDescription, $0.declName.baseName) }
      .filter { base, member in
        guard member.text == name, let base = base?.lastNameComponent else { return false }
        return holders.contains(base.filter { $0 != "?" && $0 != "!" })
      }
      .map(\.1)
    let ending = name.firstUppercased
    let made = ["resolve\(ending)", "provide\(ending)OptionsCollection", "default\(ending)"]
    functions = code.nodes(FunctionDeclSyntax.self).filter { function in
      made.contains(function.name.text)
        && function.signature.parameterClause.parameters.contains { $0.type.trimmedDescription == className }
    }
    .map(\.name)
  }

  /// The names under which a file holds values of a class.
  private static func holders(of className: String, in code: SourceFileSyntax) -> Set<String> {
    let spellings = [className, className + "?", className + "!"]
    let bindings = code.nodes(PatternBindingSyntax.self).filter { binding in
      let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
      return made == className || (binding.typeAnnotation?.type.trimmedDescription).map(spellings.contains) ?? false
    }
    let parameters = code.nodes(FunctionParameterSyntax.self).filter { spellings.contains($0.type.trimmedDescription) }
    return Set(
      bindings.map(\.pattern.trimmedDescription) + parameters.map { ($0.secondName ?? $0.firstName).text })
  }
}

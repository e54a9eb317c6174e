import IntentComparison
import IntentRules
import IntentSurface
import SourceScanning
import SwiftSyntax

extension KeepParameterBesideNew {
  /// Marks what takes the parameter itself, and not its value: it would take one that may have none.
  func handedOver(in context: ProposalContext) -> [SourceEdit] {
    let uses = type.perform?.body?.nodes(DeclReferenceExprSyntax.self).filter { reference in
      reference.baseName.text == "$\(new.name)" && reference.parent?.is(LabeledExprSyntax.self) == true
    }
    let statements = (uses ?? []).compactMap { $0.enclosing(CodeBlockItemSyntax.self) }
    guard let optional = variable.optionalSpelling, !variable.isOptional, let statement = statements.first
    else { return [] }
    let places = takers(in: context)
    let text =
      "`$\(newName)` is handed over here, an `IntentParameter<\(optional)>` now: let "
      + (places.isEmpty ? "the code that takes it" : places.joined(separator: ", "))
      + " take that (generic over the value, where other parameters go there too), then remove this line."
    let line = IntentCode.error(text) + type.file.newline + type.file.indentation(of: statement)
    return [type.file.insert(line, at: statement.positionAfterSkippingLeadingTrivia)]
  }

  // Where code takes such a parameter, those left out that are named after another one.
  private func takers(in context: ProposalContext) -> [String] {
    guard let written = variable.type?.trimmedDescription else { return [] }
    let others = intent.parameters.map { $0.name.lowercased() }.filter { $0 != new.name.lowercased() }
    let files = context.new.files(naming: ["IntentParameter<\(written)>"])
    let lines = files.flatMap { file in
      file.tree.nodes(IdentifierTypeSyntax.self).filter { $0.trimmedDescription == "IntentParameter<\(written)>" }
        .filter { type in
          let name = type.declaredName?.lowercased() ?? ""
          return name.contains(new.name.lowercased()) || !others.contains(where: name.contains)
        }
        .map {
          "\(file.path.split(separator: "/").last ?? ""):\(file.line(of: $0.startOffset))"
        }
    }
    return Array(lines.prefix(Self.shownTakers)) + (lines.count > Self.shownTakers ? ["others"] : [])
  }

  private static let shownTakers = 6
}

extension IdentifierTypeSyntax {
  /// What has it as its type: a variable or a parameter of a function.
  fileprivate var declaredName: String? {
    if let parameter = parent?.as(FunctionParameterSyntax.self) {
      return parameter.bodyName.text
    }
    return parent?.parent?.as(PatternBindingSyntax.self)?.pattern.trimmedDescription
  }
}

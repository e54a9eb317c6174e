import IntentRules
import SwiftSyntax

/// A parameter of an intent that a protocol of the app asks for by its name.
struct AskedMember {
  let protocolName: String
  private let name: String
  private let type: TypeCode

  /// Nil where no protocol that the intent conforms to asks for it, or where one wants to set it.
  init?(_ name: String, of type: TypeCode, in code: CodeTree) {
    let names = type.groups.flatMap(\.inheritedTypes).map(\.trimmedDescription)
    let found = names.first { code.readingRequirements(of: $0).contains(name) }
    guard let found else { return nil }
    (protocolName, self.name, self.type) = (found, name, type)
  }

  /// The parameter under its shipped name, and the one that is asked for as a variable that reads it.
  func answered(by shippedName: String, _ variable: VariableCode, _ context: ProposalContext) -> [SourceEdit]? {
    guard let written = variable.type?.trimmedDescription else { return nil }
    let lines = [
      "/// What `\(protocolName)` calls `\(shippedName)`.",
      "\(type.accessPrefix)var \(IntentCode.quoted(name)): \(written) { \(IntentCode.quoted(shippedName)) }",
    ]
    return [
      type.file.replace(variable.binding.pattern, with: IntentCode.quoted(shippedName)),
      type.insert(lines, after: type.lastVariable(with: RestoredParameter.wrappers)),
    ] + type.renameProjection(name, to: shippedName) + context.phraseEdits(renaming: name, to: shippedName, of: type)
  }
}

extension CodeTree {
  /// The variables that a protocol of the app asks for, and that code only reads through it.
  fileprivate func readingRequirements(of name: String) -> Set<String> {
    let bindings = (protocolDeclaration(of: name)?.variables ?? []).filter { binding in
      binding.accessorBlock?.tokens(viewMode: .sourceAccurate).contains { $0.text == "set" } == false
    }
    return Set(bindings.map(\.pattern.trimmedDescription))
  }
}

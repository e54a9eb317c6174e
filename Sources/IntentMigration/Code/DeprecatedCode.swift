import AppIntentsFacts
import IntentRules
import SwiftSyntax

/// The code of an intent, turned into that of a deprecated one.
struct DeprecatedCode {
  let type: TypeCode

  init(_ type: TypeCode) { self.type = type }

  /// What tells people, as a member.
  ///
  /// - Parameter replacement: the Swift name of the intent that Shortcuts offers instead.
  static func declaration(_ message: String, replacedBy replacement: String?) -> String {
    let message = IntentCode.literal(message)
    guard let replacement else { return "static let deprecation = IntentDeprecation<Never>(message: \(message))" }
    return "static let deprecation = IntentDeprecation(message: \(message), replacedBy: \(replacement).self)"
  }

  func edits(adding deprecation: String) -> [SourceEdit] {
    let inherited = type.declaration.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    var edits: [SourceEdit] = []
    let deprecated = FrameworkProtocol.deprecatedAppIntent
    if !inherited.contains(where: { $0.trimmedDescription == deprecated.name }) {
      let name = FrameworkProtocol.appIntent.name
      let base = inherited.first { [name, "AppIntents.\(name)"].contains($0.trimmedDescription) }
      edits.append(
        base.map { type.file.replace($0, with: deprecated.name) } ?? type.addConformance(deprecated))
    }
    if type.staticVariable("deprecation") == nil {
      edits.append(type.insertFirst([type.accessPrefix + deprecation] + type.blankLine))
    }
    return edits
  }
}

/// A macro of the App Intents framework that makes a type part of a surface.
package enum FrameworkMacro: String, CaseIterable, Sendable {
  case appIntent = "AppIntent"
  case appEntity = "AppEntity"
  case appEnum = "AppEnum"
  case assistantIntent = "AssistantIntent"
  case assistantEntity = "AssistantEntity"
  case assistantEnum = "AssistantEnum"
  case unionValue = "UnionValue"

  /// Those that take a `schema:`; the first three have taken the place of the others.
  package static let adoptingSchemas = allCases.filter { $0 != .unionValue }
}

import AppIntentsFacts
import IntentSurface
import SwiftReading
import SwiftSyntax

/// Reads what the members of an intent declare: titles, settings, parameters, result, summary.
struct IntentReader {
  let context: SyntaxContext

  /// Fills everything but identity, conformances, schema and availability of the type, which the index knows.
  ///
  /// - Parameter takesPlainMembers: under a schema macro, plain stored properties are parameters.
  func fill(_ intent: inout Intent, from members: Members, takesPlainMembers: Bool) {
    let parameters = ParameterReader(context: context)
    intent.parameters = (takesPlainMembers ? members.variables : members.wrapped).flatMap {
      parameters.parameters(of: $0, takesPlainMembers: takesPlainMembers)
    }
    intent.result = ResultReader(context: context).result(in: members)
    intent.parameterSummary = members.staticBinding("parameterSummary").flatMap {
      ParameterSummaryReader(context: context).summary(of: $0)
    }
    setTexts(in: &intent, from: members)
    setSettings(in: &intent, from: members)
  }

  private func setTexts(in intent: inout Intent, from members: Members) {
    let literals = LiteralReader(context: context)
    intent.title = members.setting("title", read: literals.text)
    guard let description = members.staticBinding("description")?.value else { return }
    let value = literals.followed(description, as: "IntentDescription")
    guard !value.isNil else { return }
    intent.summary = literals.text(value)
    let arguments = value.call?.arguments.byLabel.mapValues(value.part) ?? [:]
    intent.category = arguments["categoryName"].map { literals.text($0) }
    intent.searchKeywords =
      arguments["searchKeywords"].map { keywords in
        literals.elements(keywords)?.map { literals.text($0) } ?? [.expression(keywords.spelling)]
      } ?? []
  }

  private func setSettings(in intent: inout Intent, from members: Members) {
    let literals = LiteralReader(context: context)
    intent.openAppWhenRun = members.setting("openAppWhenRun", read: literals.bool)
    intent.isDiscoverable = members.setting("isDiscoverable", read: literals.bool)
    intent.isAssistantOnly = members.setting("isAssistantOnly", read: literals.bool)
    intent.authenticationPolicy = members.setting("authenticationPolicy") {
      literals.memberName($0, of: "IntentAuthenticationPolicy")
    }
    intent.supportedModes = members.setting("supportedModes", read: options)
    intent.executionTargets = members.setting("allowedExecutionTargets", read: options)
    // Without the protocol of the migration the name decides nothing.
    if intent.conforms(to: .customIntentMigratedAppIntent) {
      intent.intentClassName = members.setting("intentClassName", read: literals.text)
    }
    intent.deprecation = members.staticBinding("deprecation").map(deprecation)
    // The framework supplies a message of its own where the code has none.
    if intent.deprecation == nil, intent.conforms(to: .deprecatedAppIntent) { intent.deprecation = Deprecation() }
    if intent.deprecation?.replacedBy == nil, let alias = members.typeAlias("ReplacementIntent") {
      intent.deprecation?.replacedBy = TypeName.of(alias).flatMap { $0 == "Never" ? nil : $0 }
    }
  }

  private static let optionTypes: Set = ["IntentExecutionTargets", "IntentModes"]

  /// The names in an option set, sorted: `background`, `foreground`, `foreground(.dynamic)`.
  func options(_ code: Code) -> Setting<[String]> {
    let literals = LiteralReader(context: context)
    let modes = (literals.elements(code) ?? [code]).map { literals.followed($0).expression.flatMap(mode) }
    guard !modes.contains(nil) else { return .expression(code.spelling) }
    return .value(Set(modes.compactMap(\.self)).sorted())
  }

  private func mode(_ expression: ExprSyntax) -> String? {
    if let access = expression.as(MemberAccessExprSyntax.self) {
      // A member of anything else may be any of them.
      let isOption = access.base.map { Self.optionTypes.contains(TypeName.of(expression: $0) ?? "") } ?? true
      return isOption ? access.declName.baseName.plainName : nil
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), let name = call.calledLastName,
      let argument = call.arguments.first?.expression.as(MemberAccessExprSyntax.self)
    else { return nil }
    return "\(name)(.\(argument.declName.baseName.plainName))"
  }

  /// `IntentDeprecation(message: "…", replacedBy: X.self)`; the annotation names the replacement, too.
  private func deprecation(_ binding: PatternBindingSyntax) -> Deprecation {
    let annotated = binding.typeAnnotation?.type.soleGenericArgument.flatMap(TypeName.of).flatMap {
      $0 == "Never" ? nil : $0
    }
    let literals = LiteralReader(context: context)
    let code = literals.followed(Code(binding))
    guard let call = code.call,
      ["IntentDeprecation", "init"].contains(call.calledLastName)
    else {
      return Deprecation(message: binding.code.map { .expression($0.spelling) }, replacedBy: annotated)
    }
    let arguments = call.arguments.byLabel
    return Deprecation(
      message: arguments["message"].map { literals.text(code.part($0)) },
      replacedBy: arguments["replacedBy"].flatMap(TypeName.of(metatype:)) ?? annotated)
  }
}

extension Members {
  /// A static member's value; nil where none declares it.
  func setting<Value>(_ name: String, read: (Code) -> Setting<Value>) -> Setting<Value>? {
    staticBinding(name)?.value.map(read)
  }
}

extension PatternBindingSyntax {
  /// The code that gives its value; nil where it has none.
  var value: Code? { code == nil ? nil : Code(self) }
}

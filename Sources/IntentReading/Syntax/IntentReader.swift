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
    guard let description = members.staticBinding("description") else { return }
    guard let value = description.singleValue.map(literals.followed) else {
      intent.summary = description.code.map { .expression($0.spelling) }
      return
    }
    guard !value.is(NilLiteralExprSyntax.self) else { return }
    intent.summary = literals.text(value)
    guard let call = value.as(FunctionCallExprSyntax.self) else { return }
    let arguments = call.arguments.byLabel
    intent.category = arguments["categoryName"].map(literals.text)
    intent.searchKeywords =
      arguments["searchKeywords"].map { keywords in
        literals.elements(keywords)?.map(literals.text) ?? [.expression(keywords.spelling)]
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

  /// The names in an option set, sorted: `background`, `foreground`, `foreground(.dynamic)`.
  func options(_ expression: ExprSyntax) -> Setting<[String]> {
    let literals = LiteralReader(context: context)
    let modes = (literals.elements(expression) ?? [expression]).map { mode(literals.followed($0)) }
    guard !modes.contains(nil) else { return .expression(expression.spelling) }
    return .value(Set(modes.compactMap(\.self)).sorted())
  }

  private func mode(_ expression: ExprSyntax) -> String? {
    if let access = expression.as(MemberAccessExprSyntax.self) { return access.declName.baseName.plainName }
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
    guard let call = binding.singleValue.map(literals.followed)?.as(FunctionCallExprSyntax.self),
      ["IntentDeprecation", "init"].contains(call.calledLastName)
    else {
      return Deprecation(message: binding.code.map { .expression($0.spelling) }, replacedBy: annotated)
    }
    let arguments = call.arguments.byLabel
    return Deprecation(
      message: arguments["message"].map(literals.text),
      replacedBy: arguments["replacedBy"].flatMap(TypeName.of(metatype:)) ?? annotated)
  }
}

extension Members {
  /// A static member's value; the code that makes it where that is more than one expression; nil where none declares it.
  func setting<Value>(_ name: String, read: (ExprSyntax) -> Setting<Value>) -> Setting<Value>? {
    guard let binding = staticBinding(name) else { return nil }
    return binding.singleValue.map(read) ?? binding.code.map { .expression($0.spelling) }
  }
}

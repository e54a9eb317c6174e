import IntentSchemas
import IntentSurface
import SwiftSyntax

extension Intent {
  /// Whether each run of it brings the app to the front.
  var comesToFront: Bool {
    foreground.value.map { $0.contains("foreground") && !$0.contains("background") } ?? false
  }

  /// The intent with the mode of the one of the app that its result opens, where that comes to the front.
  func followingResult(in reading: SurfaceReading, _ code: CodeTree) -> Intent {
    guard result.opensIntent, let body = code.type(of: .intent, self, in: reading)?.perform?.body,
      let value = body.nodes(LabeledExprSyntax.self).first(where: { $0.label?.text == "opensIntent" })?.expression,
      let name = value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription,
      reading.surface.intents.contains(where: { $0.typePath == name && $0.comesToFront })
    else { return self }
    var intent = self
    (intent.supportedModes, intent.openAppWhenRun) = (nil, .value(true))
    return intent
  }
}

extension TypeCode {
  /// What runs when an intent does: neither what shows it, nor what makes it.
  private var running: [Syntax] {
    members.compactMap { item in
      if item.decl.is(FunctionDeclSyntax.self) { return Syntax(item.decl) }
      guard let variable = item.decl.as(VariableDeclSyntax.self),
        !variable.modifiers.contains(where: { $0.name.text == "static" }),
        variable.bindings.contains(where: { $0.accessorBlock != nil })
      else { return nil }
      return Syntax(variable)
    }
  }

  /// Whether the code of an intent names one of its parameters, or hands the intent on; so may code that is not here.
  func uses(_ name: String) -> Bool {
    guard perform != nil else { return true }
    return running.contains { code in
      code.tokens(viewMode: .sourceAccurate).contains { token in
        let isWhole = token.text == "self" && token.parent?.parent?.is(MemberAccessExprSyntax.self) != true
        return isWhole || token.bareText == name || token.text == "$" + name
      }
    }
  }

  private static let showing: Set = [
    "navigate", "navigation", "navigator", "open", "show", "present", "post", "route", "router", "push", "select",
    "display", "deeplink", "tab",
  ]

  // Who sets something that all of the app sees, or calls what is named after showing.
  private var showsSomething: Bool {
    running.contains { code in
      code.nodes(MemberAccessExprSyntax.self).contains { access in
        guard let base = access.base else { return false }
        let isShared = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "shared"
        return isShared && access.isAssigned
          || !Self.showing.isDisjoint(with: IntentWords.split(access.declName.baseName.text))
      }
    }
  }

  /// Why the assistant would say that all is well where it is not; nil where errors are thrown.
  func silencedFailure(of intent: Intent) -> SchemaObstacle? {
    guard let text = perform?.body?.results.spokenFailures?.failures.first?.text else { return nil }
    return SchemaObstacle(
      reason:
        "\(intent.typeName) answers \(text.trimmedDescription) where it does nothing, and the assistant would say "
        + "that it is done",
      next: "Throw an error there first.")
  }

  /// Why a search of the app shows nothing: it does not know what is searched for, or only speaks; nil where it does.
  func unshownSearch(by intent: Intent) -> SchemaObstacle? {
    guard perform != nil else { return nil }
    let next = "Let it show what is found in the app first: the system opens the app for that."
    let texts = intent.parameters.filter { $0.type.element == .primitive("String") }
    if let text = texts.first(where: { $0.isRequired }), !texts.contains(where: { uses($0.name) }) {
      return SchemaObstacle(
        reason: "\(intent.typeName) does not use `\(text.name)`, and shows nothing", next: next)
    }
    let result = intent.result
    let answers = result.providesDialog || result.value != nil || result.showsSnippetView
    guard answers, !showsSomething else { return nil }
    return SchemaObstacle(
      reason: "\(intent.typeName) gives its answer back, and its code shows nothing", next: next)
  }
}

import IntentSurface
import SwiftReading
import SwiftSyntax

/// Finds how code uses intents and entities, anywhere in a file.
enum UsageReader {
  /// What is looked for in whole files: code without any of these words uses nothing of it.
  static let words = buttons.keys.sorted() + ["updateAppShortcutParameters", "appEntityIdentifier"]

  /// What buttons and toggles among the calls run: the name of the intent, as spelled, and the expression that makes it.
  static func buttonIntents(among calls: [FunctionCallExprSyntax]) -> [(name: String, made: ExprSyntax)] {
    calls.compactMap { call in
      guard let label = call.calledWord.flatMap({ buttons[$0] }), call.calledLastName != nil,
        let made = call.arguments.byLabel[label], let name = TypeName.of(made: made), name.first?.isUppercase == true
      else { return nil }
      return (name, made)
    }
  }

  /// Whether `updateAppShortcutParameters()` is among the calls.
  static func updatesShortcutParameters(among calls: [FunctionCallExprSyntax]) -> Bool {
    calls.contains { $0.calledWord == "updateAppShortcutParameters" && $0.calledLastName != nil }
  }

  /// How functions stop to ask people, by the name of the call; sorted.
  static func interactions(in functions: [FunctionDeclSyntax]) -> [String] {
    let names = functions.flatMap(\.calls).compactMap {
      $0.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName ?? $0.calledName
    }
    return Set(names).intersection(questions).sorted()
  }

  /// The places among member accesses that say which entity is on screen.
  static func onscreenContent(among accesses: [MemberAccessExprSyntax]) -> [OnscreenUse] {
    var made: [SyntaxIdentifier: ExprSyntax?] = [:]
    return accesses.filter { $0.declName.baseName.plainName == "appEntityIdentifier" }
      .compactMap { onscreenUse($0, &made) }
  }

  /// - Parameter made: the types of the activities that blocks make, looked for once in each.
  private static func onscreenUse(
    _ access: MemberAccessExprSyntax, _ made: inout [SyntaxIdentifier: ExprSyntax?]
  ) -> OnscreenUse? {
    guard
      let value = assignedValue(access) ?? access.parent?.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
    else { return nil }
    let argument = value.as(FunctionCallExprSyntax.self)?.arguments.byLabel["for"]
    return OnscreenUse(
      entityName: argument.flatMap(TypeName.of(metatype:)), typePath: Syntax(access).enclosingTypePath,
      activityType: activityType(near: Syntax(access), &made), node: Syntax(access))
  }

  /// The right side of `activity.appEntityIdentifier = …`, whether operators are folded or not.
  private static func assignedValue(_ access: MemberAccessExprSyntax) -> ExprSyntax? {
    if let assignment = access.parent?.as(InfixOperatorExprSyntax.self),
      assignment.operator.is(AssignmentExprSyntax.self)
    {
      return assignment.rightOperand
    }
    guard let elements = access.parent?.as(ExprListSyntax.self).map(Array.init), elements.count >= 3,
      elements[0].id == ExprSyntax(access).id, elements[1].is(AssignmentExprSyntax.self)
    else { return nil }
    return elements[2]
  }

  /// The activity of the `userActivity` modifier around the place, or of one made in the same block.
  private static func activityType(near node: Syntax, _ made: inout [SyntaxIdentifier: ExprSyntax?]) -> Text? {
    let literals = LiteralReader(context: SyntaxContext())
    for ancestor in sequence(first: node, next: \.parent) {
      if ancestor.declarationGroup != nil { return nil }
      if let call = ancestor.as(FunctionCallExprSyntax.self), call.calledModifier == "userActivity",
        let type = call.arguments.unlabeled.first
      {
        return literals.text(type)
      }
      guard let block = ancestor.as(CodeBlockItemListSyntax.self) else { continue }
      let type =
        made[block.id]
        ?? block.calls.first { $0.calledLastName == "NSUserActivity" }?.arguments.byLabel["activityType"]
      made[block.id] = .some(type)
      if let type { return literals.text(type) }
    }
    return nil
  }

  /// Views that run an intent, with the label of the argument that takes it.
  private static let buttons = [
    "Button": "intent", "Toggle": "intent", "ControlWidgetButton": "action", "ControlWidgetToggle": "action",
  ]

  /// What a running intent calls to ask for something or to come to the foreground.
  static let questions: Set<String> = [
    "requestConfirmation", "requestChoice", "requestValue", "requestDisambiguation", "needsValueError",
    "needsDisambiguationError", "continueInForeground", "requestToContinueInForeground",
    "needsToContinueInForegroundError",
  ]
}

/// A place where code ties an entity to a user activity or a view.
struct OnscreenUse {
  /// The entity type as spelled, where the code shows it.
  var entityName: String?
  /// The type whose code it is, with its outer types.
  var typePath: String?
  var activityType: Text?
  var node: Syntax
}

extension FunctionCallExprSyntax {
  /// The name of a called member, whatever it is called on.
  fileprivate var calledModifier: String? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName
  }
}

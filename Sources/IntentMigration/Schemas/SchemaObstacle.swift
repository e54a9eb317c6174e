import AppIntentsFacts
import IntentRules
import IntentSchemas
import IntentSurface
import SwiftSyntax

/// One reason why an intent in the shape of a schema is better not added yet, and what comes first.
struct SchemaObstacle: Equatable {
  /// A sentence without its full stop.
  let reason: String
  /// What to do first, as sentences.
  let next: String

  /// What is told of all of them, the first with what to do; nil where there are none.
  static func advice(_ all: [SchemaObstacle]) -> String? {
    guard let first = all.first else { return nil }
    let besides = all.dropFirst().prefix(2).map { "Besides, \($0.reason)." }
    return (["Not advised yet: \(first.reason).", first.next] + besides).joined(separator: " ")
  }
}

/// What stands in the way of an intent in the shape of a schema beside one of the app's.
struct SchemaObstacles {
  let intent: Intent
  let schema: Schema
  let type: TypeCode
  let surface: Surface
  let parallel: ParallelIntent
  let shared: SharedBody?

  private var mapping: MemberMapping { MemberMapping(of: intent, to: schema, in: surface) }

  /// What weighs most first.
  var all: [SchemaObstacle] {
    let untold = untold
    let isSearch = schema.identifier == "system.searchInApp"
    return [
      isSearch ? type.unshownSearch(by: intent) : nil, hidden, unwritten, turned, untold, handedOn,
      parallel.shortfall.obstacle(to: schema, possible, isUntold: untold != nil),
      shared == nil && !parallel.handsOnDialog ? type.silencedFailure(of: intent) : nil, unsayable,
    ].compactMap(\.self)
  }

  // What a widget's button runs may well do less than what people would ask for.
  private var hidden: SchemaObstacle? {
    guard intent.isDiscoverable?.value == false else { return nil }
    return SchemaObstacle(
      reason: "\(intent.typeName) is hidden from people (`isDiscoverable = false`), and made for the app's own buttons",
      next: "Choose an action that people run themselves.")
  }

  private var unwritten: SchemaObstacle? {
    guard type.perform?.isUnwritten == true else { return nil }
    return SchemaObstacle(
      reason: "only a comment stands in `perform()` of \(intent.typeName)", next: "Write what it does first.")
  }

  // The assistant says how a thing should be, and may say it twice.
  private var turned: SchemaObstacle? {
    guard IntentWords(intent, in: surface).verbs.contains("toggle") || type.turnsOver,
      SchemaWords.words(schema.name).first == "update",
      let said = schema.members.first(where: { $0.unwrappedType == "Bool" }),
      !intent.parameters.contains(where: { $0.type.element == .primitive("Bool") })
    else { return nil }
    return SchemaObstacle(
      reason:
        "\(intent.typeName) turns over what is set, and \(schema.identifier) says in `\(said.name)` how it should be",
      next: "Let its code take the value that is wanted first, and turn over what people do in the widget.")
  }

  // What is open, selected or next is for the app to know; the assistant asks by name.
  private var untold: SchemaObstacle? {
    let given = mapping.given
    let wanted = schema.indispensable.filter { $0.namesThing(in: schema) && !given.contains($0.name) }
    let tells = intent.parameters.contains { parameter in
      switch parameter.type.element {
      case .entity, .primitive("String"), .primitive("URL"), .primitive("IntentFile"): true
      default: false
      }
    }
    guard let member = wanted.first, !tells, !intent.isPerformedBySystem(type) else { return nil }
    return SchemaObstacle(
      reason: "\(intent.typeName) takes nothing that says which one is meant, and \(schema.identifier) can't do "
        + "without its `\(member.name)`",
      next: "Give it a parameter for that first, or leave it as the shortcut that it is.")
  }

  // A form that opens filled in is not yet the thing that the assistant gets back.
  private var handedOn: SchemaObstacle? {
    let (opensNext, opensApp) = (type.opensNext(for: intent), intent.openAppWhenRun?.value == true)
    guard let made = schema.returns?.schema, intent.result.value == nil, shared?.made == nil, opensNext || opensApp,
      !schema.members.contains(where: { $0.name == "target" })
    else { return nil }
    return SchemaObstacle(
      reason:
        "\(intent.typeName) leaves the work to \(opensNext ? "what its result opens" : "the app that it opens"), and "
        + "\(schema.identifier) gives back the \(made) that was made",
      next: "Let its code make it first.")
  }

  // The entities that could be what the schema works with, whatever they are called: those that the intent takes, else
  // those that share a noun with it.
  private var possible: [Entity] {
    let mapping = mapping
    let known = intent.parameters.filter { mapping.members[$0.name] != nil }.map(\.type.element)
    let own = surface.entities.filter {
      $0.schema == nil && $0.defaultQuery != nil && intent.canName($0) && !known.contains(.entity($0.identifier))
    }
    let taken = own.filter { entity in
      ([intent.result.value].compactMap(\.self) + intent.parameters.map(\.type)).contains {
        $0.element == .entity(entity.identifier)
      }
    }
    guard taken.isEmpty else { return taken }
    let made = own.filter { type.makesValue(of: $0) }
    guard made.isEmpty else { return made }
    func nouns(_ name: String) -> Set<String> { Set(SchemaWords.words(name)).subtracting(Self.common) }
    let about = nouns(intent.typeName).subtracting(IntentWords(intent, in: surface).verbs)
    return own.filter { !nouns($0.typeName).isDisjoint(with: about) }
  }

  private static let common: Set = ["app", "intent", "entity", "item", "my", "new"]

  private var unsayable: SchemaObstacle? {
    let names = parallel.unsayable
    guard !names.isEmpty else { return nil }
    let given = mapping.given
    let open = schema.members.map(\.name).filter { !given.contains($0) }
    let draft =
      open.isEmpty ? "Give" : "If \(open.list(most: 4)) of the schema says it, hand that over in a draft; else give"
    return SchemaObstacle(
      reason: "\(intent.typeName) can't do without \(names.joined(separator: ", ")), and nothing of "
        + "\(schema.identifier) is surely that",
      next: "\(draft) \(names.count == 1 ? "it a default" : "them defaults") first, such as what is chosen in the app.")
  }
}

extension TypeCode {
  /// Whether its code gives a switch the other value, whichever it has.
  fileprivate var turnsOver: Bool {
    guard let body = perform?.body else { return false }
    return body.nodes(FunctionCallExprSyntax.self).contains { call in
      let callee = call.calledExpression
      let name =
        callee.as(MemberAccessExprSyntax.self)?.declName.baseName ?? callee.as(DeclReferenceExprSyntax.self)?.baseName
      return name.map { IntentWords.split($0.text).contains("toggle") } == true
    }
      || body.nodes(PrefixOperatorExprSyntax.self).contains { negation in
        negation.operator.text == "!" && negation.parent?.is(LabeledExprSyntax.self) == true
          && negation.expression.is(MemberAccessExprSyntax.self)
      }
  }

  /// Whether its code makes a value of the type that an entity stands for, as its name says.
  fileprivate func makesValue(of entity: Entity) -> Bool {
    let name = entity.typeName.hasSuffix("Entity") ? String(entity.typeName.dropLast(6)) : entity.typeName
    return perform?.body?.nodes(FunctionCallExprSyntax.self).contains {
      $0.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == name
    } == true
  }

  /// Whether the work of an intent is done by another one, which its result opens.
  func opensNext(for intent: Intent) -> Bool {
    intent.result.opensIntent || perform?.body?.description.contains("opensIntent:") == true
  }
}

extension SchemaMember {
  /// Whether it names a thing of the app: an entity, or one of several.
  fileprivate func namesThing(in parent: Schema) -> Bool {
    let union = SchemaCatalogue.builtIn.domain(parent.domain)?.unions[elementType] ?? []
    return isPlaceholder || Schema.entity(schema) != nil || union.contains { $0.schema != nil }
  }
}

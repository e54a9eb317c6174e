import Foundation
package import IntentSurface

/// A parameter whose stored values are of some entity or enum.
package struct ValueHolder: Sendable {
  /// What it is a parameter of.
  package var intent: Intent
  /// The parameter.
  package var parameter: Parameter

  /// The parameter, as findings name it.
  package var subject: Subject { Subject(.parameter, intent.identifier, parameter.name) }
}

/// What of a surface has values of which types, by themselves or in a list.
struct ValueUses: Sendable {
  /// In the order of their subjects.
  private(set) var holders: [ValueType: [ValueHolder]] = [:]
  /// The entity properties, sorted.
  private(set) var properties: [ValueType: [Subject]] = [:]
  /// Positions of the intents that give them.
  private(set) var givers: [ValueType: [Int]] = [:]
  /// Positions of the intents that give or take them.
  private(set) var users: [ValueType: [Int]] = [:]
  /// Whether an intent gives a value that may be of any type.
  private(set) var isOpen = false
  /// Positions of the intents by their types, and by their titles.
  private(set) var intentsByType: [String: [Int]] = [:]
  private(set) var intentsByTitle: [String: [Int]] = [:]
  /// Positions of the entities by their default queries, and of the widgets by the intents with their settings.
  private(set) var entitiesByQuery: [String: [Int]] = [:]
  private(set) var widgetsByIntent: [String: [Int]] = [:]
  /// The expressions for identifiers that could not be worked out, by the names of their types.
  private(set) var unreadIdentifiers: [String: String] = [:]

  init(in surface: Surface) {
    for (position, intent) in surface.intents.enumerated() {
      add(intent, at: position)
    }
    for (position, widget) in surface.widgets.enumerated() {
      for intent in widget.settingsIntents { widgetsByIntent[intent, default: []].append(position) }
    }
    for (position, entity) in surface.entities.enumerated() {
      if let query = entity.defaultQuery { entitiesByQuery[query, default: []].append(position) }
      for property in entity.properties {
        properties[property.type.element, default: []]
          .append(Subject(.entityProperty, entity.identifier, property.identifier))
      }
    }
    holders = holders.mapValues { $0.sorted { $0.subject < $1.subject } }
    properties = properties.mapValues { $0.sorted() }
    let records: [any SurfaceRecord] = surface.intents + surface.entities + surface.enums + surface.queries
    let named = records.filter { $0.identifierSource == .typeName }.map { ($0.typePath, $0.unreadIdentifier) }
    unreadIdentifiers = Dictionary(named, uniquingKeysWith: { first, _ in first }).compactMapValues(\.self)
  }

  private mutating func add(_ intent: Intent, at position: Int) {
    intentsByType[intent.typePath, default: []].append(position)
    if let title = intent.title?.value { intentsByTitle[title, default: []].append(position) }
    var types: Set<ValueType> = []
    for parameter in intent.parameters {
      types.insert(parameter.type.element)
      holders[parameter.type.element, default: []].append(ValueHolder(intent: intent, parameter: parameter))
    }
    if let type = intent.result.value?.element {
      types.insert(type)
      givers[type, default: []].append(position)
      switch type {
      case .unknown, .union: isOpen = true
      default: break
      }
    }
    for type in types { users[type, default: []].append(position) }
  }
}

/// Found where the first rule asks, and once. All state is behind the lock.
final class KnownValueUses: @unchecked Sendable {
  private let lock = NSLock()
  private var known: ValueUses?

  func uses(in surface: Surface) -> ValueUses {
    lock.withLock {
      let uses = known ?? ValueUses(in: surface)
      known = uses
      return uses
    }
  }
}

extension SurfaceIndex {
  /// The parameters that hold values of a type, by themselves or in a list, sorted.
  package func holders(of type: ValueType) -> [ValueHolder] { uses.holders[type] ?? [] }

  /// The entity properties of a type, by themselves or in a list, sorted.
  package func properties(of type: ValueType) -> [Subject] { uses.properties[type] ?? [] }

  /// Whether an action gives values of a type, and not only of one that could not be read.
  package func gives(_ type: ValueType) -> Bool { uses.givers[type] != nil }

  /// Whether an action gives a value that may be of any type.
  package var givesUnknown: Bool { uses.isOpen }

  /// The intents that give or take values of a type.
  package func users(of type: ValueType) -> [Intent] { (uses.users[type] ?? []).map(intent(at:)) }

  /// The intents of a type, in canonical order.
  package func intents(ofType path: String) -> [Intent] { (uses.intentsByType[path] ?? []).map(intent(at:)) }

  /// The intents with a title, in canonical order.
  package func intents(titled title: String) -> [Intent] { (uses.intentsByTitle[title] ?? []).map(intent(at:)) }

  /// The entities that a query finds by default, in canonical order.
  package func entities(foundBy query: String) -> [Entity] { (uses.entitiesByQuery[query] ?? []).map(entity(at:)) }

  /// The widgets that have their settings from an intent, in canonical order.
  package func widgets(configuredBy intent: String) -> [Widget] {
    (uses.widgetsByIntent[intent] ?? []).map(widget(at:))
  }

  /// The expression for the identifier of a type that could not be worked out.
  package func unreadIdentifier(ofType path: String) -> String? { uses.unreadIdentifiers[path] }
}

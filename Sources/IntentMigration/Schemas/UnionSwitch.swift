import IntentRules
import IntentSchemas
import IntentSurface
import SwiftSyntax

/// How a value of one of several types reaches the actions of the app that take one type each: what plays an album, and
/// what plays an artist.
struct UnionSwitch {
  /// A case, and the action for it.
  struct Branch {
    /// The name of the case.
    let name: String
    let intent: Intent
    let parameter: Parameter
    /// What the case holds, as the action takes it.
    let value: String
    let entity: Entity
    let schema: String

    /// The action's call, where it is made by itself.
    var call: [String] {
      [
        "let intent = \(intent.typePath)()", "intent.\(IntentCode.quoted(parameter.name)) = \(value)",
        "_ = try await intent.perform()",
      ]
    }
  }

  let member: SchemaMember
  /// That of the intent itself first.
  let branches: [Branch]

  /// Nil where the schema gives something back, or the intent takes nothing of a union.
  init?(of intent: Intent, _ schema: Schema, in own: OwnEntities) {
    let unions = SchemaCatalogue.builtIn.domain(schema.domain)?.unions ?? [:]
    let member = schema.members.first { !$0.isOptional && !$0.isCollection && unions[$0.elementType] != nil }
    guard schema.returns == nil, let member, let cases = unions[member.elementType],
      let first = Self.branch(for: intent, cases, in: own)
    else { return nil }
    let others = own.surface.intents
      .filter { $0.identifier != intent.identifier && $0.schema == nil && $0.isListed }
      .compactMap { Self.branch(for: $0, cases, in: own) }
      .filter {
        Self.words(of: $0) == Self.words(of: first) && own.code.isSettable($0.parameter, of: $0.intent, own.reading)
      }
      .sorted { $0.intent.typePath.count < $1.intent.typePath.count }
    self.member = member
    branches = others.reduce([first]) { known, next in
      known.contains { $0.name == next.name } ? known : known + [next]
    }
  }

  private static func branch(for intent: Intent, _ cases: [SchemaMember], in own: OwnEntities) -> Branch? {
    // An action may do without a thing that it takes, and has the one that it did last.
    let required = intent.parameters.filter(\.isRequired)
    let entities = required.isEmpty ? intent.parameters.filter(\.takesEntity) : required
    guard entities.count == 1, let parameter = entities.first, !parameter.type.isCollection,
      case .entity(let name) = parameter.type.element,
      let entity = own.surface.entities.first(where: { $0.identifier == name }), entity.defaultQuery != nil
    else { return nil }
    let found = cases.first { item in
      guard let schema = Schema.entity(item.schema) else { return false }
      return entity.schema.map { $0.name == schema.identifier } ?? EntityRoles.isOne(entity, of: schema)
    }
    guard let found, let schema = found.schema else { return nil }
    let value = IntentCode.quoted(found.name) + (entity.schema == nil ? ".\(ParallelTypes.memberName(of: entity))" : "")
    return Branch(
      name: found.name, intent: intent, parameter: parameter, value: value, entity: entity, schema: schema)
  }

  /// What is done, without what it is done to.
  private static func words(of branch: Branch) -> [String] {
    let things = Set(SchemaName.words(of: branch.entity.typeName))
    return SchemaWords.words(branch.intent.typeName).filter { !things.contains($0) }
  }

  /// The lines that tell the cases apart.
  ///
  /// - Parameters:
  ///   - own: what is done for the case of the intent itself.
  ///   - known: the cases of a union that the app has already.
  func lines(_ own: [String], known: [String]) -> [String] {
    let rest = Set(known).subtracting(branches.map(\.name)).sorted().joined(separator: ", ")
    return ["switch \(member.name) {"]
      + branches.enumerated().flatMap { index, branch in
        let name = IntentCode.quoted(branch.name)
        return ["case .\(name)(let \(name)):"] + (index == 0 ? own : branch.call).map { "\t" + $0 }
      } + (rest.isEmpty ? [] : ["default: <#what to do with \(rest)#>"]) + ["}"]
  }
}

extension Parameter {
  fileprivate var takesEntity: Bool {
    if case .entity = type.element { true } else { false }
  }
}

extension CodeTree {
  /// Whether code outside of an intent can set a parameter of it.
  fileprivate func isSettable(_ parameter: Parameter, of intent: Intent, _ reading: SurfaceReading) -> Bool {
    let modifiers = type(of: .intent, intent, in: reading)?.variable(parameter.name)?.declaration.modifiers
    return modifiers.map { !$0.contains { ["private", "fileprivate"].contains($0.name.text) } } ?? false
  }
}

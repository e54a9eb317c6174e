import IntentSurface

/// The types of members that some views know and others don't.
///
/// An app clip may compile the file of an intent and not that of the entity which its parameter takes. Its view has the
/// parameter with an unknown type, which is no second declaration.
struct FoundTypes {
  private struct Member: Hashable {
    let owner: String
    /// Nil for a result.
    let name: String?
  }

  /// What views found, by member.
  private var found: [Member: Set<ValueType>] = [:]
  /// Entities, enums and union values by their names in code, outer types left out.
  private var named: [Substring: Set<ValueType>] = [:]

  /// The surfaces with the types of members that others of them found.
  static func filled(
    _ surfaces: [(platform: Platform, surface: Surface)]
  ) -> [(platform: Platform, surface: Surface)] {
    guard surfaces.contains(where: { $0.surface.hasUnknownTypes }) else { return surfaces }
    let types = FoundTypes(in: surfaces.map(\.surface))
    return surfaces.map { (platform: $0.platform, surface: types.filled($0.surface)) }
  }

  private init(in surfaces: [Surface]) {
    for surface in surfaces {
      for entity in surface.entities { name(.entity(entity.identifier), entity.typePath) }
      for appEnum in surface.enums { name(.enum(appEnum.identifier), appEnum.typePath) }
      for union in surface.unionValues { name(.union(union.identifier), union.typePath) }
      var surface = surface
      surface.editTypes { if !$2.isUnread { found[Member(owner: $0, name: $1), default: []].insert($2) } }
    }
  }

  private mutating func name(_ type: ValueType, _ typePath: String) {
    named[typePath.lastNameComponent[...], default: []].insert(type)
  }

  private func filled(_ surface: Surface) -> Surface {
    guard surface.hasUnknownTypes else { return surface }
    var surface = surface
    surface.editTypes { owner, member, type in
      guard case .unknown(let spelling) = type.element, let meant = named[spelling.lastNameComponent[...]] else {
        return
      }
      let known = found[Member(owner: owner, name: member)] ?? []
      let fitting = meant.map(type.replacingElement).filter(known.contains)
      if fitting.count == 1, let only = fitting.first { type = only }
    }
    return surface
  }
}

extension Surface {
  fileprivate var hasUnknownTypes: Bool {
    intents.contains { intent in
      intent.parameters.contains { $0.type.isUnread } || intent.result.value?.isUnread == true
    } || entities.contains { $0.properties.contains { $0.type.isUnread } }
  }

  /// - Parameter edit: takes the Swift name of a type, that of a member or nil for a result, and the member's type.
  fileprivate mutating func editTypes(_ edit: (String, String?, inout ValueType) -> Void) {
    for index in intents.indices {
      let owner = intents[index].typePath
      for position in intents[index].parameters.indices {
        edit(owner, intents[index].parameters[position].name, &intents[index].parameters[position].type)
      }
      if var value = intents[index].result.value {
        edit(owner, nil, &value)
        intents[index].result.value = value
      }
    }
    for index in entities.indices {
      let owner = entities[index].typePath
      for position in entities[index].properties.indices {
        edit(owner, entities[index].properties[position].name, &entities[index].properties[position].type)
      }
    }
  }
}

extension ValueType {
  fileprivate var isUnread: Bool {
    if case .unknown = element { true } else { false }
  }

  /// The same with another innermost type.
  fileprivate func replacingElement(by type: ValueType) -> ValueType {
    switch self {
    case .array(let element): .array(element.replacingElement(by: type))
    case .set(let element): .set(element.replacingElement(by: type))
    case .collection(let element): .collection(element.replacingElement(by: type))
    case .optional(let wrapped): .optional(wrapped.replacingElement(by: type))
    default: type
    }
  }
}

extension ElementKind {
  /// The kinds of declaration that an element of this kind lives in.
  package var ownerKinds: [ElementKind] {
    switch self {
    case .parameter, .result, .parameterSummary: [.intent]
    case .entityProperty: [.entity]
    case .queryFilter: [.query]
    case .enumCase: [.enum]
    case .unionCase: [.unionValue]
    case .appShortcut, .phrase, .translatedPhrase: [.appShortcutsProvider, .intent]
    case .legacyParameter: [.legacyIntent, .legacyType]
    case .legacyEnumCase: [.legacyEnum]
    default: [self]
    }
  }
}

extension Surface {
  /// The Swift names of all that it has and that could be withheld.
  package var typePaths: Set<String> {
    Set(intents.map(\.typePath) + entities.map(\.typePath) + enums.map(\.typePath) + widgets.map(\.typePath))
  }

  /// An element as people know it: by the Swift name of its type, where the effective identifier is another one.
  ///
  /// Nil where no declaration of the surface has the identifier.
  package func name(of subject: Subject) -> String? {
    let path = subject.kind.ownerKinds.lazy.compactMap { typePath(of: $0, subject.owner) }.first
    return path.map { path in subject.member.map { "\(path).\($0)" } ?? path }
  }

  private func typePath(of kind: ElementKind, _ identifier: String) -> String? {
    switch kind {
    case .intent: intents.first { $0.identifier == identifier }?.typePath
    case .entity: entities.first { $0.identifier == identifier }?.typePath
    case .query: queries.first { $0.identifier == identifier }?.typePath
    case .enum: enums.first { $0.identifier == identifier }?.typePath
    case .unionValue: unionValues.first { $0.identifier == identifier }?.typePath
    case .appShortcutsProvider: appShortcuts.first { $0.identifier == identifier }?.typePath
    default: nil
    }
  }
}

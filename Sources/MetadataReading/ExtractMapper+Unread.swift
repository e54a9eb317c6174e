import IntentSurface

extension ExtractMapper {
  /// What the file's generator wrote for no record, though the records are there: it does not know such a field.
  ///
  /// Read off the file itself, field by field, since what a generator is called says little: scripts pass any name.
  var unread: [String] {
    let actions = Array(extract.actions.values)
    let entities = Array(extract.entities.values)
    let shortcuts = extract.autoShortcuts
    let parameters = actions.flatMap(\.parameters)
    let names: [(String, Bool)] = [
      ("intent.schema", actions.allLack { $0.assistantDefinedSchemas == nil }),
      ("intent.otherSchemas", actions.allLack { $0.assistantDefinedSchemas == nil }),
      ("intent.isAssistantOnly", actions.allLack { $0.visibilityMetadata == nil }),
      ("intent.allowedTargets", actions.allLack { $0.allowedTargets == nil }),
      ("intent.siriPhrases", extract.assistantIntents == nil),
      ("intent.siriNegativePhrases", extract.assistantIntentNegativePhrases == nil),
      ("intent.typeName", actions.contains { !isNamed($0.fullyQualifiedTypeName, $0.mangledTypeName) }),
      ("parameter.optionsProvider", parameters.allLack { $0.capabilities == nil }),
      ("parameter.computedDefault", parameters.allLack { $0.capabilities == nil }),
      ("entity.schema", entities.allLack { $0.assistantDefinedSchemas == nil }),
      ("entity.isAssistantOnly", entities.allLack { $0.visibilityMetadata == nil }),
      ("entity.typeName", entities.contains { !isNamed($0.fullyQualifiedTypeName, $0.mangledTypeName) }),
      ("enum.schema", extract.enums.allLack { $0.assistantDefinedSchemas == nil }),
      ("enum.isAssistantOnly", extract.enums.allLack { $0.visibilityMetadata == nil }),
      ("enum.typeName", extract.enums.contains { !isNamed($0.fullyQualifiedTypeName, $0.mangledTypeName) }),
      ("appShortcut.availability", shortcuts.allLack { $0.availabilityAnnotations == nil }),
    ]
    return names.filter(\.1).map(\.0).sorted()
  }

  private func isNamed(_ qualifiedName: String?, _ mangledName: String?) -> Bool {
    qualifiedName != nil || mangledName.flatMap(MangledName.init) != nil
  }
}

extension Array {
  /// Whether there are elements, and each lacks something.
  fileprivate func allLack(_ lacks: (Element) -> Bool) -> Bool { !isEmpty && allSatisfy(lacks) }
}

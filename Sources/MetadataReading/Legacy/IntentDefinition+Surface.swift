import IntentSurface

extension IntentEntry {
  /// The class that saved shortcuts name: the one written down, else prefix, name and `Intent`.
  var generatedClassName: String { className ?? (classPrefix ?? "") + name + "Intent" }

  func legacyIntent(definition: String) -> LegacyIntent {
    var intent = LegacyIntent(className: generatedClassName)
    intent.title = title
    intent.summary = summary
    intent.category = category
    intent.verb = verb
    intent.parameters = (parameters ?? []).map(\.legacyParameter)
    intent.parameterCombinations = legacyCombinations
    intent.responseProperties = (response?.parameters ?? []).map(\.value.legacyParameter)
    intent.output = response?.output
    intent.isEligibleForShortcuts = isConfigurable ?? false
    intent.isEligibleForSuggestions = !(isIneligibleForSuggestions ?? false)
    intent.isEligibleForWidgets = isEligibleForWidgets ?? false
    intent.requiresUnlock = restrictsWhileLocked ?? false
    intent.definitions = [definition]
    return intent
  }

  // Xcode keys a combination by its parameters with commas between them. It writes the ones it keeps in step with the
  // parameters by itself under a key of their own.
  private var legacyCombinations: [LegacyCombination] {
    let all = (managedCombinations ?? [:]).merging(combinations ?? [:]) { managed, _ in managed }
    return all.sorted { $0.key < $1.key }.map { key, entry in
      var combination = LegacyCombination(parameters: key.split(separator: ",").map(String.init).sorted())
      combination.title = entry.title
      combination.supportsBackground = entry.supportsBackground ?? false
      combination.isPrimary = entry.isPrimary ?? false
      return combination
    }
  }
}

extension ValueEntry {
  fileprivate var legacyParameter: LegacyParameter {
    var parameter = LegacyParameter(name: name, type: enumType ?? objectType ?? type)
    parameter.displayName = displayName
    parameter.isArray = isArray ?? false
    parameter.tag = tag
    return parameter
  }
}

extension ParameterEntry {
  fileprivate var legacyParameter: LegacyParameter {
    var parameter = value.legacyParameter
    parameter.isConfigurable = isConfigurable ?? false
    parameter.resolvesValue = resolvesValue ?? false
    parameter.defaultValue = metadata?.defaultValue?.text
    parameter.relationship = relationship.flatMap { relationship in
      relationship.parent.map { parent in
        [parent, relationship.predicate, relationship.value?.text].compactMap(\.self).joined(separator: " ")
      }
    }
    return parameter
  }
}

extension EnumEntry {
  // The case that stands for “no choice” has no index in the file; it is 0.
  var legacyEnum: LegacyEnum {
    LegacyEnum(
      name: name,
      cases: (values ?? []).map { LegacyEnumCase(name: $0.name, index: $0.index ?? 0, displayName: $0.displayName) })
  }
}

extension TypeEntry {
  var legacyType: LegacyType {
    var type = LegacyType(name: name)
    type.nameKey = nameKey
    type.properties = (properties ?? []).filter { $0.isStandard != true }.map(\.value.legacyParameter)
    return type
  }
}

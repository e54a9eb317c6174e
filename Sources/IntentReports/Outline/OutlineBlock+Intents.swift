import IntentSurface

extension OutlineBlock {
  init(_ intent: Intent) {
    self.init("intent", record: intent, title: intent.title)
    add("summary", intent.summary.map { "“\($0.spelling)”" })
    add("category", intent.category?.spelling)
    add("keywords", list: intent.searchKeywords.map(\.spelling))
    add(schema: intent.schema, isAssistantOnly: intent.isAssistantOnly, protocols: intent.protocols)
    add("discoverable", intent.isDiscoverable)
    add("opens app when run", intent.openAppWhenRun)
    add("modes", intent.supportedModes.map { $0.value?.joined(separator: ", ") ?? $0.spelling })
    add("authentication", intent.authenticationPolicy?.spelling)
    add("replaces", intent.intentClassName?.spelling)
    add("deprecated", intent.deprecation.map(Self.words))
    add("asks with", list: intent.interactions)
    add("run by a button", if: intent.isUsedByButton)
    add(restOf: intent, but: Self.wordedOfIntent)
    for parameter in intent.parameters { add("parameter", Self.words(parameter)) }
    add(intent.result)
    for branch in intent.parameterSummary?.branches ?? [] { add("parameter summary", Self.words(branch)) }
  }

  private static let wordedOfIntent = ofRecords.union([
    .title, .summary, .category, .searchKeywords, .schema, .isAssistantOnly, .protocols, .isDiscoverable,
    .authenticationPolicy, .intentClassName, .interactions, .isUsedByButton,
  ])

  private mutating func add(_ result: IntentResult) {
    add("returns", result.value?.description)
    add("returns (not read)", result.unread)
    add("provides dialog", if: result.providesDialog)
    add("shows snippet view", if: result.showsSnippetView)
    add("shows snippet intent", if: result.showsSnippetIntent)
    add("opens intent", if: result.opensIntent)
    add("perform() inherited", if: result.isInherited)
    add(restOf: result, but: [.dialog, .snippetView, .snippetIntent, .opensIntent])
  }

  private static func words(_ deprecation: Deprecation) -> String {
    let parts = [deprecation.message.map { "“\($0.spelling)”" }, deprecation.replacedBy.map { "replaced by \($0)" }]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private static func words(_ parameter: Parameter) -> String {
    let details: [(String, String?)] = [
      ("summary", parameter.summary.map { "“\($0.spelling)”" }), ("range", parameter.range),
      ("control", parameter.controlStyle), ("contents", parameter.contentTypes.orNil?.joined(separator: " ")),
      ("options", parameter.optionsProvider), ("input", parameter.inputConnection),
      ("depends on", parameter.dependencies.orNil?.joined(separator: " ")),
      ("asks", parameter.requestValueDialog.map { "“\($0.spelling)”" }),
    ]
    let title = parameter.title.map { " “\($0.spelling)”" } ?? ""
    let value = parameter.defaultValue.map { " = \($0.spelling)" } ?? ""
    let rest = details.compactMap { label, text in text.map { "; \(label) \($0)" } }
    let others = suffix(restOf: parameter, but: wordedOfParameter)
    return
      "\(parameter.name): \(parameter.type)\(value)\(title)\(rest.joined())\(others)\(parameter.availability.suffix)"
  }

  private static let wordedOfParameter: Set<Aspect> = [
    .type, .title, .summary, .range, .controlStyle, .optionsProvider, .inputConnection, .dependencies,
    .requestValueDialog, .availability,
  ]

  private static func words(_ branch: SummaryBranch) -> String {
    let conditions = branch.conditions.isEmpty ? "" : "\(branch.conditions.joined(separator: ", ")): "
    let others = branch.otherParameters.isEmpty ? "" : "; below \(branch.otherParameters.joined(separator: ", "))"
    return "\(conditions)\(branch.sentence.map { "“\($0)”" } ?? "without words")\(others)"
  }

  init(_ provider: AppShortcutsProvider) {
    self.init("app shortcuts", record: provider)
    add("tile color", provider.tileColor)
    add("updates its parameters", if: provider.updatesParameters)
    add(restOf: provider, but: Self.ofRecords.union([.tileColor, .updatesParameters, .negativePhrases]))
    for shortcut in provider.shortcuts { add(shortcut) }
    for phrase in provider.negativePhrases { add("negative phrase", "“\(phrase.text)”") }
    add("some shortcuts could not be read", if: provider.hasUnreadShortcuts)
  }

  private mutating func add(_ shortcut: AppShortcut) {
    let presets = shortcut.presets.isEmpty ? "" : "(\(shortcut.presets.joined(separator: ", ")))"
    let title = shortcut.shortTitle.map { " “\($0.spelling)”" } ?? ""
    let image = shortcut.systemImage.map { ", image \($0.spelling)" } ?? ""
    let name = "\(shortcut.intent)\(presets)"
    let others = Self.suffix(restOf: shortcut, but: [.presets, .shortTitle, .systemImage, .availability])
    add("shortcut", "\(name)\(title)\(image)\(others)\(shortcut.availability.suffix)")
    for phrase in shortcut.phrases { add("phrase", "\(name) “\(phrase.text)”") }
    add("some phrases of \(name) could not be read", if: shortcut.hasUnreadPhrases)
  }

  /// A block for each language.
  static func translations(_ translations: [PhraseTranslation]) -> [OutlineBlock] {
    Dictionary(grouping: translations, by: \.language).sorted { $0.key < $1.key }.map { language, translations in
      var block = OutlineBlock("phrases in", language)
      for translation in translations {
        for phrase in translation.phrases { block.add("“\(translation.key)”", "“\(phrase.text)”") }
      }
      return block
    }
  }

  init(_ legacy: LegacyIntent, in surface: Surface) {
    self.init("legacy intent", legacy.className, title: legacy.title.map(Text.value))
    add("replaced by", list: surface.intents.filter { $0.intentClassName?.value == legacy.className }.map(\.typePath))
    add("summary", legacy.summary.map { "“\($0)”" })
    add("category", legacy.category)
    add("verb", legacy.verb)
    add("defined in", list: legacy.definitions)
    add("eligible for shortcuts", if: legacy.isEligibleForShortcuts)
    add("eligible for suggestions", if: legacy.isEligibleForSuggestions)
    add("eligible for widgets", if: legacy.isEligibleForWidgets)
    add("requires unlock", if: legacy.requiresUnlock)
    for parameter in legacy.parameters { add("parameter", Self.words(parameter)) }
    for combination in legacy.parameterCombinations { add("combination", Self.words(combination)) }
    for property in legacy.responseProperties { add("response", Self.words(property)) }
    add("output", legacy.output)
  }

  private static func words(_ parameter: LegacyParameter) -> String {
    let details = [
      parameter.displayName.map { "“\($0)”" }, parameter.isConfigurable ? "configurable" : nil,
      parameter.resolvesValue ? "resolved" : nil, parameter.defaultValue.map { "default \($0)" },
      parameter.relationship.map { "depends on \($0)" },
    ].compactMap(\.self)
    let type = parameter.isArray ? "[\(parameter.type)]" : parameter.type
    return ["\(parameter.name): \(type)", details.joined(separator: "; ")].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func words(_ combination: LegacyCombination) -> String {
    let details = [
      combination.title.map { "“\($0)”" }, combination.isPrimary ? "primary" : nil,
      combination.supportsBackground ? "in the background" : nil,
    ]
    let names = combination.parameters.isEmpty ? "none" : combination.parameters.joined(separator: ", ")
    return ([names] + details.compactMap(\.self)).joined(separator: "; ")
  }

  init(_ legacy: LegacyEnum) {
    self.init("legacy enum", legacy.name)
    for item in legacy.cases {
      add("case", "\(item.name) = \(item.index)" + (item.displayName.map { " “\($0)”" } ?? ""))
    }
  }

  init(_ legacy: LegacyType) {
    self.init("legacy type", legacy.name)
    for property in legacy.properties { add("property", Self.words(property)) }
  }
}

extension OutlineBlock {
  init(_ intent: SystemIntent) {
    self.init("system intent", intent.name)
    add("declared in a property list", if: intent.isDeclared)
    add("handled in code", if: intent.isHandled)
    add("requires unlock", if: intent.requiresUnlock)
  }

  init(_ activity: UserActivity) {
    self.init("user activity", activity.type.spelling)
    add("offered as a shortcut", if: activity.isEligibleForPrediction)
    add("offered to Spotlight", if: activity.isEligibleForSearch)
    add("declared in a property list", if: activity.isDeclared)
  }
}

extension Array {
  fileprivate var orNil: Self? { isEmpty ? nil : self }
}

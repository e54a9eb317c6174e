import IntentSurface

extension ChangeLog {
  /// Everything about an intent and its parameters.
  mutating func compare(_ old: Intent, _ new: Intent) {
    let subject = compareRecords(.intent, old, new)
    compare(subject, .title, old.title, new.title)
    compare(subject, .summary, old.summary, new.summary)
    compare(subject, .category, old.category, new.category)
    compareItems(subject, .searchKeywords, old.searchKeywords.map(\.spelling), new.searchKeywords.map(\.spelling))
    compareItems(subject, .protocols, old.protocols, new.protocols)
    compare(subject, .foreground, old.foreground, new.foreground)
    compare(
      subject, .authenticationPolicy, old.authenticationPolicy, new.authenticationPolicy, standard: "alwaysAllowed")
    compare(subject, .isDiscoverable, old.isDiscoverable, new.isDiscoverable, standard: true)
    compare(subject, .isAssistantOnly, old.isAssistantOnly, new.isAssistantOnly, standard: false)
    compare(subject, .schema, old.schema?.name, new.schema?.name)
    compare(subject, .intentClassName, old.intentClassName, new.intentClassName)
    compareDeprecations(subject, old.deprecation, new.deprecation)
    compareItems(subject, .interactions, old.interactions, new.interactions)
    compare(subject, .isUsedByButton, old.isUsedByButton, new.isUsedByButton)
    compareResults(Subject(.result, old.identifier), old.result, new.result)
    let pairs = compareParameters(old, new)
    compareSummaries(old, new, pairs)
  }

  private mutating func compareDeprecations(_ subject: Subject, _ old: Deprecation?, _ new: Deprecation?) {
    var renamed = old
    renamed?.replacedBy = old?.replacedBy.map { names.current(.intent, $0) }
    compare(subject, .deprecation, Self.spelling(renamed), Self.spelling(new))
  }

  private static func spelling(_ deprecation: Deprecation?) -> String? {
    guard let deprecation else { return nil }
    let message = deprecation.message?.spelling ?? "deprecated"
    return deprecation.replacedBy.map { "\(message) (replaced by \($0))" } ?? message
  }
}

extension Intent {
  /// How it comes to the foreground, as one canonical text, or the expression that says so.
  ///
  /// `supportedModes` wins over `openAppWhenRun`, which stands for `foreground` or `background`. Where neither is
  /// declared, the protocols decide: the framework's interface (16.0 to 27.0) gives four of them an `openAppWhenRun` of
  /// their own, and deprecates `ForegroundContinuableIntent` in favour of `foreground(.dynamic)`.
  var foreground: Setting<String> {
    switch (supportedModes, openAppWhenRun) {
    case (.value(let modes), _): .value(Self.canonical(modes))
    case (.expression(let expression), _): .expression(expression)
    case (nil, .expression(let expression)): .expression(expression)
    case (nil, .value(true)): .value("foreground")
    case (nil, _) where conforms(to: "ForegroundContinuableIntent"): .value("background, foreground(.dynamic)")
    case (nil, .value(false)): .value("background")
    case (nil, nil): .value(Self.openingProtocols.contains(where: conforms) ? "foreground" : "background")
    }
  }

  private static let openingProtocols = [
    "OpenIntent", "PlayVideoIntent", "ShowInAppSearchResultsIntent", "StartWorkoutIntent",
  ]

  private static func canonical(_ modes: [String]) -> String {
    Set(modes.map { $0 == "foreground(.immediate)" ? "foreground" : $0 }).sorted().joined(separator: ", ")
  }
}

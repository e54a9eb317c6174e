import IntentSurface

extension ExtractMapper {
  func intent(_ action: ExtractAction, key: String) -> Intent {
    let place = "actions.\(key)"
    var intent = Intent(
      identifier: action.identifier ?? key, typePath: action.identifier ?? key, result: result(of: action, at: place))
    self.place(
      &intent, qualifiedName: action.fullyQualifiedTypeName,
      mangledName: [action.mangledTypeNameV2, action.mangledTypeName].compactMap { $0 }.first { !$0.isEmpty })
    if let className = action.customIntentClassName {
      intent.intentClassName = .value(className)
      if className == intent.identifier, className != intent.typeName { intent.identifierSource = .intentClassName }
    }
    intent.availability = availability(action.availabilityAnnotations, at: place)
    intent.title = text(action.title)
    intent.summary = text(action.descriptionMetadata?.descriptionText)
    intent.category = text(action.descriptionMetadata?.categoryName?.title)
    intent.searchKeywords = (action.descriptionMetadata?.searchKeywords ?? []).compactMap(text)
    intent.parameters = action.parameters.enumerated().map {
      parameter($1, at: "\(place).parameters[\($0)]")
    }
    intent.parameterSummary = action.actionConfiguration.map {
      ParameterSummary(branches: branches($0, under: [], at: place))
    }
    intent.schema = schema(action.assistantDefinedSchemas)
    intent.protocols = protocols(
      (action.systemProtocols ?? []).map(\.lastNameComponent), table: MetadataCodes.intentProtocols, at: place)
    if action.deprecationMetadata != nil { intent.protocols.append("DeprecatedAppIntent") }
    if action.customIntentClassName != nil { intent.protocols.append("CustomIntentMigratedAppIntent") }
    intent.protocols.sort()
    setConduct(of: &intent, from: action, at: place)
    intent.deprecation = action.deprecationMetadata.map {
      Deprecation(message: text($0.messageText), replacedBy: $0.replacedByIntentIdentifier)
    }
    return intent
  }

  /// Framework protocols by the system's words for them. An unknown word is kept as it is.
  func protocols(_ words: [String], table: [String: String?], at place: String) -> [String] {
    Set(words).compactMap { word in
      guard let known = table[word] else {
        notes.add("\(place): unknown system protocol \"\(word)\"; kept by that name.")
        return word
      }
      return known
    }.sorted()
  }

  private func result(of action: ExtractAction, at place: String) -> IntentResult {
    let flags = OutputFlags(rawValue: action.outputFlags ?? 0)
    var result = IntentResult(value: action.outputType.map { type($0, at: "\(place).outputType") })
    result.opensIntent = flags.contains(.opensIntent)
    result.showsSnippetView = flags.contains(.showsSnippetView)
    result.providesDialog = flags.contains(.providesDialog)
    result.showsSnippetIntent = flags.contains(.showsSnippetIntent)
    result.isInherited = flags.contains(.neverPerforms)
    let unknown = flags.subtracting(.known)
    if !unknown.isEmpty { result.unread = notes.unknownCode("output flags", unknown.rawValue, at: place) }
    return result
  }

  /// How it runs and who sees it: set only where it differs from what its protocols give it anyway.
  private func setConduct(of intent: inout Intent, from action: ExtractAction, at place: String) {
    let isConfiguration = action.outputFlags.map { OutputFlags(rawValue: $0).contains(.neverPerforms) } ?? false
    intent.isAssistantOnly = assistantOnly(action.visibilityMetadata)
    if action.isDiscoverable == false, intent.isAssistantOnly == nil {
      // A configuration is hidden without its code saying so; then the nested flag is still true. Xcode 15 wrote no
      // nested flags.
      let isHiddenByCode = action.visibilityMetadata?.isDiscoverable.map { !$0 } ?? !isConfiguration
      if isHiddenByCode { intent.isDiscoverable = .value(false) }
    }
    let policy = action.authenticationPolicy ?? 0
    if action.isAuthPolExplicit ?? (policy != 0) {
      intent.authenticationPolicy =
        MetadataCodes.authenticationPolicies[checked: policy].map(Setting.value)
        ?? .expression(notes.unknownCode("authentication policy", policy, at: place))
    }
    let opensByProtocol = intent.protocols.contains { Self.openingProtocols.contains($0) }
    let opens = action.openAppWhenRun ?? opensByProtocol
    if opens != opensByProtocol { intent.openAppWhenRun = .value(opens) }
    intent.supportedModes = modes(action.supportedModes, of: intent, opens: opens, at: place)
  }

  /// Protocols whose intents open the app unless their code says otherwise.
  private static let openingProtocols: Set = ["OpenIntent", "ShowInAppSearchResultsIntent"]

  // 1 and 2 are also what `openAppWhenRun` alone gives, so that they add nothing to it; 8 belongs to intents that may
  // continue in the foreground.
  private func modes(_ code: Int?, of intent: Intent, opens: Bool, at place: String) -> Setting<[String]>? {
    switch code {
    case nil: nil
    case 1: opens ? .value(["background"]) : nil
    case 2: opens ? nil : .value(["foreground"])
    case 3: .value(["background", "foreground"])
    case 8 where intent.conforms(to: "ForegroundContinuableIntent"): nil
    case .some(let code): .expression(notes.unknownCode("supported modes", code, at: place))
    }
  }
}

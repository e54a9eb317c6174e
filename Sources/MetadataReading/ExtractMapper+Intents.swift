import AppIntentsFacts
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
    let schemas = schemaNames(action.assistantDefinedSchemas)
    intent.schema = schemas.first.map { SchemaAdoption(name: $0) }
    intent.otherSchemas = Array(schemas.dropFirst())
    intent.allowedTargets = (action.allowedTargets ?? []).map { "\($0.type)" }.sorted()
    intent.siriPhrases = siriPhrases(of: intent.identifier)
    intent.siriNegativePhrases = siriNegativePhrases(of: intent.identifier)
    intent.protocols = protocols(
      (action.systemProtocols ?? []).map(\.lastNameComponent), refining: .appIntent, at: place)
    if action.deprecationMetadata != nil { intent.protocols.append(.deprecatedAppIntent) }
    if action.customIntentClassName != nil { intent.protocols.append(.customIntentMigratedAppIntent) }
    intent.protocols.sort()
    setConduct(of: &intent, from: action, at: place)
    intent.deprecation = action.deprecationMetadata.map {
      Deprecation(message: text($0.messageText), replacedBy: $0.replacedByIntentIdentifier)
    }
    return intent
  }

  private func siriPhrases(of intent: String) -> [Phrase] {
    (extract.assistantIntents ?? []).filter { $0.intentIdentifier == intent }
      .flatMap { $0.phraseTemplates ?? [] }.map { Phrase($0.key) }
  }

  private func siriNegativePhrases(of intent: String) -> [Phrase] {
    (extract.assistantIntentNegativePhrases ?? []).filter { $0.intentIdentifier == intent }
      .flatMap { $0.phrases ?? [] }.map { Phrase($0.key) }
  }

  /// Framework protocols by the system's words for them. An unknown word is kept as it is.
  ///
  /// - Parameter base: what they refine, `appIntent` or `appEntity`.
  func protocols(_ words: [String], refining base: FrameworkProtocol, at place: String) -> [FrameworkProtocol] {
    var words = Set(words)
    // A recording brings a started session along, which says nothing about the code.
    if words.contains("AudioRecording") { words.remove("SessionStarting") }
    return Set(
      words.compactMap { word in
        guard let known = FrameworkProtocol(metadataWord: word, refining: base) else {
          if !FrameworkProtocol.isOfSystem(metadataWord: word) {
            notes.add("unknown system protocol \"\(word)\"; kept by that name.")
          }
          return FrameworkProtocol(word)
        }
        return known.isShownByMetadata ? known : nil
      }
    ).sorted()
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
    intent.isAssistantOnly = assistantOnly(action.visibilityMetadata)
    // The action's own flag is what people see. A configuration is hidden without its code saying so.
    if let isListed = action.isDiscoverable, isListed == intent.isHiddenByNature, intent.isAssistantOnly == nil {
      intent.isDiscoverable = .value(isListed)
    }
    if let style = action.presentationStyle, style != 0 { intent.unknownCodes = ["presentation style \(style)"] }
    let policy = action.authenticationPolicy ?? 0
    // Whether the code says it or something that it adopts is no matter to the person who must unlock the device.
    if policy != 0 || action.isAuthPolExplicit == true {
      intent.authenticationPolicy =
        MetadataCodes.authenticationPolicies[checked: policy].map(Setting.value)
        ?? .expression(notes.unknownCode("authentication policy", policy, at: place))
    }
    let opensByProtocol = intent.protocols.contains(where: \.opensApp)
    let opens = action.openAppWhenRun ?? opensByProtocol
    if opens != opensByProtocol { intent.openAppWhenRun = .value(opens) }
    intent.supportedModes = modes(action.supportedModes, of: intent, opens: opens, at: place)
    // Systems that know no modes look at the flag alone.
    let contrary = opens ? "background" : "foreground"
    if let modes = intent.supportedModes?.value, modes.allSatisfy({ $0.hasPrefix(contrary) }) {
      intent.openAppWhenRun = .value(opens)
    }
  }

  // 1 and 2 are also what `openAppWhenRun` alone gives, so that they add nothing to it; 8 belongs to intents that may
  // continue in the foreground. A bit that is not known is kept by its number beside what `openAppWhenRun` says, so that
  // neither hides the other.
  private func modes(_ code: Int?, of intent: Intent, opens: Bool, at place: String) -> Setting<[String]>? {
    switch code {
    case nil: return nil
    case 1: return opens ? .value(["background"]) : nil
    case 2: return opens ? nil : .value(["foreground"])
    case 3: return .value(["background", "foreground"])
    case 8 where intent.conforms(to: .foregroundContinuableIntent): return nil
    case .some(let code):
      let flags = ModeFlags(rawValue: code)
      var modes = [ModeFlags.background: "background", .foreground: "foreground"].filter { flags.contains($0.key) }.map(
        \.value)
      if opens, !modes.contains("foreground") { modes.append("foreground") }
      modes.append(notes.unknownCode("supported modes", flags.subtracting(.known).rawValue, at: place))
      return .value(modes.sorted())
    }
  }
}

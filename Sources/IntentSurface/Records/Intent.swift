package import AppIntentsFacts

/// One App Intent: an action that people put in shortcuts, automations, widgets, controls and Focus filters.
///
/// A static member that the code does not declare is nil here, and the framework's default holds.
package struct Intent: SurfaceRecord {
  /// The key under which devices store it.
  package var identifier: String
  /// What decides the identifier.
  package var identifierSource: IdentifierSource = .typeName
  /// The spelling of an identifier that is not a literal, and so could not be read.
  package var unreadIdentifier: String?
  /// The type's name with the types around it, as in `Outer.Inner`.
  package var typePath: String
  /// The module that declares it, where it is known.
  package var module: String?
  /// The bundle identifier of the product that holds it, where it is known.
  package var bundle: String?
  /// The names of the products that compile it.
  @Omitted package var hosts: [String]
  /// The platforms it exists on; nil where nothing says, or where it is on all.
  package var platforms: [Platform]?
  /// How the type comes to its protocol.
  package var conformance: Conformance = .direct
  /// Its `@available` clauses.
  @Omitted package var availability: [Availability]

  /// The title that people read.
  package var title: Text?
  /// The description that people read.
  package var summary: Text?
  /// The category under which the Shortcuts app lists it.
  package var category: Text?
  /// The words that the Shortcuts app finds it by.
  @Omitted package var searchKeywords: [Text]
  /// In the order of declaration; people's shortcuts find them by name, so order is no promise.
  @Omitted package var parameters: [Parameter]
  /// What `perform()` returns.
  package var result: IntentResult
  /// The sentence of the action in the editor, with its branches.
  package var parameterSummary: ParameterSummary?
  /// The framework's intent protocols it conforms to beside `AppIntent`, sorted: `OpenIntent`, `WidgetConfigurationIntent`, …
  @Omitted package var protocols: [FrameworkProtocol]
  /// What `openAppWhenRun` says; nil where it is not declared.
  package var openAppWhenRun: Setting<Bool>?
  /// The modes, sorted, as `background`, `foreground`, `foreground(.dynamic)`; or the expression that makes them.
  package var supportedModes: Setting<[String]>?
  /// `alwaysAllowed`, `requiresAuthentication` or `requiresLocalDeviceAuthentication`.
  package var authenticationPolicy: Setting<String>?
  /// What `isDiscoverable` says; nil where it is not declared.
  package var isDiscoverable: Setting<Bool>?
  /// What `isAssistantOnly` says; nil where it is not declared.
  package var isAssistantOnly: Setting<Bool>?
  /// The assistant schema.
  package var schema: SchemaAdoption?
  /// The names of further schemas that it adopts, sorted; only built metadata shows them.
  @Omitted package var otherSchemas: [String]
  /// The legacy SiriKit class it takes over, as a `CustomIntentMigratedAppIntent`.
  package var intentClassName: Setting<String>?
  /// What `DeprecatedAppIntent` says to people; nil where it does not conform.
  package var deprecation: Deprecation?
  /// What Siri takes for a request to run it without an App Shortcut; only built metadata shows it.
  @Omitted package var siriPhrases: [Phrase]
  /// What Siri must not take for one; only built metadata shows it.
  @Omitted package var siriNegativePhrases: [Phrase]
  /// The codes of the processes that may run it, sorted: `1` is the app itself; only built metadata shows them.
  @Omitted package var allowedTargets: [String]
  /// The processes that code allows to run it, sorted: `main`, `appIntentsExtension`; nil for whichever is there.
  package var executionTargets: Setting<[String]>?
  /// Codes that no public file explains, `presentation style 1`, sorted; only built metadata has them.
  @Omitted package var unknownCodes: [String]
  /// Whether `perform()` stops to ask people: `requestConfirmation`, `requestChoice`, …
  @Omitted package var interactions: [String]
  /// The apps that have it in a framework alone whose package none of theirs includes, sorted.
  @Omitted package var unincludedBy: [String]
  /// Whether a `Button(intent:)` or `Toggle(intent:)` of the app runs it.
  @Omitted package var isUsedByButton: Bool

  /// Makes one from what is always known of it; the rest has its default.
  package init(identifier: String, typePath: String, result: IntentResult = IntentResult()) {
    self.identifier = identifier
    self.typePath = typePath
    self.result = result
  }
}

extension Intent {
  /// Whether it configures a widget or a control, so that Shortcuts lists it only where its code asks for that.
  ///
  /// Seen in the metadata of real builds, where such intents are hidden though their code says nothing.
  package var isHiddenByNature: Bool {
    conforms(to: .widgetConfigurationIntent) || conforms(to: .controlConfigurationIntent)
  }

  /// Whether the Shortcuts app lists it: discoverable and not for the assistant alone.
  package var isListed: Bool { isDiscoverable?.value != false && isAssistantOnly?.value != true }

  /// The parameter with a name, or nil.
  package func parameter(_ name: String) -> Parameter? { parameters.first { $0.name == name } }

  /// Whether it conforms to a framework protocol other than `AppIntent`.
  package func conforms(to name: FrameworkProtocol) -> Bool { protocols.contains(name) }
}

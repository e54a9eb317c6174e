import AppIntentsFacts
import IntentSurface
import Testing

@testable import MetadataReading

/// One record of each kind in const values, with all that a compiler writes for it.
@Suite struct ConstRecordsTests {
  /// A static member, or a stored property, with the value that follows.
  private static func property(_ label: String, _ value: String, type: String = "T", isStatic: Bool = true) -> String {
    #"{"label": "\#(label)", "type": "\#(type)", "isStatic": "\#(isStatic)", \#(value)}"#
  }

  private static func raw(_ text: String) -> String { #""valueKind": "RawLiteral", "value": "\#(text)""# }
  private static func enumCase(_ name: String) -> String { #""valueKind": "Enum", "value": {"name": "\#(name)"}"# }
  private static func metatype(_ name: String) -> String { #""valueKind": "Type", "value": {"type": "\#(name)"}"# }
  private static func path(_ name: String) -> String { #""valueKind": "KeyPath", "value": {"path": "\#(name)"}"# }
  private static func list(_ values: String...) -> String {
    #""valueKind": "Array", "value": [\#(values.map { "{\($0)}" }.joined(separator: ", "))]"#
  }
  private static func builder(_ values: String...) -> String {
    let members = values.map { #"{"kind": "buildExpression", "element": {\#($0)}}"# }.joined(separator: ", ")
    return #""valueKind": "Builder", "value": {"type": "T", "members": [\#(members)]}"#
  }
  private static func call(_ type: String, _ arguments: (String, String)...) -> String {
    let written = arguments.map { #"{"label": "\#($0.0)", "type": "T", \#($0.1)}"# }.joined(separator: ", ")
    return #""valueKind": "InitCall", "value": {"type": "\#(type)", "arguments": [\#(written)]}"#
  }
  private static func words(_ segments: String...) -> String {
    let written = segments.map { "{\($0)}" }.joined(separator: ", ")
    return #""valueKind": "InterpolatedStringLiteral", "value": {"segments": [\#(written)]}"#
  }
  private static func alias(_ name: String, _ type: String, _ more: String = "") -> String {
    #"{"typeAliasName": "\#(name)", "substitutedTypeName": "\#(type)"\#(more)}"#
  }

  private static func read(
    _ name: String, _ conformances: [String], _ properties: [String], aliases: [String] = [], more: String = ""
  ) throws -> Surface {
    let protocols = conformances.map { "\"AppIntents.\($0)\"" }.joined(separator: ", ")
    return try ConstValuesReaderTests.read(
      """
      [{"typeName": "\(name)", "conformances": [\(protocols)], "properties": [\(properties.joined(separator: ", "))],
        "associatedTypeAliases": [\(aliases.joined(separator: ", "))]\(more)}]
      """
    ).surface
  }

  @Test func readsAnIntent() throws {
    let given =
      #", "opaqueTypeProtocolRequirements": ["AppIntents.ReturnsValue", "AppIntents.ProvidesDialog"], "#
      + #""opaqueTypeSameTypeRequirements": [{"typeAliasName": "AppIntents.IntentResult.Other", "#
      + #""substitutedTypeName": "Swift.Bool"}, {"typeAliasName": "AppIntents.ReturnsValue.Value", "#
      + #""substitutedTypeName": "Swift.Int"}]"#
    let intent = try #require(
      try Self.read(
        "Mail.Send", ["AppIntent", "OpenIntent", "DeprecatedAppIntent"],
        [
          Self.property("title", Self.call("L", ("stringLiteral", Self.raw("Send")))),
          Self.property(
            "description",
            Self.call(
              "D", ("", Self.raw("Sends it.")), ("categoryName", Self.raw("Mail")),
              ("searchKeywords", Self.list(Self.raw("post"), Self.raw("letter"))))),
          Self.property("openAppWhenRun", Self.raw("true")), Self.property("isDiscoverable", Self.raw("false")),
          Self.property("isAssistantOnly", #""valueKind": "Runtime""#),
          Self.property("supportedModes", Self.list(Self.enumCase("foreground"), Self.enumCase("background"))),
          Self.property("authenticationPolicy", Self.enumCase("requiresAuthentication")),
          Self.property("persistentIdentifier", Self.raw("send")),
          Self.property("title", Self.raw("no"), isStatic: false),
          Self.property(
            "deprecation",
            Self.call("D", ("message", Self.raw("Use Post.")), ("replacedBy", Self.metatype("Mail.Post")))),
          Self.property(
            "parameterSummary",
            Self.call(
              "S", ("", Self.words(Self.raw("Send "), Self.path("$subject"), Self.raw(" to "), Self.path("$who"))),
              ("table", Self.builder(Self.path("$copy"), Self.raw("no path"))))),
          Self.property(
            "_subject",
            Self.call(
              "P", ("title", Self.raw("Subject")), ("description", Self.raw("What it is about.")),
              ("default", Self.raw("Hello")), ("controlStyle", Self.enumCase("field")),
              ("inputConnectionBehavior", Self.enumCase("never")), ("requestValueDialog", Self.raw("Which?")),
              ("inclusiveRange", Self.list(Self.raw("0x0"), Self.raw("1_0"))),
              ("supportedContentTypes", Self.list(Self.raw("public.text"), Self.enumCase("pdf"))),
              ("optionsProvider", Self.call("Mail.Subjects"))), type: "AppIntents.IntentParameter<Swift.String>",
            isStatic: false),
          Self.property("plain", Self.raw("1"), type: "AppIntents.IntentParameter<Swift.Int>", isStatic: false),
          Self.property("_other", Self.raw("1"), type: "Swift.Int", isStatic: false),
        ], aliases: [Self.alias("PerformResult", "some", given)],
        more: #", "availabilityAttributes": [{"platform": "macOS", "introducedVersion": "14.0"}, "#
          + #"{"platform": "iOS", "isUnavailable": true}]"#
      ).intents.first)
    #expect(intent.identifier == "send" && intent.identifierSource == .persistentIdentifier)
    #expect(intent.typePath == "Send" && intent.module == "Mail")
    #expect(intent.title == .value("Send") && intent.summary == .value("Sends it."))
    #expect(intent.category == .value("Mail"))
    #expect(intent.searchKeywords == [.value("post"), .value("letter")])
    #expect(intent.openAppWhenRun == .value(true) && intent.isDiscoverable == .value(false))
    #expect(intent.isAssistantOnly == .expression("not constant"))
    #expect(intent.supportedModes == .value(["background", "foreground"]))
    #expect(intent.authenticationPolicy == .value("requiresAuthentication"))
    #expect(intent.protocols == [.deprecatedAppIntent, .openIntent])
    #expect(intent.deprecation == Deprecation(message: .value("Use Post."), replacedBy: "Post"))
    #expect(
      intent.availability == [
        Availability(platform: "iOS", isUnavailable: true), Availability(platform: "macOS", introduced: "14.0"),
      ])
    #expect(intent.result.value == .primitive("Int") && intent.result.providesDialog)
    #expect(!intent.result.opensIntent && !intent.result.showsSnippetView && !intent.result.isInherited)
    #expect(
      intent.parameterSummary
        == ParameterSummary(branches: [
          SummaryBranch(
            sentence: "Send ${subject} to ${who}", parameters: ["subject", "who"], otherParameters: ["copy"])
        ]))
    #expect(intent.parameters.count == 1)
    var subject = Parameter(
      name: "subject", type: .primitive("String"), title: .value("Subject"), defaultValue: .literal("\"Hello\""))
    subject.summary = .value("What it is about.")
    subject.range = "(0, 10)"
    subject.controlStyle = "field"
    subject.inputConnection = "never"
    subject.contentTypes = ["not constant", "public.text"]
    subject.optionsProvider = "Subjects"
    subject.requestValueDialog = .value("Which?")
    #expect(intent.parameters.first == subject)
  }

  @Test func readsWhatAMigratedIntentTakesOver() throws {
    let intent = try #require(
      try Self.read(
        "Mail.Send", ["AppIntent", "CustomIntentMigratedAppIntent"],
        [Self.property("intentClassName", Self.raw("SendIntent"))],
        aliases: [Self.alias("PerformResult", "Swift.Never")]
      ).intents.first)
    #expect(intent.identifier == "SendIntent" && intent.identifierSource == .intentClassName)
    #expect(intent.intentClassName == .value("SendIntent"))
    #expect(intent.result.isInherited && intent.deprecation == nil && intent.schema == nil)
  }

  @Test func readsAnEntity() throws {
    let entity = try #require(
      try Self.read(
        "Mail.Box", ["AppEntity", "IndexedEntity"],
        [
          Self.property("typeDisplayRepresentation", Self.call("T", ("name", Self.raw("Mailbox")))),
          Self.property("isAssistantOnly", Self.raw("true")),
          Self.property("__appSchemaEntity", Self.raw("mail.mailbox")),
          Self.property(
            "_name",
            Self.call(
              "P", ("identifier", Self.raw("label")), ("title", Self.raw("Name")), ("indexingKey", Self.path("title"))),
            type: "AppIntents.EntityProperty<Swift.String>", isStatic: false),
          Self.property(
            "_count", Self.call("P", ("asyncGetter", #""valueKind": "Runtime""#)),
            type: "AppIntents.EntityProperty<Swift.Optional<Swift.Int>>", isStatic: false),
          Self.property("name", Self.raw("x"), type: "AppIntents.EntityProperty<Swift.String>", isStatic: false),
        ], aliases: [Self.alias("ID", "Foundation.UUID"), Self.alias("DefaultQuery", "Mail.BoxQuery")]
      ).entities.first)
    #expect(entity.displayName == .value("Mailbox") && entity.idType == "UUID")
    #expect(entity.defaultQuery == "BoxQuery" && entity.protocols == [.indexedEntity])
    #expect(entity.isAssistantOnly == .value(true) && entity.schema?.name == "mail.mailbox")
    #expect(
      entity.properties == [
        EntityProperty(
          identifier: "label", name: "name", type: .primitive("String"), kind: .stored, title: .value("Name"),
          indexingKey: "title"),
        EntityProperty(identifier: "count", name: "count", type: .optional(.primitive("Int")), kind: .deferred),
      ])
    let plain = try Self.read("A.B", ["AppEntity"], [], aliases: [Self.alias("DefaultQuery", "AppIntents.Empty")])
    #expect(plain.entities.first?.defaultQuery == nil && plain.entities.first?.idType == nil)
  }

  @Test func readsAnEnum() throws {
    let display = Self.call(
      "D", ("title", Self.raw("Up")), ("synonyms", Self.list(Self.raw("Above"))),
      ("image", Self.call("I", ("systemName", Self.raw("arrow.up")))))
    let displays = #""valueKind": "Dictionary", "value": [{"key": {\#(Self.enumCase("up"))}, "value": {\#(display)}}]"#
    let appEnum = try #require(
      try Self.read(
        "Mail.Order", ["AppEnum"],
        [
          Self.property("typeDisplayRepresentation", Self.raw("Order")),
          Self.property("caseDisplayRepresentations", displays),
        ], aliases: [Self.alias("RawValue", "Swift.Int")],
        more: #", "cases": [{"name": "up", "rawValue": "0x1"}, {"name": "down", "rawValue": "2"}]"#
      ).enums.first)
    #expect(appEnum.displayName == .value("Order") && appEnum.rawType == "Int" && !appEnum.hasUnreadTitles)
    var up = EnumCase(name: "up", rawValue: "1", title: .value("Up"))
    up.synonyms = [.value("Above")]
    up.image = "systemName: \"arrow.up\""
    #expect(appEnum.cases == [up, EnumCase(name: "down", rawValue: "2")])
    let words = try Self.read(
      "Mail.Word", ["AppEnum"], [], aliases: [Self.alias("RawValue", "Swift.String")],
      more: #", "cases": [{"name": "up", "rawValue": "0x1"}]"#)
    #expect(words.enums.first?.hasUnreadTitles == true && words.enums.first?.cases.first?.rawValue == "0x1")
  }

  @Test func readsQueriesAndOptions() throws {
    let query = try #require(
      try Self.read(
        "Mail.BoxQuery", ["EntityQuery", "EntityStringQuery", "DynamicOptionsProvider"], [],
        aliases: [Self.alias("Entity", "Mail.Box")]
      ).queries.first)
    #expect(query.capabilities == [.string] && query.entity == "Box" && query.findsByIdentifier)
    #expect(try Self.read("Mail.Q", ["EntityQuery"], []).queries.map(\.capabilities) == [[.plain]])
    let options = try Self.read(
      "Mail.Names", ["DynamicOptionsProvider"], [], aliases: [Self.alias("Result", "Swift.Array<Swift.String>")])
    #expect(options.queries.map(\.capabilities) == [[.options]])
    #expect(options.queries.first?.output == .array(.primitive("String")))
  }

  @Test func readsAppShortcuts() throws {
    let phrase = Self.words(Self.raw("Send in "), Self.enumCase("applicationName"))
    let shortcut = Self.call(
      "S", ("intent", Self.call("Mail.Send")), ("phrases", Self.list(phrase, #""valueKind": "Runtime""#)),
      ("shortTitle", Self.raw("Send")), ("systemImageName", Self.raw("envelope")))
    let provider = try #require(
      try Self.read(
        "Mail.Shortcuts", ["AppShortcutsProvider"],
        [
          Self.property("appShortcuts", Self.builder(shortcut, Self.call("S", ("intent", Self.call("Mail.Post"))))),
          Self.property("shortcutTileColor", Self.enumCase("grape")),
        ]
      ).appShortcuts.first)
    #expect(provider.tileColor == "grape" && !provider.hasUnreadShortcuts)
    #expect(provider.shortcuts.map(\.intent) == ["Send", "Post"])
    #expect(provider.shortcuts.map(\.hasUnreadPhrases) == [true, true])
    #expect(provider.shortcuts[0].phrases == [Phrase("Send in ${applicationName}")])
    #expect(provider.shortcuts[0].shortTitle == .value("Send"))
    #expect(provider.shortcuts[0].systemImage == .value("envelope"))
    #expect(provider.shortcuts[1].shortTitle == nil && provider.shortcuts[1].systemImage == nil)
    let partial = try Self.read(
      "Mail.Shortcuts", ["AppShortcutsProvider"], [Self.property("appShortcuts", Self.builder(Self.raw("x")))])
    #expect(partial.appShortcuts.map(\.hasUnreadShortcuts) == [true])
    let unread = try Self.read("Mail.Shortcuts", ["AppShortcutsProvider"], [])
    #expect(unread.appShortcuts.map(\.hasUnreadShortcuts) == [true])
  }
}

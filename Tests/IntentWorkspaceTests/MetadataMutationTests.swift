import Foundation
import IntentComparison
import IntentSurface
import MetadataReading
import TestSupport
import Testing

/// Every single value of a whole extract is changed, one at a time: each change is seen, or has its reason here.
@Suite struct MetadataMutationTests {
  static func tree(_ name: String) throws -> JSONTree {
    let file = Fixtures.root.appending(path: "Metadata/Extracts/\(name).actionsdata")
    return try JSONDecoder().decode(JSONTree.self, from: Data(contentsOf: file))
  }

  static func surface(_ tree: JSONTree) throws -> Surface {
    let reading = try MetadataReader().read(Array(try JSONEncoder().encode(tree)), path: "extract.actionsdata")
    return reading.surface
  }

  /// Why a change of a value is none of what people were promised, by keys that follow each other somewhere in its path.
  private static let reasons: [(keys: String, reason: String)] = [
    ("generator", "Who wrote the file."),
    ("version", "The version of the file's format, or of a schema, which has only one."),
    ("mangledTypeName", "The Swift name again, in another form."),
    ("mangledTypeNameV2", "The Swift name again, in another form."),
    ("autoShortcutProviderMangledName", "The system takes the one provider there is, whatever its name."),
    ("systemProtocolMetadata", "The protocols again, as pairs."),
    ("systemProtocolMetadataV2", "The protocols again, as pairs."),
    ("resolvableInputTypes", "Follows from the type, in an order that changes from run to run."),
    ("dynamicOptionsSupport", "Follows from the type and its query."),
    ("isInput", "Follows from inputConnectionBehavior."),
    ("LNPlatformNameWildcard", "Every type carries it."),
    ("isAuthPolExplicit", "Who says the policy is no matter; what it is, is read beside it."),
    ("actions/*/visibilityMetadata/isDiscoverable", "What people see is the action's own isDiscoverable."),
    ("RecordFogHornIntent/isDiscoverable", "For the assistant alone, it is listed nowhere anyway."),
    ("entities/*/visibilityMetadata/isDiscoverable", "No code says it of a type; its intents have their own."),
    ("enums/*/visibilityMetadata/isDiscoverable", "No code says it of a type; its intents have their own."),
    ("RecordFogHornIntent/title/key", "The text stands beside it in defaultValue."),
    ("summaryString/parameterIdentifiers", "The sentence names them."),
    ("condition/value/enumeration/identifier", "The type of the parameter says it."),
    ("value/array/values/*/enumeration/identifier", "The type of the parameter says it."),
    ("value/array/valueType", "The type of the parameter says it."),
    ("isSystem", "Tells the system's own enums, which no app has."),
    ("array/wrapper/capabilities", "Always 3."),
    ("queryType", "The identifier again."),
    ("fullyQualifiedIdentifier", "Resolved inside one build."),
    ("defaultQueryForEntity", "The entity says which query it uses."),
    ("resultValueType", "The entity again."),
    ("sortingOptions/*/entityType", "The entity again."),
    ("sortingOptions/*/title", "The property's title again."),
    ("localizedTitle", "The property's title again."),
    ("comparators/*/valueType", "The property's type again."),
    ("parameterPresentation/genericTitle", "Only shown, around the lists that are read."),
    ("parameterPresentation/localizationTable", "Where its texts are kept."),
    ("parameterPresentation/parameterIdentifier", "Only shown, around the lists that are read."),
    ("parameterPresentation/specificTitle", "Only shown, around the lists that are read."),
    ("parameterPresentation/optionsCollection/*/systemImageName", "Only shown."),
    ("parameterValues", "Examples for Siri's own phrases."),
    ("impliedValues", "Examples for Siri's own phrases."),
    ("table", "Where a text is kept."),
    ("queries/BoatQuery/visibilityMetadata", "A query is seen through its entity."),
    ("queries/BoatQuery/identifier", "Resolved inside one build."),
  ]

  @Test func seesEachChangedValue() throws {
    let tree = try Self.tree("whole")
    let whole = try Self.surface(tree)
    var missed: [String] = []
    for path in tree.leaves where !Self.hasReason(path) {
      // A value that the file can't be read with is an error, which nobody overlooks.
      guard let changed = try? Self.surface(tree.changed(at: path)) else { continue }
      if Comparison(whole, changed).changes.isEmpty { missed.append(path.joined(separator: "/")) }
    }
    #expect(missed == [])
  }

  @Test func noReasonIsWithoutItsValue() throws {
    let paths = try ["whole", "xcode27"].flatMap { try Self.tree($0).leaves }
    let idle = (Self.reasons + Self.unseenBySource).map(\.keys).filter { keys in
      !paths.contains { Self.hasReason($0, [(keys, "")]) }
    }
    #expect(idle == [])
  }

  /// What only a comparison of two builds sees.
  private static let unseenBySource: [(keys: String, reason: String)] = [
    ("allowedTargets", "Source code is not read for it."),
    ("transient", "A transient entity has no other mark."),
    ("parameters/*/capabilities", "The default and the options provider are read; no code shows another bit."),
    ("properties/*/capabilities", "Whether it is deferred is read; no code shows another bit."),
    ("parameters/0/typeSpecificMetadata/0", "A default without its value may be what code computes."),
    ("parameters/1/typeSpecificMetadata/2", "No code shows what kind of range it is."),
    ("parameters/1/typeSpecificMetadata/3", "No code shows what kind of range it is."),
    ("parameters/1/typeSpecificMetadata/6", "A default without its value may be what code computes."),
    ("parameters/3/typeSpecificMetadata/0", "A default without its value may be what code computes."),
    ("entitySyncMetadata", "No code shows it."),
    ("presentationStyle", "No code shows it."),
  ]

  @Test func verifySeesEachChangedValue() async throws {
    let tree = try Self.tree("xcode27")
    let source = try await BuiltAndSourceTests.surface("HarbourSource")
    #expect(Verification(source: source, built: try Self.surface(tree)).agrees)
    var missed: [String] = []
    for path in tree.leaves where !Self.hasReason(path, Self.reasons + Self.unseenBySource) {
      guard let changed = try? Self.surface(tree.changed(at: path)) else { continue }
      if Verification(source: source, built: changed).agrees { missed.append(path.joined(separator: "/")) }
    }
    #expect(missed == [])
  }

  /// The keys that the generators of a time did not write, by the end of their paths.
  static let missingKeys: [(generator: String, keys: [String])] = [
    ("27A", []),
    ("17E", ["allowedTargets", "entitySyncMetadata", "enums/*/systemProtocolMetadata"]),
    (
      "16A",
      ["allowedTargets", "entitySyncMetadata", "enums/*/systemProtocolMetadata", "supportedModes", "alternatives"]
    ),
    (
      "15.2",
      [
        "allowedTargets", "entitySyncMetadata", "enums/*/systemProtocolMetadata", "supportedModes", "alternatives",
        "fullyQualifiedTypeName", "visibilityMetadata", "assistantDefinedSchemas", "assistantDefinedSchemaTraits",
        "isAuthPolExplicit", "systemProtocolMetadataV2", "parameters/*/capabilities", "assistantIntents",
        "assistantEntities", "assistantIntentNegativePhrases", "autoShortcuts/*/availabilityAnnotations",
      ]
    ),
  ]

  @Test(arguments: missingKeys)
  func anUpgradeOfTheGeneratorAloneGivesNothing(generator: String, keys: [String]) throws {
    let tree = try Self.tree("whole")
    let old = tree.removing { path in keys.contains { Self.matches($0, path.suffix($0.split(separator: "/").count)) } }
    let comparison = Comparison(try Self.surface(old), try Self.surface(tree))
    #expect(comparison.changes == [])
    #expect(comparison.old.readFrom.unread.isEmpty == (generator == "27A"))
  }

  /// The table of the documentation: each field that some build holds, and which builds do.
  private static func fieldTable() throws -> String {
    let tree = try tree("whole")
    let unread = try missingKeys.reversed().map { _, keys in
      let surface = try surface(
        tree.removing { path in keys.contains { matches($0, path.suffix($0.split(separator: "/").count)) } })
      return Set(surface.readFrom.unread)
    }
    let head =
      "| of | field | source | \(missingKeys.reversed().map(\.generator).joined(separator: " | ")) |\n"
      + "| -- | -- | -- |" + String(repeating: " -- |", count: missingKeys.count) + "\n"
    let kinds = SurfaceElements.facts.keys.sorted { $0.rawValue < $1.rawValue }
    return head
      + kinds.filter { !kindsOfSource.contains($0) }.flatMap { kind in
        (SurfaceElements.facts[kind] ?? []).filter(\.isInMetadata).map { field in
          let names = field.aspects.map { "`\($0.rawValue)`" }.joined(separator: ", ")
          let cells = unread.map { missing in
            field.aspects.contains { missing.contains("\(kind.rawValue).\($0.rawValue)") } ? "–" : "yes"
          }
          return
            "| \(kind.rawValue) | \(names) | \(field.isInSource ? "yes" : "–") | \(cells.joined(separator: " | ")) |\n"
        }
      }.joined()
  }

  private static let kindsOfSource: Set<ElementKind> = [
    .widget, .onscreenContent, .unionValue, .unionCase, .package, .legacyIntent, .legacyParameter, .legacyEnum,
    .legacyEnumCase, .legacyType, .systemIntent, .userActivity, .translatedPhrase, .spokenName, .urlScheme,
  ]

  @Test func theDocumentationSaysWhatEachGeneratorWrites() throws {
    let page = Fixtures.root.appending(path: "../../Sources/intentcompat/Documentation.docc/BuiltMetadata.md")
      .standardizedFileURL
    let text = try String(contentsOf: page, encoding: .utf8)
    let parts = text.split(separator: "<!-- fields -->\n", maxSplits: 1)
    let rest = try #require(parts.last?.firstRange(of: "<!-- end of fields -->").map { parts[1][$0.lowerBound...] })
    let expected = try "\(parts[0])<!-- fields -->\n\(Self.fieldTable())\(rest)"
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
      try expected.write(to: page, atomically: true, encoding: .utf8)
    }
    #expect(text == expected)
  }

  private static func hasReason(_ path: [String], _ reasons: [(keys: String, reason: String)] = reasons) -> Bool {
    reasons.contains { reason in
      let length = reason.keys.split(separator: "/").count
      return path.indices.contains { matches(reason.keys, path[$0...].prefix(length)) }
    }
  }

  private static func matches(_ pattern: String, _ keys: ArraySlice<String>) -> Bool {
    let pattern = pattern.split(separator: "/")
    return pattern.count == keys.count && zip(pattern, keys).allSatisfy { $0 == "*" || $0 == $1 }
  }
}

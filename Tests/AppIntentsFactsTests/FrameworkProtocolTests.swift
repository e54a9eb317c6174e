import AppIntentsFacts
import Foundation
import TestSupport
import Testing

struct FrameworkProtocolTests {
  /// The names of the cases, as the source of the enum declares them.
  private static func declaredCases() throws -> [String] {
    let sources = Fixtures.root.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/AppIntentsFacts/FrameworkProtocol.swift")
    let text = try String(contentsOf: sources, encoding: .utf8)
    let body = try #require(text.split(separator: "static let known").first)
    return body.matches(of: /\n  case ((?:[a-zA-Z]+(?:,\s+)?)+)\n/).flatMap { match in
      match.1.split { $0 == "," || $0.isWhitespace }.map(String.init)
    }
  }

  @Test func everyCaseIsKnown() throws {
    let declared = try Self.declaredCases()
    #expect(declared.count > 60)
    #expect(Set(declared) == Set(FrameworkProtocol.known.map(\.caseName)))
    #expect(Set(FrameworkProtocol.known).count == FrameworkProtocol.known.count)
  }

  @Test(arguments: FrameworkProtocol.known) func aNameGivesItsCaseAgain(_ known: FrameworkProtocol) throws {
    #expect(FrameworkProtocol(known.name) == known)
    #expect(known.isKnown)
    let bytes = try JSONEncoder().encode([known])
    #expect(String(decoding: bytes, as: UTF8.self) == "[\"\(known.name)\"]")
    #expect(try JSONDecoder().decode([FrameworkProtocol].self, from: bytes) == [known])
  }

  @Test(arguments: ["", "AppIntents.OpenIntent", "openIntent", "CreateEntity", "Ünïcode 🪴", "a\"b\\/\n"])
  func anUnknownNameSurvives(_ name: String) throws {
    let unknown = FrameworkProtocol(name)
    #expect(unknown == .other(name))
    #expect(!unknown.isKnown && unknown.name == name)
    let bytes = try JSONEncoder().encode([unknown])
    #expect(bytes == (try JSONEncoder().encode([name])))
    #expect(try JSONDecoder().decode([FrameworkProtocol].self, from: bytes) == [unknown])
  }

  @Test func sortsByName() {
    let sorted = FrameworkProtocol.known + [.other("B"), .other("Z")]
    #expect(sorted.sorted().map(\.name) == sorted.map(\.name).sorted())
    #expect(FrameworkProtocol.openIntent >= .openIntent)
  }

  @Test(arguments: FrameworkProtocol.known) func refinesOnlyWhatEndsInABase(_ known: FrameworkProtocol) {
    #expect(known.refines(known))
    #expect(!known.refines(.other("P")))
    var seen: Set<FrameworkProtocol> = [known]
    var rest = known.refines
    while let next = rest.popLast() {
      #expect(seen.insert(next).inserted, "\(known) refines \(next) in a circle or twice")
      rest += next.refines
    }
  }

  @Test func refinesThroughOthers() {
    #expect(FrameworkProtocol.openIntent.refines(.appIntent))
    #expect(FrameworkProtocol.assistantSchemaEntity.refines(.appEntity))
    #expect(!FrameworkProtocol.openIntent.refines(.appEntity))
  }

  @Test(arguments: FrameworkProtocol.known) func isThereOnceWhatItRefinesIs(_ known: FrameworkProtocol) throws {
    for base in known.refines {
      let (own, others) = try (#require(known.since), #require(base.since))
      for version in [\SystemVersions.iOS, \.macOS, \.watchOS, \.tvOS, \.visionOS] {
        guard let since = own[keyPath: version], let before = others[keyPath: version] else { continue }
        #expect(since.compare(before, options: .numeric) != .orderedAscending, "\(known) is older than \(base)")
      }
    }
  }

  @Test func readsTheWordsOfMetadata() {
    #expect(FrameworkProtocol(metadataWord: "OpenEntity", refining: .appIntent) == .openIntent)
    #expect(FrameworkProtocol(metadataWord: "URLRepresentable", refining: .appIntent) == .urlRepresentableIntent)
    #expect(FrameworkProtocol(metadataWord: "URLRepresentable", refining: .appEntity) == .urlRepresentableEntity)
    #expect(FrameworkProtocol(metadataWord: "OpenEntity", refining: .appEntity) == nil)
    #expect(FrameworkProtocol(metadataWord: "PropertyUpdater", refining: .appIntent) == nil)
    for word in ["Search", "ShowInAppSearchResults", "ShowSearchResultsInApp", "ShowInAppStringSearchResults"] {
      #expect(FrameworkProtocol(metadataWord: word, refining: .appIntent) == .showInAppSearchResultsIntent)
      #expect(FrameworkProtocol(metadataWord: word, refining: .appEntity) == nil)
    }
    #expect(!FrameworkProtocol.isOfSystem(metadataWord: "OpenEntity"))
  }

  @Test func knowsWhichOpenTheAppAndWhichServeOnePurpose() {
    let known = FrameworkProtocol.known
    #expect(
      Set(known.filter(\.opensApp))
        == [.openIntent, .playVideoIntent, .showInAppSearchResultsIntent, .startWorkoutIntent])
    #expect(
      Set(known.filter(\.isPurpose)) == [.widgetConfigurationIntent, .controlConfigurationIntent, .snippetIntent])
    let successors = known.compactMap { old in old.successor.map { (old, $0) } }
    #expect(
      Dictionary(uniqueKeysWithValues: successors)
        == [.audioStartingIntent: .audioPlaybackIntent, .liveActivityStartingIntent: .liveActivityIntent])
    #expect(FrameworkMacro.adoptingSchemas.map(\.rawValue).allSatisfy { $0.hasPrefix("A") })
    #expect(FrameworkMacro.adoptingSchemas.count == FrameworkMacro.allCases.count - 1)
  }

  @Test func whatASchemaMacroImpliesIsNotShownByMetadata() throws {
    let word = try #require(FrameworkProtocol(metadataWord: "AssistantIntent", refining: .appIntent))
    #expect(word == .assistantIntent && !word.isShownByMetadata)
    #expect(FrameworkProtocol.indexedEntity.isShownByMetadata)
    #expect(FrameworkProtocol.transferable.isShownByMetadata)
    #expect(FrameworkProtocol(metadataWord: "SessionStarting", refining: .appIntent) == .liveActivityIntent)
    #expect(FrameworkProtocol(metadataWord: "Search", refining: .appIntent) == .showInAppSearchResultsIntent)
    #expect(FrameworkProtocol.isOfSystem(metadataWord: "Resize"))
    #expect(!FrameworkProtocol.predictableIntent.isShownByMetadata)
  }

  @Test(arguments: FrameworkProtocol.known) func saysWhatIsLostOfActionsAndEntitiesAlone(_ known: FrameworkProtocol) {
    guard let loss = known.loss else { return }
    #expect([.action, .entity].contains(known.role), "\(known): \(loss)")
    #expect(known.refines(.appIntent) || known.refines(.appEntity))
  }
}

extension FrameworkProtocol {
  /// What a case for it is called.
  fileprivate var caseName: String {
    name.hasPrefix("URL") ? "url" + name.dropFirst(3) : name.prefix(1).lowercased() + name.dropFirst()
  }
}

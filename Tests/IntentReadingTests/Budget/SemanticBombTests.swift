import IntentReading
import IntentSurface
import SourceScanning
import SwiftReading
import TestSupport
import Testing

/// Short code that asks for much is read in bounded work, and what is left out is said.
@Suite struct SemanticBombTests {
  private func read(_ code: String, at path: String = "Bomb.swift") -> SurfaceReading {
    let good = "import AppIntents\nstruct Good: AppIntent { static let title: LocalizedStringResource = \"Good\" }\n"
    return SourceReader(options: ReadingOptions(threads: 1)).read(MemoryTree([path: code, "Good.swift": good]))
  }

  /// Without bounds each of these takes minutes, gigabytes or the stack, whatever their size.
  @Test(arguments: SemanticBomb.allCases)
  func endsWithTheOtherFilesRead(_ bomb: SemanticBomb) {
    let reading = read(bomb.code(bytes: 6_000), at: bomb.path)
    #expect(reading.surface.intents.contains { $0.identifier == "Good" })
  }

  /// Shapes that nobody thought of. One that hangs is ended by whoever runs the tests, with its seed in sight.
  @Test(.timeLimit(.minutes(10)), arguments: 0..<14)
  func endsWithAnyGraphOfReferences(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let bytes = (0..<(seed < 12 ? 400 : 3_000)).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let reading = read(ReferenceGraph(bytes: bytes).code)
    #expect(reading.surface.intents.contains { $0.identifier == "Good" })
  }

  @Test(arguments: [
    (SemanticBomb.titleFan, "more than 4 kB"), (.phraseFan, "more than 500 parts"),
    (.listFan, "more than 1000 elements"), (.constantChain, "more than 64 constants"),
    (.constantChainOverTypes, "more than 64 constants"), (.constantsInOneLine, "more than 64 constants"),
    (.shortcutsFan, "more than 1000 pieces"), (.deepTypes, "nested more than 32 types deep"),
    (.longName, "nested more than 32 types deep"), (.repeatedTypes, "first 16 types"),
    (.summaryFan, "more than 1000 branches"), (.listOfMany, "more than 100 elements"),
    (.titleOfProtocol, "more than 4 kB"), (.widgetWork, "more than 20000 steps"),
  ])
  func namesThePlaceOfWhatIsLeftOut(_ bomb: SemanticBomb, _ words: String) throws {
    let reading = read(bomb.code(bytes: 12_000))
    let diagnostic = try #require(reading.diagnostics.first { $0.message.contains(words) })
    #expect(diagnostic.location?.path == "Bomb.swift")
    #expect(diagnostic.location?.line != nil)
  }

  @Test(arguments: [
    (SemanticBomb.protocolChain, 40_000, "more than 1000 types, protocols and aliases"),
    (.aliasChain, 40_000, "more than 1000 types, protocols and aliases"),
    (.classChain, 40_000, "together inherit more than 100000 members"),
    (.parametersOfProtocol, 40_000, "together inherit more than 100000 members"),
    (.requirementsOfProtocol, 40_000, "together inherit more than 100000 members"),
    (.activities, 12_000, "more than 200 user activities"),
  ])
  func namesThePlaceOfWhatIsInheritedInPart(_ bomb: SemanticBomb, _ bytes: Int, _ words: String) throws {
    let reading = read(bomb.code(bytes: bytes))
    let diagnostic = try #require(reading.diagnostics.first { $0.message.contains(words) })
    #expect(diagnostic.location?.line != nil)
  }

  @Test(arguments: [(1_000, false), (1_001, true)])
  func readsAThousandThatOneTypeInherits(_ count: Int, _ isCut: Bool) {
    let names = (1..<count).map { "P\($0)" }
    let protocols = names.map { "protocol \($0) {}\n" }.joined()
    let code = protocols + "struct A: \(names.joined(separator: ", ")), AppIntent {}\n"
    let messages = read(code).diagnostics.map(\.message)
    #expect(messages.contains { $0.contains("more than 1000 types, protocols and aliases") } == isCut)
  }

  /// What a record says is bounded whatever the code repeats, so that a snapshot is.
  @Test(arguments: [SemanticBomb.textOfMany, .typeOfMany, .titleOfProtocol, .parametersOfProtocol, .parametersOfChain])
  func saysLittleMoreThanTheCode(_ bomb: SemanticBomb) throws {
    let surface = read(bomb.code(bytes: 40_000)).surface
    let parameters = surface.intents.flatMap(\.parameters)
    #expect(parameters.count <= 20_000 + 2_000)
    let texts = parameters.map { "\($0.defaultValue?.spelling ?? "")\($0.type.spelling)" }
    let longest = (texts + surface.intents.compactMap { $0.title?.spelling }).map(\.utf8.count).max() ?? 0
    #expect(longest <= 2 * ValueLimit.text)
  }

  @Test func readsTheSameWithAnyNumberOfThreads() {
    for bomb in [
      SemanticBomb.protocolCircle, .protocolDiamonds, .aliasCircle, .constantsOfManyIntents, .parametersOfChain,
    ] {
      let tree = MemoryTree([bomb.path: bomb.code(bytes: bomb == .parametersOfChain ? 30_000 : 4_000)])
      let readings = [1, 2, 5].map { SourceReader(options: ReadingOptions(threads: $0)).read(tree) }
      #expect(readings.allSatisfy { $0.surface == readings[0].surface })
      #expect(readings.allSatisfy { $0.diagnostics == readings[0].diagnostics })
    }
  }

  @Test func readsEnumsWithThousandsOfPlainCases() {
    let reading = read(SemanticBomb.casesOfEnum.code(bytes: 100_000))
    #expect((reading.surface.enums.first?.cases.count ?? 0) > 3_000)
  }

  /// Everything that a protocol supplies is found, whatever the order and the requirements of its extensions.
  @Test func takesMembersOfExtensionsInTheirOrder() throws {
    let code = """
      import AppIntents
      protocol P {}
      protocol Q {}
      extension P where Self: R { static var title: LocalizedStringResource { "never" } }
      extension P { func helper() {} }
      extension P where Self: Q { static var title: LocalizedStringResource { "first" } }
      extension P { static var title: LocalizedStringResource { "second" } }
      extension P where Self.Value == Int { static var isDiscoverable: Bool { false } }
      struct Both: P, Q, AppIntent {}
      struct One: P, AppIntent {}
      """
    let intents = read(code).surface.intents
    #expect(intents.first { $0.identifier == "Both" }?.title == .value("first"))
    #expect(intents.first { $0.identifier == "One" }?.title == .value("second"))
    #expect(intents.allSatisfy { $0.isDiscoverable == nil })
  }

  @Test func readsConstantsInCirclesAsTheyAreWritten() {
    let reading = read(SemanticBomb.titleCircle.code(bytes: 100))
    #expect(reading.surface.intents.first { $0.identifier == "Bomb" }?.title == .expression("v0"))
  }

  @Test func keepsAProtocolThatIsReachedOnTwoWays() {
    let reading = read(SemanticBomb.protocolDiamonds.code(bytes: 100))
    #expect(reading.surface.intents.first { $0.identifier == "I" }?.conformance == .throughProtocol("A0"))
  }

  @Test func findsTheRestOfACircleOfProtocols() {
    let reading = read(SemanticBomb.protocolCircle.code(bytes: 100))
    #expect(reading.surface.intents.contains { $0.identifier == "I" })
  }

  @Test func takesManifestsThatComputeTooMuchAsComputed() {
    let reading = read(SemanticBomb.manifestFan.code(bytes: 100), at: "Package.swift")
    #expect(reading.surface.intents.count == 1)
  }
}

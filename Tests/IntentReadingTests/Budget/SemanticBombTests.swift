import IntentReading
import IntentSurface
import SourceScanning
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
    (SemanticBomb.titleFan, "more than 500 parts"), (.phraseFan, "more than 500 parts"),
    (.listFan, "more than 500 parts"), (.constantChain, "more than 64 constants"),
    (.constantChainOverTypes, "more than 64 constants"), (.constantsInOneLine, "more than 64 constants"),
    (.shortcutsFan, "more than 1000 pieces"), (.deepTypes, "nested more than 32 types deep"),
    (.longName, "nested more than 32 types deep"), (.repeatedTypes, "first 16 types"),
    (.summaryFan, "more than 1000 branches"),
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
    (.membersOfProtocol, 80_000, "more than 1000 members"),
    (.activities, 12_000, "more than 200 user activities"),
  ])
  func namesThePlaceOfWhatIsInheritedInPart(_ bomb: SemanticBomb, _ bytes: Int, _ words: String) throws {
    let reading = read(bomb.code(bytes: bytes))
    let diagnostic = try #require(reading.diagnostics.first { $0.message.contains(words) })
    #expect(diagnostic.location?.line != nil)
  }

  @Test func readsTheSameWithAnyNumberOfThreads() {
    for bomb in [SemanticBomb.protocolCircle, .protocolDiamonds, .aliasCircle, .constantsOfManyIntents] {
      let tree = MemoryTree([bomb.path: bomb.code(bytes: 4_000)])
      let readings = [1, 2, 5].map { SourceReader(options: ReadingOptions(threads: $0)).read(tree) }
      #expect(readings.allSatisfy { $0.surface == readings[0].surface })
      #expect(readings.allSatisfy { $0.diagnostics == readings[0].diagnostics })
    }
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

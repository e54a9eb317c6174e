import AppIntentsFacts
import Testing

/// Names that code, builds and documentation spell in their own ways.
struct SpellingTests {
  @Test(arguments: [
    (".pdf", "com.adobe.pdf"), (".image", "public.image"), ("UTType(\"a.b\")", "a.b"),
    ("UTType(exportedAs: \"a.b\")", "a.b"),
    ("UTType(importedAs: \"a.b\")", "a.b"),
    ("UTType(\"a.b\", conformingTo: .image)", "UTType(\"a.b\", conformingTo: .image)"),
    ("UTType(\"a.b\")!", "UTType(\"a.b\")!"), ("UTType(name)", "UTType(name)"), ("a.b", "a.b"),
    (".unheardOf", ".unheardOf"),
  ])
  func contentTypesHaveIdentifiers(spelling: String, identifier: String) {
    #expect(ContentTypes.identifier(of: spelling) == identifier)
  }

  @Test func everyIntentOfADomainIsOneOfApples() {
    let domains = SiriProtocols.refinements.filter { !$0.value.isEmpty }
    for (domain, intents) in domains {
      #expect(intents.allSatisfy { SiriProtocols.intent(handledBy: $0) != nil }, "\(domain)")
    }
    #expect(
      domains.mapValues(\.count) == [
        "INCallsDomainHandling": 3, "INCarCommandsDomainHandling": 4, "INCarPlayDomainHandling": 6,
        "INMessagesDomainHandling": 3, "INNotebookDomainHandling": 6, "INPaymentsDomainHandling": 6,
        "INPhotosDomainHandling": 2, "INRadioDomainHandling": 1, "INRidesharingDomainHandling": 3,
        "INVisualCodeDomainHandling": 1, "INWorkoutsDomainHandling": 5,
      ])
    #expect(
      domains["INCallsDomainHandling"] == [
        "INStartAudioCallIntentHandling", "INStartVideoCallIntentHandling", "INSearchCallHistoryIntentHandling",
      ])
  }

  @Test(arguments: [
    ("INSendMessageIntentHandling", "INSendMessageIntent"), ("INMessagesDomainHandling", nil),
    ("INOrderSoupIntentHandling", nil), ("INSendMessageIntent", nil),
  ])
  func aProtocolHandlesOneOfApplesIntents(name: String, intent: String?) {
    #expect(SiriProtocols.intent(handledBy: name) == intent)
    #expect(
      SiriProtocols.isSystemIntent(String(name.dropLast("Handling".count)))
        == SiriProtocols.refinements.keys.contains(name))
  }
}

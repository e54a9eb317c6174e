import AppIntentsFacts
import Testing

/// Names that code, builds and documentation spell in their own ways.
struct SpellingTests {
  @Test(arguments: [
    (".pdf", "com.adobe.pdf"), (".image", "public.image"), ("UTType(\"a.b\")", "a.b"),
    ("UTType(exportedAs: \"a.b\")", "a.b"),
    ("UTType(importedAs: \"a.b\")", "a.b"),
    ("UTType(\"a.b\", conformingTo: .image)", "UTType(\"a.b\", conformingTo: .image)"),
    ("UTType(name)", "UTType(name)"), ("a.b", "a.b"), (".unheardOf", ".unheardOf"),
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
      domains["INCallsDomainHandling"] == [
        "INStartAudioCallIntentHandling", "INStartVideoCallIntentHandling", "INSearchCallHistoryIntentHandling",
      ])
  }
}

import IntentSurface
import TestSupport
import Testing

/// What the table says of a field, and what stays when more is said.
@Suite struct FieldTests {
  private static let field = Field<Intent>.text(.title) { $0.title?.spelling }

  @Test func saysWhatItIsTold() {
    #expect(!Self.field.onlyInSource().facts.isInMetadata && !Self.field.onlyInMetadata().facts.isInSource)
    #expect(Self.field.recorded(sinceEdition: 4).facts.edition == 4)
    #expect(Self.field.unjudged("It is only shown.").facts.unjudged == "It is only shown.")
    #expect(Self.field.stored(as: "name").facts.key == "name" && Self.field.stored(as: nil).facts.stored == nil)
  }

  @Test func saysNothingElse() {
    let facts = Self.field.facts
    #expect(facts.aspects == [.title] && facts.key == "title" && facts.stored == .text)
    #expect(facts.isInMetadata && facts.isInSource && facts.edition == 0 && facts.unjudged == nil)
    let intent = Intent.sample("Add", title: "Add")
    let compared = Self.field.onlyInSource().recorded(sinceEdition: 4).comparing { _, _, _ in [] }
    #expect(compared.facts == Self.field.onlyInSource().recorded(sinceEdition: 4).facts)
    #expect(compared.spelling?(intent) == Self.field.spelling?(intent))
  }
}

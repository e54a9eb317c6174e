import IntentComparison
import IntentSurface
import Testing

@testable import IntentReports

struct ReleaseNoteChangeTests {
  private static let subject = Subject(.intent, "AddPlant")

  private func words(_ announcement: Deprecation?) -> String? {
    ReleaseNoteChange(Change(Self.subject, .changed, .deprecation), [:], announcement: announcement).words?.text
  }

  @Test func quotesAMessageThatLooksLikeAReplacement() {
    let message = "Going away (replaced by something better)"
    #expect(words(Deprecation(message: .value(message)))?.contains("something better") == true)
    #expect(words(Deprecation(message: .value(message)))?.contains("replaces it") == false)
  }

  @Test func namesTheReplacement() {
    #expect(
      words(Deprecation(replacedBy: "SowSeed")) == "will be removed in a later version: use **SowSeed** instead")
  }

  @Test func saysThatAWithdrawnDeprecationIsHereToStay() {
    #expect(words(nil) == "is no longer deprecated")
  }
}

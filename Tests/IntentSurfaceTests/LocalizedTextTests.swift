import IntentSurface
import Testing

@Suite struct LocalizedTextTests {
  private func surface(title: String, texts: [LocalizedText] = [], edition: Int? = 2) -> Surface {
    var surface = Surface()
    var intent = Intent(identifier: "Open", typePath: "Open")
    intent.title = .value(title)
    intent.summary = .expression("Texts.summary")
    intent.parameterSummary = ParameterSummary(branches: [SummaryBranch(sentence: "summary.open-${book}")])
    surface.intents = [intent]
    surface.texts = texts
    surface.readFrom.edition = edition
    return surface
  }

  @Test(arguments: ["intent.title.open", "OPEN_BOOK", "openBook", "open-book"])
  func takesWordsThatAreJoinedForKeys(title: String) {
    #expect(surface(title: title).textKeys == [title, "summary.open-${book}"])
  }

  @Test(arguments: ["Open", "Open Book", "iOS 26", "", "URL"])
  func takesPlainWordsForTexts(title: String) {
    #expect(surface(title: title).textKeys == ["summary.open-${book}"])
  }

  @Test func showsWhatPeopleRead() {
    let texts = [
      LocalizedText(key: "OPEN_BOOK", text: "Open Book"),
      LocalizedText(key: "summary.open-${book}", text: "Open ${book}"),
    ]
    let shown = surface(title: "OPEN_BOOK", texts: texts).showingTexts.intents.first
    #expect(shown?.title == .value("Open Book"))
    #expect(shown?.summary == .expression("Texts.summary"))
    #expect(shown?.parameterSummary?.branches.first?.sentence == "Open ${book}")
  }

  @Test(arguments: [(2, true), (1, false), (nil, false)])
  func isUnreadInSnapshotsOfBefore(edition: Int?, isKnown: Bool) {
    #expect(surface(title: "Open", edition: edition).knowsTexts == isKnown)
  }
}

import IntentComparison
import IntentSurface
import Testing

@Suite struct LocalizedTextComparisonTests {
  private func surface(_ title: String, text: String? = nil, edition: Int? = 2) -> Surface {
    var surface = Surface()
    var intent = Intent(identifier: "Open", typePath: "Open")
    intent.title = .value(title)
    surface.intents = [intent]
    surface.texts = text.map { [LocalizedText(key: title, text: $0)] } ?? []
    surface.readFrom.edition = edition
    return surface
  }

  @Test func aKeyForTheSameTextChangesNothing() {
    let (text, key) = (surface("Open Book"), surface("intent.open", text: "Open Book"))
    #expect(Comparison(text, key).changes.isEmpty)
    #expect(Comparison.all([text, key], with: key).map(\.changes.count) == [0, 0])
  }

  @Test func anotherTextUnderTheSameKeyIsAChange() {
    let changes = Comparison(surface("intent.open", text: "Open"), surface("intent.open", text: "Open Book")).changes
    #expect(changes.map(\.old) == ["Open"])
    #expect(changes.map(\.new) == ["Open Book"])
  }

  @Test func aTableThatOnlyOneSideHasIsMadeDuringABuild() {
    let (with, without) = (surface("intent.open", text: "Open Book"), surface("intent.open"))
    #expect(Comparison(with, without).changes.isEmpty)
    #expect(Comparison(without, with).changes.isEmpty)
    #expect(Comparison.all([with], with: without).map(\.changes.count) == [0])
    #expect(Comparison(with, surface("Open it")).changes.map(\.old) == ["Open Book"])
  }

  @Test func whatAnOlderSnapshotDidNotReadIsComparedAsSpelled() {
    let (before, now) = (surface("intent.open", edition: 1), surface("intent.open", text: "Open Book"))
    #expect(Comparison(before, now).changes.isEmpty)
    #expect(Comparison.all([before, now], with: now).map(\.changes.count) == [0, 0])
  }
}

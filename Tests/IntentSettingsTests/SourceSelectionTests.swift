import IntentSettings
import Testing

@Suite struct SourceSelectionTests {
  @Test func namedFoldersAreReadEvenWhereTheDefaultLeavesThemOut() {
    let selection = SourceSelection(include: ["Tests/Fixtures/App"], exclude: ["**/Old"])
    #expect(selection.contains("Tests/Fixtures/App/A.swift"))
    #expect(!selection.contains("Tests/Fixtures/App/AppTests/A.swift"))
    #expect(!selection.contains("Tests/Fixtures/App/Old/A.swift"))
    #expect(!selection.contains("Sources/A.swift"))
    #expect(selection.mayEnter("Tests"))
    #expect(!selection.mayEnter("Sources"))
    #expect(!selection.mayEnter("Tests/Fixtures/App/Old"))
    #expect(!selection.mayEnter("Tests/Fixtures/App/AppTests"))
    #expect(SourceSelection.everything.mayEnter("App") && !SourceSelection.everything.mayEnter("Tests"))
    #expect(SourceSelection(exclude: ["App"]).mayEnter("Kit") && !SourceSelection(exclude: ["App"]).mayEnter("App"))
    #expect(!SourceSelection.everything.contains("Tests/A.swift"))
    #expect(SourceSelection.everything.contains("App/LatestPosts/A.swift"))
  }
}

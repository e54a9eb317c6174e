import IntentComparison
import IntentSurface
import IntentTimeline
import TestSupport
import Testing

@Suite struct TypeStoryTests {
  /// A legacy class, taken over by `AddBook`, which was renamed to `CreateBook`, hidden for the assistant, deprecated
  /// and retired.
  private static let shipped: [ShippedVersion] = {
    var surfaces = [Surface.sample("1.0")]
    surfaces[0].legacyIntents = [LegacyIntent(className: "AddBookIntent")]
    func intent(_ name: String, _ parameters: [String], _ adjust: (inout Intent) -> Void = { _ in }) -> Surface {
      var intent = Intent.sample(name, title: "Add Book", parameters)
      intent.intentClassName = .value("AddBookIntent")
      adjust(&intent)
      return .sample(intents: [intent])
    }
    surfaces.append(intent("AddBook", ["name: String"]))
    surfaces.append(intent("AddBook", ["name: String", "pages: Int?"]))
    surfaces.append(intent("CreateBook", ["name: String", "pages: Int?"]))
    surfaces.append(surfaces[3])
    surfaces.append(
      intent("CreateBook", ["name: String", "pages: Int?"]) {
        $0.deprecation = Deprecation(message: .value("Use Find."), replacedBy: nil)
      })
    return surfaces.enumerated().map { index, surface in
      ShippedVersion(version: "1.\(index)", date: Day(number: 20_000 + index * 30), surface: surface)
    }
  }()

  @Test(arguments: ["CreateBook", "AddBook"])
  func followsALegacyClassToItsRetiredSuccessor(name: String) throws {
    let story = try #require(TypeStory(of: name, shipped: Self.shipped, current: .sample()))
    #expect(story.subject == Subject(.intent, "CreateBook"))
    #expect(story.chapters.map(\.moment.version) == ["1.0", "1.1", "1.2", "1.3", "1.5", nil])
    #expect(story.chapters[0].events == [.introduced("AddBookIntent")])
    #expect(story.chapters[1].events == [.tookOver(legacyClass: "AddBookIntent", by: "AddBook")])
    guard case .changed(let change)? = story.chapters[2].events.first else {
      Issue.record("no change in 1.2")
      return
    }
    #expect(change.subject == Subject(.parameter, "AddBook", "pages"))
    #expect(story.chapters[3].events.first == .renamed(from: "AddBook", to: "CreateBook"))
    #expect(story.chapters[4].events == [.deprecated(message: "Use Find.", replacedBy: nil)])
    #expect(story.chapters[5].events == [.removed])
  }

  @Test func tellsOfATypeThatCameBack() throws {
    let there = Surface.sample(intents: [.sample("AddBook")])
    let shipped = [there, .sample(), there].enumerated().map {
      ShippedVersion(version: "\($0.offset)", date: nil, surface: $0.element)
    }
    let story = try #require(TypeStory(of: "AddBook", shipped: shipped, current: there))
    #expect(story.chapters.flatMap(\.events) == [.introduced("AddBook"), .removed, .returned])
  }

  @Test func knowsNothingOfAnUnknownName() {
    #expect(TypeStory(of: "Nothing", shipped: Self.shipped, current: .sample()) == nil)
  }
}

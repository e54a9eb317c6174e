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

  /// An app with one of everything that belongs to an intent, an entity, an enum or a legacy class.
  private static let whole: Surface = {
    var surface = Surface.sample(
      intents: [.sample("AddBook", ["name: String"], result: ValueType("String"))],
      entities: [.sample("Book", ["title: String"])], enums: [.sample("Genre", ["novel", "poems"])],
      shortcuts: [.sample("AddBook", ["Add in ${applicationName}", "New in ${applicationName}"])])
    surface.intents[0].parameterSummary = ParameterSummary(branches: [SummaryBranch(sentence: "Add ${name}")])
    surface.legacyIntents = [LegacyIntent(className: "OldIntent")]
    surface.legacyIntents[0].parameters = [LegacyParameter(name: "title", type: "String")]
    return surface
  }()

  /// What changes, the type whose story tells it, and the kind of element that the change is of.
  private typealias Row = (name: String, of: String, kind: ElementKind, change: @Sendable (inout Surface) -> Void)

  private static let changes: [Row] = [
    ("its policy", "AddBook", .intent, { $0.intents[0].authenticationPolicy = .value("requiresAuthentication") }),
    ("a parameter", "AddBook", .parameter, { $0.intents[0].parameters[0].type = ValueType("Int") }),
    ("its result", "AddBook", .result, { $0.intents[0].result.value = ValueType("Int") }),
    ("its summary", "AddBook", .parameterSummary, { $0.intents[0].parameterSummary = nil }),
    ("its shortcut", "AddBook", .appShortcut, { $0.appShortcuts = [] }),
    ("a phrase", "AddBook", .phrase, { $0.appShortcuts[0].shortcuts[0].phrases.removeLast() }),
    ("its query", "Book", .entity, { $0.entities[0].defaultQuery = "BookQuery" }),
    ("a property", "Book", .entityProperty, { $0.entities[0].properties = [] }),
    ("its raw type", "Genre", .enum, { $0.enums[0].rawType = "Int" }),
    ("a case", "Genre", .enumCase, { $0.enums[0].cases.removeLast() }),
    ("its verb", "OldIntent", .legacyIntent, { $0.legacyIntents[0].isEligibleForShortcuts = true }),
    ("its parameter", "OldIntent", .legacyParameter, { $0.legacyIntents[0].parameters = [] }),
  ]

  @Test(arguments: changes.indices) func tellsOfEveryPartOfAType(index: Int) throws {
    let row = Self.changes[index]
    var next = Self.whole
    row.change(&next)
    let shipped = [ShippedVersion(version: "1.0", date: nil, surface: Self.whole)]
    for name in ["AddBook", "Book", "Genre", "OldIntent"] {
      let story = try #require(TypeStory(of: name, shipped: shipped, current: next))
      let kinds = story.chapters.dropFirst().flatMap(\.events).compactMap { event -> ElementKind? in
        guard case .changed(let change) = event else { return nil }
        return change.subject.kind
      }
      #expect(kinds.contains(row.kind) == (name == row.of), "\(row.name): \(name) \(kinds)")
    }
  }

  @Test func tellsOfTextsTogetherAndOfPromisesAlone() throws {
    func app(_ adjust: (inout Intent) -> Void) -> Surface {
      .sample(intents: [.sample("Add", title: "Add", [], adjust)])
    }
    let surfaces = [
      app { _ in },
      app {
        $0.title = .value("New")
        $0.summary = .value("Makes one.")
      },
      app { $0.isAssistantOnly = .value(true) },
      app { _ in },
      app { $0.deprecation = Deprecation(message: .value("Use A."), replacedBy: "A") },
      app { $0.deprecation = Deprecation(message: .value("Use A!"), replacedBy: "A") },
      app { $0.deprecation = Deprecation(message: .value("Use B."), replacedBy: "B") },
      app { _ in },
    ]
    let shipped = surfaces.enumerated().map {
      ShippedVersion(version: "\($0.offset)", date: nil, surface: $0.element)
    }
    let story = try #require(TypeStory(of: "Add", shipped: shipped, current: surfaces[7]))
    let told = story.chapters.map { chapter in
      "\(chapter.moment.version ?? "-"): "
        + chapter.events.map { event in
          switch event {
          case .reworded(let changes): "reworded \(changes.compactMap(\.aspect).map(\.rawValue).sorted())"
          case .changed(let change): "changed \(change.aspect.map(\.rawValue) ?? "")"
          case .deprecated(let message, let name): "deprecated \(message ?? "") \(name ?? "")"
          default: "\(event)"
          }
        }.joined(separator: ", ")
    }
    #expect(
      told == [
        "0: introduced(\"Add\")", "1: reworded [\"summary\", \"title\"]",
        "2: reworded [\"summary\", \"title\"], assistantOnly", "3: revealed", "4: deprecated Use A. A",
        "6: deprecated Use B. B", "7: withdrawn",
      ])
  }
}

import IntentSurface
import TestSupport
import Testing

@testable import IntentTimeline

/// What the timeline reads off one version of a record.
struct PromiseStateTests {
  private static let availability: [(Availability, Bool)] = [
    (Availability(platform: "iOS", introduced: "17.0"), false),
    (Availability(platform: "iOS", deprecated: "18.0"), true),
    (Availability(platform: "iOS", isDeprecated: true), true),
    (Availability(platform: "iOS", isDeprecated: false), false),
  ]

  @Test(arguments: availability.indices) func aTypeIsDeprecatedByItsAvailability(index: Int) throws {
    let (clause, isDeprecated) = Self.availability[index]
    var appEnum = AppEnum.sample("Order", ["up"])
    appEnum.availability = [clause]
    let surface = Surface.sample(
      intents: [.sample("Add") { $0.availability = [clause] }],
      entities: [.sample("Book") { $0.availability = [clause] }],
      enums: [appEnum])
    for subject in [Subject(.entity, "Book"), Subject(.enum, "Order")] {
      let state = try #require(surface.state(of: subject))
      #expect(state.isDeprecated == isDeprecated && state.availability == [clause])
    }
    // An intent says it by its protocol.
    #expect(surface.state(of: Subject(.intent, "Add"))?.isDeprecated == false)
  }

  @Test func knowsWhoMayFindIt() throws {
    func state(_ isAssistantOnly: Bool?) throws -> (PromiseState, PromiseState) {
      let setting = isAssistantOnly.map { Setting.value($0) }
      let surface = Surface.sample(
        intents: [
          .sample("Add") {
            $0.isAssistantOnly = setting
            $0.deprecation = Deprecation(message: nil, replacedBy: "New")
            $0.bundle = "org.app"
          }
        ],
        entities: [
          .sample("Book") {
            $0.isAssistantOnly = setting; $0.bundle = "org.app"
          }
        ])
      return (
        try #require(surface.state(of: Subject(.intent, "Add"))),
        try #require(surface.state(of: Subject(.entity, "Book")))
      )
    }
    for (setting, isOnly) in [(true, true), (false, false), (nil, false)] as [(Bool?, Bool)] {
      let (intent, entity) = try state(setting)
      #expect(intent.isAssistantOnly == isOnly && entity.isAssistantOnly == isOnly)
      #expect(entity.isListed == !isOnly && intent.isListed == !isOnly)
      #expect(intent.isDeprecated && intent.replacedBy == "New" && entity.replacedBy == nil)
      #expect(intent.bundle == "org.app" && entity.bundle == "org.app")
      #expect(intent.typePath == "Add" && entity.typePath == "Book")
    }
  }

  @Test func findsPromisesByTheirNames() {
    let surface = Surface.sample(
      intents: [.sample("Library.Add", id: "add"), .sample("Add", id: "Other"), .sample("Open", id: "Library.Add")],
      entities: [
        .sample("Book") { $0.defaultQuery = "Q" }, .sample("Page") { $0.defaultQuery = "P" }, .sample("Shelf"),
      ],
      queries: [
        EntityQuery(identifier: "Q", typePath: "Q", capabilities: [.enumerable]),
        EntityQuery(identifier: "P", typePath: "P", capabilities: [.plain]),
      ], enums: [.sample("Order", ["up"])])
    #expect(surface.intentIdentifier(named: "Library.Add") == "add")
    #expect(surface.intentIdentifier(named: "Other") == "Other")
    #expect(surface.intentIdentifier(named: "Kit.Open") == "Library.Add")
    #expect(surface.intentIdentifier(named: "None") == nil)
    #expect(surface.makesFindAction(of: "Book"))
    #expect(!surface.makesFindAction(of: "Page") && !surface.makesFindAction(of: "Shelf"))
    #expect(!surface.makesFindAction(of: "None"))
    #expect(surface.promises.map(\.owner) == ["add", "Other", "Library.Add", "Book", "Page", "Shelf", "Order"])
    #expect(surface.state(of: Subject(.query, "Q")) == nil && surface.state(of: Subject(.intent, "None")) == nil)
  }
}

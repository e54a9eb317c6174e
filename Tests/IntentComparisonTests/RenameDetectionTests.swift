import IntentComparison
import IntentSurface
import TestSupport
import Testing

@Suite struct RenameDetectionTests {
  /// Renames that real apps shipped, with the titles and parameters that stayed.
  @Test(arguments: [
    (Intent.sample("GetNextItemDate"), Intent.sample("GetNextItemDateIntent")),
    (.sample("JoinNextMeetingIntent", title: "Join next meeting"), .sample("JoinNearestMeetingIntent")),
    (.sample("GetNextEventDetails", ["type: enum Details"]), .sample("GetNearestEventDetails", ["type: enum Details"])),
    (.sample("ExtractIntent", title: "Extract Text"), .sample("ExtractTextIntent", title: "Extract Text")),
    (.sample("PreviewIntent"), .sample("PreviewImageIntent")),
    (
      .sample("PostPhotoIntent", title: "Post a photo", ["images: [IntentFile]"]),
      .sample("PostImageIntent", title: "Post an image", ["images: [IntentFile]"])
    ),
    (
      .sample(
        "IceCubesWidgetConfigurationIntent", title: "Configuration", ["account: entity Account", "timeline: entity T"]),
      .sample(
        "LatestPostsWidgetConfiguration", title: "Configuration", ["account: entity Account", "timeline: entity T?"])
    ),
    (.sample("GetNextItemProfitIntent", ["date: Date"]), .sample("GetNextItemNetIncomeIntent", ["date: Date"])),
    (.sample("ShowNextItemIntent"), .sample("ShowNextItemsIntent")),
    (
      .sample("ShowSearchResultIntent", title: "Show Search Result", ["searchText: String"]),
      .sample("FindRecipesIntent", title: "Show Search Result", ["searchText: String"])
    ),
    (.sample("Old", ["x: Int"]), .sample("Old", id: "com.example.old", ["x: Int"])),
    (
      .sample("OptimizeFileIntent", title: "Optimize file", ["file: IntentFile"]),
      .sample("OptimiseFileIntent", title: "Optimise file", ["file: IntentFile"])
    ),
  ])
  func seesARenamedIntent(old: Intent, new: Intent) {
    let comparison = Comparison(.sample(intents: [old]), .sample(intents: [new]))
    #expect(comparison.renames == [Subject(.intent, old.identifier): new.identifier])
    #expect(comparison.changes.filter { $0.subject.kind == .intent }.map(\.action).contains(.renamed))
    #expect(!comparison.changes.contains { $0.subject.kind == .intent && [.added, .removed].contains($0.action) })
  }

  @Test(arguments: [
    (Intent.sample("OpenCameraIntent"), Intent.sample("OpenSettingsIntent")),
    (.sample("StartTimerIntent", title: "Start Timer"), .sample("StopTimerIntent", title: "Stop Timer")),
    (.sample("EnableFocusIntent", ["mode: enum Mode"]), .sample("DisableFocusIntent", ["mode: enum Mode"])),
    (.sample("DeleteItemIntent", ["item: entity Item"]), .sample("ShowTagsIntent", ["tag: entity Tag"])),
    (.sample("TracerouteIntent", ["nodeNum: Int"]), .sample("SendWaypointIntent", ["name: String?"])),
    (
      .sample("CompleteHabitIntent", title: "Complete Habit", ["habit: String"]),
      .sample("OpenHabitIntent", title: "Open Habit", ["habit: String"])
    ),
  ])
  func keepsARemovalAndAnAdditionApart(old: Intent, new: Intent) {
    let comparison = Comparison(.sample(intents: [old]), .sample(intents: [new]))
    #expect(
      comparison.changes
        == [
          Change(Subject(.intent, old.identifier), .removed), Change(Subject(.intent, new.identifier), .added),
        ].sorted())
  }

  /// Steps find the twin that stays, on the systems that it is on.
  @Test(arguments: [([Platform](), [ChangeAction]()), ([.iOS], [ChangeAction.renamed])])
  func aTwinThatStaysIsNoRename(places: [Platform], actions: [ChangeAction]) {
    var staying = Intent.sample("Toggle", ["on: Bool"])
    staying.platforms = places.isEmpty ? nil : places
    var going = Intent.sample("Toggle", ["on: Bool", "extra: Int"])
    going.typePath = "Widgets.Toggle"
    let new = Intent.sample("ToggleControl", ["on: Bool", "extra: Int"])
    let comparison = Comparison(.sample(intents: [staying, going]), .sample(intents: [staying, new]))
    #expect(comparison.changes.map(\.action).filter { $0 == .renamed } == actions)
  }

  @Test func pairsEachRenameOnceAndTheBestOnesFirst() {
    let comparison = Comparison(
      .sample(intents: [.sample("GetNextItemDate"), .sample("GetNextItemProfit")]),
      .sample(intents: [.sample("GetNextItemDateIntent"), .sample("GetNextItemProfitIntent")]))
    #expect(
      comparison.renames == [
        Subject(.intent, "GetNextItemDate"): "GetNextItemDateIntent",
        Subject(.intent, "GetNextItemProfit"): "GetNextItemProfitIntent",
      ])
  }

  @Test(arguments: [
    (Entity.sample("tempPreset", ["name: String"]), Entity.sample("TempPreset", ["name: String"])),
    (.sample("AppAccountWrapper"), .sample("AppAccountEntity")),
    (.sample("StateiAPSResults", ["glucose: Double"]), .sample("StateResults", ["glucose: Double"])),
  ])
  func seesARenamedEntityAndNoEchoOfIt(old: Entity, new: Entity) {
    func surface(_ entity: Entity) -> Surface {
      var query = EntityQuery(identifier: "Q", typePath: "Q", capabilities: [.plain])
      query.entity = entity.identifier
      let type = ValueType.entity(entity.identifier)
      var intent = Intent.sample("Show", result: .array(type))
      intent.parameters = [Parameter(name: "target", type: .optional(type))]
      return .sample(intents: [intent], entities: [entity], queries: [query])
    }
    let comparison = Comparison(surface(old), surface(new))
    #expect(
      comparison.changes
        == [Change(Subject(.entity, old.identifier), .renamed, old: old.identifier, new: new.identifier)])
  }

  @Test(arguments: [
    (AppEnum.sample("RMStyle", ["vertical", "horizontal", "grid"]), "MenuItemStyle"),
    (AppEnum.sample("HeadingType_AppEnum", ["magnetic", "true"]), "CompassHeadingType_AppEnum"),
  ])
  func seesARenamedEnum(old: AppEnum, newName: String) {
    var new = old
    new.identifier = newName
    new.typePath = newName
    let comparison = Comparison(.sample(enums: [old]), .sample(enums: [new]))
    #expect(comparison.changes.map(\.action) == [.renamed])
  }

  @Test func aTypeRenamedUnderItsOldIdentifierIsNoRename() {
    let comparison = Comparison(
      .sample(intents: [.sample("Old")]), .sample(intents: [.sample("Better", id: "Old")]))
    #expect(comparison.renames.isEmpty)
    #expect(comparison.changes.map(\.aspect) == [.identifierSource, .typeName])
  }

  @Test func whatManyWidgetsAreCalledTellsNone() {
    func surface(_ types: [String]) -> Surface {
      .sample(
        widgets: types.map { type in
          var widget = Widget(kind: .value(type), typePath: type, configuration: .fixed)
          widget.displayName = .value("Plants")
          return widget
        })
    }
    let new = surface(["PlantMaskWidget", "PlantRainWidget", "PlantWeekWidget", "PlantTodayWidget"])
    #expect(Comparison(surface(["PlantWidget"]), new).renames.isEmpty)
    #expect(Comparison(surface(["PlantMaskWidget2"]), new).renames.count == 1)
  }

  @Test func seesAWidgetUnderAnotherKind() {
    let old = Widget(kind: .value("steps"), typePath: "StepsWidget", configuration: .fixed)
    let new = Widget(kind: .value("steps.v2"), typePath: "StepsWidget", configuration: .fixed)
    let comparison = Comparison(.sample(widgets: [old]), .sample(widgets: [new]))
    #expect(comparison.changes == [Change(Subject(.widget, "steps"), .renamed, old: "steps", new: "steps.v2")])
  }

  @Test func seesAQueryRenamedBesideOthersOfItsName() {
    func entity(_ name: String, _ query: String) -> Entity { .sample(name) { $0.defaultQuery = query } }
    func query(_ path: String, _ id: String) -> EntityQuery {
      EntityQuery(identifier: id, typePath: path, capabilities: [.plain])
    }
    let comparison = Comparison(
      .sample(
        entities: [entity("Page", "Query"), entity("Site", "SiteQuery")],
        queries: [query("Page.Query", "Query"), query("Site.SiteQuery", "SiteQuery")]),
      .sample(
        entities: [entity("Page", "Query"), entity("Site", "Query")],
        queries: [query("Page.Query", "Query"), query("Site.Query", "Query")]))
    #expect(
      comparison.changes == [Change(Subject(.query, "SiteQuery"), .renamed, old: "SiteQuery", new: "Query")])
  }
}

import IntentSurface
import SwiftSyntax
import TestSupport
import Testing

@testable import IntentReading

/// One surface of the surfaces of several platforms, and which variables a schema makes members of.
struct PlatformMergeTests {
  private static func merged(_ surfaces: (Platform, Surface)...) -> Surface {
    PlatformMerge(platforms: surfaces.map(\.0), surfaces: surfaces.map { (platform: $0.0, surface: $0.1) }).merged()
  }

  private static func widget(_ isUnlisted: Bool) -> Widget {
    var widget = Widget(kind: .value("w"), typePath: "W", configuration: .fixed)
    widget.isUnlisted = isUnlisted
    return widget
  }

  @Test func whatIsEqualIsOneRecord() {
    let both = Self.merged(
      (.iOS, .sample(intents: [.sample("A"), .sample("B", title: "b")])),
      (.macOS, .sample(intents: [.sample("A"), .sample("B", title: "c")])))
    #expect(both.intents.map(\.identifier) == ["A", "B", "B"])
    #expect(both.intents.map(\.platforms) == [nil, [.iOS], [.macOS]])
    #expect(Self.merged((.iOS, .sample(intents: [.sample("A")]))).intents.first?.platforms == nil)
  }

  @Test func whatIsThereTwiceStaysTwice() {
    let (once, twice) = (
      Surface.sample(intents: [.sample("A")]), Surface.sample(intents: [.sample("A"), .sample("A")])
    )
    #expect(Self.merged((.iOS, twice), (.macOS, twice)).intents.map(\.platforms) == [nil, nil])
    #expect(Self.merged((.iOS, twice), (.macOS, once)).intents.map(\.platforms) == [nil, [.iOS]])
  }

  @Test func hostsTellNoRecordsApart() {
    func surface(_ host: String) -> Surface {
      var surface = Surface.sample(intents: [.sample("A") { $0.hosts = [host] }], widgets: [Self.widget(false)])
      surface.widgets[0].hosts = [host]
      return surface
    }
    let merged = Self.merged((.iOS, surface("B")), (.macOS, surface("A")))
    #expect(merged.intents.map(\.hosts) == [["A", "B"]] && merged.intents.map(\.platforms) == [nil])
    #expect(merged.widgets.map(\.hosts) == [["A", "B"]])
  }

  @Test func aWidgetThatOneViewListsIsListed() {
    func surface(_ isUnlisted: Bool) -> Surface { .sample(widgets: [Self.widget(isUnlisted)]) }
    #expect(Self.merged((.iOS, surface(true)), (.iOS, surface(false))).widgets.map(\.isUnlisted) == [false])
    #expect(Self.merged((.iOS, surface(true)), (.macOS, surface(false))).widgets.map(\.isUnlisted) == [true, false])
    #expect(Self.merged((.iOS, surface(true)), (.iOS, surface(true))).widgets.map(\.isUnlisted) == [true])
  }

  @Test func aTypeThatOneViewDoesNotFindIsNoSecondDeclaration() {
    func surface(_ type: ValueType, _ entities: [Entity]) -> Surface {
      .sample(intents: [.sample("A") { $0.parameters = [Parameter(name: "link", type: type)] }], entities: entities)
    }
    let (link, whole) = (Entity.sample("Link"), surface(.array(.entity("Link")), [.sample("Link")]))
    let clip = Self.merged((.iOS, surface(.array(.unknown("Model.Link")), [])), (.iOS, whole))
    #expect(clip.intents.map(\.parameters.first?.type) == [.array(.entity("Link"))])
    let others: [ValueType] = [.unknown("Link"), .array(.unknown("Other")), .primitive("String")]
    for other in others {
      #expect(Self.merged((.iOS, surface(other, [])), (.iOS, whole)).intents.count == 2, "\(other)")
    }
    let nowhere = surface(.unknown("Link"), [link])
    #expect(Self.merged((.iOS, nowhere), (.macOS, nowhere)).intents.map(\.parameters.first?.type) == [.unknown("Link")])
  }

  @Test func aResultAndAPropertyWithoutTheirTypesAreNoSecondDeclarations() {
    func surface(_ type: ValueType, _ others: [Entity]) -> Surface {
      .sample(
        intents: [.sample("A") { $0.result = IntentResult(value: type) }],
        entities: [
          .sample("E") { $0.properties = [EntityProperty(identifier: "p", name: "p", type: type)] }
        ] + others)
    }
    let merged = Self.merged(
      (.iOS, surface(.optional(.unknown("Link")), [])), (.iOS, surface(.optional(.entity("Link")), [.sample("Link")])))
    #expect(merged.intents.count == 1 && merged.entities.map(\.identifier) == ["E", "Link"])
  }

  @Test func aButtonThatOneViewHasTellsNoRecordsApart() {
    func surface(_ isUsed: Bool) -> Surface { .sample(intents: [.sample("A") { $0.isUsedByButton = isUsed }]) }
    let merged = Self.merged((.iOS, surface(false)), (.visionOS, surface(true)))
    #expect(merged.intents.map(\.isUsedByButton) == [true] && merged.intents.map(\.platforms) == [nil])
    #expect(Self.merged((.iOS, surface(false)), (.iOS, surface(false))).intents.map(\.isUsedByButton) == [false])
  }

  @Test func everyKindOfRecordHasItsPlatforms() {
    var full = Surface.sample(
      entities: [.sample("E")], queries: [EntityQuery(identifier: "Q", typePath: "Q", capabilities: [])],
      enums: [.sample("N", ["a"])], shortcuts: [.sample("A", ["a"])], widgets: [Self.widget(false)])
    full.unionValues = [UnionValue(identifier: "U", typePath: "U", cases: [])]
    full.onscreenContent = [OnscreenContent(entity: "E", typePath: "V")]
    full.packages = [IntentsPackage(typePath: "P")]
    full.systemIntents = [SystemIntent(name: "INX")]
    full.userActivities = [UserActivity(type: .value("a"))]
    let merged = Self.merged((.iOS, full), (.macOS, .sample()))
    #expect(merged.entities.map(\.platforms) == [[.iOS]] && merged.queries.map(\.platforms) == [[.iOS]])
    #expect(merged.enums.map(\.platforms) == [[.iOS]] && merged.unionValues.map(\.platforms) == [[.iOS]])
    #expect(merged.appShortcuts.map(\.platforms) == [[.iOS]] && merged.widgets.map(\.platforms) == [[.iOS]])
    #expect(merged.onscreenContent.count == 1 && merged.packages.count == 1)
    #expect(merged.systemIntents.count == 1 && merged.userActivities.count == 1)
    let twice = Self.merged((.iOS, full), (.macOS, full))
    #expect(twice.onscreenContent.count == 1 && twice.packages.count == 1 && twice.systemIntents.count == 1)
    #expect(twice.userActivities.count == 1 && twice.entities.map(\.platforms) == [nil])
  }

  // MARK: Variables

  @Test(arguments: [
    ("var a: Int", true, true), ("let a: Int", false, false), ("static var a: Int", false, false),
    ("lazy var a = 1", false, true),
    ("private var a: Int", false, false), ("fileprivate var a: Int", false, false),
    ("private(set) var a: Int", true, true),
    ("public var a: Int", true, true), ("@MainActor var a: Int", true, true), ("@State var a: Int", false, false),
    ("@available(iOS 17, *) var a: Int", true, true), ("var a: Int { 1 }", false, true),
    ("var a: Int { get { 1 } set { } }", false, true),
    ("var a = 1 { didSet { } }", true, true), ("var a = 1 { willSet { } didSet { } }", true, true),
    ("class var a: Int { 1 }", false, false),
  ])
  func knowsPlainMembers(code: String, isPlain: Bool, isReachable: Bool) throws {
    let type = Snippet("class C {\n\(code)\n}").declaration?.as(ClassDeclSyntax.self)
    let variable = try #require(type?.memberBlock.members.first?.decl.as(VariableDeclSyntax.self))
    #expect(variable.isPlainMember == isPlain)
    #expect(variable.isReachable == isReachable)
  }
}

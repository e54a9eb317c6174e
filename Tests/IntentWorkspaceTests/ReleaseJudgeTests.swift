import IntentReports
import IntentRules
import IntentSurface
import TestSupport
import Testing

@testable import IntentWorkspace

/// A row of releases, each judged against the one before.
@Suite struct ReleaseJudgeTests {
  private static let gone = Availability(platform: "*", isDeprecated: true)

  private static func surface(_ adjust: (inout Surface) -> Void) -> Surface {
    var surface = Surface.sample(
      intents: [.sample("Add", title: "Add"), .sample("Keep", title: "Keep", ["kind: enum Kind"])],
      entities: [.sample("Book", ["name: String"])], enums: [.sample("Order", ["up"]), .sample("Kind", ["one"])])
    adjust(&surface)
    return surface
  }

  private static func steps(_ surfaces: [Surface]) -> [ReleaseStep] {
    var judge = ReleaseJudge(settings: nil, judging: JudgingOptions(today: "2026-12-31"))
    return surfaces.enumerated().map { index, surface in
      let step = ReleaseStep(version: "1.\(index)", date: "2026-0\(index + 1)-01", origin: .snapshot)
      return judge.step(to: step, SurfaceReading(surface: surface)).step
    }
  }

  @Test(arguments: [ElementKind.intent, .entity, .enum])
  func tellsWhatIsDeprecatedAndWhatIsGoneAfterItsNotice(_ kind: ElementKind) {
    func deprecated(_ surface: inout Surface) {
      switch kind {
      case .intent: surface.intents[0].deprecation = Deprecation(replacedBy: "Keep")
      case .entity: surface.entities[0].availability = [Self.gone]
      default: surface.enums[0].availability = [Self.gone]
      }
    }
    func removed(_ surface: inout Surface) {
      switch kind {
      case .intent: surface.intents.remove(at: 0)
      case .entity: surface.entities.remove(at: 0)
      default: surface.enums.remove(at: 0)
      }
    }
    let subject = Subject(kind, kind == .intent ? "Add" : kind == .entity ? "Book" : "Order")
    let told = Self.steps(
      [Self.surface { _ in }] + Array(repeating: Self.surface(deprecated), count: 7) + [Self.surface(removed)])
    #expect(told.map(\.deprecated) == [[], [subject]] + Array(repeating: [], count: 7))
    #expect(told.last?.retired == [subject])
    #expect(told.last?.failing.isEmpty == true)
    let untold = Self.steps([Self.surface { _ in }, Self.surface(removed)])
    #expect(untold.last?.retired == [])
    // An enum that nothing takes is nobody's loss.
    #expect(untold.last?.failing.isEmpty == (kind == .enum))
  }

  @Test func nobodyLosesWhatNeverWorked() {
    func notFound(_ name: String) -> Intent { .sample(name, title: name) { $0.conformance = .throughProtocol("P") } }
    let plain = Self.surface { _ in }
    let brought = Self.steps([plain, Self.surface { $0.intents.append(notFound("Play")) }])[1]
    #expect(brought.faults.map(\.subject) == [Subject(.intent, "Play")])
    #expect(brought.breaks.isEmpty)
    #expect(brought.failing.count == 1)
    // What people had and what was renamed is lost.
    let spoiled = Self.steps([plain, Self.surface { $0.intents[0] = notFound("Add") }])[1]
    #expect(spoiled.breaks.map(\.rule) == ["I09"])
    #expect(spoiled.faults.isEmpty)
    let renamed = Self.steps([
      plain,
      Self.surface {
        $0.intents[1].typePath = "Hold"; $0.intents[1].identifier = "Hold";
        $0.intents[1].conformance = .throughProtocol("P")
      },
    ])[1]
    #expect(renamed.breaks.contains { $0.rule == "I09" })
    #expect(renamed.faults.isEmpty)
  }

  @Test func warnsOnceOfWhatStays() {
    var judge = ReleaseJudge(settings: nil, judging: JudgingOptions(today: "2026-12-31"))
    let messages = [["a"], ["a"], ["a", "b"], ["b"], ["a"]]
    let warnings = messages.enumerated().map { index, messages in
      var reading = SurfaceReading(surface: Self.surface { $0.intents[0].title = .value("Add \(index)") })
      reading.diagnostics = messages.map { Diagnostic(.warning, $0) } + [Diagnostic(.note, "Fine.")]
      return judge.step(to: ReleaseStep(version: "1.\(index)", origin: .snapshot), reading).step.warnings
    }
    #expect(warnings.map { $0.map(\.message) } == [["a"], [], ["b"], [], ["a"]])
  }

  @Test func saysThatAnAppHasAnotherIdentifier() {
    func reading(_ identifier: String) -> SurfaceReading {
      SurfaceReading(
        surface: Self.surface { $0.hosts = [HostBundle(identifier: "App", kind: .app, bundleIdentifier: identifier)] })
    }
    var judge = ReleaseJudge(settings: nil, judging: JudgingOptions(today: "2026-12-31"))
    #expect(judge.remark(on: reading("org.app")) == nil)
    _ = judge.step(to: ReleaseStep(version: "1.0", origin: .snapshot), reading("org.app"))
    #expect(judge.remark(on: reading("org.app")) == nil)
    #expect(judge.remark(on: reading("org.fork"))?.contains("the bundle identifier of App was org.app") == true)
  }

  @Test func tellsWhatIsNewAndWhatIsChanged() {
    let steps = Self.steps([
      Self.surface { _ in },
      Self.surface {
        $0.intents.append(.sample("New", title: "New"))
        $0.intents[1].parameters.append(.sample("more: Int?"))
        $0.enums[0].cases.append(EnumCase(name: "down", rawValue: "down"))
      },
    ])
    #expect(steps[0].added == [] && steps[0].previous == nil)
    #expect(steps[1].added == [Subject(.intent, "New")])
    #expect(steps[1].changed == [Subject(.intent, "Keep"), Subject(.enum, "Order")].sorted())
    #expect(steps[1].previous == "1.0")
  }

  @Test func anotherVersionOfTheSameThingsIsNoChange() {
    var later = Self.surface { _ in }
    later.app.version = "9"
    later.readFrom.tool = "other"
    later.readFrom.revision = "abc"
    let steps = Self.steps([Self.surface { _ in }, later])
    #expect(steps[1].added == [] && steps[1].changed == [] && steps[1].findings == [])
  }
}

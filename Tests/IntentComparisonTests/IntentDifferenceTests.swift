import AppIntentsFacts
import IntentComparison
import IntentSurface
import TestSupport
import Testing

@Suite struct IntentDifferenceTests {
  private func changes(_ old: Intent, _ new: Intent) -> [Change] {
    Comparison(.sample(intents: [old]), .sample(intents: [new])).changes
  }

  @Test func equalIntentsGiveNothing() {
    #expect(changes(.sample("Add", ["title: String"]), .sample("Add", ["title: String"])).isEmpty)
  }

  @Test(arguments: [
    ("systemName: String", "sfSymbolName: String"), ("title: String", "folderTitle: String"),
    ("keepOthers: Bool", "clearOthers: Bool"), ("text: String?", "prompt: String?"),
  ])
  func seesARenamedParameter(old: String, new: String) {
    let found = changes(.sample("Act", ["first: Int", old]), .sample("Act", ["first: Int", new]))
    #expect(found.map(\.action) == [.renamed])
  }

  @Test func aParameterSplitIntoOthersIsARemovalAndAdditions() {
    let found = changes(
      .sample("Send", ["location: CLPlacemark"]), .sample("Send", ["latitude: Double", "longitude: Double"]))
    #expect(
      found == [
        Change(Subject(.parameter, "Send", "latitude"), .added, new: "Double"),
        Change(Subject(.parameter, "Send", "location"), .removed, old: "CLPlacemark"),
        Change(Subject(.parameter, "Send", "longitude"), .added, new: "Double"),
      ])
  }

  @Test(arguments: [
    ("x: String", "x: String?", Aspect.optionality), ("x: String", "x: Int", .type), ("x: String", "x: Int?", .type),
    ("x: entity A", "x: [entity A]", .type), ("x: Double", "x: Measurement<UnitDuration>?", .type),
  ])
  func tellsTypeFromOptionality(old: String, new: String, aspect: Aspect) {
    let found = changes(.sample("Act", [old]), .sample("Act", [new]))
    #expect(found.map(\.aspect) == [aspect])
    #expect(found.first?.old == String(old.dropFirst(3)))
    #expect(found.first?.new == String(new.dropFirst(3)))
  }

  @Test func reportsOrderOnce() {
    let found = changes(
      .sample("Act", ["a: Int", "b: String", "c: Bool"]), .sample("Act", ["c: Bool", "a: Int", "b: String"]))
    #expect(found == [Change(Subject(.intent, "Act"), .changed, .order, old: "a, b, c", new: "c, a, b")])
  }

  /// Where the flag says the opposite of the modes, systems before 26 do what the flag says.
  @Test func seesWhatOlderSystemsAreTold() {
    func intent(opens: Bool) -> Intent {
      .sample("Act") {
        $0.supportedModes = .value(["background"])
        $0.openAppWhenRun = .value(opens)
      }
    }
    let (old, new) = ("background (foreground before version 26)", "background")
    #expect(
      changes(intent(opens: true), intent(opens: false))
        == [Change(Subject(.intent, "Act"), .changed, .foreground, old: old, new: new)])
  }

  @Test(arguments: [(nil, false, 0), (nil, true, 1), (true, false, 1)] as [(Bool?, Bool?, Int)])
  func aConfigurationIsHiddenUnlessItsCodeSaysOtherwise(old: Bool?, new: Bool?, count: Int) {
    func intent(_ isDiscoverable: Bool?) -> Intent {
      .sample("Act") {
        $0.protocols = [.widgetConfigurationIntent]
        $0.isDiscoverable = isDiscoverable.map(Setting.value)
      }
    }
    #expect(changes(intent(old), intent(new)).filter { $0.aspect == .isDiscoverable }.count == count)
  }

  @Test func seesWhatABranchShowsBelowItsSentence() {
    func intent(_ first: [String], _ second: [String]) -> Intent {
      .sample("Act", ["a: Int", "b: Int"]) {
        $0.parameterSummary = ParameterSummary(branches: [
          SummaryBranch(conditions: ["when $a hasAnyValue"], sentence: "Act", otherParameters: first),
          SummaryBranch(conditions: ["otherwise"], sentence: "Act now", otherParameters: second),
        ])
      }
    }
    let found = changes(intent(["a", "b"], ["a"]), intent(["a"], ["a", "b"]))
    #expect(found.map(\.subject) == [Subject(.parameterSummary, "Act")])
    #expect(found.first?.old == "Act [a, b] (when $a hasAnyValue) / Act now [a] (otherwise)")
    #expect(changes(intent(["a", "b"], []), intent(["b", "a"], [])) == [])
  }

  /// Spellings of one behaviour, per the deprecation notes of the framework's interface.
  @Test(
    arguments: [
      (.value(true), nil, .value(["foreground(.immediate)"]), []), (.value(false), nil, .value(["background"]), []),
      (nil, nil, .value(["background"]), []), (nil, nil, .value(["foreground"]), [.openIntent]),
      (nil, nil, .value(["foreground(.dynamic)", "background"]), [.foregroundContinuableIntent]),
      (.value(true), .value(true), .value(["foreground"]), []),
    ] as [(Setting<Bool>?, Setting<Bool>?, Setting<[String]>, [FrameworkProtocol])])
  func equivalentModesAreNoChange(
    oldOpens: Setting<Bool>?, newOpens: Setting<Bool>?, modes: Setting<[String]>, protocols: [FrameworkProtocol]
  ) {
    let old = Intent.sample("Act") {
      $0.openAppWhenRun = oldOpens
      $0.protocols = protocols
    }
    let new = Intent.sample("Act") {
      $0.openAppWhenRun = newOpens
      $0.supportedModes = modes
      $0.protocols = protocols
    }
    #expect(changes(old, new).isEmpty)
  }

  @Test func saysHowTheForegroundChanged() {
    let found = changes(.sample("Act"), .sample("Act") { $0.supportedModes = .value(["foreground", "background"]) })
    #expect(
      found == [
        Change(Subject(.intent, "Act"), .changed, .foreground, old: "background", new: "background, foreground")
      ])
  }

  @Test func declaringADefaultIsNoChange() {
    let new = Intent.sample("Act") {
      $0.isDiscoverable = .value(true)
      $0.isAssistantOnly = .value(false)
      $0.authenticationPolicy = .value("alwaysAllowed")
    }
    #expect(changes(.sample("Act"), new).isEmpty)
  }

  @Test func aValueThatCodeMakesNowIsOpen() {
    let comparison = Comparison(
      .sample(intents: [.sample("Act", title: "Act")]),
      .sample(intents: [.sample("Act") { $0.title = .expression("L10n.act") }]))
    #expect(comparison.changes == [Change(Subject(.intent, "Act"), .changed, .title, old: "Act", new: "L10n.act")])
    #expect(comparison.differences.map(\.isOpen) == [true])
    #expect(comparison.undecided == 1)
  }

  @Test func anExpressionThatIsAValueNowIsCountedNotReported() {
    let comparison = Comparison(
      .sample(intents: [.sample("Act") { $0.title = .expression("L10n.act") }]),
      .sample(intents: [.sample("Act", title: "Act")]))
    #expect(comparison.changes.isEmpty)
    #expect(comparison.undecided == 1)
  }

  @Test(
    arguments: [
      (.primitive("String"), .primitive("Int")), (.primitive("Bool"), .optional(.primitive("Bool"))),
      (nil, .primitive("Int")), (.primitive("Int"), nil),
    ] as [(ValueType?, ValueType?)])
  func reportsTheResultUnderOneAspect(old: ValueType?, new: ValueType?) {
    #expect(
      changes(.sample("Get", result: old), .sample("Get", result: new))
        == [Change(Subject(.result, "Get"), .changed, .resultValue, old: old?.description, new: new?.description)])
  }

  /// What was known and is no more is open; what was not known before either is nothing.
  @Test func aResultThatIsNotReadAnyMoreIsOpen() {
    let new = Intent.sample("Get") { $0.result.unread = "some PerformResult" }
    let comparison = Comparison(
      .sample(intents: [.sample("Get", result: .primitive("Int"))]), .sample(intents: [new]))
    #expect(comparison.differences.map(\.isOpen) == [true])
    #expect(comparison.undecided == 1)
    let unknown = Surface.sample(intents: [new])
    #expect(Comparison(unknown, .sample(intents: [.sample("Get", result: .primitive("Int"))])).differences.isEmpty)
    #expect(Comparison(unknown, unknown).undecided == 0)
  }

  /// A type of the same name in another module is another one, or may be; without the module it may be the same.
  @Test(arguments: [("Kit.Level", true), ("Level", false)])
  func aTypeOfAnotherModuleIsOpen(_ name: String, isOpen: Bool) {
    let sides = [ValueType.enum("Level"), .unknown(name)].map { type in
      Surface.sample(intents: [.sample("Act") { $0.parameters = [Parameter(name: "a", type: type)] }])
    }
    let comparison = Comparison(sides[0], sides[1])
    #expect(comparison.differences.map(\.isOpen) == (isOpen ? [true] : []))
    #expect(comparison.undecided == 1)
  }

  @Test func aParameterLeftOutOfTheSummaryIsNoLongerShown() {
    func intent(_ shown: [String]) -> Intent {
      .sample("Act", ["a: Int", "b: String"]) {
        $0.parameterSummary = ParameterSummary(branches: [SummaryBranch(sentence: "Act", parameters: shown)])
      }
    }
    #expect(
      changes(intent(["a", "b"]), intent(["a"]))
        == [Change(Subject(.parameter, "Act", "b"), .changed, .shown, old: "true", new: "false")])
  }

  @Test func protocolsGiveOneChangeForEachThatLeftOrJoined() {
    let found = changes(
      .sample("Act") { $0.protocols = [.audioStartingIntent] },
      .sample("Act") { $0.protocols = [.audioPlaybackIntent] })
    #expect(
      found
        == [
          Change(Subject(.intent, "Act"), .changed, .protocols, new: "AudioPlaybackIntent"),
          Change(Subject(.intent, "Act"), .changed, .protocols, old: "AudioStartingIntent"),
        ].sorted())
  }
}

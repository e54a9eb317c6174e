import IntentSurface
import TestSupport
import Testing

/// The branches of the rules about enums, their cases and union values.
struct EnumRuleCases {
  @Test(arguments: removed + cases + raws + words + traps + unions)
  func saysWhatIsExpected(_ row: RuleCase) { row.check() }

  private static let user = Intent.sample("Sort", ["by: enum Order?"])

  private static func order(
    _ cases: [String] = ["up", "down"], rawType: String = "String", _ adjust: (inout AppEnum) -> Void = { _ in }
  ) -> AppEnum {
    var order = AppEnum.sample("Order", cases, rawType: rawType)
    adjust(&order)
    return order
  }

  private static func change(
    _ name: String, _ old: AppEnum, _ new: AppEnum?, user: Intent = user, gives: [String], says: [String] = [],
    neverSays: [String] = []
  ) -> RuleCase {
    RuleCase(
      name, .sample(intents: [user], enums: [old]), .sample(intents: [user], enums: new.map { [$0] } ?? []),
      gives: gives, says: says, neverSays: neverSays)
  }

  private static func sorting(by name: String, _ cases: [String]) -> Surface {
    .sample(intents: [.sample("Sort", ["by: enum \(name)?"])], enums: [AppEnum.sample(name, cases, rawType: "String")])
  }

  private static let removed: [RuleCase] = [
    change(
      "gone, and still used", order(), nil, gives: ["N01 Order savedShortcuts=breaks medium"],
      says: ["Sort.by can't resolve stored choices"]),
    change(
      "gone, and used by nobody", order(), nil, user: .sample("Sort"), gives: ["N01 Order savedShortcuts=notes medium"],
      says: ["no parameter or property used it"]),
    RuleCase(
      "gone, and its parameter is of another type", .sample(intents: [user], enums: [order()]),
      .sample(intents: [.sample("Sort", ["by: String?"])]), gives: ["P03 Sort.by savedShortcuts=breaks high"]),
    RuleCase(
      "gone, and another one has its raw values", sorting(by: "Order", ["up", "down"]),
      sorting(by: "Turn", ["down", "up", "off"]), gives: ["P03 Sort.by savedShortcuts=notes low"],
      says: ["which has all of its raw values. Stored options probably survive."]),
    RuleCase(
      "gone, and another one lacks a raw value", sorting(by: "Order", ["up", "down"]),
      sorting(by: "Turn", ["up", "off"]),
      gives: ["P03 Sort.by savedShortcuts=breaks high"]),
    RuleCase(
      "gone with its intent", .sample(intents: [user, .sample("B")], enums: [order()]),
      .sample(intents: [.sample("B")]), gives: ["I01 Sort savedShortcuts=breaks high"]),
    change(
      "a new name", order(), .sample("SortOrder", ["up", "down"]),
      user: .sample("Sort") { $0.result.value = .enum("Order") },
      gives: ["N02 Order findAndVariables=degrades low-medium"], says: ["now know the enum Order as SortOrder"]),
    change(
      "a new name of what nothing gives out", order(), .sample("SortOrder", ["up", "down"]), user: .sample("Sort"),
      gives: ["N02 Order findAndVariables=notes low-medium"], says: ["nothing gives any other out"]),
  ]

  /// The last case gets a floor, or is shut out of iOS, in an app for iOS 16 and later.
  private static func shut(
    _ name: String, _ cases: [String], _ floor: String?, gives: [String], says: [String] = []
  )
    -> RuleCase
  {
    let surface = { (clauses: [Availability]) in
      var surface = Surface.sample(
        intents: [user],
        enums: [
          order(cases) {
            $0.hosts = ["App"]
            $0.cases[cases.count - 1].availability = clauses
          }
        ])
      surface.hosts = [HostBundle(identifier: "App", kind: .app, platforms: [HostPlatform(.iOS, floor: "16.0")])]
      return surface
    }
    var clause = Availability(platform: "iOS", introduced: floor)
    clause.isUnavailable = floor == nil ? true : nil
    return RuleCase(name, surface([]), surface([clause]), gives: gives, says: says)
  }

  private static let cases: [RuleCase] = [
    change(
      "a case is gone", order(), order(["up"]), gives: ["N03 Order.down savedShortcuts=breaks high"],
      says: ["that store it as “down”", "case down"], neverSays: ["case down ="]),
    change(
      "a case with a raw value is gone", order(["up", "down = d"]), order(["up"]),
      gives: ["N03 Order.down savedShortcuts=breaks high"], says: ["that store it as “d”", "case down = \"d\""]),
    change(
      "a number is gone", order(["up", "down"], rawType: "Int"), order(["up"], rawType: "Int"),
      gives: ["N03 Order.down savedShortcuts=breaks high"], says: ["case down = 1"]),
    change(
      "a text of an unknown type is gone", order(["up", "down = d"]) { $0.rawType = nil },
      order(["up"]) { $0.rawType = nil }, gives: ["N03 Order.down savedShortcuts=breaks high"],
      says: ["case down = \"d\""]),
    change(
      "a number of an unknown type is gone", order(["up", "down = 2"]) { $0.rawType = nil },
      order(["up"]) { $0.rawType = nil }, gives: ["N03 Order.down savedShortcuts=breaks high"], says: ["case down = 2"]),
    change(
      "a case is gone that nobody could choose", order { $0.cases[1].isUnlisted = true }, order(["up"]),
      gives: ["N03 Order.down savedShortcuts=notes high"]),
    shut(
      "a case needs a newer system", ["up", "down"], "17.0", gives: ["N03 Order.down savedShortcuts=breaks medium"]),
    shut("nobody has the systems that it left", ["up", "down"], "16.0", gives: []),
    change(
      "a case needs a newer system than nobody knows", order(),
      order { $0.cases[1].availability = [Availability(platform: "iOS", introduced: "17.0")] },
      gives: ["N03 Order.down savedShortcuts=degrades low"], says: ["No project states"]),
    shut(
      "a case is closed everywhere", ["up", "down"], nil, gives: ["N03 Order.down savedShortcuts=breaks medium"],
      says: ["is no longer available on iOS"]),
    change(
      "a case can't be chosen any more", titles("Up", "Down"), unlisted,
      gives: ["N11 Order.down discovery=hides medium"]),
    change("a case can be chosen again", unlisted, titles("Up", "Down"), gives: []),
  ]

  private static let unlisted = order {
    $0.cases[0].title = .value("Up")
    $0.cases[1].title = .value("Down")
    $0.cases[1].isUnlisted = true
  }

  private static let raws: [RuleCase] = [
    change(
      "another raw value", order(["up", "down = d"]), order(["up", "down = D"]),
      gives: ["N04 Order.down savedShortcuts=breaks high"],
      says: ["was “d” and is “D”", "case down = \"d\""]),
    change(
      "a written number", order(["up = 1", "down = 2"], rawType: "Int"), order(["up = 1", "down = 3"], rawType: "Int"),
      gives: ["N04 Order.down savedShortcuts=breaks high"], says: ["case down = 2"]),
    change(
      "numbers that shifted", order(["up", "down"], rawType: "Int"), order(["none", "up", "down"], rawType: "Int"),
      gives: ["N07 Order savedShortcuts=breaks high"],
      says: ["up from 0 to 1 and down from 1 to 2", "case up = 0\ncase down = 1"]),
    change(
      "another raw type, the same texts", order(["up = 0", "down = 1"], rawType: "Int"),
      order(["up = 0", "down = 1"], rawType: "String"), gives: ["N08 Order savedShortcuts=notes medium"],
      says: ["They are the same as text"]),
    change(
      "another raw type, other texts", order(["up = 0", "down = 1"], rawType: "Int"), order(),
      gives: ["N08 Order savedShortcuts=breaks medium"], says: ["Shortcuts that store “0” and “1”"]),
  ]

  private static func titles(_ titles: String?...) -> AppEnum {
    order {
      for (index, title) in titles.enumerated() { $0.cases[index].title = title.map { .value($0) } }
    }
  }

  private static func spoken(_ order: AppEnum) -> Surface {
    .sample(
      intents: [.sample("Sort", ["by: enum Order"])], enums: [order],
      shortcuts: [.sample("Sort", ["Sort by ${by} in ${applicationName}"])])
  }

  private static let words: [RuleCase] = [
    change(
      "another name", order { $0.displayName = .value("A") }, order { $0.displayName = .value("B") },
      gives: ["N10 Order savedShortcuts=notes,siriPhrases=notes high"]),
    change(
      "a new title", titles("Up", "Down"), titles("Up", "Downwards"),
      gives: ["N10 Order.down savedShortcuts=notes high"],
      says: ["Order.down is now titled “Downwards”."]),
    change(
      "new titles", titles("Up", "Down"), titles("Upwards", "Downwards"),
      gives: ["N10 Order savedShortcuts=notes high"],
      says: ["2 options of Order are worded differently. They are down and up."]),
    RuleCase(
      "a new title that is said", spoken(titles("Up", "Down")), spoken(titles("Up", "Downwards")),
      gives: ["N10 Order.down savedShortcuts=notes,siriPhrases=notes high", "S01 Order siriPhrases=breaks high"],
      says: ["also in phrases", "no longer recognized with “Down”", "Keep the old word as a synonym"]),
    RuleCase(
      "a new title that is said, and the old one as a synonym", spoken(titles("Up", "Down")),
      spoken(
        order {
          $0.cases[0].title = .value("Up")
          $0.cases[1].title = .value("Downwards")
          $0.cases[1].synonyms = [.value("down")]
        }), gives: ["N10 Order.down savedShortcuts=notes,siriPhrases=notes high"]),
    change(
      "another synonym", titles("Up", "Down"),
      order {
        $0.cases[0].title = .value("Up")
        $0.cases[0].synonyms = [.value("Ascending")]
        $0.cases[1].title = .value("Down")
      }, gives: ["N10 Order.up savedShortcuts=notes high"], says: ["is worded differently"]),
    change(
      "a title and another synonym", titles("Up", "Down"),
      order {
        $0.cases[0].title = .value("Up")
        $0.cases[0].synonyms = [.value("Ascending")]
        $0.cases[1].title = .value("Downwards")
      }, gives: ["N10 Order savedShortcuts=notes high"],
      says: ["2 options of Order are worded differently. They are down and up."]),
    change(
      "a title that is gone", titles("Up", "Down"), titles("Up", nil), gives: ["N09 Order savedShortcuts=breaks medium"]
    ),
  ]

  private static func trap(_ name: String, _ appEnum: AppEnum, gives: [String], says: [String] = []) -> RuleCase {
    .trap(name, .sample(enums: [appEnum]), gives: gives, says: says)
  }

  private static let traps: [RuleCase] = [
    trap(
      "a case without a title", titles("Up", nil), gives: ["N09 Order savedShortcuts=breaks medium"],
      says: ["does not contain down.", ".down: \"Down\","]),
    trap("no titles at all", titles(nil, nil), gives: []),
    trap(
      "a case without a title that nobody sees",
      order {
        $0.cases[0].title = .value("Up")
        $0.cases[1].isUnlisted = true
      }, gives: []),
    trap(
      "titles that can't be read",
      order {
        $0.cases[0].title = .value("Up")
        $0.hasUnreadTitles = true
      }, gives: []),
    trap(
      "a case of a schema without a title",
      order {
        $0.cases[0].title = .value("Up")
        $0.schema = SchemaAdoption(name: "books.theme")
      }, gives: ["N09 Order savedShortcuts=notes medium"], says: ["with an older one the app crashes"]),
  ]

  private static func union(_ cases: [(String, String?)], name: String = "Content") -> UnionValue {
    UnionValue(
      identifier: name, typePath: name, cases: cases.map { UnionCase(name: $0.0, type: $0.1.map { ValueType($0) }) })
  }

  private static func held(_ union: UnionValue, _ parameter: String = "what: union Content") -> Surface {
    var surface = Surface.sample(intents: [.sample("Send", [parameter])])
    surface.unionValues = [union]
    return surface
  }

  private static let unions: [RuleCase] = [
    RuleCase(
      "a case of a union is gone", held(union([("text", "String"), ("link", "URL")])),
      held(union([("text", "String")])),
      gives: ["U01 Content.link savedShortcuts=degrades low"], says: ["Content.link is gone"]),
    RuleCase(
      "a case of a union holds something else", held(union([("text", "String")])), held(union([("text", "URL")])),
      gives: ["U01 Content.text savedShortcuts=degrades low"], says: ["held String and holds URL"]),
    RuleCase(
      "a union has another name", held(union([("text", "String"), ("link", "URL")])),
      held(union([("text", "String"), ("link", "URL")], name: "ContentValue"), "what: union ContentValue"),
      gives: ["U01 Content savedShortcuts=degrades low"], says: ["now know the union value Content as ContentValue"]),
  ]
}

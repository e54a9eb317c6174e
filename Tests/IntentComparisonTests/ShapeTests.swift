import AppIntentsFacts
import IntentSurface
import TestSupport
import Testing

@testable import IntentComparison

/// How much each thing that is known of a record weighs in a rename.
struct ShapeTests {
  private static func shape(_ name: String, _ adjust: (inout Intent) -> Void = { _ in }) -> IntentShape {
    IntentShape(.sample(name, [], adjust), widgets: [])
  }

  private static func rounded(_ likeness: Double?) -> Double? { likeness.map { ($0 * 1000).rounded() / 1000 } }

  @Test(
    arguments: [
      ("OpenNextBook", "OpenNextChapter", [], [], 0.667),
      ("OpenNextBook", "OpenNextChapter", [.openIntent], [.openIntent], 0.733),
      ("OpenNextBook", "OpenNextChapter", [.openIntent], [], nil),
      ("OpenNextBook", "OpenNextChapter", [], [.openIntent], nil),
      ("OpenBook", "OpenTome", [], [], nil), ("OpenBook", "OpenBooks", [], [.openIntent], 0.8),
    ] as [(String, String, [FrameworkProtocol], [FrameworkProtocol], Double?)])
  func whatAnIntentConformsToCountsWhereItConforms(
    _ old: String, _ new: String, before: [FrameworkProtocol], after: [FrameworkProtocol], likeness: Double?
  ) {
    let (old, new) = (Self.shape(old) { $0.protocols = before }, Self.shape(new) { $0.protocols = after })
    #expect(Self.rounded(old.likeness(to: new)) == likeness)
  }

  @Test(
    arguments: [
      (nil, nil, 0.667), (.primitive("Int"), .primitive("Int"), 0.733), (.primitive("Int"), .primitive("Bool"), nil),
      (.primitive("Int"), .optional(.primitive("Int")), 0.733), (.primitive("Int"), nil, nil),
    ] as [(ValueType?, ValueType?, Double?)])
  func whatAnIntentGivesCounts(_ before: ValueType?, _ after: ValueType?, likeness: Double?) {
    let old = Self.shape("OpenNextBook") { $0.result = IntentResult(value: before) }
    #expect(
      Self.rounded(old.likeness(to: Self.shape("OpenNextChapter") { $0.result = IntentResult(value: after) }))
        == likeness)
    #expect(
      Self.rounded(old.likeness(to: Self.shape("OpenNextChapter") { $0.result.isInherited = true })) == 0.667)
  }

  @Test(arguments: [("Says it.", true), ("Says more.", false), (nil, false)])
  func anIntentIsKnownByItsDescriptionAndWhatItTakes(_ summary: String?, isRenamed: Bool) {
    func shape(_ name: String, _ title: String, _ summary: String?) -> IntentShape {
      IntentShape(
        .sample(name, ["model: String", "text: String?"]) {
          $0.title = .value(title)
          $0.summary = summary.map { .value($0) }
        }, widgets: [])
    }
    let likeness = shape("QuickReply", "Reply quickly", "Says it.").likeness(
      to: shape("MakeAnswer", "Generate", summary))
    #expect((likeness != nil) == isRenamed)
  }

  @Test func anIntentThatSettlesAWidgetIsTheOneThatDid() {
    let widget = Widget(kind: .value("shelf"), typePath: "Shelf", configuration: .appIntent)
    func shape(_ name: String) -> IntentShape {
      var widget = widget
      widget.configurationIntent = name
      return IntentShape(.sample(name), widgets: [widget])
    }
    #expect(shape("ShelfSettings").likeness(to: shape("BookSettings")) != nil)
    #expect(shape("ShelfSettings").likeness(to: Self.shape("BookSettings")) == nil)
  }

  /// Fewer than three cases say little; cases of which less than half stayed say nothing.
  @Test(arguments: [
    ("Size", "SizeEnum", "a b c d e f g h i j k", "a b c d e q r s t u v", false),
    ("Size", "SizeEnum", "a b c d", "a b x y", true),
    ("Size", "Kind", "a b c d", "a b c d", true), ("Size", "Kind", "a b", "a b", false),
    ("OpenSize", "OpenKind", "a b", "a b", true), ("Size", "SizeEnum", "", "", true), ("Size", "Kind", "", "", false),
    ("Size", "SizeEnum", "", "a b c", false),
  ])
  func anEnumIsKnownByItsCases(_ old: String, _ new: String, _ before: String, _ after: String, isRenamed: Bool) {
    func shape(_ name: String, _ cases: String) -> CaseListShape {
      CaseListShape(AppEnum.sample(name, cases.split(separator: " ").map(String.init)))
    }
    #expect((shape(old, before).likeness(to: shape(new, after)) != nil) == isRenamed)
  }

  /// Whatever it is called and has: Xcode keeps the key of its name.
  @Test(arguments: [("E3x3xy", "E3x3xy", true), ("E3x3xy", "I7cI5n", false), (nil, nil, false)])
  func aLegacyTypeIsKnownByTheKeyOfItsName(_ before: String?, _ after: String?, isRenamed: Bool) {
    func shape(_ name: String, _ key: String?, _ property: String) -> CaseListShape {
      var type = LegacyType(name: name)
      type.nameKey = key
      type.properties = [LegacyParameter(name: property, type: "String")]
      return CaseListShape(type)
    }
    #expect((shape("Track", before, "name").likeness(to: shape("Song", after, "title")) != nil) == isRenamed)
  }

  @Test(
    arguments: [
      (["a"], ["a"], 1), (["a", "a"], ["a"], 2.0 / 3), (["a", "a"], ["a", "a"], 1), (["a", "b"], ["b", "c"], 0.5),
      ([], [], 1), (["a"], [], 0), ([], ["a"], 0), (["a"], ["b"], 0),
    ] as [([String], [String], Double)])
  func aWordCountsAsOftenAsBothSayIt(_ left: [String], _ right: [String], share: Double) {
    #expect(NameWords.overlap(left, right) == share)
    #expect(NameWords.overlap(right, left) == share)
  }
}

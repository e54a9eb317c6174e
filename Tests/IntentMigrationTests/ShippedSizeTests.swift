import IntentMigration
import IntentRules
import Testing

/// A size comes back as it shipped: where the code says its sizes, and with what it showed in it.
@Suite struct ShippedSizeTests {
  private static func widget(_ sizes: String, _ members: String = "", _ rest: String = "") -> String {
    """
    import SwiftUI
    import WidgetKit

    struct Rain: Widget {
    \(members)  var body: some WidgetConfiguration {
        StaticConfiguration(kind: "rain", provider: RainProvider()) { entry in RainView(entry: entry) }
          .supportedFamilies(\(sizes))
      }
    }
    \(rest)
    """
  }

  private static func property(_ value: String) -> String { "  private let sizes: [WidgetFamily] = \(value)\n\n" }

  @Test(arguments: [
    ("[.systemSmall, .systemMedium, .systemLarge]", "[.systemLarge]", "", ""),
    (
      "sizes", "sizes",
      property(
        "{ if #available(iOS 16, *) { return [.systemSmall, .accessoryInline] }\n    return [.systemSmall]\n  }()"),
      property("{ return [.systemSmall] }()")
    ), ("sizes", "sizes", property("[.systemSmall, .systemMedium]"), property("[.systemMedium]")),
  ])
  func theListIsThatOfTheShippedVersion(_ shipped: String, _ now: String, _ before: String, _ after: String) {
    let old = Self.widget(shipped, before)
    let proposing = Proposing(old, Self.widget(now, after))
    #expect(proposing.text == old, "\(proposing.text)\(proposing.plan.refusals)")
  }

  /// A name in the code of a type means what is inside of the types around it.
  @Test func theListOfAnotherTypeOfThatNameIsLeftAlone() {
    func code(_ sizes: String) -> String {
      """
      import WidgetKit

      enum Sun {
        enum Sizes { static let all: [WidgetFamily] = [.systemSmall] }
      }
      enum Rain {
        struct Tile: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "rain", provider: RainProvider()) { entry in RainView(entry: entry) }
              .supportedFamilies(Sizes.all)
          }
        }
        enum Sizes { static let all: [WidgetFamily] = \(sizes) }
      }

      """
    }
    let old = code("[.systemSmall, .systemMedium]")
    let proposing = Proposing(old, code("[.systemSmall]"))
    #expect(proposing.text == old, "\(proposing.text)\(proposing.plan.refusals)")
  }

  @Test(arguments: [
    ("isPhone ? [.systemMedium] : []", "isPhone ? [.systemSmall, .systemMedium] : [.systemSmall, .systemMedium]"),
    (
      "isPhone ? [.systemMedium, .accessoryInline] : [.systemMedium]",
      "isPhone ? [.systemSmall, .systemMedium, .accessoryInline] : [.systemSmall, .systemMedium]"
    ),
  ])
  func eachListGetsASizeBesideItsLike(_ now: String, _ wanted: String) {
    let proposing = Proposing(Self.widget("[.systemSmall, .systemMedium]"), Self.widget(now))
    #expect(proposing.text == Self.widget(wanted), "\(proposing.text)\(proposing.plan.refusals)")
  }

  @Test(arguments: ["if #available(iOS 16, *) { return ", "return "]) func aGetterGivesASizeInEachBranch(_ head: String)
  {
    func sizes(_ all: String) -> String {
      let other = head.hasPrefix("if") ? " }\n    return \(all)" : ""
      return "  private var sizes: [WidgetFamily] {\n    \(head)\(all)\(other)\n  }\n\n"
    }
    let old = Self.widget("sizes", sizes("[.systemSmall, .systemMedium]"))
    let proposing = Proposing(old, Self.widget("sizes", sizes("[.systemMedium]")))
    #expect(proposing.text == old, "\(proposing.text)\(proposing.plan.refusals)")
  }

  @Test func aSizeThatIsNewStaysInIt() {
    let proposing = Proposing(
      Self.widget("[.systemSmall, .systemMedium]"), Self.widget("[.systemLarge, .systemMedium]"))
    #expect(proposing.text == Self.widget("[.systemLarge, .systemMedium, .systemSmall]"), "\(proposing.text)")
  }

  private static func view(_ cases: String) -> String {
    """
    struct RainView: View {
      @Environment(\\.widgetFamily) var family
      let entry: RainEntry
      var body: some View {
        switch family {
    \(cases)    case .systemMedium: Text("Medium")
        default: Text("Other")
        }
      }
    }

    """
  }

  private static let small =
    "struct SmallRain: View {\n  let entry: RainEntry\n  var body: some View { Text(\"Small\") }\n}\n"
  private static let smallCase = "    case .systemSmall: SmallRain(entry: entry)\n"

  @Test func whatItShowedInTheSizeComesBackWithIt() {
    let entry = "struct RainEntry: TimelineEntry { let date: Date }\n"
    let old = Self.widget("[.systemSmall, .systemMedium]", "", Self.view(Self.smallCase) + entry + Self.small)
    let proposing = Proposing(old, Self.widget("[.systemMedium]", "", Self.view("") + entry))
    #expect(proposing.text.contains(Self.small.dropLast(2)), "\(proposing.text)")
    #expect(proposing.text.contains("case .systemSmall: SmallRain(entry: entry)"))
    #expect(
      proposing.plan.steps.map(\.proposal.cost).contains { $0.hasSuffix("with the layout that it shipped with.") })
  }

  @Test func whatTakesAnotherValueNowIsMarked() {
    let entries =
      "struct RainEntry: TimelineEntry { let date: Date }\nstruct WindEntry: TimelineEntry { let date: Date }\n"
    let old = Self.widget("[.systemSmall, .systemMedium]", "", Self.view(Self.smallCase) + entries + Self.small)
    let changed = Self.small.replacing("entry: RainEntry", with: "entry: WindEntry")
    let proposing = Proposing(old, Self.widget("[.systemMedium]", "", Self.view("") + entries + changed))
    #expect(proposing.text.contains("#error(\"`SmallRain.init` takes `(entry: WindEntry)` now"), "\(proposing.text)")
  }
}

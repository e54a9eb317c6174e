import IntentRules
import Testing

@testable import IntentMigration

/// Where else a value is used, set or chosen than in the body that reads it.
@Suite struct FollowedValueTests {
  private static func files(_ texts: [String: String]) -> MigrationFixture.Files { texts.mapValues { Array($0.utf8) } }

  private static func text(_ proposing: Proposing, _ path: String) -> String {
    String(decoding: proposing.result[path] ?? [], as: UTF8.self)
  }

  // MARK: Members that read a parameter

  private static func payment(_ type: String, _ reading: String, _ body: String = "print(summary)") -> String {
    """
    import AppIntents

    struct Pay: AppIntent {
      static let title: LocalizedStringResource = "Pay"

      @Parameter(title: "Amount")
      private var amount: \(type)

      \(reading)

      func perform() async throws -> some IntentResult {
        \(body)
        return .result()
      }
    }

    """
  }

  @Test func aPrivateVariableTakesTheValueFromTheBody() {
    let reading = "private var summary: String { describe(amount) + describe(self.amount) }"
    let text = Proposing(
      Self.payment("Int", reading), Self.payment("Double", reading, "print(summary, self.summary)")
    ).text
    #expect(
      text.contains("private func summary(amount: Double) -> String { describe(amount) + describe(amount) }"), "\(text)"
    )
    #expect(text.contains("print(summary(amount: amount), self.summary(amount: amount))"), "\(text)")
    #expect(!text.contains("#error"))
  }

  @Test func aPrivateFunctionTakesItBesideItsOthers() {
    let reading = "private func summary(_ count: Int) -> String { describe(amount, count) }"
    let body = "print(summary(2))"
    let text = Proposing(Self.payment("Int", reading, body), Self.payment("Double", reading, body)).text
    #expect(text.contains("private func summary(_ count: Int, amount: Double) -> String"), "\(text)")
    #expect(text.contains("print(summary(2, amount: amount))"), "\(text)")
  }

  @Test(arguments: ["var summary: String { describe(amount) }", "private var summary: Int { get { amount } set {} }"])
  func whatOthersMayReadIsMarked(_ reading: String) {
    let text = Proposing(Self.payment("Int", reading), Self.payment("Double", reading)).text
    #expect(text.contains("#error(\"Let `summary` read"), "\(text)")
  }

  @Test func aParameterThatIsHandedOverIsMarkedThere() {
    let body = "check(fields: .init($amount))"
    let text = Proposing(Self.payment("Int", "", body), Self.payment("Double", "", body)).text
    let marked =
      "    #error(\"`$amountNumber` is handed over here, an `IntentParameter<Double?>` now: let the code that takes it take"
    #expect(text.contains(marked), "\(text)")
    #expect(text.contains("\n    check(fields: .init($amountNumber))"), "\(text)")
  }

  // MARK: Properties

  private static func entity(_ type: String) -> String {
    """
    import AppIntents

    struct Item: TransientAppEntity {
      static var typeDisplayRepresentation: TypeDisplayRepresentation = "Item"

      @Property(title: "File")
      var file: \(type)?

      var displayRepresentation: DisplayRepresentation { "Item" }
    }

    """
  }

  private static func getter(_ assignment: String) -> String {
    """
    import AppIntents

    struct Get: AppIntent {
      static let title: LocalizedStringResource = "Get"

      func perform() async throws -> some IntentResult & ReturnsValue<Item> {
        let item = Item()
        if let url = source.url {
          \(assignment)
        }
        return .result(value: item)
      }
    }

    """
  }

  private static func got(_ before: String, _ after: String) -> Proposing {
    Proposing(
      files(["Item.swift": entity("IntentFile"), "Get.swift": getter(before)]),
      files(["Item.swift": entity("URL"), "Get.swift": getter(after)]))
  }

  @Test func aPropertyThatStaysIsSetAsItShipped() {
    let proposing = Self.got("item.file = IntentFile(fileURL: url, filename: \"\")", "item.file = url")
    let text = Self.text(proposing, "Get.swift")
    #expect(
      text.contains(
        "      item.fileLink = url\n      item.file = IntentFile(fileURL: url, filename: \"\")\n"), "\(text)")
    #expect(Self.text(proposing, "Item.swift").contains("@Property(title: \"File (Legacy)\")\n  var file: IntentFile?"))
    #expect(!Self.text(proposing, "Item.swift").contains("#error"))
    #expect(proposing.remaining.map(\.rule) == [])
  }

  @Test func whereTheNamesMeanOtherThingsTheNewValueIsConverted() {
    let proposing = Self.got("item.file = IntentFile(data: data, filename: \"\")", "item.file = url")
    let text = Self.text(proposing, "Get.swift")
    #expect(text.contains("      item.fileLink = url\n      item.file = IntentFile(fileURL: url)\n"), "\(text)")
    let open = Self.text(Self.got("item.file = file", "item.file = make() ?? url"), "Get.swift")
    #expect(open.contains("item.file") && !open.contains("IntentFile(fileURL"), "\(open)")
  }

  // MARK: Protocols of the app

  @Test func aProtocolOfTheAppStillFindsWhatItAsksFor() {
    func app(_ name: String) -> String {
      """
      import AppIntents

      protocol Redacting {
        var pictures: [String] { get }
      }

      struct Redact: AppIntent\(name == "pictures" ? ", Redacting" : "") {
        static let title: LocalizedStringResource = "Redact"

        @Parameter(title: "Images")
        var \(name): [String]

        func perform() async throws -> some IntentResult {
          Redactor().run(\(name == "pictures" ? "self" : name))
          return .result()
        }
      }

      """
    }
    let proposing = Proposing(app("images"), app("pictures"))
    #expect(proposing.text.contains("var images: [String]\n"), "\(proposing.text)")
    #expect(proposing.text.contains("var pictures: [String] { images }"), "\(proposing.text)")
    #expect(proposing.remaining.map(\.rule) == [])
  }

  // MARK: Results

  private static func heading(_ type: String, _ body: String, remark: String = "") -> String {
    """
    import AppIntents
    import CoreLocation

    struct Heading: AppIntent {
      static let title: LocalizedStringResource = "Heading"

      \(remark)
      func perform() async throws -> some IntentResult & ReturnsValue<\(type)> {
        \(body)
      }
    }

    """
  }

  private static func refusals(_ old: String, _ new: String) -> [String] {
    Array(Proposing(old, new).plan.refusals.values)
  }

  @Test func aDeclarationThatWasCorrectedIsNoOtherResult() {
    let body = "let place = try await CLGeocoder().reverse(here)[0]\n    return .result(value: place)"
    let refusals = Self.refusals(Self.heading("CLLocation", body), Self.heading("CLPlacemark", body))
    #expect(refusals.contains { $0.contains("only the declared type was corrected") }, "\(refusals)")
    // What a function of the app returns may be another thing now.
    let own = "return .result(value: located())"
    func located(_ type: String) -> String { Self.heading(type, own) + "func located() -> \(type) { fatal() }\n" }
    #expect(Self.refusals(located("CLLocation"), located("CLPlacemark")) == [])
  }

  @Test func aRemarkForALinterGoesWithTheTypeItIsAbout() {
    func app(_ type: String, _ remark: String, _ value: String) -> String {
      Self.heading(type, "return .result(value: \(value))").replacing("> {", with: "> {\(remark)")
    }
    let remark = " // swiftlint:disable:this discouraged_optional_boolean"
    #expect(!Proposing(app("[Bool]", "", "[isOn]"), app("Bool?", remark, "isOn")).text.contains("swiftlint"))
    #expect(Proposing(app("[Bool]", remark, "[isOn]"), app("Bool?", remark, "isOn")).text.contains("swiftlint"))
  }
}

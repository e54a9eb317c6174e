import IntentComparison
import IntentReports
import IntentSettings
import IntentSurface
import Testing

@testable import IntentWorkspace

@Suite struct VerifyTests {
  static func verification(_ change: (inout Surface) -> Void) async throws -> Verification {
    var source = try await BuiltAndSourceTests.surface("HarbourSource")
    change(&source)
    return Verification(source: source, built: try await BuiltAndSourceTests.surface("Extracts/xcode27.actionsdata"))
  }

  static func run(
    _ bundle: String, source: String? = "HarbourSource"
  ) async throws -> (VerificationReport, IntentWorkspace.ExitStatus) {
    let fixtures = BuiltAndSourceTests.fixtures
    let workspace = Workspace(directory: fixtures, root: fixtures, settings: nil)
    return try await Verify.run(
      bundle: bundle, source: source, in: InputContext(workspace: workspace))
  }

  @Test func agreesWhereNothingWasLost() async throws {
    let verification = try await Self.verification { _ in }
    #expect(verification.agrees)
    #expect(verification.hints == [])
  }

  @Test func namesWhatTheBuildLost() async throws {
    let verification = try await Self.verification {
      $0.intents.append(Intent(identifier: "SailIntent", typePath: "SailIntent"))
      $0.intents[0].parameters.append(Parameter(name: "fleet", type: .primitive("String")))
    }
    #expect(verification.lost == [Subject(.parameter, "BoatWidgetIntent", "fleet"), Subject(.intent, "SailIntent")])
    #expect(!verification.agrees)
  }

  @Test func namesWhatTheSourceDoesNotShow() async throws {
    let verification = try await Self.verification { $0.intents.removeAll { $0.identifier == "OldLogIntent" } }
    #expect(verification.unseen == [Subject(.intent, "OldLogIntent")])
  }

  @Test func namesEachFieldThatDiffers() async throws {
    let verification = try await Self.verification { $0.enums[0].displayName = .value("Species") }
    #expect(verification.differences.map(\.subject) == [Subject(.enum, "FishKind")])
    #expect(verification.differences.map(\.source) == ["Species"])
    #expect(verification.differences.map(\.built) == ["Fish"])
  }

  private static func verification(summary branches: [SummaryBranch]) async throws -> Verification {
    try await verification { source in
      for index in source.intents.indices where source.intents[index].identifier == "LogCatchIntent" {
        source.intents[index].parameterSummary = ParameterSummary(branches: branches)
      }
    }
  }

  @Test(arguments: [
    ("when $boat hasAnyValue", 0), ("when $boat equalTo .rough", 1), ("when $kind hasAnyValue", 1),
    ("when widgetFamily equalTo .systemSmall", 0), ("when $boat hasNoValue", 0),
  ])
  func comparesConditionsThatBothSidesCanSpell(condition: String, count: Int) async throws {
    let verification = try await Self.verification(summary: [
      SummaryBranch(
        conditions: [condition], sentence: "Log ${kind} caught from ${boat}", parameters: ["kind", "boat"],
        otherParameters: ["weight"]),
      SummaryBranch(
        conditions: ["otherwise"], sentence: "Log ${kind}", parameters: ["kind"], otherParameters: ["boat", "weight"]),
    ])
    #expect(verification.differences.map(\.aspect) == Array(repeating: .summary, count: count))
  }

  @Test func aSummaryThatConstValuesDoNotHoldMayBeAny() async throws {
    let verification = try await Self.verification(summary: [
      SummaryBranch(sentence: nil, otherParameters: ["kind", "weight", "boat", "isReleased", "notes"])
    ])
    #expect(verification.agrees)
  }

  @Test func pointsToALostProviderAndToAModuleThatIsNotThere() async throws {
    var built = try await BuiltAndSourceTests.surface("Extracts/xcode27.actionsdata")
    built.appShortcuts = []
    var source = try await BuiltAndSourceTests.surface("HarbourSource")
    var sail = Intent(identifier: "SailIntent", typePath: "SailIntent")
    sail.module = "SailKit"
    source.intents.append(sail)
    let hints = Verification(source: source, built: built).hints
    #expect(hints.count == 2)
    #expect(hints.first?.contains("AppShortcutsProvider") == true)
    #expect(hints.last?.contains("SailKit") == true)
  }

  @Test func writesATable() async throws {
    let (report, status) = try await Self.run("Extracts/xcode27.actionsdata")
    #expect(status == .passes)
    #expect(
      try VerificationFormat.text.render(report, style: .plain).hasPrefix("Source and build agree in 9 declarations.\n")
    )
    var differing = report
    differing.verification = try await Self.verification {
      $0.enums[0].displayName = .value("Species")
      $0.intents.append(Intent(identifier: "SailIntent", typePath: "SailIntent"))
    }
    let text = try VerificationFormat.text.render(differing, style: .plain)
    #expect(text.contains("In the source, missing from the build (1)\n  intent  SailIntent\n"))
    #expect(text.contains("enum  FishKind  display name  source: Species  build: Fish  Model.swift:"))
    #expect(text.contains("differ: 1 missing from the build, 0 missing from the source, 1 different, of 10"))
    let json = try VerificationFormat.json.render(differing, style: .plain)
    #expect(json.contains(#""agrees" : false"#))
    #expect(json.contains(#""built" : "Fish""#))
  }

  // The fixture's app includes a package, and has no framework.
  @Test func namesWhatIsWrongInTheBuild() async throws {
    let (report, status) = try await Self.run("Harbour.app")
    #expect(report.verification.agrees)
    #expect(status == .findings)
    let text = try VerificationFormat.text.render(report, style: .plain)
    #expect(text.contains("Problems in the build\n  K01 package-of-static-code: "))
    #expect(text.hasPrefix("Source and build agree in 9 declarations; 1 problem in the build.\n"))
    #expect(try VerificationFormat.json.render(report, style: .plain).contains(#""rule" : "K01""#))
  }

  @Test func saysHowManyFieldsAgree() async throws {
    let (report, _) = try await Self.run("Extracts/xcode27.actionsdata")
    let (known, agreed) = report.verification.fields
    #expect(known == agreed)
    #expect(known > 200)
    #expect(try VerificationFormat.text.render(report, style: .plain).contains("\n\(known) of \(known) fields agree\n"))
  }

  @Test func isLoudestAboutABuildThatLostEverything() async throws {
    let (report, status) = try await Self.run("Extracts/empty.actionsdata")
    #expect(status == .findings)
    #expect(report.verification.fields.agreed == 0)
    let text = try VerificationFormat.text.render(report, style: .plain)
    #expect(text.contains("\nThe build lost everything: 0 of "))
    #expect(text.contains("metadata extraction failed or lost everything"))
  }

  // A raised floor and a changed default were silent.
  @Test func comparesWhatABuildHoldsWithSource() async throws {
    let verification = try await Self.verification {
      for index in $0.intents.indices where $0.intents[index].identifier == "HarbourShowTidesIntent" {
        $0.intents[index].availability = [Availability(platform: "iOS", introduced: "18.0")]
      }
      for index in $0.intents.indices where $0.intents[index].identifier == "LogCatchIntent" {
        $0.intents[index].parameters[0].defaultValue = .literal(".eel")
        $0.intents[index].parameters[1].range = "(0, 400)"
        $0.intents[index].parameters.swapAt(3, 4)
      }
    }
    #expect(
      verification.differences.map { "\($0.subject).\($0.aspect?.rawValue ?? "")" } == [
        "HarbourShowTidesIntent.availability", "LogCatchIntent.order", "LogCatchIntent.kind.defaultValue",
        "LogCatchIntent.weight.range",
      ])
  }

  @Test func refusesSidesOfTheWrongKind() async throws {
    await #expect(throws: UsageError.self) { _ = try await Self.run("HarbourSource") }
    await #expect(throws: UsageError.self) { _ = try await Self.run("Harbour.app", source: "Harbour.app") }
  }
}

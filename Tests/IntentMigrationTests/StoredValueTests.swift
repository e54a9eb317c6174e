import Foundation
import IntentSurface
import SourceScanning
import SwiftSyntax
import TestSupport
import Testing

@testable import IntentMigration

/// No edit ends a finding while the value that people stored is lost.
@Suite struct StoredValueTests {
  /// Without those with two types of one name.
  private static let pairs = MigrationFixture.all.filter { !$0.testDescription.hasPrefix("I10-") }

  @Test(arguments: pairs, [true, false])
  func whatIsKeptIsReadOrDoesNotCompile(_ pair: MigrationFixture, _ hasOldCode: Bool) throws {
    let proposing = Proposing(try pair.files("old"), try pair.files("new"), hasOldCode: hasOldCode)
    let known = Dictionary(
      proposing.new.surface.intents.map { ($0.typePath, $0) }, uniquingKeysWith: { first, _ in first })
    for (path, bytes) in proposing.result where path.hasSuffix(".swift") {
      let file = try #require(CodeFile(path: path, bytes: bytes))
      for intent in proposing.edited.surface.intents {
        // A shipped body that came back reads what it always did.
        guard let before = known[intent.typePath], intent.parameters.count > before.parameters.count,
          let type = TypeCode(intent.typePath, in: file)
        else { continue }
        let unread = intent.parameters.map(\.name).filter { before.parameter($0) == nil && !type.reads($0) }
        #expect(unread == [], "\(pair.testDescription): \(intent.typePath)")
      }
    }
  }

  @Test func theDefaultOfAMeasurementComesAfterTheOldValue() {
    func app(_ parameter: String) -> String {
      """
      import AppIntents

      struct Wait: AppIntent {
        static let title: LocalizedStringResource = "Wait"

        \(parameter)

        func perform() async throws -> some IntentResult {
          print(timeout as Any)
          return .result()
        }
      }

      """
    }
    let text = Proposing(
      app("@Parameter(title: \"Timeout\", default: 10) var timeout: Double?"),
      app(
        "@Parameter(title: \"Timeout\", defaultValue: 10, defaultUnit: .seconds) var timeout: Measurement<UnitDuration>?"
      )
    ).text
    #expect(text.contains("@Parameter(title: \"Timeout\", defaultUnit: .seconds) var timeoutDuration"), "\(text)")
    // The old default is in each step; whoever emptied the field gets nothing, as before.
    #expect(text.contains("UnitDuration.seconds) })\n"), "\(text)")
  }

  @Test func aBodyThatIgnoresAValueIsSeen() throws {
    func type(_ body: String) throws -> TypeCode {
      let text = "struct Water { @Parameter var can: String?\n func perform() { \(body) } }"
      let file = try #require(CodeFile(path: "A.swift", bytes: Array(text.utf8)))
      return try #require(TypeCode("Water", in: file))
    }
    #expect(try !type("return .result()").reads("can"))
    #expect(try !type("use(candle)").reads("can"))
    #expect(try type("use(can)").reads("can"))
    #expect(try type("<#what it did#>").reads("can"))
  }

  @Test(arguments: [
    ("defaultValue: 2, defaultUnit: .liters", "Measurement<UnitVolume>", "(value: 2, unit: .liters)"),
    ("defaultValue: 2, defaultUnit: .liters", "Measurement<UnitVolume>?", "(value: 2, unit: .liters)"),
    ("defaultValue: 2", "Measurement<UnitVolume>?", "(value: 2, unit: <#the unit of 2#>)"),
  ])
  func aMeasurementStartsWithANumberAndAUnit(_ arguments: String, _ type: String, _ value: String) throws {
    let text = "struct Water { @Parameter(title: \"Can\", \(arguments)) var can: \(type) }"
    let file = try #require(CodeFile(path: "A.swift", bytes: Array(text.utf8)))
    let variable = try #require(TypeCode("Water", in: file)?.variable("can"))
    #expect(variable.defaultValue == "Measurement<UnitVolume>" + value)
  }

  @Test(arguments: [
    "struct Water {\n  func perform() { run() }\n}\n", "struct Water {\n  func perform() {\n    run()\n  }\n}\n",
  ])
  func statementsGoOneStepDeeperThanTheBody(_ text: String) throws {
    let file = try #require(CodeFile(path: "A.swift", bytes: Array(text.utf8)))
    let edits = try #require(TypeCode("Water", in: file)?.insertIntoPerform(["let can = 1"]))
    #expect(edits.contains { $0.replacement.contains("\n    let can = 1") }, "\(edits)")
  }

  @Test(arguments: MigrationFixture.pairs(of: ["L01", "L03", "L04"]))
  func noBodyIsEmpty(_ pair: MigrationFixture) throws {
    let proposing = Proposing(try pair.files("old"), try pair.files("new"))
    for change in proposing.plan.changes {
      let before = String(decoding: change.before ?? [], as: UTF8.self)
      let after = String(decoding: change.after, as: UTF8.self)
      let empty = "IntentResult { .result() }"
      #expect(after.components(separatedBy: empty).count <= before.components(separatedBy: empty).count)
    }
    for step in proposing.plan.steps where step.proposal.decision == .migrateLegacyIntent {
      let isOpen = step.proposal.edits.contains { $0.replacement.contains("<#") }
      #expect(step.proposal.cost.contains("does not compile until") == isOpen)
    }
  }
}

extension TypeCode {
  /// Whether the body names a value, or stops the compiler.
  fileprivate func reads(_ name: String) -> Bool {
    // An intent without a body is read by who has it, through a variable that is computed.
    let computed = declaration.memberBlock.members.flattened.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { !$0.modifiers.contains { $0.name.text == "static" } }
      .flatMap { $0.bindings.compactMap(\.accessorBlock?.description) }
    let body = ([perform?.body?.description].compactMap(\.self) + computed).joined()
    let words = body.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.contains { $0 == name } || body.contains("<#") || declaration.description.contains("#error(")
  }
}

import Foundation
import Testing

/// What generated programs print when the compiler of this machine builds them is what the evaluator works out.
///
/// `EVALUATOR_PROGRAMS` is how many, `EVALUATOR_SEED` which; without them a few hundred that are always the same.
@Suite struct EvaluatorOracleTests {
  private static func number(_ name: String, else standard: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? standard
  }

  @Test func noGeneratedProgramPrintsAnythingElse() async throws {
    let seed = UInt64(Self.number("EVALUATOR_SEED", else: 1))
    let count = Self.number("EVALUATOR_PROGRAMS", else: 150)
    var unknown: [String: Int] = [:]
    var known = 0
    for first in stride(from: 0, to: count, by: 150) {
      for outcome in try await EvaluatorOracle(seed: seed).outcomes(of: first..<min(count, first + 150)) {
        if let reason = outcome.reason {
          unknown[reason, default: 0] += 1
        } else {
          known += 1
          #expect(outcome.value == outcome.printed, "\(outcome.code)")
        }
        if let text = outcome.followed { #expect(text == outcome.printed, "\(outcome.code)") }
      }
    }
    let missed = unknown.values.reduce(0, +)
    if count > 150 {
      print("\(known) known, \(missed) unknown")
      for (reason, number) in unknown.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) { print(number, reason) }
    }
    #expect(known > count * 3 / 4)
    #expect(missed * 20 < known, "\(unknown)")
  }

  /// What a program asks of its process is answered once with no and once with yes.
  @Test func noProgramThatMayGoSeveralWaysIsTakenForOneThatGoesOne() async throws {
    let seed = UInt64(Self.number("EVALUATOR_SEED", else: 1))
    let count = Self.number("EVALUATOR_OPEN_PROGRAMS", else: 150)
    var (open, told) = (0, 0)
    for first in stride(from: 0, to: count, by: 150) {
      let oracle = EvaluatorOracle(seed: seed, isAsking: true)
      for outcome in try await oracle.outcomes(of: first..<min(count, first + 150)) {
        let printed = [outcome.printed, outcome.printedOpen]
        if let text = outcome.value { #expect(printed == [text, text], "\(outcome.code)") }
        if let text = outcome.followed { #expect(printed == [text, text], "\(outcome.code)") }
        if printed[0] != printed[1] { open += 1 }
        guard !outcome.values.contains(nil) else { continue }
        #expect(Set(printed).isSubset(of: Set(outcome.values)), "\(outcome.values)\n\(outcome.code)")
        if printed[0] != printed[1] { told += 1 }
      }
    }
    #expect(told * 2 >= open, "\(told) of \(open)")
  }
}

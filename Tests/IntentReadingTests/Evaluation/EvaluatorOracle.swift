import SwiftReading
import TestSupport

/// Runs generated programs and says what they print.
struct EvaluatorOracle {
  /// What one program printed and what was worked out of it.
  struct Outcome {
    var code: String
    var printed: String
    /// What it printed where what it asks is so.
    var printedOpen: String
    var value: String?
    /// What it may give, one for each way that it may go; nil for a way that is not known.
    var values: [String?]
    /// What was worked out of the code that the result was followed to; nil where that is not known.
    var followed: String?
    /// Why it is unknown.
    var reason: String?
  }

  let seed: UInt64
  /// Whether programs ask what only a running program can answer.
  var isAsking = false

  /// - Throws: what stops the compiler from starting, or programs that never compile.
  func outcomes(of numbers: Range<Int>) async throws -> [Outcome] {
    var programs = numbers.map { number -> Program in
      var generator = ProgramGenerator(seed: seed, number: number, isAsking: isAsking)
      let code = generator.program()
      return Program(name: "P\(number)", code: ([code] + generator.extensions).joined(separator: "\n"))
    }
    // Types that the compiler does not work out in time; the rest is run.
    for _ in 0..<4 {
      let code = programs.map(\.code).joined(separator: "\n") + "\n" + ProgramGenerator.openDeclarations
      let prints = programs.map { "print(\($0.name).result.debugDescription)" }.joined(separator: "\n")
      switch try await Self.run("import Foundation\n\(code)\n\(prints)\n") {
      case .printed(let lines, let open): return try outcomes(of: programs, code, lines, open)
      case .refused(let lines): programs = Self.dropping(lines, from: programs)
      }
    }
    throw Failure(text: "the programs do not compile")
  }

  private struct Program {
    var name: String
    var code: String
  }

  private static func dropping(_ lines: Set<Int>, from programs: [Program]) -> [Program] {
    var next = 2
    return programs.filter { program in
      let first = next
      next += program.code.split(separator: "\n", omittingEmptySubsequences: false).count
      return lines.isDisjoint(with: first..<next)
    }
  }

  private func outcomes(
    of programs: [Program], _ code: String, _ printed: [String], _ open: [String]
  ) throws -> [Outcome] {
    guard printed.count == programs.count, open.count == programs.count else {
      throw Failure(text: "it printed \(printed.count) and \(open.count) lines")
    }
    let evaluated = EvaluatedProgram(code)
    return zip(programs, zip(printed, open)).map { program, lines in
      let values = isAsking ? evaluated.results(of: program.name).map { $0.map(\.debugDescription) } : []
      var outcome = Outcome(code: program.code, printed: lines.0, printedOpen: lines.1, values: values)
      switch evaluated.result(of: program.name) {
      case .success(let value): outcome.value = value.text.map(\.debugDescription) ?? "no text"
      case .failure(let unknown): outcome.reason = unknown.reason
      case nil: outcome.reason = "not declared"
      }
      outcome.followed = evaluated.followedText(of: program.name)?.debugDescription
      return outcome
    }
  }

  struct Failure: Error { var text: String }

  private enum Run {
    case printed([String], open: [String])
    /// The lines that the compiler refuses.
    case refused(Set<Int>)
  }

  private static func run(_ code: String) async throws -> Run {
    let folder = try TemporaryFolder()
    try folder.write(["main.swift": code])
    let compiled = try await ChildProcess.run(
      "swiftc", ["-Onone", "-suppress-warnings", "main.swift", "-o", "program"], in: folder.path)
    guard compiled.status == 0 else {
      let places = compiled.notes.matches(of: /main\.swift:([0-9]+):[0-9]+: error/)
      return .refused(Set(places.compactMap { Int($0.output.1) }))
    }
    var printed: [[String]] = []
    for open in [nil, "yes"] {
      let outcome = try await ChildProcess.run("\(folder.path)/program", [], environment: ["OPEN": open])
      guard outcome.status == 0 else { throw Failure(text: "a program ended early") }
      printed.append(outcome.output.split(separator: "\n").map(String.init))
    }
    return .printed(printed[0], open: printed[1])
  }
}

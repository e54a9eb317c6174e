import SwiftReading
import TestSupport

/// Runs generated programs and says what they print.
struct EvaluatorOracle {
  /// What one program printed and what was worked out of it.
  struct Outcome {
    var code: String
    var printed: String
    var value: String?
    /// What was worked out of the code that the result was followed to; nil where that is not known.
    var followed: String?
    /// Why it is unknown.
    var reason: String?
  }

  let seed: UInt64

  /// - Throws: what stops the compiler from starting, or programs that never compile.
  func outcomes(of numbers: Range<Int>) async throws -> [Outcome] {
    var programs = numbers.map { number -> Program in
      var generator = ProgramGenerator(seed: seed, number: number)
      let code = generator.program()
      return Program(name: "P\(number)", code: ([code] + generator.extensions).joined(separator: "\n"))
    }
    // Types that the compiler does not work out in time; the rest is run.
    for _ in 0..<4 {
      let code = programs.map(\.code).joined(separator: "\n")
      let prints = programs.map { "print(\($0.name).result.debugDescription)" }.joined(separator: "\n")
      switch try await Self.run("import Foundation\n\(code)\n\(prints)\n") {
      case .printed(let lines): return try outcomes(of: programs, code, lines)
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

  private func outcomes(of programs: [Program], _ code: String, _ printed: [String]) throws -> [Outcome] {
    guard printed.count == programs.count else { throw Failure(text: "it printed \(printed.count) lines") }
    let evaluated = EvaluatedProgram(code)
    return zip(programs, printed).map { program, line in
      var outcome = Outcome(code: program.code, printed: line)
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
    case printed([String])
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
    let printed = try await ChildProcess.run("\(folder.path)/program", [])
    guard printed.status == 0 else { throw Failure(text: "a program ended early") }
    return .printed(printed.output.split(separator: "\n").map(String.init))
  }
}

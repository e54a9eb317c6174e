package import IntentSurface
package import SwiftSyntax

/// One way of several that code may go, taken for one run, since nothing that was read says which it goes.
package struct Assumption {
  /// Which of them, from 0: what holds comes before what doesn't.
  package var choice: Int
  /// How many there are.
  var count: Int
  /// Why it can't be told.
  package var cause: Unknown
  /// What the system is asked for; nil where something else decides.
  package var system: AvailabilityConditionSyntax?
  /// Whether it is which of the bundles that have the code runs it.
  var isBundle = false

  /// Whether another question to the system is answered with this one, and how: what is as new is there where newer
  /// things are, and what is newer is not where older things are missing.
  func answer(to other: AvailabilityConditionSyntax) -> Bool? {
    guard let system else { return nil }
    let (own, asked) = (system.versions, other.versions)
    guard Set(own.keys) == Set(asked.keys) else { return nil }
    let isThere = (choice == 0) == system.isPositive
    let isAnswered = own.allSatisfy { platform, version in
      let wanted = asked[platform] ?? version
      return version.isSame(as: wanted) || version.isLater(than: wanted) == isThere
    }
    return isAnswered ? isThere == other.isPositive : nil
  }

  /// Whether it leads where only systems go that are older than some.
  ///
  /// - Parameter oldest: by platform, `iOS`.
  package func isOlder(than oldest: [String: VersionNumber]) -> Bool {
    guard let system, (choice == 0) != system.isPositive else { return false }
    return system.versions.contains { platform, version in oldest[platform].map { !version.isLater(than: $0) } ?? false
    }
  }

  /// Whether it leads where newer systems go and another one the others.
  package func isNewer(than other: Assumption) -> Bool {
    guard let system else { return false }
    return (choice == 0) == system.isPositive && contradicts(other)
  }

  /// Whether another assumption is the same question with another answer.
  package func contradicts(_ other: Assumption) -> Bool {
    if isBundle, other.isBundle { return choice != other.choice }
    guard let system = other.system, let answer = answer(to: system) else { return false }
    return answer != (other.choice == 0)
  }
}

extension AvailabilityConditionSyntax {
  /// Whether it is `#available`.
  package var isPositive: Bool { availabilityKeyword.tokenKind == .poundAvailable }

  /// What it asks for on each platform.
  fileprivate var versions: [String: VersionNumber] {
    availabilityArguments.reduce(into: [:]) { versions, argument in
      guard case .availabilityVersionRestriction(let restriction) = argument.argument else { return }
      versions[restriction.platform.text] = VersionNumber(restriction.version?.spelling ?? "")
    }
  }
}

extension Evaluator {
  /// Runs something once for every way that code may go, the first ways first.
  ///
  /// - Parameter steps: how many were taken before, with those of these runs; all together take as many as one value may.
  /// - Returns: what each gives, with what it took for granted; none is left out where there are not too many.
  package static func runs<Found>(
    in code: any SwiftDeclarations, keeping kept: KeptCalls = KeptCalls(), counting steps: inout Int,
    _ run: (Evaluator) -> Found
  ) -> [(found: Found, assumptions: [Assumption])] {
    var results: [(found: Found, assumptions: [Assumption])] = []
    var answers: [Int] = []
    while results.count < ValueLimit.runs {
      let evaluator = Evaluator(code, keeping: kept, answers: answers, steps: steps)
      results.append((run(evaluator), evaluator.assumptions))
      steps = evaluator.steps
      var rest = evaluator.assumptions[...]
      while let last = rest.last, last.choice + 1 == last.count { rest.removeLast() }
      guard let last = rest.popLast() else { break }
      answers = rest.map(\.choice) + [last.choice + 1]
    }
    return results
  }

  /// What every run gives; unknown where they differ, or where there are too many.
  static func only(
    in code: any SwiftDeclarations, keeping kept: KeptCalls = KeptCalls(),
    _ run: (Evaluator) -> Result<SwiftValue, Unknown>
  ) -> Evaluated {
    var steps = 0
    var notes: Set<String> = []
    let runs = runs(in: code, keeping: kept, counting: &steps) { evaluator in
      let result = run(evaluator)
      notes.formUnion(evaluator.notes)
      return result
    }
    return Evaluated(value: only(runs), notes: notes)
  }

  private static func only(
    _ runs: [(found: Result<SwiftValue, Unknown>, assumptions: [Assumption])]
  ) -> Result<SwiftValue, Unknown> {
    guard runs.count > 1, let first = runs.first, let cause = first.assumptions.first?.cause else {
      return runs.first?.found ?? .success(.void)
    }
    guard runs.count < ValueLimit.runs, case .success(let value) = first.found else { return .failure(cause) }
    let isSame = runs.allSatisfy { run in
      if case .success(let other) = run.found { value.equals(other) == true } else { false }
    }
    return isSame ? first.found : .failure(cause)
  }
}

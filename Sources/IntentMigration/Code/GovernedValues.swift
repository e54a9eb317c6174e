import IntentComparison
import IntentRules
import IntentSurface

/// Several legacy parameters that went into one, of which another parameter chose one: a list for each operation.
struct GovernedValues {
  /// The parameter that chose.
  let parent: String
  /// The old parameters, each with the case for which it was shown.
  let values: [(parameter: LegacyParameter, caseName: String)]
  /// Whether there are other cases.
  let isPartial: Bool

  private static let predicate = "EnumHasExactValue"

  /// Nil where the definition does not say it of all of them, or where the intent has no such parameter or cases.
  init?(_ parameters: [LegacyParameter], of intent: Intent, in surface: SurfaceIndex) {
    let relations = parameters.map { $0.relationship?.split(separator: " ").map(String.init) ?? [] }
    guard parameters.count > 1, relations.allSatisfy({ $0.count == 3 && $0[1] == Self.predicate }),
      let parent = relations.first?[0], Set(relations.map { $0[0] }).count == 1,
      let choice = intent.parameter(parent), case .enum(let name) = choice.type.unwrapped,
      let cases = surface.appEnum(name)?.cases.map(\.name), Set(relations.map { $0[2] }).count == relations.count
    else { return nil }
    let found = relations.compactMap { relation in
      cases.first { $0 == relation[2] } ?? cases.first { $0.lowercased() == relation[2].lowercased() }
    }
    guard found.count == parameters.count, Set(found).count == found.count else { return nil }
    self.parent = parent
    values = Array(zip(parameters, found))
    isPartial = choice.type.isOptional || Set(found) != Set(cases)
  }

  /// The statements that give a constant the value of the case that is chosen.
  ///
  /// - Parameters:
  ///   - type: as code spells it, optional.
  ///   - unit: one level of indentation.
  func lines(for constant: String, _ type: String, unit: String) -> [String] {
    let cases = values.flatMap { value in
      ["case .\(value.caseName):", unit + "\(constant) = self.\(value.parameter.name)"]
    }
    return ["let \(constant): \(type)", "switch self.\(parent) {"] + cases
      + (isPartial ? ["default:", unit + "\(constant) = nil"] : []) + ["}"]
  }

  /// Their names, as a comment says them.
  var names: String {
    let names = values.map { "`\($0.parameter.name)`" }
    let head = names.dropLast().joined(separator: ", ")
    return names.count > 1 ? "\(head) or \(names[names.count - 1])" : names.joined()
  }
}

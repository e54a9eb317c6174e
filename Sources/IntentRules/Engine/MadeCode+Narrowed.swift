import IntentSurface

extension MadeCode {
  /// Whether a condition asks for the same as one before with other texts or constants, and not just with more of them.
  static func narrows(_ new: String, _ old: String) -> Bool {
    let (now, before) = (valuesAndNames(of: new), valuesAndNames(of: old))
    guard now.names == before.names, !now.values.isEmpty else { return false }
    let (number, numberBefore) = (now.values.first.flatMap(number), before.values.first.flatMap(number))
    if let number, let numberBefore, now.values.count == 1, let isMost = limits(now.names) {
      return isMost ? number < numberBefore : number > numberBefore
    }
    let isLeft = now.names.contains { $0.first == "-" || $0 == opposite }
    return !(isLeft ? now.values.isSubset(of: before.values) : before.values.isSubset(of: now.values))
  }

  /// Whether a number is the most that is taken, or the least; nil for another one.
  private static func limits(_ names: Set<String>) -> Bool? {
    if !names.isDisjoint(with: [most, "prefix", "suffix", "fetchLimit"]) { return true }
    return names.isDisjoint(with: [least, "dropFirst", "dropLast"]) ? nil : false
  }

  private static func number(_ value: String) -> Double? { parts(of: [value]).first.flatMap { Double($0) } }
}

import IntentSurface

extension DifferenceLog {
  /// Everything about an intent, its result, its parameters and its summary.
  mutating func compare(_ pair: Pair<Intent>) {
    let (old, new) = (pair.old, pair.new)
    compareRecords(pair)
    if old.result != new.result {
      compareFields(Pair(Subject(.result, old.identifier), old.result, new.result, in: old, new))
    }
    let newNames = compareParameters(pair)
    compareSummaries(pair, newNames)
  }

  /// The parameters of an intent: which ones there are, what they are, and their order once.
  ///
  /// - Returns: the new name of each parameter that is still there.
  private mutating func compareParameters(_ pair: Pair<Intent>) -> [String: String] {
    let (old, new) = (pair.old, pair.new)
    guard old.parameters != new.parameters else {
      return Dictionary(old.parameters.map { ($0.name, $0.name) }) { $1 }
    }
    let matching = Matching(
      members: old.parameters.map { Member($0, names) }, new.parameters.map { Member($0, RenameTable()) })
    for position in matching.removed {
      let parameter = old.parameters[position]
      lose(
        Subject(.parameter, old.identifier, parameter.name), parameter, of: old, now: new,
        text: parameter.type.description)
    }
    for position in matching.added {
      let parameter = new.parameters[position]
      gain(
        Subject(.parameter, new.identifier, parameter.name), parameter, of: new, before: old,
        text: parameter.type.description)
    }
    var newNames: [String: String] = [:]
    for match in matching.pairs {
      let (before, after) = (old.parameters[match.old], new.parameters[match.new])
      newNames[before.name] = after.name
      guard before != after else { continue }
      let parameters = Pair(Subject(.parameter, old.identifier, before.name), before, after, in: old, new)
      if before.name != after.name { rename(parameters, old: before.name, new: after.name) }
      compareFields(parameters)
    }
    noteOrder(pair, .order, old.parameters.map { newNames[$0.name] ?? $0.name }, new.parameters.map(\.name))
    return newNames
  }
}

extension Member {
  fileprivate init(_ parameter: Parameter, _ names: RenameTable) {
    self.init(
      name: parameter.name, swiftName: parameter.name, title: parameter.title?.value,
      type: names.current(parameter.type.unwrapped))
    if case .literal(let value) = parameter.defaultValue { preset = value }
  }
}

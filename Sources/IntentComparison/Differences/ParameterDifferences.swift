import IntentSurface

extension ChangeLog {
  /// The parameters of an intent: which ones there are, what they are, and their order once.
  ///
  /// - Returns: the new name of each parameter that is still there.
  mutating func compareParameters(_ old: Intent, _ new: Intent) -> [String: String] {
    guard old.parameters != new.parameters else {
      return Dictionary(old.parameters.map { ($0.name, $0.name) }) { $1 }
    }
    let matching = Matching(
      members: old.parameters.map { Member($0, names) }, new.parameters.map { Member($0, RenameTable()) })
    for position in matching.removed {
      let parameter = old.parameters[position]
      add(Subject(.parameter, old.identifier, parameter.name), .removed, old: parameter.type.description)
    }
    for position in matching.added {
      let parameter = new.parameters[position]
      add(Subject(.parameter, new.identifier, parameter.name), .added, new: parameter.type.description)
    }
    var newNames: [String: String] = [:]
    for pair in matching.pairs {
      let parameters = (old.parameters[pair.old], new.parameters[pair.new])
      newNames[parameters.0.name] = parameters.1.name
      compare(Subject(.parameter, old.identifier, parameters.0.name), parameters.0, parameters.1)
    }
    compareOrder(
      Subject(.intent, old.identifier), .order, old.parameters.map { newNames[$0.name] ?? $0.name },
      new.parameters.map(\.name))
    return newNames
  }

  private mutating func compare(_ subject: Subject, _ old: Parameter, _ new: Parameter) {
    guard old != new else { return }
    if old.name != new.name { add(subject, .renamed, old: old.name, new: new.name) }
    compareType(subject, old.type, new.type)
    compareDefaults(subject, old.defaultValue, new.defaultValue)
    compare(subject, .title, old.title, new.title)
    compare(subject, .summary, old.summary, new.summary)
    compare(subject, .range, old.range, new.range)
    compare(subject, .controlStyle, old.controlStyle, new.controlStyle)
    compareItems(subject, .contentTypes, old.contentTypes, new.contentTypes)
    compare(subject, .optionsProvider, old.optionsProvider.map { names.current(.query, $0) }, new.optionsProvider)
    compare(subject, .inputConnection, old.inputConnection, new.inputConnection)
    compareItems(subject, .dependencies, old.dependencies.map(names.currentReference), new.dependencies)
    compare(subject, .requestValueDialog, old.requestValueDialog, new.requestValueDialog)
    compare(subject, .availability, Self.spelling(old.availability), Self.spelling(new.availability))
  }

  private mutating func compareDefaults(_ subject: Subject, _ old: DefaultValue?, _ new: DefaultValue?) {
    guard old != new else { return }
    switch (old, new) {
    case (.literal, .expression), (.expression, .literal): addUndecided(subject, .defaultValue)
    default: compare(subject, .defaultValue, old?.spelling, new?.spelling)
    }
  }
}

extension Member {
  fileprivate init(_ parameter: Parameter, _ names: RenameTable) {
    self.init(
      name: parameter.name, swiftName: parameter.name, title: parameter.title?.value,
      type: names.current(parameter.type.unwrapped))
  }
}

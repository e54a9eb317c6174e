package import IntentSurface

/// What a package lets those who use it choose.
package struct PackageTraits: Hashable, Sendable {
  /// Something in a target that is there where one of some traits is on.
  package struct Setting: Hashable, Sendable {
    /// The traits, any of which will do.
    package var traits: Set<String>
    /// The compilation conditions that it sets.
    package var flags: Set<String> = []
    /// The platforms that it sets them on; nil for all.
    package var platforms: Set<Platform>?
    /// What the target links then.
    package var dependency: String?
  }

  /// The traits that one project asks for.
  package struct Choice: Hashable, Sendable {
    /// Their names; `default` stands for what the package itself has on.
    package var names: Set<String> = [Self.standard]
    /// Whether there may be others.
    package var isOpen = false

    static let standard = "default"
  }

  /// The traits that each turns on besides; what is on where nobody chooses is under `default`.
  package var implied: [String: Set<String>] = [:]
  /// Whether they are computed.
  package var isOpen = false

  /// All that some traits turn on, with themselves.
  func all(from names: Set<String>) -> Set<String> {
    var found: Set<String> = []
    var rest = Array(names)
    while let next = rest.popLast() {
      if found.insert(next).inserted { rest += implied[next] ?? [] }
    }
    return found.subtracting([Choice.standard])
  }
}

extension [Project] {
  /// The same with what those who use a package choose of its traits. Where nobody here does, others may.
  var withTraits: [Project] {
    map { package in
      guard let traits = package.traits else { return package }
      let choices = filter { $0.localPackages.contains(package.folder) }
        .map { $0.chosenTraits[package.folder] ?? PackageTraits.Choice() }
      let names = choices.isEmpty ? PackageTraits.Choice().names : choices.reduce(into: []) { $0.formUnion($1.names) }
      let isOpen = choices.isEmpty || traits.isOpen || choices.contains(where: \.isOpen)
      var result = package
      for position in result.targets.indices {
        result.targets[position].turnOn(traits.all(from: names), isOpen: isOpen)
      }
      return result
    }
  }
}

extension ProjectTarget {
  /// - Parameter isOpen: whether other traits may be on too.
  fileprivate mutating func turnOn(_ traits: Set<String>, isOpen: Bool) {
    define(traits)
    for setting in traitSettings {
      let isOn = !setting.traits.isDisjoint(with: traits)
      if isOn { define(setting.flags, on: setting.platforms) }
      if !isOn, !isOpen, let dependency = setting.dependency { dependencies.remove(dependency) }
    }
    hasOpenFlags = hasOpenFlags || isOpen
  }
}

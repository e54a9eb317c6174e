extension Membership {
  /// The frameworks that alone have the code of a file, by the names of their targets; none where something else has it
  /// too, or where that can't be told.
  package func frameworks(of path: String) -> [String] {
    let targets = targets(of: path).map { members[$0].target }.filter { $0.kind != .test }
    guard isLinkingKnown, targets.allSatisfy(\.isLinkedDynamically) else { return [] }
    return targets.map(\.name)
  }

  /// The modules that the code of some targets is in.
  package func modules(of targets: [Int]) -> Set<String> {
    targets.reduce(into: []) { $0.formUnion(codeNames[$1]) }
  }

  /// The modules that targets here build and that nothing in an app or extension links: `#if canImport` of them does not
  /// hold in its code.
  ///
  /// What a build finds by accident, because another target was built before, is no promise. A module that no project
  /// here builds comes from elsewhere, and is not among them.
  ///
  /// - Parameters:
  ///   - names: the modules that are asked for.
  ///   - host: the position of the app or extension.
  package func modules(among names: Set<String>, notLinkedBy host: Int) -> Set<String> {
    guard isLinkingKnown, !names.isEmpty else { return [] }
    let built = names.filter { membersByModule[$0] != nil }
    guard !built.isEmpty else { return [] }
    let linked = reached(from: host) { _ in true }
    return built.filter { linked.isDisjoint(with: membersByModule[$0] ?? []) }
  }
}

extension ProjectTarget {
  fileprivate var isLinkedDynamically: Bool { kind == .framework && settings.value("MACH_O_TYPE") != "staticlib" }

  /// What code calls the module that it is: by its settings, else by its name.
  var codeNames: Set<String> {
    let names = [settings.value("PRODUCT_MODULE_NAME"), settings.value("PRODUCT_NAME"), name].compactMap(\.self)
    return Set(names.map { String($0.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }) })
  }
}

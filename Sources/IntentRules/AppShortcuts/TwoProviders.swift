import IntentSurface

extension Rule {
  static let twoProviders = Rule(
    id: "S09", name: "two-providers", title: "Two App Shortcuts providers in one app",
    effects: [.siriPhrases: .breaks, .discovery: .hides], confidence: .high, basis: .measured("2026-09"),
    explanation: "An app can have one `AppShortcutsProvider`. With two, the build fails, or only one of them is used.",
    symptom: "The build fails, or some App Shortcuts are missing.",
    fix: "Put all App Shortcuts into one provider.",
    evidence: [
      "Apple developer forums, thread 725080: an app has one provider.",
      "touyou/IntentTodo, notes on App Intents: a second provider is not merged.",
    ],
    judge: .lint { surface in
      let providers = surface.appShortcuts
      return providers.indices.compactMap { index in
        providers[..<index].first { $0.isBesides(providers[index]) }.map { judgement($0, providers[index]) }
      }
    })
}

private func judgement(_ first: AppShortcutsProvider, _ second: AppShortcutsProvider) -> Judgement {
  let isCertain = first.module != nil || first.bundle != nil || !first.hosts.isEmpty
  var judgement = Judgement(
    Subject(.appShortcutsProvider, second.identifier),
    "\(second.typePath) provides App Shortcuts in addition to \(first.typePath)"
      + (isCertain ? "; only one of them is used." : ". If they belong to the same app, only one of them is used."),
    effects: isCertain ? nil : [.siriPhrases: .degrades], confidence: isCertain ? nil : .low, key: first.identifier)
  judgement.isSeenByHosts = !first.hosts.isEmpty
  return judgement
}

extension AppShortcutsProvider {
  /// Whether both are built into one app, as far as can be seen.
  ///
  /// Two of one name can't be in one module: one is in another target, or a copy that nobody compiles.
  fileprivate func isBesides(_ other: AppShortcutsProvider) -> Bool {
    let platforms = Set(self.platforms ?? Platform.allCases)
    let isInOnePlace =
      hosts.isEmpty || other.hosts.isEmpty
      ? module == other.module && bundle == other.bundle : hosts.contains(where: other.hosts.contains)
    return isInOnePlace && typePath != other.typePath
      && !platforms.isDisjoint(with: other.platforms ?? Platform.allCases)
  }
}

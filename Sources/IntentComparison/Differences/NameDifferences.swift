import IntentSurface

extension DifferenceLog {
  /// What people call the app, language by language.
  ///
  /// A language without names of its own has those of all others, whose loss is told once.
  mutating func compareSpokenNames(_ old: Surface, _ new: Surface) {
    guard old.appNames != new.appNames, !old.appNames.isEmpty, !new.appNames.isEmpty else { return }
    let hasPhrases = [old, new].allSatisfy { $0.appShortcuts.contains { !$0.shortcuts.flatMap(\.phrases).isEmpty } }
    let languages = old.nameLanguages.union(new.nameLanguages)
    for language in languages.sorted(by: { ($0 ?? "") < ($1 ?? "") }) {
      guard let before = old.spokenNames(in: language), let after = new.spokenNames(in: language) else {
        let known = hasPhrases ? old.spokenNames(in: language) ?? [] : []
        for name in known { lose(name.subject, name, of: NoOwner(), text: name.name, isOpen: true) }
        if known.isEmpty { noteUndecided(SpokenName.self) }
        continue
      }
      for name in before {
        guard let kept = after.first(where: { $0.heard == name.heard }) else {
          lose(name.subject, name, of: NoOwner(), text: name.name)
          continue
        }
        compareFields(Pair(name.subject, name, kept))
      }
      for name in after where !before.contains(where: { $0.heard == name.heard }) {
        gain(name.subject, name, of: NoOwner(), text: name.name)
      }
    }
  }

  /// The schemes of links that open the app. What the build fills in is none that can be told from another.
  mutating func compareSchemes(_ old: [UrlScheme], _ new: [UrlScheme]) {
    guard old != new else { return }
    let names = Set(new.map(\.name))
    let known = Set(old.map(\.name))
    for scheme in old where !names.contains(scheme.name) {
      guard !scheme.isFilledIn else {
        noteUndecided(UrlScheme.self)
        continue
      }
      lose(Subject(.urlScheme, scheme.name), scheme, of: NoOwner())
    }
    for scheme in new where !known.contains(scheme.name) && !scheme.isFilledIn {
      gain(Subject(.urlScheme, scheme.name), scheme, of: NoOwner())
    }
  }
}

extension SpokenName {
  fileprivate var subject: Subject { Subject(.spokenName, name, language) }
}

import IntentComparison
import IntentSurface

extension Rule {
  static let spokenNameLost = Rule(
    id: "S13", name: "spoken-name-lost", title: "Spoken name of the app lost",
    effects: [.siriPhrases: .breaks], confidence: .mediumHigh, basis: .incident("2026-11"),
    explanation: """
      Every phrase contains the app's name: the one under its icon, in the device's language, or a synonym in \
      `INAlternativeAppNames`. If the name changes and the old one is not kept as a synonym, Siri no longer connects \
      familiar phrases with the app.
      """,
    symptom: "Siri no longer knows the app by its old name, perhaps after a delay.",
    fix: "Keep the old name in `INAlternativeAppNames`, which may have three synonyms per language.",
    evidence: [
      "Apple documentation, `CFBundleDisplayName`, and “Specifying synonyms for your app name”.",
      "Apple developer forums, thread 832258: `INAlternativeAppNames` keeps working for App Shortcuts.",
      "rasmuslos/ShelfPlayer 8401aac8 lost its synonyms when the project moved; 50887fe3 restored them.",
      "peetzweg/opendisplay#79 renamed an app; no reports of problems are known.",
    ],
    judge: .removed(SpokenName.self) { loss, comparison in lost(loss.old, comparison) },
    .changed(SpokenName.self, .alternative) { pair, comparison in
      guard pair.new.isAlternative, hasPhrases(comparison) else { return nil }
      return Judgement(
        Subject(.spokenName, pair.old.name), "The app was renamed; “\(pair.old.name)” is kept as a synonym.",
        effects: [.siriPhrases: .notes], symptom: "Nothing: Siri knows both names.", key: "synonym")
    })

  // Siri learns no phrase without the app's name.
  private static func hasPhrases(_ comparison: Comparison) -> Bool {
    [comparison.old, comparison.new].allSatisfy { surface in
      surface.allShortcuts.contains { $0.hasUnreadPhrases || $0.phrases.contains(where: \.namesApplication) }
    }
  }

  /// The apps that had a name where others of the version had not; nil where all had it.
  private static func holders(of name: SpokenName, in old: Surface) -> String? {
    let named = old.speakingNames.filter { $0.name != nil }
    let holders = named.filter { ([$0.name] + $0.alternatives).contains { $0?.value == name.name } }
    let (all, own) = (Set(named.compactMap(\.host)), Set(holders.compactMap(\.host)))
    return own.isEmpty || own == all ? nil : own.sorted().sentenceList
  }

  private static func lost(_ name: SpokenName, _ comparison: Comparison) -> Judgement? {
    // An app that is still called so has lost its phrases, which are findings of their own.
    let speaking = Set((comparison.old.speakingNames + comparison.new.speakingNames).map(\.host))
    let names = comparison.new.appNames.filter { $0.language == name.language && speaking.contains($0.host) }
      .flatMap { [$0.name].compactMap(\.self) + $0.alternatives }
    guard hasPhrases(comparison), !names.contains(where: { $0.value == name.name }) else { return nil }
    let losses = comparison.differences.compactMap { $0.loss(of: SpokenName.self)?.old }
      .filter { $0.heard == name.heard && $0.isAlternative == name.isAlternative }
    let languages = losses.map { $0.language ?? "all other languages" }.sorted { ($0.count, $0) < ($1.count, $1) }
    let isEverywhere = losses.allSatisfy { $0.language == nil } && comparison.old.nameLanguages.count == 1
    let place = isEverywhere ? "" : " in \(languages.sentenceList)"
    let now = comparison.new.spokenNames(in: name.language)?.map { "“\($0.name)”" } ?? []
    let whose = holders(of: name, in: comparison.old).map { "the name of \($0)" } ?? "the app's name"
    let what = name.isAlternative ? "was a synonym of \(whose)" : "was \(whose)"
    return Judgement(
      Subject(.spokenName, name.name),
      "“\(name.name)” \(what)\(place)" + (now.isEmpty ? "." : ". Siri now knows only \(now.sentenceList)."),
      confidence: name.isAlternative ? .medium : nil, key: languages.joined(separator: ","))
  }
}

extension RuleCatalog {
  /// The rules about App Shortcuts and their phrases.
  static let appShortcuts: [Rule] = [
    .phraseRemoved, .appShortcutRemoved, .tooManyAppShortcuts, .tooManyPhrases, .phraseWithoutApplicationName,
    .phraseParameterNotSpeakable, .negativePhrasesChanged, .appShortcutLookChanged, .twoProviders, .providerMoved,
    .parameterUpdateRemoved, .translatedPhraseLost,
    .spokenNameLost, .providerFloorRaised, .tooManySpokenNames,
  ]
}

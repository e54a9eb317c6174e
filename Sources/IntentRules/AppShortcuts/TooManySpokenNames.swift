import IntentSurface

extension Rule {
  static let tooManySpokenNames = Rule(
    id: "S15", name: "too-many-spoken-names", title: "More than three synonyms for the app's name",
    effects: [.siriPhrases: .degrades], confidence: .medium, basis: .apple("2026-11"),
    explanation: """
      An app may have at most three synonyms for its name in each language. Which are ignored if there are more is not \
      documented.
      """,
    symptom: "Siri does not know the app by one of these names.",
    fix: "Keep the three that people say most.",
    evidence: ["Apple documentation, “Specifying synonyms for your app name”: at most three for each localization."],
    judge: .lint { surface in
      surface.appNames.filter { $0.alternatives.count > 3 }.map { names in
        let place = names.language.map { " in \($0)" } ?? ""
        return Judgement(
          Subject(.spokenName, names.host ?? "app"),
          "\(names.alternatives.count) synonyms of the app's name\(place); at most three are allowed.",
          key: names.language)
      }
    })
}

import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  static let contentTypesNarrowed = Rule(
    id: "P11", name: "content-types-narrowed", title: "Parameter accepts fewer file types",
    effects: [.savedShortcuts: .degrades], confidence: .lowMedium, basis: .inferred("2026-11"),
    explanation: """
      If the parameter no longer lists a file type, the system converts files of that type if it can, and rejects them \
      otherwise. Shortcuts that pass such files worked before.
      """,
    symptom: "A run fails, asks for a file, or gets the file in a different format.",
    fix: "Keep accepting the old types, and handle them in `perform()`.",
    evidence: [
      "Apple documentation, `IntentParameter` and `supportedContentTypes`; the effect on shortcuts is inferred"
    ],
    judge: .changed(Parameter.self, .contentTypes) { pair, comparison in
      let lost = lost(pair.old.contentTypes, pair.new.contentTypes)
      guard !lost.isEmpty, !comparison.alsoChanges([.type], of: pair.subject) else { return nil }
      let intent = pair.oldOwner
      return Judgement(
        pair.subject,
        "The parameter `\(pair.new.name)` of \(intent.label) no longer accepts \(lost.joined(separator: ", ")).",
        intent.softening,
        effects: intent.savedEffects(.degrades))
    })

  /// The kinds that were accepted and are not any more. No list at all accepts everything.
  private static func lost(_ old: [String], _ new: [String]) -> [String] {
    guard !new.isEmpty, !new.contains(where: { everything.contains(name($0)) }) else { return [] }
    guard !old.isEmpty else { return ["files other than \(new.joined(separator: ", "))"] }
    let accepted = Set(new.map(name))
    return old.filter { type in
      !accepted.contains(name(type)) && !accepted.contains { families[$0]?.contains(name(type)) == true }
    }
  }

  private static func name(_ type: String) -> String { ContentTypes.identifier(of: type) }

  private static let everything = Set([".item", ".data", ".content"].map(ContentTypes.identifier))

  /// Content types that stand for others, of those that people use most.
  private static let families: [String: Set<String>] = Dictionary(
    uniqueKeysWithValues: [
      (
        ".image",
        [".png", ".jpeg", ".heic", ".heif", ".gif", ".tiff", ".webP", ".bmp", ".svg", ".rawImage", ".livePhoto"]
      ),
      (
        ".text",
        [
          ".plainText", ".utf8PlainText", ".rtf", ".html", ".json", ".xml", ".yaml", ".commaSeparatedText",
          ".sourceCode",
        ]
      ),
      (".audio", [".mp3", ".wav", ".aiff", ".mpeg4Audio", ".midi"]),
      (".movie", [".mpeg4Movie", ".quickTimeMovie", ".avi", ".video"]),
      (".archive", [".zip", ".gzip", ".bz2"]),
      (
        ".audiovisualContent",
        [".audio", ".movie", ".video", ".mp3", ".mpeg4Movie", ".quickTimeMovie", ".mpeg4Audio", ".wav"]
      ),
    ].map { (name($0.0), Set($0.1.map(name))) })
}

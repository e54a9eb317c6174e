import IntentFiles
import IntentReports
import IntentRules
package import IntentSettings
package import IntentSurface

/// What is known about the use of an app's intents, by effective identifier; no data means used.
package struct UsageEvidence: Sendable {
  /// How often each intent ran, by identifier.
  package private(set) var usages: [String: Usage] = [:]
  /// Below so many runs an intent counts as little used; nil where the settings name no number.
  package private(set) var threshold: Int?
  /// What could not be used of it.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Not known.
  init() {}

  /// What findings are judged with; nil where nobody counted.
  var data: JudgingContext.UseData? {
    usages.isEmpty ? nil : JudgingContext.UseData(usages: usages, threshold: threshold)
  }

  /// Reads the file that the settings name.
  ///
  /// - Parameter surfaces: all that have the app's types, oldest first; names in the file are understood by them.
  /// - Throws: `UsageFileError` or `FileError` for a file that exists but can't be understood.
  package static func read(in workspace: Workspace, for surfaces: [Surface]) throws -> UsageEvidence {
    guard let settings = workspace.settings, let usage = settings.usage else { return UsageEvidence() }
    var evidence = UsageEvidence()
    evidence.threshold = usage.threshold
    let path = Workspace.join(workspace.root, usage.file)
    guard FileKind(of: path, followingLinks: true) != .missing else {
      let message = "the file that `usage:` names is missing, so every intent counts as used."
      evidence.diagnostics = [Diagnostic(.note, message, at: SourceLocation(path: usage.file))]
      return evidence
    }
    evidence.add(try UsageFile(at: path, shownAs: usage.file), for: surfaces, settings, at: usage.file)
    return evidence
  }

  /// Takes the contents of the file that some settings name; nil where it is not there.
  ///
  /// - Throws: `UsageFileError`.
  static func read(_ bytes: [UInt8]?, by settings: Settings?, for surfaces: [Surface]) throws -> UsageEvidence {
    guard let settings, let usage = settings.usage else { return UsageEvidence() }
    var evidence = UsageEvidence()
    evidence.threshold = usage.threshold
    if let bytes {
      evidence.add(try UsageFile(bytes, path: usage.file), for: surfaces, settings, at: usage.file)
    }
    return evidence
  }

  private mutating func add(_ file: UsageFile, for surfaces: [Surface], _ settings: Settings, at path: String) {
    let names = TypeNames(surfaces)
    var unknown: [String] = []
    for (name, usage) in file.usages.sorted(by: { $0.key < $1.key }) {
      guard let identifier = names.intentIdentifier(name) else {
        unknown.append(name)
        continue
      }
      usages[identifier, default: Usage([])].counts += usage.counts
    }
    // With several apps, one file may speak of all of them.
    if !unknown.isEmpty, !settings.hasSeveralApps {
      let message = Self.words(for: unknown, names)
      diagnostics = [Diagnostic(.note, message, at: SourceLocation(path: path))]
    }
  }

  private static let shown = 5

  // Analytics count what is no intent, too: that is no reason to refuse the file.
  private static func words(for unknown: [String], _ names: TypeNames) -> String {
    let listed = unknown.prefix(shown).map { name in
      "“\(name)”" + (names.nearest(to: name).first.map { " (“\($0)”?)" } ?? "")
    }
    let rest = unknown.count > shown ? " and \(unknown.count - shown) more" : ""
    return "no version has an intent named \(listed.joined(separator: ", "))\(rest): "
      + "\(Words.count(unknown.count, "name", "names")) ignored."
  }
}

import IntentRules

extension Report {
  /// What was put side by side, in one line.
  var headline: String {
    guard mode == .diff else { return comparesNothing ? new.words : "\(new.words), compared with \(shippedWords)" }
    let words = [old?.words ?? "nothing", new.words]
    let told = (words[0] == words[1] ? inputs.map { zip(words, $0).map { "\($0) in \($1)" } } : nil) ?? words
    return (isFirstVersion ? "first version with intents: " : "") + told.joined(separator: " → ")
  }

  /// Both inputs as people typed them, where these tell the sides apart.
  private var inputs: [String]? {
    guard let old = old?.input, let new = new.input, old != new else { return nil }
    return [old, new]
  }

  /// What the change under review started from and why, or why there is none, and what stands for the shipped versions;
  /// nil where neither was asked for and versions were recorded.
  package var baseLine: String? {
    changeLine == nil && baseline == nil ? nil : [changeLine, baseline].compactMap(\.self).joined(separator: " ")
  }

  /// The first half of it.
  package var changeLine: String? {
    verdict.isForRelease ? "Release check: findings that are not new fail as well." : verdict.base?.words
  }

  /// What was compared with what, counted: printed with every run, so that a green one can be believed.
  package var coverageLine: String {
    var coverage = verdict.coverage
    if coverage.versions.isEmpty, let old { coverage.versions = [old.words] }
    return coverage.line
  }

  private var shippedWords: String {
    let versions = verdict.coverage.versions
    guard !versions.isEmpty else { return "no shipped version" }
    let names = Words.versions(versions)
    // Many are counted there already.
    guard versions.count <= Words.namedVersions else { return names }
    return Words.count(versions.count, "shipped version", "shipped versions") + ": " + names
  }

  /// The verdict in one line: what the profile makes of the findings, then how many there are. Where a CI system names no
  /// target, that counts as much.
  var outcome: String {
    verdict.base?.target == "" && !verdict.isForRelease ? "\(judgement). No target branch is known" : judgement
  }

  private var judgement: String {
    let counts = ReportSections(verdict).counts
    let gate = "\(gateVerb) the \(verdict.profile.rawValue) profile"
    if !counts.isEmpty { return "\(gate): \(counts.joined(separator: ", "))" }
    if comparesNothing, verdict.coverage.isEmpty { return "\(gate): no intents, entities or widgets were found" }
    if comparesNothing { return "\(gate): nothing is wrong now, and there is no release to compare with" }
    guard verdict.changes.isEmpty else {
      return "\(gate): no breaking changes (\(Words.count(verdict.changes.count, "other change", "other changes")))"
    }
    return "\(gate): no changes"
  }

  /// Whether there was no version to compare with, so that nothing can be said.
  var comparesNothing: Bool { verdict.coverage.versions.isEmpty && old == nil }

  private var gateVerb: String {
    switch (mode, verdict.passes) {
    case (.check, true): "Passes"
    case (.check, false): "Fails"
    case (.diff, true): "Would pass"
    case (.diff, false): "Would fail"
    }
  }
}

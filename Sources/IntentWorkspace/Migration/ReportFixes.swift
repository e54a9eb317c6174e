import IntentMigration
import IntentReports
import IntentRules
import IntentSurface
import SourceScanning

/// The ways out of findings, for a report.
enum ReportFixes {
  /// How many findings get one: a report of more is read for what they have in common.
  private static let limit = 10

  /// The fixes of findings by their fingerprints, each made for the code as it is; empty where there is no code.
  ///
  /// - Parameters:
  ///   - latest: what people have of the newest version.
  ///   - start: the files that the change under review started from; without them nothing is a suggestion.
  static func fixes(
    for findings: [Finding], in current: InputReading, since start: (any SourceTree)?, latest: InputReading?,
    context: InputContext
  ) async -> [String: ProposedFix] {
    guard !findings.isEmpty, let files = current.files, let projects = current.projects, let latest else { return [:] }
    let shipped = await ShippedCode(of: latest, in: context)
    let plans = MigrationPlan.each(
      of: Array(findings.prefix(limit)), from: shipped.reading, code: shipped.code, to: current.reading,
      code: CodeTree(files, projectsIn: projects)
    ) { edited in
      SourceFiles.read(
        files, projectsIn: projects, after: edited.changes, options: current.readingOptions, memory: current.memory)
    }
    return plans.compactMapValues { plan in
      guard let proposal = plan.steps.first?.proposal else { return nil }
      var fix = ProposedFix(
        way: proposal.decision.rawValue, cost: proposal.cost,
        diff: plan.changes.map { UnifiedDiff($0).description }.joined(), replacements: plan.changes.map(replacement))
      fix.suggestion = suggestion(plan.changes, fix, since: start)
      return fix
    }
  }

  /// What a report with more findings than fixes says of it.
  static func remark(on findings: [Finding]) -> Diagnostic? {
    guard findings.count > limit else { return nil }
    return Diagnostic(
      .note, "Fixes are shown for the first \(limit) of \(findings.count) findings; `intentcompat propose` shows all.")
  }

  /// How many lines a suggestion may replace: what is larger is read in the report.
  private static let longest = 20

  // One run of lines of one file, all of which the change shows. What does not compile is no click to make.
  static func suggestion(
    _ changes: [FileChange], _ fix: ProposedFix, since start: (any SourceTree)?
  ) -> ProposedFix.Suggestion? {
    guard let start, changes.count == 1, let change = changes.first, let before = change.before,
      let replacement = fix.replacements.first, !FileChange.placeholders.contains(where: replacement.text.contains),
      GeneratedFile.mark(in: before) == nil
    else { return nil }
    let lines = lines(of: before)
    let shown = UnifiedDiff(
      FileChange(path: change.path, before: try? start.contents(of: change.path), after: before)
    ).shownLines
    // GitHub inserts nothing: the line before goes with what is added, or else the line behind.
    let (range, text) = (replacement.lines, replacement.text)
    let candidates: [(Range<Int>, String)] =
      range.isEmpty
      ? [
        (range.lowerBound - 1..<range.lowerBound, line(range.lowerBound - 1, of: lines) + text),
        (range.lowerBound..<range.lowerBound + 1, text + line(range.lowerBound, of: lines)),
      ] : [(range, text)]
    let fitting = candidates.first { candidate in
      let lines = candidate.0
      return lines.count <= longest
        && shown.contains { $0.lowerBound <= lines.lowerBound && lines.upperBound <= $0.upperBound }
    }
    guard let (found, whole) = fitting else { return nil }
    return ProposedFix.Suggestion(
      path: change.path, lines: found.lowerBound...found.upperBound - 1,
      text: whole.last == "\n" ? String(whole.dropLast()) : whole)
  }

  private static func line(_ number: Int, of lines: [String]) -> String {
    lines.indices.contains(number - 1) ? lines[number - 1] : ""
  }

  // From the first line that differs to the last.
  static func replacement(_ change: FileChange) -> ProposedFix.Replacement {
    let before = lines(of: change.before ?? [])
    let after = lines(of: change.after)
    let head = zip(before, after).prefix { $0 == $1 }.count
    let most = min(before.count, after.count) - head
    let tail = zip(before.reversed(), after.reversed()).prefix(most).prefix { $0 == $1 }.count
    return ProposedFix.Replacement(
      path: change.path, lines: (head + 1)..<(before.count - tail + 1),
      text: after[head..<(after.count - tail)].joined())
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.endIndex
      lines.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end
    }
    return lines
  }
}

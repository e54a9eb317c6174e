import Foundation
import IntentFiles
import IntentMigration
package import IntentReports
import IntentRules
import IntentSettings
import IntentSurface
import SourceScanning

/// The ways out of what is between two surfaces, as edits to source code.
package struct Propose: Sendable {
  let plan: MigrationPlan
  /// What the plan does to files, as they were when it was made: once they are written, nothing differs any more.
  private let changes: [FileChange]
  /// The absolute folder of the code.
  private let folder: String
  /// What people have, as it was named; nil for the newest release.
  private let since: String?
  /// The schemas that a wanted intent overlaps, best first.
  let candidates: [SchemaCandidate]
  /// What somebody who reads the proposals should know of how they were made.
  package let remarks: [String]

  /// Reads both inputs and plans a fix of each finding that is more than a note.
  ///
  /// - Parameters:
  ///   - old: the surface that people have.
  ///   - new: source code in a folder; nil for the app's current code.
  ///   - wanted: a rule, a fingerprint, a type or an element to propose for; nil or `all` for everything.
  /// - Throws: `InputError`, or `Failure` where the code can't be edited or nothing answers to `wanted`.
  package init(_ wanted: String?, since old: String, in new: String?, context: InputContext) async throws {
    // A finding may be called like a folder, as that of a target is; what has a `/` is a folder.
    guard new == nil, let name = wanted, name == "." || name.contains("/") || Self.isFolder(name, in: context) else {
      self = try await Propose(for: wanted, since: old, in: new, context)
      return
    }
    if name != ".", !name.contains("/"), let named = try? await Propose(for: name, since: old, in: nil, context),
      named.plan.findings.contains(where: { $0.answers(to: name) })
    {
      self = named
    } else {
      self = try await Propose(for: nil, since: old, in: name, context)
    }
  }

  private init(for wanted: String?, since old: String, in new: String?, _ context: InputContext) async throws {
    let context = old == Diff.released ? try context.knowingOneApp() : context
    let newReading = try await SurfaceInput.read(new, in: context.editing, orName: "Name a folder with source code.")
    let (oldReading, reason) = try await Self.shipped(old, else: newReading, in: context)
    guard let files = newReading.files, let projects = newReading.projects, let folder = newReading.folder else {
      throw Failure("“\(new ?? ".")” is not a folder with source code, and only source code can be edited.", .usage)
    }
    let code = CodeTree(files, projectsIn: projects)
    let (options, memory) = (newReading.readingOptions, newReading.memory)
    let shipped = await ShippedCode(of: oldReading, in: context)
    let isWanted = { @Sendable (finding: Finding) in
      wanted.map { $0 == "all" || finding.answers(to: $0) } ?? true
    }
    plan = try Workers.attempt {
      MigrationPlan(
        from: shipped.reading, code: shipped.code, to: newReading.reading, code: code, for: isWanted
      ) { edited in
        SourceFiles.read(files, projectsIn: projects, after: edited.changes, options: options, memory: memory)
      }
    }
    changes = plan.changes
    let intent = newReading.reading.surface.intents.first { $0.typePath == wanted || $0.identifier == wanted }
    candidates = intent.map { SchemaCandidate.candidates(for: $0, in: newReading.reading.surface) } ?? []
    self.folder = folder
    since = old == Diff.released ? nil : old
    remarks = [context.togetherNote, reason, plan.findings.isEmpty ? nil : shipped.remark].compactMap(\.self)
    if let wanted, wanted != "all", intent == nil, !plan.findings.contains(where: isWanted) {
      if let note = plan.notes.first(where: isWanted) {
        throw Failure(
          "\(note.rule) \(note.subjectName) is a note, and no code is proposed for notes. \(note.message) "
            + note.fix.summary, .usage)
      }
      if !plan.findings.isEmpty { throw Self.unknown(wanted, among: plan.findings) }
    }
  }

  /// Finishes edits in whose middle an earlier `--write` was killed, before the code is read again.
  ///
  /// - Parameter input: the folder of the code; nil for the app's.
  /// - Throws: `FileError`, or `Failure` where the list of edits came with the repository.
  package static func finishEarlier(_ input: String?, in context: InputContext) async throws {
    let path = input.map(context.workspace.absolute) ?? context.workspace.root
    let isFolder = FileKind(of: path, followingLinks: true) == .folder
    try await CodeWriting.finishEarlier(in: isFolder ? path : RelativePath.folder(of: path))
  }

  /// What people have. Where there is no release, the code stands for it, so that only what is wrong now is left.
  private static func shipped(
    _ old: String, else current: InputReading, in context: InputContext
  ) async throws(InputError) -> (reading: InputReading, reason: String?) {
    do { return (try await SurfaceInput.read(old, in: context.forEdits), nil) } catch {
      guard old == Diff.released, case .noRelease(_, let reason) = error else { throw error }
      return (
        current, "only what is wrong now is looked at, because there is no release to compare with: \(reason)"
      )
    }
  }

  private static func isFolder(_ path: String, in context: InputContext) -> Bool {
    FileKind(of: Workspace.join(context.workspace.directory, path), followingLinks: true) == .folder
  }

  private static func unknown(_ wanted: String, among findings: [Finding]) -> Failure {
    let names = Set(findings.map { "\($0.rule) \($0.subjectName)" }).sorted().joined(separator: ", ")
    return Failure("no finding matches “\(wanted)”. Open findings: \(names).", .usage)
  }

  /// Each fix with its reason, its cost and its diff; the findings without one; the schemas that fit.
  package func text(in style: TextStyle) -> String {
    let text = ProposalText(style: style)
    return [text.text(of: plan), text.text(of: candidates)].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// What somebody who has read the proposals can do next, a line each.
  ///
  /// - Parameter isWriting: whether the edits are being made.
  package func nextSteps(isWriting: Bool) -> [String] {
    let count = changes.count
    var lines: [String] = []
    let isGenerated = changes.contains { $0.before.flatMap(GeneratedFile.mark) != nil }
    if count > 0, !isWriting, !isGenerated {
      lines.append("`--write` makes these edits, to \(Words.count(count, "file", "files")).")
    }
    if isWriting, count > 0 { lines.append(written) }
    if changes.contains(where: \.hasNewPlaceholder) {
      lines.append("The code does not compile until you replace the parts marked <#…#> or #error.")
    }
    if !plan.unresolved.isEmpty { lines.append(accepting) }
    return lines.isEmpty && count == 0 && candidates.isEmpty
      ? [
        "nothing to propose: there are no open findings"
      ] : lines
  }

  // A gate passes once each is accepted.
  private var accepting: String {
    let left = plan.unresolved
    let findings = Words.count(left.count, "finding has", "findings have")
    let rules = Set(left.map(\.rule)).sorted().map { "`intentcompat explain \($0)`" }
    let waivers = left.map { finding in
      "`intentcompat waive \(finding.fingerprint)\(since.map { " --since \($0)" } ?? "") --reason \"…\"`"
    }
    let others = waivers.count > Self.mostNamed ? ["one for each of \(waivers.count - Self.mostNamed) more"] : []
    return
      "\(findings) no code to propose: \(rules.sentenceList) \(rules.count == 1 ? "explains" : "explain") what to do, and "
      + "\((waivers.prefix(Self.mostNamed) + others).sentenceList) \(left.count == 1 ? "accepts it" : "accept them")."
  }

  private static let mostNamed = 6

  // From the edited code, as it was judged again.
  private var written: String {
    let ended = Words.count(plan.ended.count, "finding", "findings")
    let rest = plan.unresolved.count + plan.remaining.count
    let names = plan.ended.prefix(3).map { "\($0.rule) \($0.subjectName)" }.joined(separator: ", ")
    let shown = plan.ended.count > 3 ? "\(names), …" : names
    return "the edits fix \(ended) (\(shown)); "
      + (rest == 0
        ? "none of the findings you asked about remains."
        : "\(rest) of the findings you asked about \(rest == 1 ? "remains" : "remain").")
  }

  /// Makes the edits: all of them, or none.
  ///
  /// - Returns: the paths that were written.
  /// - Throws: `Failure` where a file has changed since it was read; `FileError` where one can't be read or written.
  package func write() throws -> [String] { try CodeWriting.write(changes, in: folder) }
}

extension Finding {
  /// Whether somebody who typed a text may mean this finding.
  func answers(to text: String) -> Bool {
    let names = [rule, name, fingerprint, subject.owner, subject.description, subjectName]
    return names.contains(text) || subjectName.hasPrefix(text + ".")
  }
}

import IntentComparison
package import IntentRules
package import IntentSurface
package import SourceScanning

/// The ways out of some findings, one after the other: each is made for the code as those before it leave it.
package struct MigrationPlan: Sendable {
  /// One fix and what it does to files.
  package struct Step: Sendable {
    /// The proposal.
    package var proposal: Proposal
    /// Sorted by path.
    package var changes: [FileChange]
  }

  /// The steps, in the order in which they are made.
  package private(set) var steps: [Step] = []
  /// Findings that no code was found for; their own advice holds. What an edit brought is among them.
  package private(set) var unresolved: [Finding] = []
  /// Why no code is proposed for some of them and what to do instead, by their fingerprints.
  package private(set) var refusals: [String: String] = [:]
  /// The code of files that none of the app's targets would compile, by the fingerprints of what they would end.
  package private(set) var sketches: [String: String] = [:]
  /// Findings that are there in spite of the edits for them.
  package private(set) var remaining: [Finding] = []
  /// All that is between the two surfaces or wrong in the new one, and more than a note, as it was before any edit.
  package var findings: [Finding] { first.findings }
  /// What only tells something, for which nothing is proposed.
  package var notes: [Finding] { first.notes }
  /// The fingerprints of those that the edits end.
  package var ended: [Finding] {
    let left = Set((unresolved + remaining).map(\.fingerprint))
    return steps.map(\.proposal.finding).filter { !left.contains($0.fingerprint) }
  }
  private(set) var code: CodeTree
  let start: CodeTree
  /// What the rules say before any edit.
  let first: MigrationPass
  /// The fingerprints of what is to end.
  let wanted: Set<String>
  /// The fingerprints of what was asked about.
  private(set) var answered: Set<String> = []
  /// Those whose edit leaves them where they are, or brings something else.
  private var vain: Set<String> = []
  /// Those for which code goes into files that are there: a new one would be no part of the app.
  private var withoutFiles: Set<String> = []

  private static let retries = 4

  /// How many fixes are looked for, those of later passes included: each may parse a file. What people edit by hand is far
  /// less.
  package static let attemptLimit = 500
  private var attempts = 0

  /// How much code one run goes through for all its fixes, in steps (see `ParsedCode`): about thirty fixes in a file of
  /// 100 kB.
  package static let stepLimit = 50_000_000
  /// What a finding costs when a pass judges the code, and a byte that is read again for it.
  private static let findingCost = 5_000
  private static let readingCost = 40
  let oldCode: CodeTree?
  private let unread: UnreadFiles
  /// Why nobody finds what they have saved, whatever the edits do.
  private let loss: String?
  private let renamed: RenamedApps
  /// Whether no project builds any app of the old version, or no code is left, so that what comes back reaches nobody.
  private let isAbandoned: Bool
  private let stepLimit: Int
  /// How much code was gone through so far, in steps.
  package var stepCount: Int { code.steps + (oldCode?.steps ?? 0) }

  /// What all steps together do to files, sorted by path.
  package var changes: [FileChange] { code.changes }

  /// Plans a fix of each finding that is wanted, and of those that its own edits bring.
  ///
  /// It goes in passes. Each pass judges the code as the passes before left it, so that one edit may end several
  /// findings, and makes one edit to a type. An edit that leaves its own finding behind, or brings one that nothing
  /// ends, is taken back.
  ///
  /// - Parameters:
  ///   - oldCode: the code that shipped, nil where only its surface is known.
  ///   - code: the code to edit.
  ///   - stepLimit: how much code is gone through before no more fixes are looked for, in steps.
  ///   - read: the surface of edited code.
  package init(
    from old: SurfaceReading, code oldCode: CodeTree?, to new: SurfaceReading, code: CodeTree,
    for isWanted: (Finding) -> Bool, stepLimit: Int = Self.stepLimit, read: (CodeTree) -> SurfaceReading
  ) {
    let source = ShippedCode(reading: old, code: oldCode)
    let first = MigrationPass(from: source, to: new)
    self.init(from: first, editing: code, unread: UnreadFiles(in: new, since: old), for: isWanted, stepLimit: stepLimit)
    complete { MigrationPass(from: source, to: read($0)) }
  }

  /// Nothing planned yet.
  init(
    from first: MigrationPass, editing code: CodeTree, unread: UnreadFiles, for isWanted: (Finding) -> Bool,
    stepLimit: Int = Self.stepLimit
  ) {
    (self.first, self.unread, self.stepLimit) = (first, unread, stepLimit)
    (self.code, start, oldCode) = (code, code, first.shipped.code)
    renamed = RenamedApps(from: first.comparison.old, to: first.comparison.new)
    loss = renamed.loss
    isAbandoned =
      !GivenUpApps(from: first.comparison.old, to: first.comparison.new).doubtful.isEmpty
      || code.paths.isEmpty && code.projects.isEmpty && code.manifests.isEmpty
    let found = first.findings.filter(isWanted)
    wanted = first.causes(of: found).union(found.map(\.fingerprint))
  }

  /// Whether there is something to plan, of which the first pass is made then.
  mutating func begin() -> Bool { plan(first.findings.filter(isOpen), first) }

  // What an edit brings is open as well.
  private func isOpen(_ finding: Finding) -> Bool {
    wanted.contains(finding.fingerprint) || !first.known.contains(finding.fingerprint) && !isOldFault(finding)
  }

  // A type that an edit gives its old identifier keeps its faults under another name.
  private func isOldFault(_ finding: Finding) -> Bool {
    finding.isFault
      && first.findings.contains {
        $0.isFault && $0.rule == finding.rule && $0.subject.member == finding.subject.member
          && first.locations.new[$0.subject] == first.locations.new[finding.subject] ?? first.locations.new[$0.subject]
      }
  }

  /// Plans all passes.
  mutating func complete(judge: (CodeTree) -> MigrationPass) {
    let known = first.known
    for _ in 0...Self.retries {
      (code, steps, answered) = (start, [], [])
      let last = run(judge: judge)
      // What an edit hides from a list, its cost says.
      let rest = last.findings.filter(isOpen)
        .filter { known.contains($0.fingerprint) || $0.worstEffect > .hides }
      unresolved = rest.filter { !answered.contains($0.fingerprint) }
      remaining = rest.filter { answered.contains($0.fingerprint) }
      let brought = Set(rest.filter { !known.contains($0.fingerprint) && !wasGone($0) }.map(\.subject.owner))
      let culprits = steps.map(\.proposal.finding).filter { brought.contains($0.subject.owner) }
      // What one edit mends, another one may take back.
      let undone = steps.map(\.proposal.finding).filter { finding in
        remaining.contains { $0.fingerprint == finding.fingerprint }
      }
      guard !culprits.isEmpty || !undone.isEmpty else { return }
      for finding in undone {
        refuse(finding, "The fix of something else would undo the edit for it. \(finding.fix.summary)")
      }
      for finding in culprits {
        let new = rest.first { !known.contains($0.fingerprint) && $0.subject.owner == finding.subject.owner }
        refuse(finding, reason(against: finding, bringing: new))
      }
    }
  }

  // What is back may lack what was gone with it: an intent its App Shortcut or a system that it ran on, an App Shortcut the
  // phrases that another action answers to, a widget some of its sizes, its settings or the systems that need a newer one by
  // now. The proposal says so.
  private func wasGone(_ finding: Finding) -> Bool {
    steps.contains { step in
      guard step.proposal.finding.subject.owner == finding.subject.owner else { return false }
      switch step.proposal.finding.rule {
      case "I01", "S02": return [.appShortcut, .phrase].contains(finding.subject.kind) || finding.rule == "I36"
      case "I36": return [.appShortcut, .phrase].contains(finding.subject.kind)
      case "W01": return ["W05", "W08", "W09"].contains(finding.rule)
      // A step that runs again, with less than before, is better than none.
      case "I02": return finding.worstEffect < step.proposal.finding.worstEffect
      default: return false
      }
    }
  }

  /// Passes until there is nothing left to edit.
  private mutating func run(judge: (CodeTree) -> MigrationPass) -> MigrationPass {
    var pass = first
    while true {
      let before = (code: code, steps: steps, answered: answered)
      guard plan(pass.findings.filter(isOpen), pass) else { return pass }
      let next = judge(Self.counted(code, since: before.code, pass))
      let left = Set(next.findings.map(\.fingerprint))
      let stubborn = steps.dropFirst(before.steps.count).filter { left.contains($0.proposal.finding.fingerprint) }
      guard !stubborn.isEmpty else {
        pass = next
        continue
      }
      (code, steps, answered) = before
      for step in stubborn { reconsider(step) }
    }
  }

  static func counted(_ code: CodeTree, since before: CodeTree, _ pass: MigrationPass) -> CodeTree {
    code.countReading(since: before, cost: readingCost)
    code.count(findingCost * pass.findings.count)
    return code
  }

  private mutating func reconsider(_ step: Step) {
    let finding = step.proposal.finding
    let made = step.changes.first { $0.before == nil }?.path
    let orphan = made.flatMap { path in oldCode.flatMap { RestoredMembership.orphan(compiling: path, in: $0) } }
    if let made, let orphan {
      refuse(
        finding,
        "\(made) was compiled by \(orphan) alone, an extension that no app embeds: people can have it only from a build "
          + "of that target. If there was none, accept the change with a waiver.")
      return
    }
    if made != nil, withoutFiles.insert(finding.fingerprint).inserted { return }
    guard let made, let text = step.changes.first(where: { $0.path == made })?.after else {
      let isGone = Proposers.restoring.contains(finding.rule) || finding.rule == "W01"
      refuse(
        finding,
        isGone && first.locations.new[finding.subject] == nil
          ? "An edit of the code alone does not bring it back. \(targetAdvice(for: finding))"
          : "\(finding.fix.summary) No edit of \(step.changes.map(\.path).sentenceList) alone does that.")
      return
    }
    sketches[finding.fingerprint] = String(decoding: text, as: UTF8.self)
    refuse(
      finding,
      oldCode?.paths.contains(made) == true
        ? "The code belongs in \(made), which no target compiles. "
          + targetAdvice(for: finding)
        : "The fix needs a new file, \(made), and no target was found that would compile it. Add it to the app.")
  }

  private mutating func refuse(_ finding: Finding, _ reason: String) {
    vain.insert(finding.fingerprint)
    refusals[finding.fingerprint] = reason
  }

  /// Whether a step was made. What holds values comes before what uses it: an entity that is back may be all that an
  /// intent lacked. A type as a whole comes before its members.
  mutating func plan(_ findings: [Finding], _ pass: MigrationPass) -> Bool {
    let before = steps.count
    let values = findings.filter(\.isOfValueType)
    for findings in [
      values.filter { $0.subject.member == nil }, values, findings.filter { !$0.isOfValueType },
    ] where steps.count == before {
      edit(findings.sorted(by: Finding.isPlannedBefore), pass)
    }
    return steps.count > before
  }

  /// One edit to each type, and further ones in the order of one a pass as long as each is of one member: nothing of the
  /// others is worked out from what it changes.
  private mutating func edit(_ findings: [Finding], _ pass: MigrationPass) {
    // Findings are large, and thousands of one type wait for each other.
    let owners = findings.map(\.subject.owner)
    var (waiting, done) = (Array(findings.indices), Set<String>())
    var begun: Set<String> = []
    while !waiting.isEmpty {
      var (edited, left) = (Set<String>(), [Int]())
      for index in waiting {
        let owner = owners[index]
        guard !edited.contains(owner) else {
          left.append(index)
          continue
        }
        guard !answered.contains(findings[index].fingerprint), !done.contains(owner),
          step(findings[index], pass, besideOthers: begun.contains(owner), done: &done)
        else { continue }
        edited.insert(owner)
        if steps.last?.proposal.decision.isOfOneMember != true { done.insert(owner) }
      }
      waiting = left
      begun.formUnion(edited)
    }
  }

  /// - Parameters:
  ///   - besideOthers: whether other edits of its type are not judged yet.
  ///   - done: the types of which nothing more is edited before that.
  private mutating func step(
    _ finding: Finding, _ pass: MigrationPass, besideOthers: Bool, done: inout Set<String>
  ) -> Bool {
    guard var proposal = proposal(finding, pass) else { return false }
    if besideOthers, !proposal.decision.isOfOneMember {
      done.insert(finding.subject.owner)
      return false
    }
    guard let edited = code.applying(proposal.edits), !edited.changes(since: code).isEmpty else { return false }
    guard !undoes(proposal) else {
      refuse(finding, "The edit for it would undo another one. Decide which of the two to keep.")
      return false
    }
    if let fault = DefinitionFaults.brought(by: edited, since: code) {
      refuse(finding, fault)
      return false
    }
    proposal.notes += [NewComments.note(on: proposal.edits, in: code, since: oldCode)].compactMap(\.self)
    let texts = FollowingTexts(of: edited, since: code, shipped: oldCode)
    let after = texts.code
    let changes = after.changes(since: code)
    if let made = changes.first(where: { $0.before == nil && isForlorn($0.path) }),
      !changes.contains(where: { SyntaxCheck.isProject($0.path) })
    {
      refuse(
        finding,
        "The code belongs in \(made.path), and no code is left in its folder: what compiled it is gone, and must come back "
          + "first, with its bundle identifier. If it is gone for good, accept the change with a waiver.")
      return false
    }
    let generated = changes.compactMap { change in
      change.before.flatMap(GeneratedFile.mark).map { GeneratedFile.note(on: change.path, $0) }
    }
    proposal.notes = generated + proposal.notes + texts.notes
    answered.insert(finding.fingerprint)
    steps.append(Step(proposal: proposal, changes: changes))
    code = after
    return true
  }

  // Where no project says what compiles a file, the code around it does.
  private func isForlorn(_ path: String) -> Bool {
    guard first.comparison.new.hosts.isEmpty, oldCode?.paths.contains(path) == true else { return false }
    let folder = RelativePath.folder(of: path)
    let (own, around) = (folder + "/", RelativePath.folder(of: folder) + "/")
    return !folder.isEmpty && !start.paths.isEmpty
      && !start.paths.contains {
        $0.hasSuffix(".swift") && ($0.hasPrefix(own) || around != "/" && $0.hasPrefix(around))
      }
  }

  // Where an edit brings a finding whose own edit takes the first one back, the first one is wrong.
  private func undoes(_ proposal: Proposal) -> Bool {
    guard !first.known.contains(proposal.finding.fingerprint) else { return false }
    let made = steps.flatMap(\.proposal.edits)
    return proposal.edits.allSatisfy { edit in made.contains { edit.isReverse(of: $0) } }
  }

  private mutating func proposal(_ finding: Finding, _ pass: MigrationPass) -> Proposal? {
    guard !vain.contains(finding.fingerprint), let proposer = Proposers.byRule[finding.rule] else { return nil }
    if let reason = unread.reason(for: finding, pass.comparison, pass.locations, in: code) {
      refusals[finding.fingerprint] = reason
      return nil
    }
    if isAbandoned {
      refusals[finding.fingerprint] =
        "No project here builds the app any more: what is written now would reach nobody. Restore the project first, or "
        + "accept the change with a waiver that says where the app is built."
      return nil
    }
    if finding.isOfSaved,
      let advice = renamed.advice(for: pass.comparison.oldRecords.hosts(of: finding.subject), in: code)
    {
      refusals[finding.fingerprint] = "\(advice) \(finding.fix.summary)"
      return nil
    }
    attempts += 1
    guard attempts <= Self.attemptLimit, stepCount <= stepLimit else {
      refusals[finding.fingerprint] =
        attempts > Self.attemptLimit
        ? "One run looks for at most \(Self.attemptLimit) fixes. Name the finding or its type."
        : "One run reads only so much code for its fixes. Name the finding or its type."
      return nil
    }
    let context = pass.context(editing: code, mayMakeFiles: !withoutFiles.contains(finding.fingerprint))
    do throws(Refusal) {
      if let folder = RestoredFolder(of: finding, in: context) {
        return try folder.proposal(for: finding, in: context).promising(nothingWhile: loss)
      }
      guard let code = WithheldCode(of: finding, in: context) else {
        return try proposer(finding, context)?.promising(nothingWhile: loss)
      }
      return try code.proposal(for: finding, in: context).promising(nothingWhile: loss)
    } catch {
      refusals[finding.fingerprint] = error.reason
      return nil
    }
  }
}

extension Finding {
  /// What brings a whole type back comes first: it ends what else is said of the type.
  fileprivate static func isPlannedBefore(_ left: Finding, _ right: Finding) -> Bool {
    (Proposers.restoring.contains(left.rule) ? 0 : 1) < (Proposers.restoring.contains(right.rule) ? 0 : 1)
  }
}

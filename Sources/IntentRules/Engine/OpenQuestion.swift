import IntentComparison
import IntentSurface

/// Makes a question of what a rule takes for a loss where the code of the type is still there, and what was read does not
/// tell whether it ships, or what it is.
///
/// A question fails the gate as a break does, with a fingerprint of its own, and is never worded as one.
struct OpenQuestion {
  private let comparison: Comparison
  private let unseen: [Subject: String]
  private let gone: Set<String>
  private let copies: CopiedApps
  private let renamed: RenamedApps
  /// A new record of each kind whose identifier was not read: it may be any that is gone.
  private let nameless: [ElementKind: String]

  init(_ comparison: Comparison, unseen: [Subject: String]) {
    (self.comparison, self.unseen) = (comparison, unseen)
    gone = Set(GivenUpApps(from: comparison.old, to: comparison.new).doubtful)
    copies = CopiedApps(from: comparison.old, to: comparison.new)
    renamed = RenamedApps(from: comparison.old, to: comparison.new)
    nameless = Self.nameless(in: comparison.new, since: comparison.old)
  }

  /// The finding as a question; as it is where both sides are known.
  func asked(_ judged: JudgedDifference) -> JudgedDifference {
    let change = judged.difference.change
    if let code = judged.difference.unread, [.breaks, .degrades].contains(judged.finding.worstEffect) {
      var question = question(of: judged.finding, doubt(of: change, unread: code), key: "asks")
      question.effects = question.effects.mapValues { $0 == .degrades ? .asks : $0 }
      return JudgedDifference(finding: question, difference: judged.difference)
    }
    guard judged.finding.worstEffect == .breaks else { return judged }
    if let asked = asked(ofRenamedApp: judged) { return asked }
    let absence = absence(of: change)
    guard let doubt = absence?.doubt ?? doubt(of: change) else { return judged }
    let message = "Whether \(judged.finding.subjectName) \(doubt)."
    var finding = question(of: judged.finding, message, key: key(of: judged.finding))
    absence.map { finding.fix = Fix($0.fix) }
    return JudgedDifference(finding: finding, difference: judged.difference)
  }

  /// The question of what people lose only if they get the new version, which is another app to devices; nil for what is of
  /// other apps.
  private func asked(ofRenamedApp judged: JudgedDifference) -> JudgedDifference? {
    guard !renamed.names.isEmpty else { return nil }
    let apps = apps(of: judged.difference.change)
    guard !apps.isEmpty, apps.isSubset(of: renamed.names) else { return nil }
    let message =
      judged.finding.message
      + " Whether people get this can't be told: \(renamed.changes), which devices take for another app."
    var finding = question(of: judged.finding, message, key: key(of: judged.finding), condition: "If they do")
    finding.fix = Fix(
      "If this becomes an update of what people have: " + judged.finding.fix.summary.firstLowercased
        + " If they keep the old app, accept this.")
    return JudgedDifference(finding: finding, difference: judged.difference)
  }

  /// The question of a loss that may be in what can't be read now; nil where it would be none to people.
  func asked(ofLoss judged: JudgedDifference) -> JudgedDifference? {
    let (loss, change) = (judged.finding, judged.difference.change)
    guard loss.worstEffect > .notes else { return nil }
    let what =
      loss.subject == change.subject
      ? "the \(change.subject.kind.words) “\(change.old ?? "")” is"
      : "all \(change.subject.kind.words)s of \(loss.subjectName) are"
    let message = "Whether \(what) still there can't be told: not all that stands there can be read now."
    let finding = question(of: loss, message, key: "asks \(loss.fingerprint)")
    return JudgedDifference(finding: finding, difference: judged.difference)
  }

  /// The question of what breaks with one answer to a condition that nothing answers; what breaks nothing stays as it is.
  func asked(ofAnswer judged: JudgedDifference) -> JudgedDifference {
    guard judged.finding.worstEffect == .breaks else { return judged }
    let message =
      "Whether \(judged.finding.subjectName) is as it was can't be told: that depends on a condition of `#if` that nothing "
      + "answers."
    return JudgedDifference(
      finding: question(of: judged.finding, message, key: "asks \(judged.finding.fingerprint)"),
      difference: judged.difference)
  }

  /// The question of what was known and what code makes now, with the weight of the rule that judges it hardest;
  /// nil where none judges it.
  func asked(of difference: Difference, by rules: [Rule]) -> JudgedDifference? {
    let change = difference.change
    let judging: [Rule] =
      switch change.aspect {
      // A title that code makes shows nobody's exchange.
      case .title: rules.filter { $0.id != Rule.intentsExchanged.id }
      case .unreadIdentifier: [.intentIdentifierChanged]
      default: rules
      }
    guard let rule = judging.max(by: { $0.effects.worst < $1.effects.worst }) else { return nil }
    let name = comparison.oldRecords.name(of: change.subject) ?? change.subject.member ?? change.subject.owner
    let old = change.old ?? ""
    let aspect = change.aspect?.words ?? change.subject.kind.words
    let message =
      difference.unread.map { doubt(of: change, unread: $0) }
      ?? "Whether \(name) is as it was can't be told: its \(aspect), “\(old)”, is now made by `\(change.new ?? "")`."
    let judgement = Judgement(change.subject, message, platforms: change.platforms)
    let key = "asks \(change.aspect?.rawValue ?? "")"
    return JudgedDifference(finding: question(of: Finding(rule, judgement), message, key: key), difference: difference)
  }

  /// What tells a question from those of the same rule and subject, where several are lost of it.
  private func key(of loss: Finding) -> String {
    let only = Fingerprint(rule: loss.rule, subject: loss.subject, key: nil).description
    return loss.fingerprint == only ? "asks" : "asks \(loss.fingerprint)"
  }

  private func question(
    of loss: Finding, _ message: String, key: String, condition: String = "If not"
  ) -> Finding {
    var finding = loss
    finding.effects = finding.effects.mapValues { min($0, .asks) }
    finding.title = Finding.question(finding.title)
    finding.message = message
    finding.symptom = "\(condition): " + finding.symptom.firstLowercased
    finding.fix = Fix(
      "Write it in a way that can be read here, or accept this: say who knows that people keep what they have, and why."
    )
    finding.identify(by: key)
    return finding
  }

  /// What can't be told of something that code which was not read may still give.
  private func doubt(of change: Change, unread code: String) -> String {
    let subject = change.subject
    let name = comparison.oldRecords.name(of: Subject(subject.kind, subject.owner)) ?? subject.owner
    let what =
      subject.member.map { "\(subject.kind.words) “\($0)”" }
      ?? "\(change.aspect?.words ?? subject.kind.words) “\(change.old ?? "")”"
    return "Whether \(name) still has the \(what) can't be told: "
      + (code.hasPrefix("@") ? "what `\(code)` makes" : "the code of `\(code)`") + " was not read."
  }

  private func doubt(of change: Change) -> String? {
    if let type = unseenType(of: change) { return "is as it was can't be told: the code of `\(type)` was not read" }
    if let file = comparison.new.readFrom.unreadFiles(of: change.subject.kind, since: comparison.old.readFrom).first {
      return "is still there can't be told: \(file) can't be read"
    }
    guard change.subject.member == nil else { return nil }
    if change.subject.kind == .legacyIntent, change.action == .removed, let type = nameless[.legacyIntent] {
      return "is still answered can't be told: not all that \(type) is made of was read"
    }
    if [.removed, .renamed].contains(change.action) || change.aspect == .bundle, let reason = unseen[change.subject] {
      return "is still there can't be told: \(reason)"
    }
    if change.subject.kind == .systemIntent {
      return comparison.new.withholding(handlerOf: change.subject.owner).flatMap { doubt(of: $0, now: change) }
    }
    let widget = change.subject.kind == .widget ? comparison.oldRecords.widget(change.subject.owner) : nil
    guard let path = widget?.typePath ?? comparison.oldRecords.name(of: change.subject) else { return nil }
    let withheld = comparison.new.withheld.first { $0.typePath == path }
    if change.aspect == .unlisted { return withheld.flatMap { doubt(of: $0, now: change) } }
    switch change.action {
    case .removed:
      if let withheld { return doubt(of: withheld, now: change) }
      return user(of: path, change.subject).map {
        "is still there can't be told. \($0), so that code may have it which was not read"
      }
        ?? nameless[change.subject.kind].map {
          "is still there can't be told: it may be \($0), whose identifier was not read"
        }
    case .renamed:
      if let withheld, withheld.isUnread { return doubt(of: withheld, now: change) }
      return comparison.newRecords.unreadIdentifier(ofType: path)
        .map { "still has the identifier that shipped can't be told: it is now `\($0)`" }
    default: return nil
    }
  }

  /// The type that something has now, where that may stand for the one that it had: it is of another module, or its
  /// identifier was not read.
  private func unseenType(of change: Change) -> String? {
    guard change.action == .changed, let type = type(of: change)?.element else { return nil }
    switch type {
    case .unknown(let name):
      let isOfOthers =
        name.contains(".") && !comparison.new.typePaths.contains(name)
        || comparison.new.readFrom.unread.contains(Provenance.unreadType(name))
      return isOfOthers ? name : nil
    case .enum, .entity: return comparison.newRecords.unreadIdentifier(ofType: type.spelling).map { _ in type.spelling }
    default: return nil
    }
  }

  /// The type that a change leaves.
  private func type(of change: Change) -> ValueType? {
    let (records, owner) = (comparison.newRecords, change.subject.owner)
    switch (change.subject.kind, change.aspect) {
    case (.parameter, .type):
      let intent = records.intent(comparison.newIdentifier(of: .intent, owner))
      return change.subject.member.flatMap { intent?.parameter($0)?.type }
    case (.result, .resultValue): return records.intent(comparison.newIdentifier(of: .intent, owner))?.result.value
    case (.entityProperty, .type):
      let entity = records.entity(comparison.newIdentifier(of: .entity, owner))
      return entity?.properties.first { $0.name == change.subject.member }?.type
    default: return nil
    }
  }

  /// What still names a type that is gone. What only refers to one may be gone while the type is there.
  private func user(of path: String, _ subject: Subject) -> String? {
    let old = comparison.old
    let found = comparison.newRecords.user(of: path, in: old.apps(with: old.hostNames(of: subject)))
    return found.flatMap { comparison.new.typePaths.contains(path) ? nil : $0 }
  }

  private static func nameless(in new: Surface, since old: Surface) -> [ElementKind: String] {
    func first(_ records: [some SurfaceRecord], _ before: [some SurfaceRecord]) -> String? {
      let known = Set(before.map(\.typePath))
      return records.first { $0.unreadIdentifier != nil && !known.contains($0.typePath) }?.typePath
    }
    let (known, intents) = (Set(old.widgets.map(\.typePath)), Set(old.intents.map(\.typePath)))
    let unread = new.readFrom.unreadMembers
    let widget = new.widgets.first { $0.kind.value == nil && !known.contains($0.typePath) }
    let found: [(ElementKind, String?)] = [
      (.intent, first(new.intents, old.intents)), (.entity, first(new.entities, old.entities)),
      (.enum, first(new.enums, old.enums)), (.widget, widget?.typePath),
      (.legacyIntent, new.intents.map(\.typePath).first { unread[$0] != nil && !intents.contains($0) }),
    ]
    return found.reduce(into: [:]) { $0[$1.0] = $1.1 }
  }

  private func doubt(of type: WithheldType, now change: Change) -> String? {
    if type.conditions.isEmpty, type.hosts.isEmpty, !type.isUnread, comparison.old.hostNames(of: change.subject).isEmpty
    {
      return "ships can't be told: no target compiles its file now, and nothing says which did before"
    }
    if type.isUnread {
      return "is still there can't be told: its code is, but not everything that it depends on could be read"
    }
    guard type.isOpen else { return nil }
    return "still ships can't be told: its code is now behind \(type.conditions.joined(separator: " and ")), "
      + type.reason
  }
}

extension OpenQuestion {
  /// The apps that have what a change is about; an app on the watch comes with its app.
  private func apps(of change: Change) -> Set<String> {
    let old = comparison.old
    let names = old.hostNames(of: change.subject)
    let all = Set(old.comparedApps.map(\.identifier))
    return names.isEmpty ? all : old.apps(with: names).intersection(all)
  }

  /// Why nobody can tell whether people who have the apps of a record get the new version, and what to do; nil where they
  /// do.
  private func absence(of change: Change) -> (doubt: String, fix: String)? {
    guard !gone.isEmpty || !copies.all.isEmpty, change.action == .removed, change.subject.member == nil else {
      return nil
    }
    let apps = apps(of: change)
    guard !apps.isEmpty else { return nil }
    if apps.isSubset(of: gone) {
      return (
        "still ships can't be told: no project here builds \(apps.sorted().sentenceList) any more",
        "Restore the project, or accept this with the name of the person who knows where the app is built."
      )
    }
    guard let copied = copies.all.first(where: { apps.isSubset(of: $0.left) }) else { return nil }
    let had = apps.sorted().sentenceList
    return (
      "was in what people have can't be told: of the copies of the app only \(had) had it, and none has it now",
      "Bring it back if people have the app of \(had); if they have that of \(copied.chosen), accept this."
    )
  }
}

extension Surface {
  /// The names of the bundles that have a record; none where nothing says.
  fileprivate func hostNames(of subject: Subject) -> [String] {
    let name = subject.owner
    let lists =
      switch subject.kind {
      case .intent: intents.filter { $0.identifier == name }.map(\.hosts)
      case .entity: entities.filter { $0.identifier == name }.map(\.hosts)
      case .enum: enums.filter { $0.identifier == name }.map(\.hosts)
      case .query: queries.filter { $0.identifier == name }.map(\.hosts)
      case .widget: widgets.filter { $0.kind.spelling == name }.map(\.hosts)
      case .systemIntent: [declarers(of: name).map(\.identifier)]
      default: [[String]]()
      }
    return lists.flatMap(\.self)
  }
}

extension SurfaceIndex {
  /// What still names a type that no code was read for, as the beginning of a sentence; nil where nothing does: such code
  /// can't be all that is compiled.
  ///
  /// - Parameter apps: those that had it; another app may have a type of the same name. Empty where nothing says.
  func user(of path: String, in apps: @autoclosure () -> Set<String>) -> String? {
    let names = [path, path.lastNameComponent]
    if stillTakes(path) { return "A parameter still has this type" }
    if hasWidget(configuredBy: names, in: apps()) { return "A widget is still configured by it" }
    return hasAppShortcut(for: names) ? "An App Shortcut still runs it" : nil
  }

  /// Whether a parameter has a type that no code was read for.
  func stillTakes(_ path: String) -> Bool {
    [path, path.lastNameComponent].contains { !holders(of: .unknown($0)).isEmpty }
  }
}

package import IntentSurface

extension MigrationStory {
  func wrongTurns(of migration: Migration, on day: Day) -> [WrongTurn] {
    let turns = [
      retiredEarly(migration, on: day), withdrawn, revealedNotDeprecated, noReplacement, replacementMissing,
      replacementHidden, replacementElsewhere, parallelTooLong(migration), overdue(migration), promiseMovedEarlier,
      replacementSwapped, retiredBeforeSystems(migration, on: day),
    ]
    return turns.compactMap(\.self)
  }

  private func retiredEarly(_ migration: Migration, on day: Day) -> WrongTurn? {
    guard let retired = migration.retiredIn, !migration.isServed(on: day), !migration.waitsForSystemsAlone(on: day)
    else { return nil }
    let form = link.old.kind == .intent ? " as a `DeprecatedAppIntent`" : ""
    return WrongTurn(
      .retiredEarly, "`\(link.old.owner)` was removed before its notice period ended: \(migration.missing(on: day)).",
      fix: retired.version == nil
        ? "Keep it\(form) until then."
        : "Restore it\(form), so shortcuts that still contain it work again.",
      shippedIn: retired.version)
  }

  private var withdrawn: WrongTurn? {
    guard let old, !old.isDeprecated, let last = olds.lastIndex(where: { $0?.isDeprecated == true }) else { return nil }
    return WrongTurn(
      .deprecationWithdrawn,
      "`\(link.old.owner)` was deprecated in \(shipped[last].version), but no longer is.",
      fix: "Deprecate it again or drop the migration; the notice period starts over.",
      shippedIn: last + 1 < shipped.count ? shipped[last + 1].version : nil)
  }

  private var revealedNotDeprecated: WrongTurn? {
    guard link.origin != .settings || new != nil, let old, let new, old.isListed, !old.isDeprecated, new.isListed,
      news.contains(where: { $0?.isAssistantOnly == true })
    else { return nil }
    return WrongTurn(
      .revealedNotDeprecated,
      "`\(new.typePath)` is public while `\(old.typePath)` is not deprecated, so people see both actions.",
      fix: "Make `\(old.typePath)` a `DeprecatedAppIntent` with `replacedBy: \(new.typePath).self` in the same release."
    )
  }

  private var noReplacement: WrongTurn? {
    // The Shortcuts app says nothing of a deprecated entity or enum, and so names nothing to use instead.
    guard link.old.kind == .intent, let old, old.isDeprecated, link.replacement == nil else { return nil }
    return WrongTurn(
      .noReplacement,
      "`\(old.typePath)` is deprecated without a replacement, so people don't know what to use instead.",
      fix: "Name a replacement: `IntentDeprecation(message: …, replacedBy: NewIntent.self)`, or, for a Find action, "
        + "an entry under `migrations:` in the settings.")
  }

  private var replacementMissing: WrongTurn? {
    guard let old, old.isDeprecated else { return nil }
    if case .findAction(let entity)? = link.replacement, !current.makesFindAction(of: entity) {
      return WrongTurn(
        .replacementMissing,
        "`\(old.typePath)` is replaced by the Find action of `\(entity)`, but no query provides it.",
        fix: "Make the default query of `\(entity)` an `EntityPropertyQuery` again, or name another replacement.")
    }
    guard let name = link.newSubject?.owner, new == nil else { return nil }
    return WrongTurn(
      .replacementMissing, "`\(old.typePath)` points to `\(name)`, which does not exist.",
      fix: "Restore `\(name)`, or name another replacement.")
  }

  private var replacementHidden: WrongTurn? {
    guard let old, old.isDeprecated, let new, !new.isListed else { return nil }
    return WrongTurn(
      .replacementHidden,
      "`\(old.typePath)` points to `\(new.typePath)`, which people can't find in the Shortcuts app.",
      fix: "Remove `isAssistantOnly` or `isDiscoverable = false` from `\(new.typePath)`.")
  }

  // The hint in the Shortcuts app looks for the replacement in the bundle of the old intent.
  private var replacementElsewhere: WrongTurn? {
    guard let old, let new, let oldBundle = old.bundle, let newBundle = new.bundle, oldBundle != newBundle else {
      return nil
    }
    return WrongTurn(
      .replacementElsewhere, "`\(new.typePath)` is in \(newBundle), but `\(old.typePath)` is in \(oldBundle).",
      fix: "Move `\(new.typePath)` into the bundle of the old intent; the deprecation notice finds it only there.")
  }

  private func parallelTooLong(_ migration: Migration) -> WrongTurn? {
    guard migration.stage == .parallel, let since = migration.parallelSince?.date, today - since > policy.parallelDays
    else { return nil }
    return WrongTurn(
      .parallelTooLong,
      "`\(link.replacement?.description ?? "")` has been `isAssistantOnly` since \(since) (\(today - since) days); "
        + "`timeline.parallelDays` allows \(policy.parallelDays). Apple calls this flag a temporary workaround.",
      fix: "Remove `isAssistantOnly` and deprecate `\(link.old.owner)` in the same release.")
  }

  private func overdue(_ migration: Migration) -> WrongTurn? {
    guard migration.stage == .retirable, let within = policy.retireWithin, let earliest = migration.earliestDay,
      today - earliest > within
    else { return nil }
    return WrongTurn(
      .overdue,
      "`\(link.old.owner)` could have been removed \(today - earliest) days ago, on \(earliest); "
        + "`timeline.retireWithin` allows \(within) days.",
      fix: "Delete `\(link.old.owner)`, or set a later `notBefore` for it.")
  }

  private var promiseMovedEarlier: WrongTurn? {
    let agreed = policy.demand(for: link.old.owner).notBefore
    guard old != nil, let promised, agreed.map({ $0 < promised }) ?? true else { return nil }
    return WrongTurn(
      .promiseMovedEarlier,
      "The announced date for `\(link.old.owner)` was \(promised); the settings now say "
        + "\(agreed?.description ?? "no date").",
      fix: "Set `notBefore: \(promised)` again; an announced date may only move later.")
  }

  /// Systems that people still have and that the replacement does not run on.
  var newerSystems: [String] {
    guard let new, let last = old ?? olds.last(where: { $0 != nil }) ?? nil else { return [] }
    return new.availability.sorted { $0.platform < $1.platform }.compactMap { clause in
      guard let needed = clause.introduced, let floor = floor(on: clause.platform, of: last),
        VersionNumber(needed).isLater(than: VersionNumber(floor))
      else { return nil }
      return "\(clause.platform) \(needed)"
    }
  }

  // While the old type is there, people on older systems have it: it only has to wait.
  private func retiredBeforeSystems(_ migration: Migration, on day: Day) -> WrongTurn? {
    guard let retired = migration.retiredIn, let new, migration.waitsForSystemsAlone(on: day) else { return nil }
    let systems = newerSystems.joined(separator: ", ")
    return WrongTurn(
      .replacementNeedsNewerSystem,
      "`\(link.old.owner)` is gone, and `\(new.typePath)` needs \(systems): people on older systems have neither.",
      fix: "Keep `\(link.old.owner)` until \(systems) is the lowest system you support.", shippedIn: retired.version)
  }

  // What people were told to use instead holds for their notice.
  private var replacementSwapped: WrongTurn? {
    guard let old, old.isDeprecated, let now = old.replacedBy,
      let index = olds.lastIndex(where: { $0?.isDeprecated == true && $0?.replacedBy != nil }),
      let before = olds[index]?.replacedBy
    else { return nil }
    let told = shipped[index].surface
    let first = told.intentIdentifier(named: before) ?? before
    let second = current.intentIdentifier(named: now) ?? now
    guard first != second, !isRenamed(first, second, since: told) else { return nil }
    return WrongTurn(
      .replacementSwapped,
      "`\(link.old.owner)` named `\(before)` as its replacement in \(shipped[index].version), but now names `\(now)`.",
      fix: "Name `\(before)` again, or keep it alongside `\(now)` until its own notice period has ended.")
  }

  // The same parallel under another name: the schema stayed.
  private func isRenamed(_ first: String, _ second: String, since told: Surface) -> Bool {
    let before = told.intents.first { $0.identifier == first }
    let after = current.intents.first { $0.identifier == second }
    guard let before, let after, let schema = before.schema?.name else { return false }
    return after.schema?.name == schema && !current.intents.contains { $0.identifier == first }
  }

  private func floor(on platform: String, of old: PromiseState) -> String? {
    policy.lowestSystems[platform] ?? old.availability.first { $0.platform == platform }?.introduced
  }
}

extension Migration {
  /// Whether the notice period is over by a day, that day included.
  package func isServed(on day: Day) -> Bool {
    releasesMissing == 0 && daysMissing(on: day) == 0 && waitsForSystems.isEmpty
  }

  /// Whether releases and days were served, and people on older systems would still lose it.
  func waitsForSystemsAlone(on day: Day) -> Bool {
    releasesMissing == 0 && daysMissing(on: day) == 0 && !waitsForSystems.isEmpty
  }

  /// What is still missing before the old type may go, in words.
  package func missing(on day: Day) -> String {
    guard toldSince != nil else { return "it was never deprecated" }
    let releases = releasesMissing == 0 ? nil : "\(releasesMissing) release\(releasesMissing == 1 ? "" : "s")"
    let daysLeft = daysMissing(on: day)
    let days = daysLeft.flatMap { $0 == 0 ? nil : "\($0) day\($0 == 1 ? "" : "s")" }
    let date = daysLeft == nil ? "the release date is not recorded" : nil
    let systems =
      waitsForSystems.isEmpty ? nil : "\(waitsForSystems.joined(separator: ", ")) must be the lowest system you support"
    let notice = [days, releases].compactMap(\.self)
    let parts =
      (notice.isEmpty ? [] : [notice.joined(separator: " and ") + " of notice left"])
      + [date, systems].compactMap(\.self)
    return parts.isEmpty ? "the notice period is over" : parts.joined(separator: "; ")
  }
}

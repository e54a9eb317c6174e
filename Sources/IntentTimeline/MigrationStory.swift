import IntentSurface

/// Follows one old type and its replacement through everything that shipped.
struct MigrationStory {
  let link: MigrationLink
  let policy: TimelinePolicy
  let today: Day
  let current: Surface
  let shipped: [ShippedVersion]
  /// The old and the new type in each shipped version.
  let olds: [PromiseState?]
  let news: [PromiseState?]
  let old: PromiseState?
  let new: PromiseState?

  init(link: MigrationLink, shipped: [ShippedVersion], current: Surface, policy: TimelinePolicy, today: Day) {
    self.link = link
    self.policy = policy
    self.today = today
    self.current = current
    self.shipped = shipped
    let replacement = link.newSubject
    olds = shipped.map { $0.surface.state(of: link.old) }
    let schema = replacement.flatMap { name in current.intents.first { $0.identifier == name.owner }?.schema?.name }
    news = shipped.map { version in
      replacement.flatMap { version.surface.state(of: $0) ?? version.surface.parallel(of: schema, kind: $0.kind) }
    }
    old = current.state(of: link.old)
    new = replacement.flatMap { current.state(of: $0) }
  }

  func migration() -> Migration {
    let told = toldIndex
    var migration = Migration(
      link: link, stage: .planned, parallelSince: parallelSince, toldSince: told.map(moment), retiredIn: retiredIn,
      releasesServed: told.map { (lastOldIndex ?? $0) - $0 + 1 } ?? 0, daysServed: nil,
      demand: demand, wrongTurns: [])
    migration.releasesMetOn = releasesMet(migration)
    migration.waitsForSystems = newerSystems
    let end = migration.retiredIn?.date ?? today
    migration.daysServed = told.flatMap { shipped[$0].date }.map { end - $0 }
    migration.stage = stage(of: migration, on: end)
    migration.wrongTurns = wrongTurns(of: migration, on: end)
    return migration
  }

  /// What the policy asks for, and no day before the one that people were promised.
  private var demand: TimelinePolicy.Floor {
    var demand = policy.demand(for: link.old.owner)
    demand.notBefore = [demand.notBefore, promised].compactMap(\.self).max()
    return demand
  }

  /// The latest day that a release promised people for the old type.
  var promised: Day? { shipped.compactMap { $0.surface.promisedDay(for: link.old) }.max() }

  private func moment(_ index: Int) -> Moment { Moment(version: shipped[index].version, date: shipped[index].date) }

  /// The last shipped version that has the old type.
  private var lastOldIndex: Int? { olds.lastIndex { $0 != nil } }

  /// The first of the versions, unbroken up to the last with the old type, that tell people.
  private var toldIndex: Int? {
    guard let last = lastOldIndex, olds[last]?.isDeprecated == true else { return nil }
    if let old, !old.isDeprecated { return nil }
    return olds[...last].lastIndex { $0?.isDeprecated != true }.map { $0 + 1 } ?? 0
  }

  // The release with which the last of those that are asked for was there.
  private func releasesMet(_ migration: Migration) -> Day? {
    guard let told = toldIndex, migration.releasesMissing == 0 else { return nil }
    let index = told + max(1, migration.demand.releases ?? 0) - 1
    return shipped.indices.contains(index) ? shipped[index].date : nil
  }

  private var parallelSince: Moment? {
    guard news.contains(where: { $0?.isAssistantOnly == true }) || new?.isAssistantOnly == true else { return nil }
    return news.firstIndex { $0?.isAssistantOnly == true }.map(moment) ?? Moment(version: nil, date: nil)
  }

  private var retiredIn: Moment? {
    guard old == nil, let last = lastOldIndex else { return nil }
    return last + 1 < shipped.count ? moment(last + 1) : Moment(version: nil, date: nil)
  }

  private func stage(of migration: Migration, on day: Day) -> MigrationStage {
    if migration.retiredIn != nil { return .retired }
    guard let old else { return .planned }
    if old.isDeprecated { return migration.isServed(on: day) ? .retirable : .revealed }
    return hasReplacement ? .parallel : .planned
  }

  /// Whether what replaces the old type is there: a type, or a query that makes the Find action.
  private var hasReplacement: Bool {
    guard case .findAction(let entity)? = link.replacement else { return new != nil }
    return current.makesFindAction(of: entity)
  }
}

extension MigrationLink {
  /// The replacing type, where it is one.
  var newSubject: Subject? {
    if case .type(let identifier)? = replacement { Subject(old.kind, identifier) } else { nil }
  }
}

extension Surface {
  /// The intent for the assistant alone that adopts a schema, whatever its name.
  fileprivate func parallel(of schema: String?, kind: ElementKind) -> PromiseState? {
    guard let schema, kind == .intent else { return nil }
    return intents.first { $0.schema?.name == schema && $0.isAssistantOnly?.value == true }.map(PromiseState.init)
  }
}

import IntentSurface
import IntentTimeline
import YAMLReading
import Yams

/// Reads `timeline:` and `migrations:` of the settings.
struct TimelineSettingsReader {
  let reader: YAMLReader

  private static let floorKeys = ["releases", "days", "notBefore"]
  private static let policyKeys = floorKeys + ["parallelDays", "retireWithin", "lowestSystems", "floors"]

  func policy(_ node: Node) -> TimelinePolicy {
    let values = reader.mapping(node, "timeline", keys: Self.policyKeys)
    var policy = TimelinePolicy()
    policy.releases = reader.count(values["releases"], "timeline.releases") ?? policy.releases
    policy.days = reader.count(values["days"], "timeline.days") ?? policy.days
    policy.parallelDays = reader.count(values["parallelDays"], "timeline.parallelDays") ?? policy.parallelDays
    policy.retireWithin = reader.count(values["retireWithin"], "timeline.retireWithin")
    policy.notBefore = day(values["notBefore"], "timeline.notBefore")
    policy.lowestSystems = values["lowestSystems"].map(systems) ?? [:]
    policy.floors = values["floors"].map(floors) ?? [:]
    return policy
  }

  func migrations(_ node: Node) -> [MigrationLink] {
    guard let entries = node.sequence else {
      reader.report("migrations must be a list with one entry per migration: `- { old: …, new: … }`.", at: node)
      return []
    }
    var links: [MigrationLink] = []
    for entry in entries {
      guard let link = migration(entry) else { continue }
      if links.contains(where: { $0.old == link.old }) {
        reader.report(
          "\(link.old.kind.rawValue) “\(link.old.owner)” is listed twice; keep one replacement.", at: entry)
      }
      links.append(link)
    }
    return links
  }

  private func migration(_ node: Node) -> MigrationLink? {
    let values = reader.mapping(node, "a migration", keys: ["old", "new", "find", "kind"])
    guard node.mapping != nil else { return nil }
    let kind = reader.choice(values["kind"], "kind", of: MigratedKind.self) ?? .intent
    if values["old"] == nil { reader.report("this migration has no `old:`.", at: node) }
    let new = reader.text(values["new"], "new").map(Replacement.type)
    let find = reader.text(values["find"], "find").map(Replacement.findAction)
    switch (values["new"], values["find"]) {
    case (nil, nil): reader.report("this migration has neither `new:` nor `find:`. Add one.", at: node)
    case (_?, let find?): reader.report("a migration has `new:` or `find:`, not both.", at: find)
    case (nil, let find?) where kind != .intent:
      reader.report("`find:` replaces an intent, not an \(kind.rawValue).", at: find)
    default: break
    }
    guard let old = reader.text(values["old"], "old"), let replacement = new ?? find else { return nil }
    if new == .type(old) { reader.report("“\(old)” can't be replaced by itself.", at: node) }
    return MigrationLink(old: Subject(kind.element, old), replacement: replacement, origin: .settings)
  }

  private func systems(_ node: Node) -> [String: String] {
    let names = Platform.allCases.map(\.rawValue)
    var systems: [String: String] = [:]
    for (name, keyNode, value) in reader.pairs(node, "timeline.lowestSystems") {
      guard names.contains(name) else {
        reader.reportUnknown(name, of: "timeline.lowestSystems", known: names, at: keyNode)
        continue
      }
      guard let version = reader.text(value, "the lowest \(name)") else { continue }
      if version.wholeMatch(of: /[0-9]+(\.[0-9]+)*/) == nil {
        reader.report("the lowest \(name) must be a version such as 17.0, not “\(version)”.", at: value)
      }
      systems[name] = version
    }
    return systems
  }

  private func floors(_ node: Node) -> [String: TimelinePolicy.Floor] {
    var floors: [String: TimelinePolicy.Floor] = [:]
    for (name, _, value) in reader.pairs(node, "timeline.floors") {
      let place = "timeline.floors.\(name)"
      let values = reader.mapping(value, place, keys: Self.floorKeys)
      floors[name] = TimelinePolicy.Floor(
        releases: reader.count(values["releases"], "\(place).releases"),
        days: reader.count(values["days"], "\(place).days"), notBefore: day(values["notBefore"], "\(place).notBefore"))
    }
    return floors
  }

  private func day(_ node: Node?, _ name: String) -> Day? {
    guard let node, let text = reader.text(node, name) else { return nil }
    if let day = Day(text) { return day }
    reader.report("\(name) must be a date such as 2027-01-31, not “\(text)”.", at: node)
    return nil
  }
}

/// What can be replaced by something of its kind.
private enum MigratedKind: String, CaseIterable {
  case intent, entity
  case `enum`

  var element: ElementKind {
    switch self {
    case .intent: .intent
    case .entity: .entity
    case .enum: .enum
    }
  }
}

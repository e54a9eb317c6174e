import IntentSurface

/// Tells whether code went from one app or extension to another, for surfaces that were read with their projects.
///
/// Each app is looked at by itself: code that it and its extension have, and that one of them keeps, has not moved.
struct HostMoves {
  private typealias Versions = (old: HostBundle, new: HostBundle)

  private let old: [String: HostBundle]
  private let new: [String: HostBundle]
  private let apps: [Versions]
  /// The targets whose bundle identifier changed, or can't be told any more, in another way than that of their app, with
  /// both.
  private let renumbered: [String: Versions]

  /// Whether an extension has another bundle identifier than before.
  var hasNewIdentifiers: Bool { !renumbered.isEmpty }

  init(_ old: [HostBundle], _ new: [HostBundle]) {
    self.old = Dictionary(old.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    self.new = Dictionary(new.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    let newApps = new.filter { [.app, .watchApp].contains($0.kind) }
    let apps = old.filter { [.app, .watchApp].contains($0.kind) }.compactMap { app -> Versions? in
      let twin = newApps.first { $0.identifier == app.identifier } ?? newApps.first { $0.isSame(as: app) }
      return twin.map { (app, $0) }
    }
    self.apps = apps
    let before = Self.extensions(old)
    let after = Self.extensions(new)
    renumbered = before.reduce(into: [:]) { found, host in
      guard let twin = after[host.key] else { return }
      // What is in no app is read as gone, unless nothing tells in which it is.
      if !host.value.apps.isEmpty, twin.apps.isEmpty, !apps.isEmpty { return found[host.key] = (host.value, twin) }
      guard let identifier = host.value.bundleIdentifier, identifier != twin.bundleIdentifier,
        !after.values.contains(where: { $0.bundleIdentifier == identifier }),
        apps.contains(where: {
          host.value.isPart(of: $0.old) && twin.isPart(of: $0.new) && host.value.leaves($0.old, as: twin, of: $0.new)
        })
      else { return }
      found[host.key] = (host.value, twin)
    }
  }

  /// The extensions by name; of targets of one name nobody can say which was which.
  private static func extensions(_ hosts: [HostBundle]) -> [String: HostBundle] {
    Dictionary(grouping: hosts, by: \.identifier).compactMapValues { hosts in
      hosts.count == 1 ? hosts.first { $0.kind == .extension } : nil
    }
  }

  /// The hosts that an app's people had something from and those that have it now, where none is in both.
  ///
  /// - Parameter kinds: the bundles that can offer it.
  func move(
    from before: [String], to after: [String], offeredBy kinds: Set<HostBundle.Kind> = [.app, .watchApp, .extension]
  ) -> Move? {
    guard !before.isEmpty, !after.isEmpty, before != after || before.contains(where: { renumbered[$0] != nil }) else {
      return nil
    }
    let before = before.compactMap { old[$0] }.filter { kinds.contains($0.kind) }
    let now = after.compactMap { new[$0] }
    let after = now.filter { kinds.contains($0.kind) }
    guard !after.isEmpty else {
      // An app has the code, and can't offer it.
      let isInApps = !now.isEmpty && now.allSatisfy { [.app, .watchApp].contains($0.kind) }
      return before.isEmpty || !isInApps ? nil : move(from: before, to: now)
    }
    for app in apps {
      let had = before.filter { $0.isPart(of: app.old) && $0.isInstalled(among: old.values) }
      let has = after.filter { $0.isPart(of: app.new) }
      func stays(_ host: HostBundle) -> Bool {
        after.contains { isKept(host, as: $0) } || has.contains { host.keepsEnd(as: $0, from: app.old, to: app.new) }
      }
      guard !had.isEmpty, !had.contains(where: stays), had.allSatisfy(isSureToBeLeft) else { continue }
      let isDeparture = has.isEmpty && after.allSatisfy { host in before.contains { isKept($0, as: host) } }
      return move(from: had, to: has.isEmpty ? after : has, isDeparture: isDeparture)
    }
    return nil
  }

  /// By the names of targets, or by bundle identifiers where the targets still have their names.
  private func move(from had: [HostBundle], to has: [HostBundle], isDeparture: Bool = false) -> Move {
    let isRenumbering = had.contains { renumbered[$0.identifier] != nil }
    let name = { (host: HostBundle) in isRenumbering ? host.bundleIdentifier ?? host.identifier : host.identifier }
    let doubt = isRenumbering ? doubt(of: had, has) : nil
    // It may have kept its identifier.
    let now = doubt != nil && had.map(name) == has.map(name) ? ["an app that nothing tells"] : has.map(name)
    return Move(from: had.map(name), to: now, isDeparture: isDeparture, doubt: doubt)
  }

  private func doubt(of had: [HostBundle], _ has: [HostBundle]) -> String? {
    if let lost = has.first(where: { $0.apps.isEmpty && ![.app, .watchApp].contains($0.kind) }) {
      return "nothing tells any more which app has \(lost.identifier)"
    }
    if let stray = has.first(where: { $0.kind == .extension && !$0.isInstalled(among: new.values) }) {
      let name = stray.bundleIdentifier ?? stray.identifier
      return "it is now in \(name), which does not begin with the bundle identifier of its app, and Xcode refuses that"
    }
    guard let open = has.first(where: { $0.bundleIdentifier == nil }) else { return nil }
    let known = had.compactMap(\.bundleIdentifier).sentenceList
    return "the bundle identifier of \(open.identifier) was \(known), and what it is now depends on what was not read"
  }

  private func isKept(_ host: HostBundle, as other: HostBundle) -> Bool {
    other.isSame(as: host) && renumbered[host.identifier].map { $0.new != other } ?? true
  }

  // A target that is gone may have another name now, unless its bundle identifier says otherwise.
  private func isSureToBeLeft(_ host: HostBundle) -> Bool {
    if new[host.identifier] != nil { return true }
    return host.bundleIdentifier != nil && new.values.allSatisfy { $0.bundleIdentifier != nil }
  }
}

extension HostBundle {
  fileprivate func isPart(of app: HostBundle) -> Bool { identifier == app.identifier || apps.contains(app.identifier) }

  /// Whether an extension has another identifier than that of its app tells, which is known: a whole app under another one
  /// keeps the ends of its extensions'.
  fileprivate func leaves(_ app: HostBundle, as twin: HostBundle, of newApp: HostBundle) -> Bool {
    guard let identifier = app.bundleIdentifier, let newIdentifier = newApp.bundleIdentifier else { return false }
    guard identifier != newIdentifier else { return true }
    guard let own = end(behind: app), let now = twin.end(behind: newApp) else { return false }
    return own != now
  }

  /// Whether an extension of an app that has another identifier now keeps the end of its own, whatever its target is called.
  fileprivate func keepsEnd(as twin: HostBundle, from app: HostBundle, to newApp: HostBundle) -> Bool {
    end(behind: app).map { $0 == twin.end(behind: newApp) } ?? false
  }

  private func end(behind app: HostBundle) -> Substring? {
    guard let prefix = app.bundleIdentifier, let own = bundleIdentifier, own.hasPrefix(prefix + ".") else { return nil }
    return own.dropFirst(prefix.count)
  }
}

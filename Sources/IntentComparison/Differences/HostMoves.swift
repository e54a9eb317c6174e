import IntentSurface

/// Tells whether code went from one app or extension to another, for surfaces that were read with their projects.
///
/// Each app is looked at by itself: code that it and its extension have, and that one of them keeps, has not moved.
struct HostMoves {
  private let old: [String: HostBundle]
  private let new: [String: HostBundle]
  private let apps: [(old: String, new: String)]

  init(_ old: [HostBundle], _ new: [HostBundle]) {
    self.old = Dictionary(old.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    self.new = Dictionary(new.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    let apps = new.filter { $0.kind == .app }
    self.apps = old.filter { $0.kind == .app }.compactMap { app in
      let twin = apps.first { $0.identifier == app.identifier } ?? apps.first { $0.isSame(as: app) }
      return twin.map { (app.identifier, $0.identifier) }
    }
  }

  /// The hosts that an app's people had something from and those that have it now, where none is in both.
  ///
  /// - Parameter kinds: the bundles that can offer it.
  func move(
    from before: [String], to after: [String], offeredBy kinds: Set<HostBundle.Kind> = [.app, .watchApp, .extension]
  ) -> Move? {
    guard !before.isEmpty, !after.isEmpty, before != after else { return nil }
    let before = before.compactMap { old[$0] }.filter { kinds.contains($0.kind) }
    let after = after.compactMap { new[$0] }.filter { kinds.contains($0.kind) }
    guard !after.isEmpty else { return nil }
    for app in apps {
      let had = before.filter { $0.isPart(of: app.old) }
      let has = after.filter { $0.isPart(of: app.new) }
      guard !had.isEmpty, !had.contains(where: { host in after.contains(where: host.isSame) }),
        had.allSatisfy(isSureToBeLeft)
      else { continue }
      return Move(from: had.map(\.identifier), to: (has.isEmpty ? after : has).map(\.identifier))
    }
    return nil
  }

  // A target that is gone may have another name now, unless its bundle identifier says otherwise.
  private func isSureToBeLeft(_ host: HostBundle) -> Bool {
    if new[host.identifier] != nil { return true }
    return host.bundleIdentifier != nil && new.values.allSatisfy { $0.bundleIdentifier != nil }
  }
}

extension HostBundle {
  fileprivate func isPart(of app: String) -> Bool { identifier == app || apps.contains(app) }
}

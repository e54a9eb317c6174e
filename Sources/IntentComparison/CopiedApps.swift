import AppIntentsFacts
package import IntentSurface

/// Copies of one app in a repository: targets of one name and one bundle identifier in several projects, for the same
/// systems.
///
/// A device has one of them. The one that both versions have is compared; of the others only what no copy has any more.
package struct CopiedApps: Sendable {
  /// The target that is compared, for each app that has copies, with the others.
  package let all: [(chosen: String, left: [String])]
  /// The names of the targets in the new version that are left out.
  let leftInNew: [String]

  /// None where only the new version has copies, under other names: which of them people get, nothing tells.
  package init(from old: Surface, to new: Surface) {
    let after = new.appsByProduct
    var all: [(chosen: String, left: [String])] = []
    var leftInNew: [String] = []
    for (app, names) in old.appsByProduct.sorted(by: { $0.key < $1.key }) {
      let there = after[app] ?? []
      let chosen = names.filter(there.contains).first ?? names[0]
      if names.count > 1 { all.append((chosen, names.filter { $0 != chosen })) }
      if there.contains(chosen) { leftInNew += there.filter { $0 != chosen } }
    }
    (self.all, self.leftInNew) = (all, leftInNew)
  }

  /// The names of the targets in the old version that are left out.
  var leftInOld: [String] { all.flatMap(\.left) }

  /// One line on them; nil where there are none.
  package var line: String? {
    guard !all.isEmpty else { return nil }
    let choices = all.map { chosen, left in
      "\(chosen) was compared, its \(left.count == 1 ? "copy" : "copies") \(left.sentenceList) "
        + (left.count == 1 ? "was not" : "were not")
    }
    return "Several projects build one app: \(choices.joined(separator: "; "))."
  }
}

extension Comparison {
  /// The apps of an older version of which nothing is compared, by the names of their targets: those that are given up, and
  /// copies of others.
  package static func appsLeftOut(from old: Surface, to new: Surface) -> [String] {
    GivenUpApps(from: old, to: new).names + CopiedApps(from: old, to: new).leftInOld
  }
}

extension Surface {
  /// The targets of each app, the one nearest to the root first, by what copies have in common.
  fileprivate var appsByProduct: [String: [String]] {
    let apps = hosts.filter { $0.kind == .app && $0.bundleIdentifier != nil }
    return Dictionary(grouping: apps) { app in
      let systems = app.platforms.map(\.platform.rawValue).joined(separator: " ")
      return [app.bundleIdentifier ?? "", app.targetName, systems].joined(separator: "\n")
    }
    .mapValues { $0.map(\.identifier).sorted(by: Self.isNearer) }
  }

  private static func isNearer(_ left: String, _ right: String) -> Bool {
    let depths = [left, right].map { $0.split(separator: "/").count }
    return (depths[0], left.count, left) < (depths[1], right.count, right)
  }
}

extension HostBundle {
  /// The name without the project that tells it from others.
  fileprivate var targetName: String { identifier.split(separator: "/").last.map(String.init) ?? identifier }
}

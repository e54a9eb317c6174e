import IntentComparison
import IntentSurface

extension Comparison {
  /// The platforms that a record left while an app is still built for them, and where some bundle brought it; sorted.
  func platformsLeft(by subject: Subject) -> [Platform] {
    let kept = Set(newRecords.platforms(of: subject))
    // Who has the app on a system that it left keeps the version that runs there.
    let built = new.builtPlatforms
    // A Mac takes what is built for it in either way.
    let macs: Set<Platform> = [.macOS, .macCatalyst]
    let others = kept.isDisjoint(with: macs) ? kept : kept.union(macs)
    return oldRecords.platforms(of: subject).sorted().filter { platform in
      !others.contains(platform) && (built.isEmpty || built.contains(platform))
        && old.reaches(oldRecords.hosts(of: subject, on: platform), on: platform)
    }
  }
}

/// What to do where code left platforms.
enum LeftPlatforms {
  static func fix(_ platforms: [Platform], _ thing: String) -> Fix {
    let names = platforms.map(\.rawValue).joined(separator: ", ")
    return Fix("Have a target for \(names) compile the file again, and let no `#if` leave \(thing) out there.")
  }
}

extension Surface {
  /// Whether an app brings one of some bundles to a platform, as far as the project says: it embeds some extensions, and
  /// leaves out others.
  fileprivate func reaches(_ names: [String], on platform: Platform) -> Bool {
    let bundles = hosts.filter { names.contains($0.identifier) }
    guard hosts.contains(where: { $0.kind == .extension && !$0.apps.isEmpty }) else { return true }
    return bundles.isEmpty
      || bundles.contains { bundle in
        bundle.platforms.contains { $0.platform == platform } && (bundle.kind != .extension || !bundle.apps.isEmpty)
      }
  }

  /// The platforms that apps are built for; empty where nothing says.
  fileprivate var builtPlatforms: Set<Platform> {
    let apps = (hosts.filter { [.app, .watchApp].contains($0.kind) } + (readFrom.apps ?? []))
      .flatMap(\.platforms).map(\.platform)
    return Set(apps.isEmpty ? readFrom.platforms : apps)
  }
}

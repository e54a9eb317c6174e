import IntentSurface

/// What people have of a kind that several types share, each for systems from some version on.
///
/// Records are paired once; people on another system may go from one type to another.
struct WidgetTakeovers {
  /// Both sides of it, for each system that tells types apart.
  let pairs: [(old: Widget, new: Widget)]

  /// - Parameter hosts: those of both sides; the types of two extensions are two widgets.
  init(_ old: [Widget], _ new: [Widget], hosts: (old: [HostBundle], new: [HostBundle])) {
    guard !old.isShared(with: new) else {
      pairs = []
      return
    }
    let before = Self.shared(old)
    let after = Self.shared(new)
    let kinds = Set(before.filter { $0.value.count > 1 }.keys).union(after.filter { $0.value.count > 1 }.keys)
    pairs = kinds.sorted().flatMap { kind in
      let (before, after) = (before[kind] ?? [], after[kind] ?? [])
      return Self.places(before, after, hosts).flatMap { Self.pairs($0.old, $0.new) }
    }
  }

  private static func shared(_ widgets: [Widget]) -> [String: [Widget]] {
    Dictionary(grouping: widgets.filter { $0.isPlaced && $0.hasKnownKind }, by: \.kind.spelling)
  }

  /// The types of each extension; all of them where nothing says in which they are.
  private static func places(
    _ old: [Widget], _ new: [Widget], _ hosts: (old: [HostBundle], new: [HostBundle])
  ) -> [(old: [Widget], new: [Widget])] {
    guard (old + new).allSatisfy({ !$0.hosts.isEmpty }) else { return [(old, new)] }
    return hosts.old.filter { $0.kind == .extension }.compactMap { host in
      hosts.new.first { $0.kind == .extension && $0.isSame(as: host) }.map { twin in
        (old.filter { $0.hosts.contains(host.identifier) }, new.filter { $0.hosts.contains(twin.identifier) })
      }
    }
  }

  private static func pairs(_ old: [Widget], _ new: [Widget]) -> [(old: Widget, new: Widget)] {
    Platform.allCases.flatMap { platform -> [(old: Widget, new: Widget)] in
      let before = WidgetFloors(old, on: platform)
      let after = WidgetFloors(new, on: platform)
      return Set(before.versions + after.versions).sorted().compactMap { version in
        guard let had = before.offered(on: version), let has = after.offered(on: version) else { return nil }
        return (had, has)
      }
    }
  }
}

/// The types of one kind on one platform, with the versions that they ask for.
private struct WidgetFloors {
  private let types: [(widget: Widget, floor: VersionNumber)]

  init(_ widgets: [Widget], on platform: Platform) {
    types = widgets.filter { $0.platforms?.contains(platform) ?? true }.map { widget in
      (widget, VersionNumber(widget.availability.floor(on: platform, isInExtension: true) ?? "0"))
    }
  }

  var versions: [VersionNumber] { types.map(\.floor) }

  /// The one for the newest systems that exists on a version; nil where two do alike.
  func offered(on version: VersionNumber) -> Widget? {
    let there = types.filter { !$0.floor.isLater(than: version) }
    guard let newest = there.map(\.floor).max() else { return nil }
    let best = there.filter { $0.floor.isSame(as: newest) }
    return best.count == 1 ? best[0].widget : nil
  }
}

import IntentSurface

/// Clauses that ask for newer systems, as far as that leaves people behind.
struct RaisedAvailability {
  let rises: [AvailabilityFloors.Rise]
  /// Whether no project says which systems the app installs on, so that nobody may be left behind.
  let isGuess: Bool

  /// Nil where nothing is raised.
  ///
  /// - Parameters:
  ///   - surface: the new one.
  ///   - counts: whether a rise leaves anybody behind at all.
  init?(
    from before: AvailabilityFloors, to after: AvailabilityFloors, in surface: Surface,
    where counts: (AvailabilityFloors.Rise) -> Bool = { _ in true }
  ) {
    let all = before.raised(to: after).filter(counts)
    guard !all.isEmpty else { return nil }
    // Whether the app still installs on older systems decides, and only its project knows.
    let known = surface.readFrom.kind == .source ? all.filter { after.isKnown($0.platform) } : all
    isGuess = known.isEmpty
    rises = isGuess ? all : known
  }

  var platforms: [Platform] { rises.map(\.platform) }

  /// `iOS 17.0, macOS 14.0`.
  var floors: String { rises.map { "\($0.platform.rawValue) \($0.new)" }.joined(separator: ", ") }

  /// A sentence about what nobody knows; nil where that is known.
  var doubt: String? { isGuess ? "No project states which systems the app installs on." : nil }

  /// What to do where the project of some extensions asks for more, and not the code.
  func targetFix(of extensions: [HostBundle]) -> Fix {
    let names = extensions.filter { host in platforms.contains { host.platforms.map(\.platform).contains($0) } }
      .map(\.identifier)
    return Fix(
      "Lower the deployment target of \(names.sentenceList) to what it was, or to that of the app if that is higher, "
        + "and put newer code behind `if #available`.")
  }
}

import AppIntentsFacts
import IntentSurface
import ProjectReading
import SourceScanning

/// What projects and property lists say of the bundles whose code answers SiriKit.
struct SiriBundles: Hashable, Sendable {
  /// The classes that the system makes to ask for answers; nil where that can't be told.
  private(set) var answeringClasses: Set<String>?
  /// The oldest systems that have the apps and extensions, by platform; where that is not known, those with custom SiriKit
  /// intents.
  private(set) var oldestSystems: [String: VersionNumber] = Dictionary(
    uniqueKeysWithValues: SystemVersions.customSiriKit.byPlatform.map { ($0.platform, VersionNumber($0.version)) })

  /// No bundle is known.
  init() {}

  /// Those of every app and extension; nothing is looked up where no code is asked for answers.
  init(_ membership: Membership, askedBy files: [ParsedFile], in tree: any SourceTree) {
    guard files.contains(where: { file in Self.words.contains(where: file.bytes.contains(text:)) }) else { return }
    answeringClasses = ExtensionPoints(membership).answeringClasses(in: tree)
    for platform in Platform.allCases {
      let hosts = membership.members.map(\.target).filter { $0.kind.host != nil && $0.platforms.contains(platform) }
      let floors = hosts.map { $0.floors[platform].map(VersionNumber.init) }
      guard !floors.contains(nil), let lowest = floors.compactMap(\.self).min() else { continue }
      oldestSystems[platform.rawValue] = lowest
    }
  }

  private static let words = [SiriProtocols.extensionClass, SiriProtocols.intentClass]
}

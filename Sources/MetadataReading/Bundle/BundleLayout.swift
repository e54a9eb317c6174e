import IntentSurface

/// Where bundles keep things.
///
/// On macOS a bundle's files are in `Contents` and a framework's in `Versions/A/Resources`; on the other systems they
/// are at its top. An archive wraps the app: `Payload/` in an `.ipa`, `Products/Applications/` in an `.xcarchive`.
struct BundleLayout {
  /// What the product is called: `Journal.app`. Its own folder is the empty path.
  let productName: String

  private static let bundleEndings = [".app", ".appex", ".framework", ".bundle", ".xpc"]
  private static let metadataFolders = ["Metadata.appintents", "Link.data"]

  /// The words for what is looked for, for an error.
  static let looked = "Metadata.appintents/extract.actionsdata"

  /// Whether a path is a file of metadata.
  static func isMetadata(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.last == Substring(MetadataReader.fileName)
      && (parts.count == 1 || metadataFolders.contains(String(parts[parts.count - 2])))
  }

  /// The folder of the bundle that a file of metadata belongs to; nil where the product is less than a bundle.
  func bundleFolder(ofMetadata path: String) -> String? {
    var parts = path.split(separator: "/").dropLast(2)
    if parts.last == "Resources" { parts.removeLast() }
    if parts.dropLast().last == "Versions" { parts.removeLast(2) }
    if parts.last == "Contents" { parts.removeLast() }
    let folder = parts.joined(separator: "/")
    return isBundle(folder) ? folder : nil
  }

  /// Where a bundle may have its Info.plist, likeliest first.
  static func infoPaths(inBundle folder: String) -> [String] {
    ["Info.plist", "Contents/Info.plist", "Resources/Info.plist", "Versions/A/Resources/Info.plist"]
      .map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
  }

  /// Whether a path is the Info.plist of an app or an extension of the product.
  func isInfo(ofAppOrExtension path: String) -> Bool {
    var folders = path.split(separator: "/")
    guard folders.popLast() == "Info.plist" else { return false }
    if folders.last == "Contents" { folders.removeLast() }
    return [".app", ".appex"].contains { name(ofBundle: folders.joined(separator: "/")).hasSuffix($0) }
  }

  /// The folders of the apps in a product, or of the one bundle that was named, sorted: several in an archive.
  ///
  /// An iOS app on a Mac is wrapped in another bundle, which has nothing of its own.
  func mainBundles(in paths: [String]) -> [String] {
    if isBundle("") { return [wrapped("", paths) ?? ""] }
    let apps = Dictionary(grouping: paths) { Self.outermostApp(of: $0) ?? "" }.filter { !$0.key.isEmpty }
    return apps.sorted { $0.key < $1.key }.map { wrapped($0.key, $0.value) ?? $0.key }
  }

  /// - Parameter paths: of files in the folder.
  private func wrapped(_ folder: String, _ paths: [String]) -> String? {
    guard !Self.infoPaths(inBundle: folder).contains(where: paths.contains) else { return nil }
    let start = folder.isEmpty ? "Wrapper/" : "\(folder)/Wrapper/"
    let inner = paths.lazy.filter { $0.hasPrefix(start) }.compactMap {
      Self.outermostApp(of: String($0.dropFirst(start.count)))
    }
    return inner.min { ($0.count, $0) < ($1.count, $1) }.map { start + $0 }
  }

  private static func outermostApp(of path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let end = parts.firstIndex(where: { $0.hasSuffix(".app") }) else { return nil }
    return parts[...end].joined(separator: "/")
  }

  func kind(ofBundle folder: String) -> HostBundle.Kind {
    let name = name(ofBundle: folder)
    if name.hasSuffix(".app") {
      return folder.split(separator: "/").dropLast().last == "Watch" ? .watchApp : .app
    }
    if name.hasSuffix(".appex") { return .extension }
    return name.hasSuffix(".framework") ? .framework : .other
  }

  /// `Journal.app`.
  func name(ofBundle folder: String) -> String {
    folder.split(separator: "/").last.map(String.init) ?? productName
  }

  private func isBundle(_ folder: String) -> Bool {
    Self.bundleEndings.contains { name(ofBundle: folder).hasSuffix($0) }
  }
}

import SourceScanning

/// The workspaces of Tuist in a tree, with what the manifests of each share.
struct TuistWorkspaces {
  /// Their folders.
  private let roots: Set<String>
  /// By the folder of the workspace.
  private let helpers: [String: ManifestHelpers]

  private static let helperFolder = "Tuist/\(ManifestHelpers.module)"

  /// Reads the files that all manifests of a workspace may call: many manifests call the same.
  init(in tree: any SourceTree) {
    let roots = Set(tree.paths.lazy.compactMap(Self.root))
    let files = Dictionary(grouping: tree.paths.lazy.filter { $0.hasSuffix(".swift") }, by: Self.workspace)
    self.roots = roots
    helpers = Dictionary(
      uniqueKeysWithValues: files.compactMap { root, files in
        root.flatMap { roots.contains($0) ? ($0, ManifestHelpers(in: files, of: tree)) : nil }
      })
  }

  /// The folder of the workspace that a manifest is in: the nearest around it; the root of the tree where none is marked.
  func root(of manifest: String) -> String {
    var folder = RelativePath.folder(of: manifest)
    while !folder.isEmpty, !roots.contains(folder) { folder = RelativePath.folder(of: folder) }
    return folder
  }

  /// What a manifest may call that is declared elsewhere; nil for nothing.
  func helpers(of manifest: String) -> ManifestHelpers? { helpers[root(of: manifest)] }

  /// The folder that a file of Tuist's own marks as the root.
  private static func root(markedBy path: String) -> String? {
    if path == "Tuist.swift" || path.hasPrefix("Tuist/") { return "" }
    if path.hasSuffix("/Tuist.swift") { return RelativePath.folder(of: path) }
    return path.firstRange(of: "/Tuist/").map { String(path[..<$0.lowerBound]) }
  }

  /// The workspace that a file is a helper of; nil for any other.
  private static func workspace(ofHelper path: String) -> String? {
    if path.hasPrefix("\(helperFolder)/") { return "" }
    return path.firstRange(of: "/\(helperFolder)/").map { String(path[..<$0.lowerBound]) }
  }
}

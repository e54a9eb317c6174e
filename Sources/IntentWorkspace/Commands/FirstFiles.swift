import Foundation
import IntentFiles
import IntentSettings
import IntentSurface

/// What `init` writes beside the settings: the schema for editors, and a mark on the snapshots for reviews.
enum FirstFiles {
  /// Where editors find the schema of the settings: on the pages of a release, or else in a file beside the settings.
  static func schemaReference(_ address: ProjectAddress) -> String {
    address.pages.map { "\($0)/schemas/settings.json" } ?? localSchema
  }

  /// A hidden file, because every other `.json` in the folder is a snapshot.
  private static let localSchema = ".intentcompat.schema.json"

  /// Git ends no line otherwise on any system. A release adds some 100 kB of snapshots to a review; GitHub and GitLab fold
  /// what is generated.
  private static let attributes = "snapshots/** -text\nsnapshots/**/*.json linguist-generated gitlab-generated"
  /// People write a few lines into such a file.
  private static let sizeLimit = 1 << 20

  /// Writes what is missing.
  ///
  /// - Returns: the paths of what was written or changed, from the folder that holds `snapshots/`.
  /// - Throws: `FileError`, or an encoding error of the schema, which has none.
  static func write(in workspace: Workspace, address: ProjectAddress) throws -> [String] {
    var written: [String] = []
    if address.pages == nil {
      let path = Workspace.join(workspace.snapshotsPath, localSchema)
      try AtomicFile.write(Data(try SettingsSchema.text().utf8), to: path)
      written.append(workspace.relative(path))
    }
    if try markSnapshots(in: workspace) { written.append(".gitattributes") }
    return written
  }

  /// Adds the mark to `.gitattributes`, where the folder is in a git repository and no line marks snapshots yet.
  private static func markSnapshots(in workspace: Workspace) throws(FileError) -> Bool {
    guard let place = GitPlace(around: workspace.root), !place.isBare else { return false }
    let path = Workspace.join(workspace.root, ".gitattributes")
    var lines = Data()
    switch FileKind(of: path, followingLinks: true) {
    case .missing: break
    case .file:
      guard let bytes = try? RegularFile.contents(of: path, limit: sizeLimit) else { return false }
      lines = Data(bytes)
    default: return false
    }
    guard !String(decoding: lines, as: UTF8.self).contains("snapshots/") else { return false }
    if let last = lines.last, last != UInt8(ascii: "\n") { lines.append(UInt8(ascii: "\n")) }
    lines.append(contentsOf: Data("\(attributes)\n".utf8))
    try AtomicFile.write(lines, to: path)
    return true
  }
}

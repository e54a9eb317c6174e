import IntentFiles
import IntentSettings
import SourceScanning

extension Workspace {
  /// The folder that holds `snapshots/`, from the top of the work tree; empty at the top, and where there is none.
  var placeInRepository: String {
    var folder = root
    while FileKind(of: Self.join(folder, ".git"), followingLinks: false) == .missing {
      folder = RelativePath.folder(of: folder)
      guard !folder.isEmpty else { return "" }
    }
    return String(root.dropFirst(folder.count).drop { $0 == "/" })
  }
}

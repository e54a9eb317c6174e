import Foundation
import IntentFiles
import IntentSettings

extension Workspace {
  /// The folder that holds `snapshots/`, from the top of the work tree; empty at the top, and where there is none.
  var placeInRepository: String {
    var folder = root
    var names: [String] = []
    while FileKind(of: Self.join(folder, ".git"), followingLinks: false) == .missing {
      let parent = (folder as NSString).deletingLastPathComponent
      guard !parent.isEmpty, parent != folder else { return "" }
      names.insert((folder as NSString).lastPathComponent, at: 0)
      folder = parent
    }
    return names.joined(separator: "/")
  }
}

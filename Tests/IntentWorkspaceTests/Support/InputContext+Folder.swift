import IntentSettings
import IntentWorkspace

extension InputContext {
  /// A context in a folder, with the settings that are there.
  init(in folder: String, app: String? = nil) throws {
    self.init(workspace: try Workspace.find(from: folder), appName: app)
  }
}

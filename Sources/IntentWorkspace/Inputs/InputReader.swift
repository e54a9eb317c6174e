import IntentFiles
package import IntentSettings

/// Reads one form of SURFACE. A new form is a new file and a line in `SurfaceInput.readers`.
package protocol InputReader: Sendable {
  /// One line for the list of forms that an error shows.
  var form: String { get }

  /// Reads an input of this form.
  ///
  /// - Returns: nil where the input has another form.
  /// - Throws: `InputError` where it has this form and can't be read.
  func read(_ input: String, in context: InputContext) async throws(InputError) -> InputReading?
}

/// Where an input is read: the repository and the app it is about.
package struct InputContext: Sendable {
  /// The workspace that names are resolved in.
  package var workspace: Workspace
  /// The app asked for with `--app`; nil for the only one.
  package var appName: String?
  /// What was loaded from git so far.
  let blobs = GitBlobStore()
  /// What was read so far.
  private(set) var memory = ReadingMemory()

  /// What earlier runs read of revisions; nil for nothing.
  package var cache: ReadingCache?

  /// Whether inputs show this app wherever they are, so that its settings hold for folders outside of the repository.
  package var isOfThisApp = false

  /// Whether all apps are checked, one after the other.
  var isOfAllApps = false

  /// Whether the current code is read again with edits.
  private(set) var isForEdits = false

  /// The names of several apps that are read as if they were one.
  var together: [String] = []

  /// Whether revisions are read to edit code by them, with the texts that go with it.
  private(set) var loadsTables = false

  /// Makes one from what is always known of it; the rest has its default.
  package init(workspace: Workspace, appName: String? = nil) {
    self.workspace = workspace
    self.appName = appName
  }

  /// The context for inputs that show this app wherever they are.
  var ofThisApp: InputContext { with { $0.isOfThisApp = true } }

  /// The context for inputs that code is edited by.
  var forEdits: InputContext { with { $0.loadsTables = true } }

  /// The context for code that is read again with edits.
  var editing: InputContext { with { $0.isForEdits = true } }

  private func with(_ change: (inout InputContext) -> Void) -> InputContext {
    var context = self
    change(&context)
    return context
  }

  /// The context for the same app in a workspace as it was before.
  func earlier(_ workspace: Workspace, appName: String? = nil) -> InputContext {
    var context = InputContext(workspace: workspace, appName: appName)
    context.memory = memory
    return context
  }

  /// The folder that the places in an input are relative to: a folder itself, else the top of the workspace.
  package func root(of input: String) -> String {
    let path = workspace.absolute(input)
    return FileKind(of: path, followingLinks: true) == .folder ? path : workspace.root
  }

  /// The app that is meant.
  ///
  /// - Throws: `InputError.workspace`.
  func app() throws(InputError) -> AppSettings {
    do { return try workspace.app(named: appName) } catch { throw .workspace(error) }
  }
}

import IntentFiles
package import IntentSettings

/// Reads one form of SURFACE. A new form is a new file and a line in `SurfaceOperand.readers`.
package protocol OperandReader: Sendable {
  /// One line for the list of forms that an error shows.
  var form: String { get }

  /// Reads an operand of this form.
  ///
  /// - Returns: nil where the operand has another form.
  /// - Throws: `OperandError` where it has this form and can't be read.
  func read(_ operand: String, in context: OperandContext) async throws(OperandError) -> OperandReading?
}

/// Where an operand is read: the repository and the app it is about.
package struct OperandContext: Sendable {
  /// The workspace that names are resolved in.
  package var workspace: Workspace
  /// The app asked for with `--app`; nil for the only one.
  package var appName: String?
  /// What was loaded from git so far.
  let blobs = GitBlobStore()
  /// What was read so far.
  private(set) var memory = ReadingMemory()

  /// Whether operands show this app wherever they are, so that its settings hold for folders outside of the repository.
  package var isOfThisApp = false

  /// Makes one from what is always known of it; the rest has its default.
  package init(workspace: Workspace, appName: String? = nil) {
    self.workspace = workspace
    self.appName = appName
  }

  /// The context for operands that show this app wherever they are.
  var ofThisApp: OperandContext {
    var context = self
    context.isOfThisApp = true
    return context
  }

  /// The context for the same app in a workspace as it was before.
  func earlier(_ workspace: Workspace, appName: String? = nil) -> OperandContext {
    var context = OperandContext(workspace: workspace, appName: appName)
    context.memory = memory
    return context
  }

  /// The app that is meant.
  ///
  /// - Throws: `OperandError.workspace`.
  func app() throws(OperandError) -> AppSettings {
    do { return try workspace.app(named: appName) } catch { throw .workspace(error) }
  }
}

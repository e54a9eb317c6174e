package import IntentSurface
package import ProjectReading
import SourceScanning

/// How source code is read.
package struct ReadingOptions: Sendable {
  /// The app that it belongs to.
  package var app: AppIdentity
  /// The platforms whose `#if` branches count; nil to take iOS and those that the code's own conditions name.
  package var platforms: [Platform]?
  /// Custom compilation conditions that hold, as for `-D`.
  package var flags: Set<String>
  /// The version of this tool, for the snapshot.
  package var tool: String?
  /// Modules or targets by path prefix, longest first; where none matches, the `Sources/NAME/` convention decides.
  package var modules: [(prefix: String, module: String)]
  /// Projects that something else read, beside those in the files themselves.
  package var projects: [Project]
  /// Modules that the app is not known to link: what stands behind `#if canImport` of them is withheld, as a question.
  package var unknownModules: Set<String> = []
  /// What to take for the answer to every condition that nothing answers; nil to compile none of the code behind one.
  package var answer: Bool?
  /// Whether all code of the app is among the files.
  package var readsAll = false
  /// How many threads read and parse.
  package var threads: Int

  /// Makes one from what is always known of it; the rest has its default.
  package init(
    app: AppIdentity = AppIdentity(name: ""), platforms: [Platform]? = nil, flags: Set<String> = [],
    tool: String? = nil, modules: [(prefix: String, module: String)] = [], projects: [Project] = [],
    threads: Int = Workers.standardCount
  ) {
    self.app = app
    self.platforms = platforms
    self.flags = flags
    self.tool = tool
    self.modules = modules
    self.projects = projects
    self.threads = threads
  }
}

/// A folder and the module or target that is built from it.
package struct ModuleFolder: Hashable, Sendable {
  /// The folder, relative to the top of the repository.
  package var folder: String
  /// The module that declares it, where it is known.
  package var module: String
}

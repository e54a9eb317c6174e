/// A folder and the module or target that is built from it.
package struct ModuleFolder: Hashable, Sendable {
  package var folder: String
  package var module: String

  package init(folder: String, module: String) {
    self.folder = folder
    self.module = module
  }
}

import SourceScanning
import SwiftReading

/// Reads the paths that a Tuist manifest spells out.
struct TuistPaths {
  let code: ManifestCode
  /// The folder of the manifest.
  let folder: String
  /// The folder that all manifests of a workspace share.
  let root: String

  /// - Parameter path: of the manifest.
  init(code: ManifestCode, at path: String, in root: String) {
    self.code = code
    self.root = root
    folder = RelativePath.folder(of: path)
  }

  /// The path of a text, or of `.relativeToRoot("App")` and the like, from the root of the tree; nil where it is computed.
  func path(_ expression: Code?) -> String? {
    if let text = code.text(expression) {
      return text.hasPrefix("//") ? RelativePath.join(root, String(text.dropFirst(2))) : RelativePath.join(folder, text)
    }
    guard let call = code.call(expression, as: "Path"), let text = code.text(call.first) else { return nil }
    switch call.name {
    case "relativeToRoot": return RelativePath.join(root, text)
    case "relativeToManifest", "path", "init", "Path": return RelativePath.join(folder, text)
    default: return nil
    }
  }

  /// The paths of a list, or of a single one, and whether there is anything else in it.
  func paths(_ expression: Code?) -> (paths: [String], isWhole: Bool) {
    guard let expression else { return ([], true) }
    let found = (code.elements(expression) ?? [expression]).map(path)
    return (found.compactMap(\.self), !found.contains(nil))
  }
}

import IntentFiles
import IntentSettings
import IntentSurface
import MetadataReading
import SourceScanning

/// Const values, as the compiler wrote them: one file, or a folder of them such as SwiftPM's `App.build`.
struct ConstValuesInput: InputReader {
  let form = "a .swiftconstvalues file or a folder of them"

  func read(_ input: String, in context: InputContext) async throws(InputError) -> InputReading? {
    let path = context.workspace.absolute(input)
    guard Self.holdsConstValues(path) else { return nil }
    do {
      let tree = try FolderTree(path) { $0.hasSuffix(ConstValuesReader.fileEnding) }
      var files: [(path: String, bytes: [UInt8])] = []
      for file in tree.paths {
        files.append((file, try tree.contents(of: file, limit: MetadataReader.sizeLimit)))
      }
      return InputReading(input: input, kind: .metadata, reading: try ConstValuesReader().read(files))
    } catch {
      let reason = (error as? MetadataError)?.reason(in: String(RelativePath.name(of: path)))
      throw .unreadable(input: input, reason: reason ?? "\(error)")
    }
  }

  // A folder with const values at its top; elsewhere they are by-products of a build among the source code.
  private static func holdsConstValues(_ path: String) -> Bool {
    switch FileKind(of: path, followingLinks: true) {
    case .file: path.hasSuffix(ConstValuesReader.fileEnding)
    case .folder:
      (try? DirectoryEntry.all(in: path))?.contains { $0.name.hasSuffix(ConstValuesReader.fileEnding) } ?? false
    default: false
    }
  }
}

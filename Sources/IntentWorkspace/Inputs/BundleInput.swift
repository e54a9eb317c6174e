import IntentFiles
import IntentReading
import IntentSettings
import IntentSurface
import MetadataReading
import SourceScanning

/// A built product: an app, an extension, a framework or an archive of them, or the metadata in one.
struct BundleInput: InputReader {
  let form = "a built .app, .appex, .framework, .xcarchive, .ipa, Metadata.appintents folder or extract.actionsdata"

  private static let folderEndings = [".app", ".appex", ".framework", ".xcarchive", ".appintents", ".bundle", ".xpc"]

  func read(_ input: String, in context: InputContext) async throws(InputError) -> InputReading? {
    let path = context.workspace.absolute(input)
    let name = String(RelativePath.name(of: path))
    do throws(MetadataError) {
      let reader = BundleReader(productName: name, appName: context.appName)
      let reading: SurfaceReading
      switch FileKind(of: path, followingLinks: true) {
      case .file where name.hasSuffix(".ipa"):
        reading = try Self.read(try Self.archive(at: path, name: name), name: name, with: reader)
      case .file where name.hasSuffix(".actionsdata"):
        reading = try Self.read(file: path, name: name)
      case .file where name.hasSuffix(".json"):
        guard let bytes = try? RegularFile.contents(of: path, limit: MetadataReader.sizeLimit),
          MetadataReader.isExtract(bytes)
        else { return nil }
        reading = try MetadataReader().read(bytes, path: name)
      case .folder where Self.folderEndings.contains { name.hasSuffix($0) }:
        reading = try Self.read(folder: path, name: name, with: reader)
      default: return nil
      }
      return InputReading(
        input: input, kind: .metadata, version: reading.surface.app.version, reading: reading)
    } catch {
      let reason = error.reason(in: name)
      if case .severalApps = error { throw .severalApps(input: input, reason: reason) }
      throw .unreadable(input: input, reason: reason)
    }
  }

  private static func archive(at path: String, name: String) throws(MetadataError) -> ZipArchive {
    do { return try ZipArchive(at: path) } catch {
      switch error {
      case .unreadable(_, let detail): throw .unreadable(file: name, detail: detail)
      case .damaged(_, let detail): throw .badArchive(file: name, detail: detail)
      }
    }
  }

  private static func read(
    _ files: some BundleFiles, name: String, with reader: BundleReader
  ) throws(MetadataError) -> SurfaceReading {
    let texts = ProductTextsReader(productName: name)
    return try reader.read(files) { texts.read($0) }
  }

  private static func read(file path: String, name: String) throws(MetadataError) -> SurfaceReading {
    let bytes: [UInt8]
    do { bytes = try RegularFile.contents(of: path, limit: MetadataReader.sizeLimit) } catch {
      throw .unreadable(file: name, detail: error.description)
    }
    return try MetadataReader().read(bytes, path: name)
  }

  private static func read(
    folder path: String, name: String, with reader: BundleReader
  ) throws(MetadataError) -> SurfaceReading {
    let tree: FolderTree
    do {
      tree = try FolderTree(path) { BundleReader.reads($0) || ProductTextsReader.reads($0) }
    } catch {
      throw .unreadable(file: name, detail: error.description)
    }
    var reading = try read(tree, name: name, with: reader)
    reading.diagnostics = (tree.diagnostics + reading.diagnostics).sorted()
    return reading
  }
}

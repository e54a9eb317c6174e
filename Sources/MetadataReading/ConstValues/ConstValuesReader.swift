import Foundation
package import IntentSurface

/// Reads const values (`.swiftconstvalues`), which the compiler writes on any system and Apple's tools make metadata of.
///
/// They hold types, values and conformances as the compiler resolved them, id types included; they do not hold what a
/// condition in a parameter summary or in a builder decides.
package struct ConstValuesReader: Sendable {
  /// How the names of such files end.
  package static let fileEnding = ".swiftconstvalues"

  /// One with its defaults.
  package init() {}

  /// The surface in the files of one or more modules, as path and bytes.
  ///
  /// - Throws: `MetadataError` where a file is no such list, or lacks what a surface can't do without.
  package func read(_ files: [(path: String, bytes: [UInt8])]) throws(MetadataError) -> SurfaceReading {
    var types: [String: ConstType] = [:]
    var diagnostics: [Diagnostic] = []
    for (path, bytes) in files.sorted(by: { $0.path < $1.path }) {
      let notes = MetadataNotes(file: path)
      for type in try decode(bytes, path: path, notes: notes) { types[type.typeName] = type }
      diagnostics += notes.diagnostics
    }
    let all = types.sortedByKey.map(\.value)
    var surface = Surface(readFrom: Provenance(kind: .constValues, tool: "Swift const values"))
    ConstMapper(types: all).fill(&surface)
    surface.readFrom.unread = ConstMapper.unread
    return SurfaceReading(
      surface: surface.canonical(), diagnostics: diagnostics.sorted(), filesSeen: files.count, filesRead: files.count)
  }

  private func decode(_ bytes: [UInt8], path: String, notes: MetadataNotes) throws(MetadataError) -> [ConstType] {
    guard bytes.count <= MetadataReader.sizeLimit else {
      throw .tooLarge(file: path, bytes: bytes.count, limit: MetadataReader.sizeLimit)
    }
    let decoder = JSONDecoder()
    if let key = MetadataNotes.key { decoder.userInfo[key] = notes }
    do {
      return try decoder.decode([ConstType].self, from: Data(bytes))
    } catch let error as DecodingError {
      throw MetadataError(error, file: path, generator: "the Swift compiler")
    } catch {
      throw .otherFormat(file: path, detail: DecodingFault.unknown)
    }
  }
}

import Foundation
package import IntentSurface

/// Reads one `extract.actionsdata` file to the surface that its source would give.
///
/// What a build fills in though the code does not say it (a default, a flag that follows from a protocol) is left out
/// again, so that metadata and source agree. What the metadata does not hold (id types, how a type conforms, source
/// places) stays unset.
package struct MetadataReader: Sendable {
  /// Real files stay under a megabyte; a larger one than this is refused before it is parsed.
  package static let sizeLimit = 16 << 20

  /// The name of the file to read in a `Metadata.appintents` folder.
  package static let fileName = "extract.actionsdata"

  /// The bundle identifier of the bundle that the file is in.
  package var bundle: String?

  /// Makes one from what is always known of it; the rest has its default.
  package init(bundle: String? = nil) { self.bundle = bundle }

  /// The surface in the bytes of one file. Codes and shapes that are not known become diagnostics.
  ///
  /// - Throws: `MetadataError` where the file is no such metadata, or lacks what a surface can't do without.
  package func read(_ bytes: [UInt8], path: String) throws(MetadataError) -> SurfaceReading {
    guard bytes.count <= Self.sizeLimit else {
      throw .tooLarge(file: path, bytes: bytes.count, limit: Self.sizeLimit)
    }
    let notes = MetadataNotes(file: path)
    let (extract, tool) = try decode(Data(bytes), path: path, notes: notes)
    if let version = extract.version, version != 1 {
      notes.add("written in metadata format \(version); read as format 1, because all its fields are present.")
    }
    var surface = Surface(readFrom: Provenance(kind: .metadata, tool: tool))
    ExtractMapper(extract: extract, bundle: bundle, notes: notes).fill(&surface)
    return SurfaceReading(
      surface: surface.canonical(), diagnostics: notes.diagnostics.sorted(), filesSeen: 1, filesRead: 1)
  }

  /// Whether bytes are such a file, whatever it is called.
  package static func isExtract(_ bytes: [UInt8]) -> Bool {
    struct Probe: Decodable {
      struct Present: Decodable { init(from decoder: any Decoder) {} }
      var actions: Present
      var entities: Present
      var autoShortcuts: Present
    }
    // Every snapshot starts with its app, which spares the parser a second look at each of them.
    let start = String(decoding: bytes.prefix(64).filter { !" \n\r\t".utf8.contains($0) }, as: UTF8.self)
    guard start.hasPrefix("{\""), !start.hasPrefix("{\"app\":") else { return false }
    return (try? JSONDecoder().decode(Probe.self, from: Data(bytes))) != nil
  }

  private func decode(_ data: Data, path: String, notes: MetadataNotes) throws(MetadataError) -> (Extract, String?) {
    let decoder = JSONDecoder()
    if let key = MetadataNotes.key { decoder.userInfo[key] = notes }
    var tool: String?
    do {
      tool = try decoder.decode(ExtractHeader.self, from: data).tool
      return (try decoder.decode(Extract.self, from: data), tool)
    } catch let error as DecodingError {
      throw MetadataError(error, file: path, generator: tool)
    } catch {
      throw .otherFormat(file: path, detail: DecodingFault.unknown)
    }
  }
}

extension MetadataError {
  init(_ error: DecodingError, file: String, generator: String?) {
    let fault = DecodingFault(error)
    self =
      fault.place.map { .malformed(file: file, field: $0, detail: fault.detail, generator: generator) }
      ?? .otherFormat(file: file, detail: fault.detail)
  }
}

import Foundation

/// What builds write: extracts, const values, package data, and the mangled names in them.
enum MetadataFuzz {
  static func read(_ bytes: [UInt8]) {
    let read = [
      try? MetadataReader().read(bytes, path: "extract.actionsdata").surface,
      try? ConstValuesReader().read([("A.swiftconstvalues", bytes)]).surface,
    ]
    for surface in read.compactMap(\.self) {
      demand((try? Surface(snapshot: surface.snapshotData())) == surface, "its snapshot is another surface")
    }
    _ = try? PackageData(bytes: bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    let name = MangledName(text)
    demand((name?.typePath.utf8.count ?? 0) <= text.utf8.count * text.utf8.count, "a name out of nothing")
  }
}

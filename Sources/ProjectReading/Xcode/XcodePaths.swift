import SourceScanning

/// Where the files and groups of an Xcode project are.
///
/// A class, because what it finds is kept for later questions.
final class XcodePaths {
  private let objects: XcodeObjects
  private let folder: String
  private let mainGroup: String?
  /// The group that holds an object.
  private var parents: [String: String] = [:]
  private var known: [String: String?] = [:]

  /// Groups in groups; deeper is a cycle or made to hurt.
  private static let depthLimit = 200

  /// - Parameter folder: the one that holds the project.
  init(_ objects: XcodeObjects, in folder: String) {
    self.objects = objects
    self.folder = RelativePath.join(folder, objects.root.text("projectDirPath") ?? "") ?? folder
    mainGroup = objects.root.text("mainGroup")
    for group in objects.all(ofKinds: Self.groups) {
      for child in group.texts("children") where parents[child] == nil { parents[child] = group.id }
    }
  }

  private static let groups: Set<String> = ["PBXGroup", "PBXVariantGroup", "XCVersionGroup"]

  /// The folder that build settings start at.
  var projectFolder: String { folder }

  /// The path of a file or group from the root of the tree; nil where it is outside, or made by the build.
  func path(of id: String) -> String? { path(of: id, depth: 0) }

  private func path(of id: String, depth: Int) -> String? {
    if let found = known[id] { return found }
    guard depth < Self.depthLimit else { return nil }
    guard let object = objects[id] else { return folder }
    let own = object.text("path")
    let path =
      own.flatMap(local)
      ?? base(of: object, depth: depth).flatMap { base in own.map { RelativePath.join(base, $0) } ?? base }
    known[id] = path
    return path
  }

  /// A path from the root of somebody's disk, seen from the folder around the project, which is on the way there; where
  /// none is, without the disk, so that a file of that name may be found. Nil for all other paths.
  private func local(_ path: String) -> String? {
    guard path.hasPrefix("/"), !Self.systemFolders.contains(where: path.hasPrefix) else { return nil }
    var around = folder
    while !around.isEmpty {
      if let found = path.ranges(of: "/\(around)/").last {
        return RelativePath.join(around, String(path[found.upperBound...]))
      }
      around = RelativePath.folder(of: around)
    }
    return RelativePath.join("", String(path.dropFirst()))
  }

  private static let systemFolders = ["/System/", "/Applications/", "/usr/", "/Library/", "/opt/"]

  private func base(of object: XcodeObject, depth: Int) -> String? {
    switch object.text("sourceTree") {
    case "<group>", nil:
      guard object.id != mainGroup, let parent = parents[object.id] else { return folder }
      return path(of: parent, depth: depth + 1)
    case "SOURCE_ROOT": return folder
    default: return nil
    }
  }

  /// Whether a file that the project says is of a type is what its name says; `undefined` and the like say nothing.
  static func isBuilt(_ path: String, as type: String?) -> Bool {
    guard let type, type.contains(".") || ["text", "file"].contains(type) else { return true }
    return type == "sourcecode.swift" || !path.hasSuffix(".swift")
  }

  /// The files behind a reference: itself, or the variants of a localized file. Swift code that the project says is
  /// something else is not compiled.
  func files(of reference: XcodeObject) -> [String] {
    guard Self.groups.contains(reference.kind) else {
      let type = reference.text("explicitFileType") ?? reference.text("lastKnownFileType")
      return [path(of: reference.id)].compactMap(\.self).filter { Self.isBuilt($0, as: type) }
    }
    return reference.texts("children").compactMap { path(of: $0) }
  }
}

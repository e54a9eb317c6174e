/// Where the files and groups of an Xcode project are.
struct XcodePaths {
  private let objects: XcodeObjects
  private let folder: String
  private let mainGroup: String?
  /// The group that holds an object.
  private var parents: [String: String] = [:]

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

  /// The path of a file or group from the root of the tree; nil where it is outside, or made by the build.
  func path(of id: String) -> String? {
    var parts: [String] = []
    var next: String? = id
    for _ in 0..<Self.depthLimit {
      guard let object = objects[next] else { return RelativePath.join(folder, Self.joined(parts)) }
      if let path = object.text("path") { parts.append(path) }
      switch object.text("sourceTree") {
      case "<group>", nil: next = object.id == mainGroup ? nil : parents[object.id]
      case "SOURCE_ROOT": return RelativePath.join(folder, Self.joined(parts))
      default: return nil
      }
    }
    return nil
  }

  private static func joined(_ parts: [String]) -> String { parts.reversed().joined(separator: "/") }

  /// The files behind a reference: itself, or the variants of a localized file.
  func files(of reference: XcodeObject) -> [String] {
    guard Self.groups.contains(reference.kind) else { return path(of: reference.id).map { [$0] } ?? [] }
    return reference.texts("children").compactMap { path(of: $0) }
  }
}

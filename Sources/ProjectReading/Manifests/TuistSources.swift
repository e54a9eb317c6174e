import IntentSurface
import SourceScanning
import SwiftReading

/// Reads what a target of a Tuist manifest compiles and copies.
struct TuistSources {
  let code: ManifestCode
  let paths: TuistPaths

  /// Something of a target that is computed.
  struct Doubt {
    var words: String
    var place: Code
    /// Whether all files are known that it may have.
    var isGap = false
  }

  /// `["App/**", .glob("More/**", excluding: ["More/Old/**"], compilationCondition: .when([.ios]))]`
  func addSources(_ list: Code, to target: inout ProjectTarget) -> [Doubt] {
    elements(list, as: "SourceFilesList").flatMap { element -> [Doubt] in
      let call = glob(element)
      guard let pattern = paths.path(element) ?? paths.path(call?.first) else {
        return [Doubt(words: "sources", place: element)]
      }
      let excluded = paths.paths(call?.arguments["excluding"])
      let condition = platforms(ofCondition: call?.arguments["compilationCondition"])
      var folder = ProjectTarget.Folder(matching: pattern, except: excluded.paths)
      folder.platforms = condition.platforms
      target.folders.append(folder)
      return (excluded.isWhole ? [] : [Doubt(words: "exclusions", place: element, isGap: true)])
        + (condition.isKnown ? [] : [Doubt(words: "conditions", place: element, isGap: true)])
    }
  }

  /// `["App", .folder("More", exceptions: [.exception(excluded: ["Old.swift"], platformFilters: ["A.swift": [.ios]])])]`
  func addFolders(_ list: Code, to target: inout ProjectTarget) -> [Doubt] {
    elements(list).flatMap { element -> [Doubt] in
      let call = glob(element)
      guard let path = paths.path(element) ?? paths.path(call?.first) else {
        return [Doubt(words: "folders", place: element)]
      }
      var excluded: [String] = []
      var isWhole = true
      for exception in (call?.arguments["exceptions"]).map({ elements($0) }) ?? [] {
        let arguments = glob(exception).flatMap { $0.name == "exception" ? $0.arguments : nil }
        let names = code.texts(arguments?["excluded"])
        excluded += names.texts
        let filters = arguments?["platformFilters"].map { addFilters($0, in: path, to: &target) } ?? true
        isWhole = isWhole && arguments != nil && names.isWhole && filters
      }
      isWhole = isWhole && !excluded.contains { isOfManifest($0, around: path) }
      target.folders.append(
        ProjectTarget.Folder(matching: path, except: excluded.compactMap { RelativePath.join(path, $0) }))
      return isWhole ? [] : [Doubt(words: "exclusions", place: element, isGap: true)]
    }
  }

  /// Whether what is excluded of a folder, which is counted from there, is code where it is counted from the manifest, as an
  /// example of Tuist's own does.
  private func isOfManifest(_ excluded: String, around folder: String) -> Bool {
    guard let path = RelativePath.join(paths.folder, excluded), folder != paths.folder else { return false }
    let name = RelativePath.name(of: path)
    return RelativePath.isInside(path, folder) && (name.hasSuffix(".swift") || !name.contains("."))
  }

  /// Adds what is copied. Where that is computed, it may be any file beside the manifest.
  func addResources(_ list: Code, to target: inout ProjectTarget) {
    for element in elements(list, as: "ResourceFileElements") {
      let call = glob(element)
      let pattern = paths.path(element) ?? paths.path(call?.first)
      let excluded = paths.paths(call?.arguments["excluding"]).paths
      var folder = ProjectTarget.Folder(matching: pattern ?? paths.folder, except: excluded)
      folder.holdsCode = false
      target.folders.append(folder)
    }
  }

  /// False where some are computed.
  private func addFilters(_ filters: Code, in folder: String, to target: inout ProjectTarget) -> Bool {
    guard let entries = code.entries(filters) else { return false }
    return entries.allSatisfy { key, value in
      guard let file = code.text(key).flatMap({ RelativePath.join(folder, $0) }),
        let found = platforms(ofFilters: value)
      else { return false }
      target.filters[file] = found
      return true
    }
  }

  /// The platforms of `.when([.ios])`, nil for all, and whether nothing of it is computed.
  func platforms(ofCondition condition: Code?) -> (platforms: Set<Platform>?, isKnown: Bool) {
    guard let condition, !code.isNil(condition) else { return (nil, true) }
    let found = code.call(condition, as: "PlatformCondition")?.first.flatMap { platforms(ofFilters: $0) }
    return (found, found != nil)
  }

  private func platforms(ofFilters list: Code) -> Set<Platform>? {
    guard let elements = code.elements(list) else { return nil }
    let names = elements.compactMap(code.member)
    return names.count == elements.count ? XcodeSystems.platforms(ofFilters: names) : nil
  }

  /// The call that makes an element or a list of `ProjectDescription`; what other functions make of a text is theirs.
  private func glob(_ element: Code) -> ManifestCall? {
    code.call(element).flatMap { Self.makers.contains($0.name) ? $0 : nil }
  }

  private static let makers = Set(
    ["glob", "folder", "folderReference", "file", "generated", "exception", "SourceFileGlob", "ResourceFileElement"]
      + ["FileElement", "BuildableFolder", "BuildableFolderException"] + lists)
  private static let lists = ["sourceFilesList", "paths", "exceptions", "resources", "init"]

  /// The elements of a list, also of one that a call wraps: `.sourceFilesList(globs: […])`, `.exceptions([…])`; a single one
  /// stands for itself.
  private func elements(_ list: Code, as type: String? = nil) -> [Code] {
    let list = code.followed(list, as: type)
    guard !list.isNil else { return [] }
    let wrapped = glob(list).flatMap { Self.lists.contains($0.name) ? $0 : nil }
    return code.elements(wrapped?.first ?? list) ?? [list]
  }
}

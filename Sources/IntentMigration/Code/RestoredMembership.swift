import SourceScanning

/// What makes a file that comes back a part of the targets again that compiled it: the lines of the Xcode project that
/// went with it.
struct RestoredMembership {
  private let old: ProjectText
  private var new: ProjectText

  /// How deep groups are put back that went with their last file.
  private static let deepest = 8

  /// Lines are found many times as fast as declarations.
  private static let bytesPerStep = 8

  private init(old: ProjectText, new: ProjectText) { (self.old, self.new) = (old, new) }

  /// Whether a file that comes back where it was would be a part of its targets again.
  static func isKnown(_ path: String, in context: ProposalContext) -> Bool {
    context.new.isListed(path) { !edits(for: [path], in: context).isEmpty }
  }

  /// The edits of projects for files that come back where they were; empty where no project listed them, where one lists
  /// them by their folder, or where the targets or their groups are not there.
  static func edits(for paths: [String], in context: ProposalContext) -> [SourceEdit] {
    guard let old = context.old, !paths.isEmpty else { return [] }
    return old.projects.flatMap { project -> [SourceEdit] in
      let inside = paths.filter { isInside($0, folderOf: project) }
      let names = inside.map { String(RelativePath.name(of: $0)) }
      guard let before = old.bytes(project), let after = context.new.bytes(project),
        names.contains(where: before.contains(text:))
      else { return [] }
      context.new.count((before.count + after.count) / bytesPerStep)
      var membership = RestoredMembership(old: ProjectText(before), new: ProjectText(after))
      let restored = inside.filter { path in
        let isListed = membership.restore(String(RelativePath.name(of: path)))
        return membership.restoreExceptions(for: path) || isListed
      }
      return restored.isEmpty ? [] : membership.new.edits(of: project)
    }
  }

  /// The edits of projects that make files which are there a part of the targets again that they were taken out of.
  static func rejoining(_ paths: [String], in context: ProposalContext) -> [SourceEdit] {
    guard let old = context.old else { return [] }
    return old.projects.flatMap { project -> [SourceEdit] in
      let inside = paths.filter { isInside($0, folderOf: project) }
      guard !inside.isEmpty, let before = old.bytes(project), let after = context.new.bytes(project), before != after
      else { return [] }
      context.new.count((before.count + after.count) / bytesPerStep)
      var membership = RestoredMembership(old: ProjectText(before), new: ProjectText(after))
      for path in inside { membership.rejoin(path) }
      return membership.new.edits(of: project)
    }
  }

  /// The names of the files that left the lists of a file's targets, as the file itself did.
  static func names(leftWith path: String, in context: ProposalContext) -> Set<String> {
    guard let old = context.old else { return [] }
    let name = String(RelativePath.name(of: path))
    return old.projects.filter { isInside(path, folderOf: $0) }.reduce(into: []) { names, project in
      guard let before = old.bytes(project), let after = context.new.bytes(project), before != after else { return }
      context.new.count((before.count + after.count) / bytesPerStep)
      let (shipped, now) = (ProjectText(before).listed, ProjectText(after).listed)
      for (owner, listed) in shipped where listed.contains(name) {
        names.formUnion(listed.subtracting(now[owner] ?? []))
      }
    }
  }

  /// The extension that compiled a file and that no app embeds, so that nobody ever got it; nil where something does, or
  /// where nothing says.
  static func orphan(compiling path: String, in code: CodeTree) -> String? {
    let found = code.projects.filter { isInside(path, folderOf: $0) }.compactMap(code.bytes).map(ProjectText.init)
    let names = found.map { $0.orphans(compiling: String(RelativePath.name(of: path))) }.filter { !$0.isEmpty }
    return names.count == 1 ? names[0].first ?? nil : nil
  }

  /// The folder around a file that a target compiles whatever is in it, with the name of the target.
  static func target(holding path: String, in code: CodeTree) -> (folder: String, name: String)? {
    for project in code.projects where isInside(path, folderOf: project) {
      guard let text = code.bytes(project).map(ProjectText.init) else { continue }
      for place in text.places(where: { $0.key == "fileSystemSynchronizedGroups" }) {
        guard let own = text.value(of: "path", in: place.id), let name = text.value(of: "name", in: place.owner),
          let found = "/\(path)".firstRange(of: "/\(own)/")
        else { continue }
        return (String("/\(path)"[..<found.upperBound].dropFirst().dropLast()), name)
      }
    }
    return nil
  }

  /// The names of the targets that compile a file, sorted; empty where no project says.
  static func targets(compiling path: String, in code: CodeTree) -> [String] {
    let texts = code.projects.filter { isInside(path, folderOf: $0) }.compactMap(code.bytes).map(ProjectText.init)
    let listed = texts.flatMap { $0.targetNames(compiling: String(RelativePath.name(of: path))) }
    return Set(listed + [target(holding: path, in: code)?.name].compactMap(\.self)).sorted()
  }

  private static func isInside(_ path: String, folderOf project: String) -> Bool {
    let folder = RelativePath.folder(of: RelativePath.folder(of: project))
    return folder.isEmpty || folder == "." || path.hasPrefix(folder + "/")
  }

  /// Whether a target compiles a file of a name again, the one that the project no longer has.
  private mutating func restore(_ name: String) -> Bool {
    let references = old.objects(of: "PBXFileReference", naming: "/* \(name) */").filter { reference in
      new.objects(of: "PBXFileReference", naming: reference.id).isEmpty
    }
    guard references.count == 1, let reference = references.first else { return false }
    let builds = old.objects(of: "PBXBuildFile", naming: "fileRef = \(reference.id) ")
    let phases = old.places(of: Set(builds.map(\.id))).filter { new.object($0.owner) != nil }
    guard !phases.isEmpty, phases.contains(where: { isSources($0.owner) }) else { return false }
    var edited = self
    guard edited.restoreChild(reference.id, depth: 0),
      edited.new.insert([reference.line], id: reference.id, of: "PBXFileReference")
    else { return false }
    for build in builds {
      guard let phase = phases.first(where: { $0.id == build.id }), edited.new.insert(phase),
        edited.new.insert([build.line], id: build.id, of: "PBXBuildFile")
      else { continue }
    }
    self = edited
    return true
  }

  /// Whether a folder that Xcode keeps in step with the disk says of a file again what it said of it for its targets: an
  /// exception is part of a target that does not have the folder, and no part of one that has it.
  private mutating func restoreExceptions(for path: String) -> Bool {
    var isRestored = false
    for place in Self.exceptions(for: path, in: old) {
      guard new.places(where: { $0.owner == place.owner && $0.id == place.id }).isEmpty else { continue }
      isRestored = new.insert(place) || isRestored
    }
    return isRestored
  }

  private mutating func rejoin(_ path: String) {
    // What only one of both says was changed.
    for place in Self.exceptions(for: path, in: new) where Self.isLeftOut(place, in: new) {
      let known = Self.exceptions(for: path, in: old).contains { $0.owner == place.owner }
      if !known, old.object(place.owner) != nil { new.remove(place) }
    }
    for place in Self.exceptions(for: path, in: old) where !Self.isLeftOut(place, in: old) {
      let known = Self.exceptions(for: path, in: new).contains { $0.owner == place.owner }
      if !known { _ = new.insert(place) }
    }
    let name = String(RelativePath.name(of: path))
    let references = new.objects(of: "PBXFileReference", naming: "/* \(name) */")
    guard references.count == 1, let reference = references.first else { return }
    for build in old.objects(of: "PBXBuildFile", naming: "fileRef = \(reference.id) ")
    where !new.contains("\(build.id) ") {
      guard let phase = old.places(of: [build.id]).first(where: { isSources($0.owner) }), new.insert(phase) else {
        continue
      }
      _ = new.insert([build.line], id: build.id, of: "PBXBuildFile")
    }
  }

  private static func exceptions(for path: String, in project: ProjectText) -> [ProjectText.Place] {
    project.places { $0.key == "membershipExceptions" && ("/" + path).hasSuffix("/" + $0.id) }.filter { place in
      let groups = project.places { $0.key == "exceptions" && $0.id == place.owner }
      return groups.compactMap { project.value(of: "path", in: $0.owner) }.contains { folder in
        ("/" + path).hasSuffix("/\(folder)/\(place.id)")
      }
    }
  }

  // An exception of a target that has the folder.
  private static func isLeftOut(_ place: ProjectText.Place, in project: ProjectText) -> Bool {
    let groups = Set(project.places { $0.key == "exceptions" && $0.id == place.owner }.map(\.owner))
    let target = project.value(of: "target", in: place.owner)
    return !project.places { place in
      place.key == "fileSystemSynchronizedGroups" && groups.contains(place.id) && place.owner == target
    }.isEmpty
  }

  private func isSources(_ phase: String) -> Bool {
    new.object(phase)?.contains { $0.firstOffset(of: "isa = PBXSourcesBuildPhase;") != nil } == true
  }

  // In the group that had it, which may have gone with it.
  private mutating func restoreChild(_ id: String, depth: Int) -> Bool {
    let places = old.places(of: [id]).filter { $0.key == "children" }
    guard depth < Self.deepest, places.count == 1, let place = places.first else { return false }
    if new.object(place.owner) == nil {
      guard let group = old.object(place.owner),
        group.contains(where: { $0.firstOffset(of: "isa = PBXGroup;") != nil }),
        restoreChild(place.owner, depth: depth + 1)
      else { return false }
      let own = group.filter { line in line.last != UInt8(ascii: ",") || ProjectText.id(of: line) == id }
      return new.insert(own, id: place.owner, of: "PBXGroup")
    }
    return new.insert(place)
  }
}

extension ProjectText {
  /// The names of the files in each list of what is compiled, or is not, by the ids of the lists' owners.
  fileprivate var listed: [String: Set<String>] {
    places { ["files", "membershipExceptions"].contains($0.key) }.reduce(into: [:]) { lists, place in
      let remark = String(decoding: place.line, as: UTF8.self).split(separator: "/* ").last ?? ""
      let parts = remark.split(separator: " in Sources")
      let name = place.key == "files" ? (parts.count > 1 ? String(parts[0]) : nil) : place.id
      if let name { lists[place.owner, default: []].insert(String(RelativePath.name(of: name))) }
    }
  }

  /// The targets that compile a file of a name, each by its name where it is an extension that nothing embeds.
  fileprivate func orphans(compiling name: String) -> [String?] {
    let names = targets(compiling: name).map(orphan)
    return names.allSatisfy { $0 != nil } ? names : [nil]
  }

  fileprivate func targetNames(compiling name: String) -> [String] {
    targets(compiling: name).compactMap { value(of: "name", in: $0) }
  }

  private func targets(compiling name: String) -> [String] {
    let references = objects(of: "PBXFileReference", naming: "/* \(name) */").map(\.id)
    let builds = references.flatMap { objects(of: "PBXBuildFile", naming: "fileRef = \($0) ") }.map(\.id)
    let phases = places(of: Set(builds)).map(\.owner)
    return places(of: Set(phases)).filter { $0.key == "buildPhases" }.map(\.owner)
  }

  private func orphan(_ target: String) -> String? {
    let lines = (object(target) ?? []).map { String(decoding: $0, as: UTF8.self) }
    let product = lines.lazy.compactMap { Self.value(of: "productReference", in: $0) }.first
    guard let product, lines.contains(where: { $0.contains("product-type.app-extension") }),
      objects(of: "PBXBuildFile", naming: "fileRef = \(product) ").isEmpty, !contains("target = \(target) ")
    else { return nil }
    return lines.lazy.compactMap { Self.value(of: "name", in: $0) }.first
  }
}

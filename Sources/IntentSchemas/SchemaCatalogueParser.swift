import AppIntentsFacts
import IntentSurface

/// Reads the text of one domain: a head line for the domain and each schema, and indented lines about it.
///
/// ```
/// domain photos primary
///   on iOS 18.0, macOS 15.0
/// intent openAsset OpenMediaAssetIntent
///   sdk 26.5,27.0 source 27
///   conforms OpenIntent
///   target: PhotoEntity = photos.asset
/// ```
enum SchemaCatalogueParser {
  static func domain(from text: String) throws(SchemaCatalogueError) -> SchemaDomain {
    var domain = SchemaDomain(name: "", tier: .primary, isAllOrNothing: false, systems: [:])
    var union: String?
    for line in text.split(separator: "\n").map(String.init) {
      let words = line.split(separator: " ").map(String.init)
      guard line.hasPrefix(" ") else {
        union = words[0] == "union" && words.count == 2 ? words[1] : nil
        try begin(words, line, in: &domain)
        continue
      }
      if let union {
        domain.unions[union, default: []].append(try member(line))
      } else {
        try add(line, words, to: &domain)
      }
    }
    return domain
  }

  private static func begin(
    _ words: [String], _ line: String, in domain: inout SchemaDomain
  ) throws(SchemaCatalogueError) {
    switch (words[0], words.count) {
    case ("union", 2):
      domain.unions[words[1]] = []
    case ("domain", 3...4):
      guard let tier = SchemaDomain.Tier(rawValue: words[2]) else { throw SchemaCatalogueError(line: line) }
      domain.name = words[1]
      domain.tier = tier
      domain.isAllOrNothing = words.last == "whole"
    case (let kind, 3):
      guard let kind = Schema.Kind(rawValue: kind) else { throw SchemaCatalogueError(line: line) }
      domain.schemas.append(
        Schema(
          domain: domain.name, name: words[1], kind: kind, templateName: words[2], sdks: [], source: .name,
          systems: domain.systems))
    default:
      throw SchemaCatalogueError(line: line)
    }
  }

  private static func add(
    _ line: String, _ words: [String], to domain: inout SchemaDomain
  ) throws(SchemaCatalogueError) {
    guard let last = domain.schemas.indices.last else {
      domain.systems = try systems(line)
      return
    }
    switch words[0] {
    case "sdk":
      guard words.count == 4, let source = Schema.Source(rawValue: words[3]) else {
        throw SchemaCatalogueError(line: line)
      }
      domain.schemas[last].sdks = words[1].split(separator: ",").map(String.init)
      domain.schemas[last].source = source
    case "on": domain.schemas[last].systems = try systems(line)
    case "conforms": domain.schemas[last].protocols = list(line).map(FrameworkProtocol.init)
    case "deprecated": domain.schemas[last].deprecation = words.dropFirst().joined(separator: " ")
    case "policy": domain.schemas[last].authenticationPolicy = words.last
    case "was": domain.schemas[last].formerMembers = Set(list(line))
    case "before": domain.schemas[last].earlierMembers = []
    case "cases", "examples":
      domain.schemas[last].cases += list(line)
      domain.schemas[last].prescribesCases = words[0] == "cases"
    case "returns:": domain.schemas[last].returns = try member(line)
    default: try domain.schemas[last].add(member(line))
    }
  }

  private static func list(_ line: String) -> [String] {
    line.split(separator: " ").dropFirst().joined().split(separator: ",").map(String.init)
  }

  /// `on iOS 18.0, macOS 15.0`.
  private static func systems(_ line: String) throws(SchemaCatalogueError) -> [Platform: String] {
    var systems: [Platform: String] = [:]
    let words = line.split { " ,".contains($0) }.dropFirst().map(String.init)
    guard words.count.isMultiple(of: 2) else { throw SchemaCatalogueError(line: line) }
    for index in stride(from: 0, to: words.count, by: 2) {
      guard let platform = Platform(rawValue: words[index]) else { throw SchemaCatalogueError(line: line) }
      systems[platform] = words[index + 1]
    }
    return systems
  }

  /// `target: PhotoEntity = photos.asset`, with `= *` for a type that is the app's to choose.
  private static func member(_ line: String) throws(SchemaCatalogueError) -> SchemaMember {
    let words = line.split(separator: " ").map(String.init)
    guard words.count == 2 || (words.count == 4 && words[2] == "="), words[0].hasSuffix(":") else {
      throw SchemaCatalogueError(line: line)
    }
    var member = SchemaMember(name: String(words[0].dropLast()), type: words[1].replacing("_", with: " "))
    guard words.count == 4 else { return member }
    if words[3] == "*" { member.isPlaceholder = true } else { member.schema = words[3] }
    return member
  }
}

extension Schema {
  // After a `before 27` line, members are those of the older SDKs.
  fileprivate mutating func add(_ member: SchemaMember) {
    if earlierMembers == nil { members.append(member) } else { earlierMembers?.append(member) }
  }
}

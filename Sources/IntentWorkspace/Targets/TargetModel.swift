import CanonicalJSON
import IntentReading
package import IntentSurface
import ProjectReading
import SourceScanning

/// Who builds what, for whom: the products of a repository and the files that each compiles.
package struct TargetModel: Codable, Equatable, Sendable {
  /// One target that ships something.
  package struct Product: Codable, Equatable, Sendable {
    /// Its name.
    package var name: String
    /// The file that says so.
    package var project: String
    /// The product type, as Xcode names it.
    package var productType: String
    /// The configuration that ships.
    package var configuration: String?
    /// The platforms it exists on; nil where nothing says, or where it is on all.
    package var platforms: [HostPlatform]
    /// The compilation conditions that are set.
    package var conditions: [String]
    /// The products that it embeds or links.
    package var contains: [String]
  }

  /// One target that compiles a file.
  package struct Use: Codable, Equatable, Sendable {
    /// The target that compiles it.
    package var target: String
    /// The project that the target is part of.
    package var project: String
    /// The product type, as Xcode names it.
    package var productType: String
    /// The platforms it exists on; nil where nothing says, or where it is on all.
    package var platforms: [HostPlatform]
    /// The compilation conditions that are set.
    package var conditions: [String]
    /// The platforms that the file is compiled for, where they are fewer than the target's.
    package var filter: [Platform]?
    /// The apps and extensions that its code is in.
    package var hosts: [String]
  }

  /// One file of a surface.
  package struct File: Codable, Equatable, Sendable {
    /// The path, relative to where reading began.
    package var path: String
    /// Empty for a file in no target.
    package var targets: [Use]
  }

  /// The products, in the order of the projects.
  package var products: [Product]
  /// The files.
  package var files: [File]
  /// What is not known, each with the file that leaves it open.
  package var notes: [String]

  /// Reads the projects around some source code.
  ///
  /// - Throws: `Failure` for a surface that is not source code.
  package init(of reading: InputReading) throws {
    guard let files = reading.files, let tree = reading.projects else {
      throw Failure("“\(reading.input)” is not source code, so no project describes its targets.", .usage)
    }
    let projects = ProjectFiles(in: tree).adding(reading.readingOptions.projects)
    let membership = Membership(projects.projects)
    products = membership.members.filter { $0.target.kind != .test }.map { Product($0, in: membership) }
    self.files = SurfaceFiles.paths(in: AnyTree(files)).map { File(path: $0, in: membership) }
    notes = ProjectFacts.notes(on: projects)
  }

  /// The model as JSON with sorted keys.
  ///
  /// - Throws: an encoding error; the model has nothing that causes one.
  package func json() throws -> String {
    try CanonicalJSON.text(of: self)
  }
}

extension TargetModel.Product {
  fileprivate init(_ member: Membership.Member, in membership: Membership) {
    name = member.name
    project = member.project.path
    productType = member.target.productType
    configuration = member.target.configuration
    platforms = member.target.hostPlatforms
    conditions = member.target.flags
    contains = member.dependencies.map { membership.members[$0] }.filter { $0.target.kind != .test }.map(\.name)
      .sorted()
  }
}

extension TargetModel.File {
  fileprivate init(path: String, in membership: Membership) {
    self.path = path
    let uses = membership.build(of: path).uses
    targets = membership.targets(of: path).map { position in
      let member = membership.members[position]
      let hosts = Set(uses.filter { $0.target == position }.map(\.host))
      return TargetModel.Use(
        target: member.name, project: member.project.path, productType: member.target.productType,
        platforms: member.target.hostPlatforms, conditions: member.target.flags,
        filter: member.target.platforms(of: path)?.sorted(), hosts: hosts.map { membership.members[$0].name }.sorted())
    }
  }
}

/// A tree of any kind, for what takes one of some kind.
private struct AnyTree: SourceTree {
  private let base: any SourceTree

  init(_ base: any SourceTree) { self.base = base }

  var paths: [String] { base.paths }

  func contents(of path: String) throws(SourceTreeError) -> [UInt8] { try base.contents(of: path) }
}

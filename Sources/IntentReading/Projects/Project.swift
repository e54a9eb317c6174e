package import IntentSurface

/// What a project file says about its targets.
package struct Project: Hashable, Sendable {
  /// Where it comes from.
  package enum Kind: String, Hashable, Sendable {
    case xcode, package, tuist, xcodeGen
  }

  package var kind: Kind
  /// `Journal` for `Journal.xcodeproj`.
  package var name: String
  /// The file that it was read from, relative to the root of the tree.
  package var path: String
  package var targets: [ProjectTarget] = []
  /// The products of a package and the targets that each is made of.
  package var products: [String: [String]] = [:]
  /// What could not be decided, in words; then some target or file may be missing.
  package var doubts: [Doubt] = []

  /// Something in a project file that no reading of its text decides.
  package struct Doubt: Hashable, Sendable {
    package var message: String
    package var line: Int?

    package init(_ message: String, line: Int? = nil) {
      self.message = message
      self.line = line
    }
  }

  package init(kind: Kind, name: String, path: String) {
    self.kind = kind
    self.name = name
    self.path = path
  }

  /// The folder that paths in the project start at; empty for the root.
  package var folder: String {
    let parts = path.split(separator: "/").dropLast(kind == .xcode ? 2 : 1)
    return parts.joined(separator: "/")
  }
}

/// One target: what is compiled into it and what it is built with.
package struct ProjectTarget: Hashable, Sendable {
  /// What a target makes.
  package enum Kind: String, Hashable, Sendable {
    case app, watchApp, `extension`, framework
    /// Code that is linked into what uses it.
    case library
    case test
    /// A tool, a resource bundle, a plugin.
    case other

    /// The bundle it is for the system; nil for what is no place that offers intents of its own.
    var host: HostBundle.Kind? {
      switch self {
      case .app: .app
      case .watchApp: .watchApp
      case .extension: .extension
      case .framework, .library, .test, .other: nil
      }
    }
  }

  /// All that is below a folder, but for some.
  package struct Folder: Hashable, Sendable {
    package var path: String
    /// Files and folders that are left out; relative to the root, as the folder itself.
    package var except: Set<String>

    package init(_ path: String, except: Set<String> = []) {
      self.path = path
      self.except = except
    }
  }

  package var name: String
  package var kind: Kind
  /// Sorted; empty where the project does not say.
  package var platforms: [Platform] = []
  /// Compilation conditions of the release build, sorted.
  package var flags: [String] = []
  /// Nil where it is not literal, or computed from what is not in the repository.
  package var bundleIdentifier: String?
  /// Source files by their paths from the root of the tree.
  package var files: Set<String> = []
  package var folders: [Folder] = []
  /// The names of targets and products that it embeds, links or waits for, in this project or another.
  package var dependencies: Set<String> = []

  package init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// Whether a file is compiled into it.
  func compiles(_ path: String) -> Bool { files.contains(path) || folders.contains { $0.contains(path) } }
}

extension ProjectTarget.Folder {
  func contains(_ file: String) -> Bool {
    guard RelativePath.isInside(file, path) else { return false }
    return except.isEmpty || !except.contains { RelativePath.isInside(file, $0) }
  }
}

/// Paths as text, relative to the root of a tree.
package enum RelativePath {
  /// A path below a folder with `.` and `..` taken out; nil where it leads out of the root.
  package static func join(_ folder: String, _ path: String) -> String? {
    if path != ".", path != "..", !path.isEmpty, !path.utf8.contains(UInt8(ascii: "/")) {
      return folder.isEmpty ? path : "\(folder)/\(path)"
    }
    guard !path.hasPrefix("/") else { return nil }
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }

  /// Whether a path is a folder or below it; everything is below the empty one.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    folder.isEmpty || path == folder || (path.hasPrefix(folder) && path.dropFirst(folder.count).hasPrefix("/"))
  }

  /// The folder of a file; empty at the root.
  package static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }

  /// The last part of a path.
  package static func name(of path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
  }

  /// The names of the folders on the way to a file. By bytes: a look at thousands of paths should cost nothing.
  package static func folders(of path: String) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/")).dropLast().map { Substring($0) }
  }

  /// The leading parts of a glob that have no wildcard: all that it can match is below.
  package static func base(ofGlob pattern: String) -> String {
    pattern.split(separator: "/").prefix { !$0.contains { "*?[{".contains($0) } }.joined(separator: "/")
  }
}

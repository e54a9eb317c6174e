/// Where projects say which systems their targets need, where that changed.
enum ProjectFloors {
  private static let keys = ["DEPLOYMENT_TARGET", "deploymentTarget", "iOS:", "macOS:", "watchOS:", ".iOS(", ".macOS("]
  private static let manifests = ["project.yml", "project.yaml", "Project.swift", "Package.swift"]
  private static let mostPlaces = 3

  /// The lines that are new, each with its place.
  static func changed(in context: ProposalContext) -> [String] {
    guard let old = context.old else { return [] }
    let others = context.new.paths.filter { path in
      manifests.contains { path == $0 || path.hasSuffix("/" + $0) } || path.hasSuffix(".xcconfig")
    }
    let found = (context.new.projects + others).flatMap { path -> [String] in
      guard let before = old.bytes(path), let after = context.new.bytes(path), before != after else { return [] }
      let known = Set(lines(of: before))
      var seen: Set<String> = []
      return lines(of: after).enumerated().filter { isFloor($0.element) && !known.contains($0.element) }
        .filter { seen.insert($0.element).inserted }.map { "`\($0.element)` in \(path):\($0.offset + 1)" }
    }
    return Array(found.prefix(mostPlaces))
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.drop(while: \.isWhitespace))
    }
  }

  private static func isFloor(_ line: String) -> Bool {
    keys.contains(where: line.contains) && line.contains(where: \.isNumber)
  }
}

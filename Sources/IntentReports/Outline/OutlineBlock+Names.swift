import IntentSurface

extension OutlineBlock {
  /// What the app is called, a line a language; none where nothing is known.
  static func names(_ names: [AppNames]) -> [OutlineBlock] {
    Dictionary(grouping: names) { $0.host ?? "" }.sorted { $0.key < $1.key }.map { host, names in
      var block = OutlineBlock("names", host.isEmpty ? "of the app" : "of \(host)")
      for own in names {
        let others = own.alternatives.isEmpty ? "" : "; or \(own.alternatives.map(\.spelling).joined(separator: ", "))"
        block.add(own.language ?? "everywhere", (own.name?.spelling ?? "as everywhere") + others)
      }
      return block
    }
  }

  /// The links that open the app.
  static func schemes(_ schemes: [UrlScheme]) -> [OutlineBlock] {
    guard !schemes.isEmpty else { return [] }
    var block = OutlineBlock("links", "that open the app")
    for scheme in schemes { block.add("\(scheme.name):", scheme.isBuilt ? "built by its own code" : "") }
    return [block]
  }
}

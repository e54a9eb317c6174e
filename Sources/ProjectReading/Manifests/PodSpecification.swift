import SourceScanning

/// Which folders the code of a pod is in, as its specification spells them out; nothing of it is run.
enum PodSpecification {
  /// The folders; that of the specification itself where some of its patterns are computed, or where it has none.
  static func folders(of path: String, in tree: any SourceTree) -> [String] {
    let whole = RelativePath.folder(of: path)
    guard path.hasSuffix(".podspec"), let bytes = try? tree.contents(of: path), bytes.count <= sizeLimit else {
      return [whole]
    }
    let lists = String(decoding: bytes, as: UTF8.self).matches(of: #/\.source_files\s*\+?=\s*(\[[^\]]*\]|[^\n]*)/#)
    var folders: [String] = []
    for list in lists {
      let parts = list.output.1.split(separator: #/["']/#, omittingEmptySubsequences: false)
      // What is between the texts only keeps them apart.
      let marks = stride(from: 0, to: parts.count, by: 2).map { parts[$0] }
      let texts = stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
      guard !texts.isEmpty, marks.allSatisfy({ $0.allSatisfy { "[], \n\r\t".contains($0) } }),
        !texts.contains(where: { $0.contains("#{") })
      else { return [whole] }
      folders += texts.map { RelativePath.join(whole, RelativePath.base(ofGlob: String($0))) ?? whole }
    }
    return folders.isEmpty ? [whole] : folders
  }

  // In bytes: they are written by hand.
  private static let sizeLimit = 1 << 16
}

/// A pattern and a path, one behind the other.
enum PatternFuzz {
  static func read(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0, maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 2 else { return }
    let matches = Glob(parts[0]).matches(parts[1])
    demand(!matches || Glob("**/" + parts[0]).matches("x/" + parts[1]), "deeper down it does not match")
  }
}

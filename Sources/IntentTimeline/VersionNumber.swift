/// A dotted version, compared number by number: 2.10 is after 2.9, and 2.0 is 2.
package struct VersionNumber: Hashable, Comparable, Sendable {
  package var parts: [Int]

  package init(_ text: String) {
    parts = text.split(separator: ".").map { part in Int(part.prefix { $0.isNumber }) ?? 0 }
    while parts.last == 0 { parts.removeLast() }
  }

  package static func < (left: VersionNumber, right: VersionNumber) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }
}

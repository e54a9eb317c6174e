/// A record of which a surface has a list.
package protocol ListedRecord: Codable, Hashable, Sendable {
  /// Whether a list has one record before another: the order means nothing, and equal surfaces have equal bytes.
  static func precedes(_ left: Self, _ right: Self) -> Bool
}

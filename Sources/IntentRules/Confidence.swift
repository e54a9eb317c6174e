/// How sure a verdict is. It speaks of the verdict, not of whether the change was seen.
package enum Confidence: String, Codable, CaseIterable, Hashable, Sendable, Comparable {
  case low
  case lowMedium = "low-medium"
  case medium
  case mediumHigh = "medium-high"
  case high

  /// The order in which output lists them.
  package static func < (left: Confidence, right: Confidence) -> Bool { left.position < right.position }

  private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

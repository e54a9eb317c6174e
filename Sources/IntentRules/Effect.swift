/// How hard a change is felt, worst last in comparison order.
package enum Effect: String, Codable, CaseIterable, Hashable, Sendable, Comparable {
  /// Worth knowing; nobody's shortcut behaves differently.
  case notes
  /// What people saved still runs, but they can't find or add it any more.
  case hides
  /// It still runs, and does something else or asks.
  case degrades
  /// Whether it still works can't be told from what was read, and before the change it could.
  case asks
  /// It stops working.
  case breaks

  /// The order in which output lists them.
  package static func < (left: Effect, right: Effect) -> Bool { left.position < right.position }

  private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

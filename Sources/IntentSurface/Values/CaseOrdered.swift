/// Words in an order: that of their declaration.
package protocol CaseOrdered: CaseIterable, Comparable {}

extension CaseOrdered {
  /// The order of the cases.
  package static func < (left: Self, right: Self) -> Bool {
    left != right && allCases.first { $0 == left || $0 == right } == left
  }
}

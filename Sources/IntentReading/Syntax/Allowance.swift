/// A number of steps that pieces of one value share.
///
/// A class, because readers take from it while they return values.
final class Allowance {
  private var left: Int
  /// Whether more was asked for than there was.
  private(set) var isSpent = false

  init(_ steps: Int) { left = steps }

  /// Takes a step; false where none is left.
  func take() -> Bool {
    guard left > 0 else {
      spend()
      return false
    }
    left -= 1
    return true
  }

  /// Gives up.
  func spend() {
    left = 0
    isSpent = true
  }
}

import Foundation

/// What readings that follow each other made: what neither of the last two asked for is forgotten.
///
/// All state is behind the lock.
final class Recent<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var earlier: [Key: Value] = [:]
  private var latest: [Key: Value] = [:]

  /// The next reading begins.
  func turn() {
    lock.withLock {
      earlier = latest
      latest = [:]
    }
  }

  /// What was made for the key, else what is made now.
  func value(for key: Key, _ make: () -> Value) -> Value {
    if let known = lock.withLock({ known(key) }) { return known }
    let value = make()
    lock.withLock { latest[key] = value }
    return value
  }

  /// Keeps what was made for the key, if anything was.
  func touch(_ key: Key) { lock.withLock { _ = known(key) } }

  private func known(_ key: Key) -> Value? {
    if let value = latest[key] { return value }
    guard let value = earlier[key] else { return nil }
    latest[key] = value
    return value
  }
}

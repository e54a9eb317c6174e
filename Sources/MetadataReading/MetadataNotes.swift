import Foundation
import IntentSurface

/// What one reading of a file met and did not understand.
///
/// It travels through `JSONDecoder.userInfo`, which only takes sendable values; the lock keeps that promise.
final class MetadataNotes: @unchecked Sendable {
  static let key = CodingUserInfoKey(rawValue: "MetadataNotes")

  private let file: String
  private let lock = NSLock()
  private var messages: Set<String> = []

  init(file: String) { self.file = file }

  /// Records something once.
  func add(_ message: String) {
    lock.withLock { _ = messages.insert(message) }
  }

  /// Records a code that no known generation of the format uses, and gives the words to keep in its place.
  func unknownCode(_ kind: String, _ code: Int, at place: String) -> String {
    add("\(place): unknown \(kind) \(code); kept as unknown. A newer intentcompat may know it.")
    return "\(kind) \(code)"
  }

  /// Everything recorded, sorted.
  var diagnostics: [Diagnostic] {
    lock.withLock { messages.sorted() }.map { Diagnostic(.warning, $0, at: SourceLocation(path: file)) }
  }
}

import Foundation
import SourceScanning
import SwiftReading
import SwiftSyntax

/// The bytes of a file, with what they answer: all types, platforms and bundles that ask share each answer.
final class FileText: @unchecked Sendable {
  let bytes: [UInt8]
  private let lock = NSLock()
  private var answers: [String: Bool] = [:]
  private var assigned: Set<String>?
  private var calls: [FunctionCallExprSyntax]?
  private var tree: SourceFileSyntax?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether a text stands anywhere in it. Where none of the words does that something is spelled with, its declarations
  /// need not be looked at one by one.
  func says(_ text: String) -> Bool {
    lock.withLock {
      if let answer = answers[text] { return answer }
      let answer = bytes.contains(text: text)
      answers[text] = answer
      return answer
    }
  }

  /// What its code gives another value, as it names it: `count`, `K.count`.
  var assignedNames: Set<String> {
    lock.withLock {
      if let assigned { return assigned }
      let names = AssignedNames.names(in: bytes)
      assigned = names
      return names
    }
  }

  /// All of its code, that of functions included, which other trees leave out.
  var whole: SourceFileSyntax {
    lock.withLock {
      let found = tree ?? SourceFileSyntax.parsed(bytes)
      tree = found
      return found
    }
  }

  /// The calls in all of its code.
  var allCalls: [FunctionCallExprSyntax] {
    let tree = whole
    return lock.withLock {
      let found = calls ?? tree.calls
      calls = found
      return found
    }
  }
}

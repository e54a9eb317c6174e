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
  private var knownCalls: [String: [FunctionCallExprSyntax]]?
  private var called: Set<UInt64>?
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

  /// The hashes of the names that a parenthesis follows, of types and initializers: of what is made, and more.
  var madeNames: Set<UInt64> {
    lock.withLock {
      if let called { return called }
      var found: Set<UInt64> = []
      for end in bytes.indices where bytes[end] == UInt8(ascii: "(") {
        var start = end
        while start > 0, ByteClass.continuesIdentifier(bytes[start - 1]) { start -= 1 }
        guard start < end, !(0x61...0x7A).contains(bytes[start]) || bytes[start..<end].elementsEqual("init".utf8) else {
          continue
        }
        found.insert(NameHash.of(bytes[start..<end]))
      }
      called = found
      return found
    }
  }

  // From their ends, as what stands before a name is looked at.
  private static let declaring = ["func", "var", "let", ","].map { $0.utf8.reversed() }

  /// Whether a type may have a member of a name in it: the name stands behind the word that begins one, or a comma.
  func mayDeclare(_ name: String) -> Bool {
    var rest = bytes[...]
    while let start = rest.firstOffset(of: name) {
      let end = start + name.utf8.count
      let isWhole = end == bytes.count || !ByteClass.continuesIdentifier(bytes[end])
      let before = bytes[..<start].reversed().drop { $0 <= 0x20 || $0 == UInt8(ascii: "`") }
      if isWhole, Self.declaring.contains(where: { before.starts(with: $0) }) { return true }
      rest = bytes[(start + 1)...]
    }
    return false
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

  /// The calls in all of its code, by the last name that each spells before its parenthesis: `init` of `Plant.init()`.
  var calls: [String: [FunctionCallExprSyntax]] {
    let tree = whole
    return lock.withLock {
      let found = knownCalls ?? Dictionary(grouping: tree.calls) { $0.calledWord ?? "" }
      knownCalls = found
      return found
    }
  }
}

import IntentSurface
import SwiftSyntax

/// Calls a member of a class that Xcode generates by another name, wherever it is meant.
struct LegacyRenaming {
  private let name: String
  private let newName: String
  private let className: String

  init(of name: String, to newName: String, in className: String) {
    (self.name, self.newName, self.className) = (name, newName, className)
  }

  /// A parameter's own name in a part of a definition, and wherever the summaries and the other parameters mean it.
  func words(in range: Range<Int>, of file: CodeFile) -> [SourceEdit] {
    let wanted = Array(name.utf8)
    let starts = range.filter { start in
      let end = start + wanted.count
      guard end < range.upperBound, start > 0, file.bytes[start..<end].elementsEqual(wanted) else { return false }
      let (before, after) = (file.bytes[start - 1], file.bytes[end])
      if Self.ends.contains(after), Self.begins.contains(before) { return true }
      let comma = UInt8(ascii: ",")
      // The key of a combination lists its parameters.
      return (Self.ends.contains(after) || after == comma) && (Self.begins.contains(before) || before == comma)
        && Self.isInKey(start, of: file.bytes)
    }
    return starts.map { file.replace($0..<($0 + wanted.count), with: newName) }
  }

  private static func isInKey(_ place: Int, of bytes: [UInt8]) -> Bool {
    bytes[..<place].lastIndex(of: UInt8(ascii: "<")).map { bytes[$0...].starts(with: "<key>".utf8) } ?? false
  }

  // As a whole element, or between the braces of a summary.
  private static let begins = Set(">{".utf8)
  private static let ends = Set("<}".utf8)

  /// The code that means it, and a note on what may: Xcode makes the class and the functions of its protocol from the
  /// name.
  func uses(in code: CodeTree) -> (edits: [SourceEdit], notes: [String]) {
    var (edits, doubts): ([SourceEdit], [String]) = ([], [])
    for file in code.files(naming: [className, name]) + code.files(naming: [className, name.firstUppercased]) {
      let uses = LegacyUses(of: name, in: className, by: file.tree)
      let functions = uses.functions.map { token in
        file.replace(token, with: token.text.replacing(name.firstUppercased, with: newName.firstUppercased))
      }
      edits += (uses.members.map { file.replace($0, with: newName) } + functions).filter { !edits.contains($0) }
      doubts += uses.doubts.map(file.place).filter { !doubts.contains($0) }
    }
    let places = doubts.prefix(Self.shownPlaces).joined(separator: ", ")
    return (edits, doubts.isEmpty ? [] : ["See whether \(places) means `\(newName)` of \(className)."])
  }

  private static let shownPlaces = 5
}

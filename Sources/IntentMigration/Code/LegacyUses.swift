import IntentSurface
import SourceScanning
import SwiftSyntax

/// Where code means a parameter of a class that Xcode generates.
struct LegacyUses {
  private(set) var members: [TokenSyntax] = []
  /// Members of that name of who knows what.
  private(set) var doubts: [TokenSyntax] = []
  let functions: [TokenSyntax]

  init(of name: String, in className: String, by code: SourceFileSyntax) {
    let ending = name.firstUppercased
    let made = ["resolve\(ending)", "provide\(ending)OptionsCollection", "default\(ending)"]
    functions = code.nodes(FunctionDeclSyntax.self).filter { function in
      made.contains(function.name.text)
        && function.signature.parameterClause.parameters.contains { $0.type.trimmedDescription == className }
    }
    .map(\.name)
    for access in code.nodes(MemberAccessExprSyntax.self) where access.declName.baseName.bareText == name {
      guard let base = access.base?.trimmedDescription.filter({ $0 != "?" && $0 != "!" }) else { continue }
      switch access.binding(of: base.lastNameComponent)?.typeName {
      case className?: members.append(access.declName.baseName)
      case nil where base != "self": doubts.append(access.declName.baseName)
      default: break
      }
    }
  }
}

extension LegacyUses {
  /// Where something is taken for a value of the class: `path:line` each.
  static func casts(to className: String, in code: CodeTree) -> [String] {
    ["as? ", "as! "].map { $0 + className }.flatMap { text in
      code.files(naming: [text]).flatMap { $0.lines(with: text) }
    }
  }
}

extension CodeFile {
  fileprivate func lines(with text: String) -> [String] {
    var (places, start): ([String], Int) = ([], 0)
    while let found = bytes[start...].firstOffset(of: text) {
      start = found + text.utf8.count
      if start == bytes.count || !ByteClass.continuesIdentifier(bytes[start]) {
        places.append("\(path):\(line(of: found))")
      }
    }
    return places
  }
}

/// Calls a member of a class that Xcode generates by another name, wherever it is meant.
struct LegacyRenaming {
  let name: String
  let newName: String
  let className: String

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
    doubts += code.objectiveCPlaces(of: name, in: className)
    let places = doubts.prefix(Self.shownPlaces).joined(separator: ", ")
    return (edits, doubts.isEmpty ? [] : ["See whether \(places) means `\(newName)` of \(className)."])
  }

  private static let shownPlaces = 5
}

extension CodeTree {
  /// Where code that is no Swift names a member of a class: `path:line` each.
  func objectiveCPlaces(of name: String, in className: String) -> [String] {
    paths.filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }.flatMap { path -> [String] in
      guard let bytes = bytes(path), bytes.contains(words: className) else { return [] }
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      return lines.enumerated().filter { Array($0.element).contains(code: name) }.map { "\(path):\($0.offset + 1)" }
    }
  }
}

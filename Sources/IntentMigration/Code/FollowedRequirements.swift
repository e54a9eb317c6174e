import SwiftParser
import SwiftSyntax

extension ProposalContext {
  /// Old code with what the app's own protocols ask of its types now: a stored value that only a requirement of before
  /// was for is left out, and one that may be missing now may be so.
  ///
  /// - Parameter all: the code that comes back with it, which may use the members.
  func followingRequirements(_ lines: [String], among all: [String]) -> [String] {
    guard let old else { return lines }
    let source = lines.joined(separator: "\n")
    let tree = Parser.parse(source: source)
    let groups = tree.statements.compactMap { $0.item.asProtocol((any DeclGroupSyntax).self) }
    let counts = Self.nameCounts(in: all)
    var edits: [(range: Range<Int>, text: String)] = []
    for group in groups {
      for name in group.inheritedTypes.map(\.trimmedDescription) {
        guard let before = old.requirements(of: name), let after = new.requirements(of: name), before != after
        else { continue }
        edits += group.memberBlock.members.compactMap { $0.edit(from: before, to: after, counts) }
      }
    }
    guard !edits.isEmpty else { return lines }
    let bytes = edits.sorted { $0.range.lowerBound > $1.range.lowerBound }
      .reduce(into: Array(source.utf8)) { $0.replaceSubrange($1.range, with: Array($1.text.utf8)) }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  private static func nameCounts(in lines: [String]) -> [String: Int] {
    let tree = Parser.parse(source: lines.joined(separator: "\n"))
    let names = tree.tokens(viewMode: .sourceAccurate).compactMap { $0.identifier?.name }
    return Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
  }
}

extension MemberBlockItemSyntax {
  /// What follows a requirement that went or became optional; nil where other code uses the member.
  fileprivate func edit(
    from before: [String: String], to after: [String: String], _ counts: [String: Int]
  ) -> (range: Range<Int>, text: String)? {
    guard let variable = decl.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, counts[name] == 1,
      let shipped = before[name]
    else { return nil }
    guard let wanted = after[name] else {
      return binding.initializer == nil ? nil : (position.utf8Offset..<endPosition.utf8Offset, "")
    }
    guard let type = binding.typeAnnotation?.type, type.trimmedDescription == shipped, wanted == shipped + "?",
      binding.initializer == nil
    else { return nil }
    return (type.trimmedByteRange, wanted)
  }
}

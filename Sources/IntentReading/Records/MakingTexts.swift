import SwiftReading
import SwiftSyntax

/// The literal texts in all code that makes a value, as far as names lead: what can't be told of a value may still be seen
/// to change.
struct MakingTexts {
  private let code: any SwiftDeclarations
  private let namesOfOthers: Bool
  private var found: Set<String> = []
  private var seen: Set<SyntaxIdentifier> = []

  /// As many pieces of code are looked through for one value.
  private static let limit = 64

  /// The texts of some pieces of code and of all that they name, each once, sorted.
  ///
  /// - Parameter namesOfOthers: whether the members of types count as texts that other code declares.
  static func texts(of starts: [Syntax], in code: any SwiftDeclarations, namesOfOthers: Bool = false) -> [String] {
    var texts = MakingTexts(code: code, namesOfOthers: namesOfOthers)
    texts.follow(starts)
    return texts.found.sorted()
  }

  private init(code: any SwiftDeclarations, namesOfOthers: Bool) {
    (self.code, self.namesOfOthers) = (code, namesOfOthers)
  }

  private mutating func follow(_ starts: [Syntax]) {
    var rest = starts
    while let next = rest.popLast(), seen.count < Self.limit {
      guard seen.insert(next.id).inserted else { continue }
      for token in next.tokens(viewMode: .sourceAccurate) {
        if case .stringSegment(let text) = token.tokenKind, !text.isEmpty { found.insert(text) }
      }
      for name in next.spelledNames.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
        let named = declarations(of: name, at: next)
        rest += named
        if namesOfOthers, name.count == 2, name[0].first?.isUppercase == true, !["Self", "String"].contains(name[0]),
          named.isEmpty, code.type(named: [name[0]], at: next) == nil
        {
          found.insert(name.joined(separator: "."))
        }
      }
    }
  }

  /// What a member of a type, or something outside of all types, is made of.
  private func declarations(of path: [String], at place: Syntax) -> [Syntax] {
    guard let name = path.last else { return [] }
    let outer = path.dropLast().filter { !["self", "Self"].contains($0) }
    let owners = outer.isEmpty ? code.types(around: place) : [code.type(named: outer, at: place)].compactMap(\.self)
    let members = owners.map(code.members)
    let own =
      members.flatMap { $0.functions(name) }.map { Syntax($0) }
      + members.flatMap { [$0.staticBinding(name), $0.instanceBinding(name)] }.compactMap(\.self).map { Syntax($0) }
    guard own.isEmpty, path.count == 1 else { return own }
    return code.globalFunctions(named: name, at: place).map { Syntax($0) }
      + code.globalVariables(named: name, at: place).map { Syntax($0) }
  }
}

import IntentSurface
import SwiftSyntax

extension Evaluator {
  /// The members that are meant, those of the first layer that has some for a type. Unknown where a type hides one that an
  /// extension of a protocol has, since which of them is meant depends on the type of the variable.
  func meant<Found: SyntaxProtocol>(
    _ name: String, of type: SwiftType, in members: Members, at place: Syntax, _ find: (MemberLayer) -> [Found]
  ) throws(Unknown) -> [Found] {
    for (index, layer) in members.layers.enumerated() {
      let found = try given(find(layer), name, to: type, at: place)
      guard let first = found.first else { continue }
      guard found.count == 1, Syntax(first).extendedProtocol(code) == nil else { return found }
      let hides = members.layers.dropFirst(index + 1).contains { layer in
        find(layer).contains { Syntax($0).isRequired(name, code) == false }
      }
      guard !hides else { throw Unknown("`\(name)` is declared again in an extension of a protocol", place) }
      return found
    }
    return []
  }

  /// The members of one layer that a type has: of those that are called alike, the ones whose extension asks for most.
  private func given<Found: SyntaxProtocol>(
    _ found: [Found], _ name: String, to type: SwiftType, at place: Syntax
  ) throws(Unknown) -> [Found] {
    guard found.contains(where: { Syntax($0).constraining != nil }) else { return found }
    var fitting: [(member: Found, call: String, requirements: Int)] = []
    for member in found {
      let group = Syntax(member).constraining
      guard let fits = group.map({ takes($0, type) ?? (found.count == 1 ? true : nil) }) ?? true else {
        throw Unknown("`\(name)` is declared again for some types alone", place)
      }
      let call = member.as(FunctionDeclSyntax.self)?.signature.parameterClause.trimmedDescription ?? ""
      if fits { fitting.append((member, call, group?.requirementCount ?? 0)) }
    }
    return fitting.filter { own in
      !fitting.contains { $0.call == own.call && $0.requirements > own.requirements }
    }.map(\.member)
  }

  /// Whether an extension is for a type; nil where that can't be told.
  private func takes(_ group: ExtensionDeclSyntax, _ type: SwiftType) -> Bool? {
    let frame = self.frame(of: type)
    var answers = (group.genericWhereClause?.requirements ?? []).map { holds($0.requirement, frame) }
    if case .named(_, _, let given) = type, let wanted = group.extendedType.genericArguments.map(Array.init) {
      guard given.count == wanted.count else { return nil }
      answers += zip(given, wanted).map { given, wanted in
        if case .type(let wanted) = wanted.argument { given.isSame(as: resolve(wanted, frame)) } else { nil }
      }
    } else if let array = group.extendedType.as(ArrayTypeSyntax.self) {
      guard case .list(let element) = type else { return nil }
      answers.append(element.isSame(as: resolve(array.element, frame)))
    }
    return answers.contains(false) ? false : answers.contains(nil) ? nil : true
  }

  private func holds(_ requirement: GenericRequirementSyntax.Requirement, _ frame: Frame) -> Bool? {
    switch requirement {
    case .sameTypeRequirement(let same):
      guard case .type(let left) = same.leftType, case .type(let right) = same.rightType else { return nil }
      return resolve(left, frame).isSame(as: resolve(right, frame))
    case .conformanceRequirement(let requirement):
      guard let declared = resolve(requirement.leftType, frame).declared,
        let name = TypeName.of(requirement.rightType)?.lastNameComponent
      else { return nil }
      // To a protocol of a library, types may conform without a word.
      return code.conforms(declared, to: name)
        ? true : code.type(named: [name], at: Syntax(requirement)).map { _ in false }
    default: return nil
    }
  }
}

extension SwiftType {
  /// Whether two are one type; nil where one of them can't be told.
  fileprivate func isSame(as other: SwiftType) -> Bool? {
    switch (self, other) {
    case (.other, _), (_, .other), (.unread, _), (_, .unread): nil
    default: self == other
    }
  }
}

extension ExtensionDeclSyntax {
  /// How much is asked of the types that it is for.
  fileprivate var requirementCount: Int {
    (genericWhereClause?.requirements.count ?? 0) + (extendedType.genericArguments?.count ?? 0)
  }
}

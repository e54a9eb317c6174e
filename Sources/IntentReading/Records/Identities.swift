import AppIntentsFacts
import IntentSurface
import SwiftReading
import SwiftSyntax

/// The effective identifiers of types: what saved shortcuts store for them.
///
/// A class, because what it finds is kept for later questions.
final class Identities {
  struct Identity: Equatable {
    var identifier: String
    var source = IdentifierSource.typeName
    /// A `persistentIdentifier` that the build may not see, as written.
    var unread: String?
  }

  private let index: DeclarationIndex
  private let resolver: ConformanceResolver
  private let members: MemberFinder
  private let code: CodeDeclarations
  private var known: [Int: Identity] = [:]

  init(index: DeclarationIndex, resolver: ConformanceResolver, members: MemberFinder, places: Places) {
    code = CodeDeclarations(index: index, resolver: resolver, finder: members, places: places)
    self.index = index
    self.resolver = resolver
    self.members = members
  }

  func identity(of type: Int) -> Identity {
    if let found = known[type] { return found }
    let identity = makeIdentity(of: type)
    known[type] = identity
    return identity
  }

  /// What code makes of an identifier that is no literal.
  private func value(of binding: PatternBindingSyntax, in type: Int) -> String? {
    let selfType = SwiftType.named(index.types[type].name, declared: type)
    return Evaluator.evaluated(Code(binding), in: code, selfType: selfType, as: nil, keeping: KeptCalls()).plainText
  }

  /// What a type is called that stands for many, of which nobody knows the one that is offered; nil for every other.
  private func genericName(of type: Int) -> String? {
    let around = [type] + index.outerTypes(of: type)
    let parameters = around.flatMap { index.types[$0].primary?.node.genericParameters ?? [] }
    return parameters.isEmpty ? nil : "\(index.types[type].name)<\(parameters.joined(separator: ", "))>"
  }

  // Static extraction reads a literal on the type; what a base class or a protocol's extension gives is not seen.
  private func makeIdentity(of type: Int) -> Identity {
    let conformances = resolver.conformances(of: type)
    let own = members.ownMembers(of: type)
    var identity = Identity(identifier: index.types[type].name)
    if let binding = own.staticBinding("persistentIdentifier") {
      if let expression = binding.singleValue, case .value(let literal) = LiteralReader.literal(expression) {
        return Identity(identifier: literal, source: .persistentIdentifier)
      }
      identity.unread = (binding.singleValue.map(Syntax.init) ?? binding.code)?.spelling
      if let value = value(of: binding, in: type) {
        (identity.identifier, identity.source) = (value, .persistentIdentifier)
        return identity
      }
    } else if let binding = members.members(of: type).staticBinding("persistentIdentifier") {
      identity.unread =
        value(of: binding, in: type).map { "\"\($0)\"" }
        ?? (binding.singleValue.map(Syntax.init) ?? binding.code)?.spelling
    }
    if let generic = genericName(of: type) { identity.unread = generic }
    if conformances.conforms(to: .customIntentMigratedAppIntent),
      let className = members.members(of: type).staticBinding("intentClassName").flatMap({ value(of: $0, in: type) })
    {
      identity.identifier = className
      identity.source = .intentClassName
    }
    return identity
  }
}

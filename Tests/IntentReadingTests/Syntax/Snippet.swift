import IntentSurface
import SwiftParser
import SwiftReading
import SwiftSyntax

@testable import IntentReading

/// A piece of Swift code to read, with the names that are known around it.
struct Snippet {
  let file: SourceFileSyntax

  init(_ source: String) {
    var parser = Parser(source, maximumNestingLevel: 256)
    file = SourceFileSyntax.parse(from: &parser)
  }

  /// The members of every type and extension at the top, in order.
  var members: Members {
    let lists = file.statements.compactMap { statement in
      statement.item.as(DeclSyntax.self)?.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
    }
    return Members([MemberLayer(lists)])
  }

  /// The first declaration at the top.
  var declaration: DeclSyntax? { file.statements.first?.item.as(DeclSyntax.self) }

  var attributes: AttributeListSyntax {
    (declaration?.asProtocol((any WithAttributesSyntax).self))?.attributes ?? []
  }

  var inheritance: InheritanceClauseSyntax? {
    declaration?.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
  }

  /// The members of a struct with this body.
  static func members(_ body: String) -> Members { Snippet("struct Thing {\n\(body)\n}").members }

  /// The initial value of a variable.
  static func expression(_ source: String) -> ExprSyntax {
    members("var value = \(source)").instanceBinding("value")?.initializer?.value
      ?? ExprSyntax(MissingExprSyntax(placeholder: .identifier("missing")))
  }

  static func type(_ source: String) -> TypeSyntax {
    members("var value: \(source)").instanceBinding("value")?.typeAnnotation?.type
      ?? TypeSyntax(MissingTypeSyntax(placeholder: .identifier("Missing")))
  }
}

extension SyntaxContext {
  /// A context that knows some types and constants.
  ///
  /// - Parameters:
  ///   - own: the type that the code is in.
  ///   - source: what declares it.
  static func knowing(
    _ types: [String: ValueType] = [:], constants: [String: String] = [:], in own: String = "Thing",
    of source: String = "struct Thing {}", reports: Reports? = nil
  ) -> SyntaxContext {
    let program = EvaluatedProgram(constants: constants, in: own, of: source)
    return SyntaxContext(
      valueType: { if case .named(let name, nil, _) = $0 { types[name] } else { nil } },
      evaluate: { program.evaluated($0, in: own, as: $1, keeping: $2) },
      report: { message, _ in reports?.messages.append(message) },
      locate: { kind, member, _ in reports?.places.append("\(kind) \(member)") })
  }
}

/// What a reader reported and located.
final class Reports {
  var messages: [String] = []
  var places: [String] = []
}

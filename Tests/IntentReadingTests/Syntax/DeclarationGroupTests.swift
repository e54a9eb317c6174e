import SwiftParser
import SwiftReading
import SwiftSyntax
import Testing

/// The kinds of declarations that have members are those that swift-syntax says have some.
@Suite struct DeclarationGroupTests {
  @Test(arguments: [
    ("actor A {}", "A"), ("class A {}", "A"), ("enum A {}", "A"), ("protocol A {}", "A"), ("struct A {}", "A"),
    ("extension A {}", nil), ("func a() {}", nil), ("var a = 1", nil), ("typealias A = B", nil), ("macro a()", nil),
    ("#if A\nstruct A {}\n#endif", nil), ("import A", nil), ("precedencegroup A {}", nil),
  ])
  func groupsAreThoseOfTheSyntax(code: String, name: String?) throws {
    let item = try #require(Parser.parse(source: code).statements.first?.item)
    let group = Syntax(item).declarationGroup
    #expect(group?.id == Syntax(item).asProtocol((any DeclGroupSyntax).self)?.id)
    #expect(group?.declaredName?.text == name)
  }
}

import IntentSurface
import SwiftReading
import SwiftSyntax
import Testing

@testable import IntentReading

@Suite struct ConstantLookupTests {
  private final class Asked {
    var names: [String] = []
  }

  private func context(_ asked: Asked, _ value: @escaping (String) -> String?) -> SyntaxContext {
    SyntaxContext(constant: { name in
      asked.names.append(name)
      return value(name).map(Snippet.expression)
    })
  }

  @Test func looksEachConstantUpOnce() {
    let asked = Asked()
    let context = context(asked) { $0 == "b" ? "\"x\"" : $0 == "a" ? "b + b + b" : nil }
    #expect(LiteralReader(context: context).text(Snippet.expression("a + a")).value == "xxxxxx")
    #expect(asked.names.filter { $0 == "b" }.count == 1)
  }

  @Test func looksUpNoMoreThanTheLimit() {
    let asked = Asked()
    let context = context(asked) { name in Int(name.dropFirst()).map { "v\($0 + 1)" } }
    _ = LiteralReader(context: context).text(Snippet.expression("v0"))
    // Each is asked for from the scope of the place, and then from that of the value.
    #expect(asked.names.count <= 2 * ValueLimit.constants)
  }

  @Test func refusesTextsThatAreTooLong() {
    let long = "\"\(String(repeating: "x", count: ValueLimit.text / 4))\""
    let context = context(Asked()) { _ in long }
    #expect(LiteralReader(context: context).text(Snippet.expression("a + a + a")).value != nil)
    #expect(LiteralReader(context: context).text(Snippet.expression("a + a + a + a + a")).value == nil)
  }

  @Test func takesTheKeyWhereTheValueIsEmptyOrUnknown() {
    let literals = LiteralReader(context: SyntaxContext())
    let empty = Snippet.expression(#"NSLocalizedString("Key", value: "" + "", comment: "")"#)
    let unknown = Snippet.expression(#"NSLocalizedString("Key", value: "a" + other, comment: "")"#)
    let known = Snippet.expression(#"NSLocalizedString("Key", value: "Value", comment: "")"#)
    #expect([empty, unknown, known].map { literals.text($0).value } == ["Key", "Key", "Value"])
  }

  @Test func keepsElementsInTheOrderOfTheCode() {
    let context = context(Asked()) { ["a": "[1, 2]", "b": "a + [3]"][$0] }
    let elements = LiteralReader(context: context).elements(Snippet.expression("b + [4] + a"))
    #expect(elements?.map(\.spelling) == ["1", "2", "3", "4", "1", "2"])
  }
}

import IntentSurface
import SwiftReading
import Testing

@testable import IntentReading

/// Values that are made of many others.
@Suite struct LiteralBudgetTests {
  private func reader(_ constants: [String: String], reports: Reports? = nil) -> LiteralReader {
    LiteralReader(context: .knowing(constants: constants, reports: reports))
  }

  private func code(_ source: String) -> Code { Code(Snippet.expression(source)) }

  @Test func takesAConstantManyTimes() {
    let reader = reader(["b": "\"x\"", "a": "b + b + b"])
    #expect(reader.text(code("a + a")).value == "xxxxxx")
  }

  @Test func followsNoMoreConstantsThanTheLimit() {
    let names = 0..<(ValueLimit.constants + 2)
    let chain = Dictionary(
      uniqueKeysWithValues: names.map { ("v\($0)", $0 + 1 < names.count ? "v\($0 + 1)" : "\"x\"") })
    let reports = Reports()
    #expect(reader(chain, reports: reports).text(code("v0")).value == nil)
    #expect(reader(chain).text(code("v3")).value == "x")
    #expect(reports.messages == ["This value was not computed: it is made of more than 64 constants."])
  }

  @Test func refusesTextsThatAreTooLong() {
    let reader = reader(["a": "\"\(String(repeating: "x", count: ValueLimit.text / 4))\""])
    #expect(reader.text(code("a + a + a")).value != nil)
    #expect(reader.text(code("a + a + a + a + a")).value == nil)
  }

  @Test func takesTheKeyWhereTheValueIsEmpty() {
    let reader = reader([:])
    let empty = code(#"NSLocalizedString("Key", value: "" + "", comment: "")"#)
    let unknown = code(#"NSLocalizedString("Key", value: "a" + other, comment: "")"#)
    let known = code(#"NSLocalizedString("Key", value: "Value", comment: "")"#)
    #expect([empty, unknown, known].map { reader.text($0).value } == ["Key", nil, "Value"])
  }

  @Test func keepsElementsInTheOrderOfTheCode() {
    let elements = reader(["a": "[1, 2]", "b": "a + [3]"]).elements(code("b + [4] + a"))
    #expect(elements?.map(\.spelling) == ["1", "2", "3", "4", "1", "2"])
  }
}

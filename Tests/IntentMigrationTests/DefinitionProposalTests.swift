import IntentMigration
import IntentRules
import SourceScanning
import Testing

/// What edits leave of an intent definition is what Xcode can generate classes from.
@Suite struct DefinitionProposalTests {
  private static func dictionary(_ pairs: [(String, String)]) -> String {
    "<dict>\n" + pairs.map { "<key>\($0.0)</key>\n\($0.1)\n" }.joined() + "</dict>"
  }

  private static func array(_ elements: [String]) -> String {
    elements.isEmpty ? "<array/>" : "<array>\n" + elements.joined(separator: "\n") + "\n</array>"
  }

  private static func text(_ text: String) -> String { "<string>\(text)</string>" }

  private static func number(_ number: Int) -> String { "<integer>\(number)</integer>" }

  private static func choices(_ name: String, _ cases: [(name: String, index: Int, id: String)]) -> String {
    dictionary([
      ("INEnumName", text(name)), ("INEnumType", text("Regular")),
      (
        "INEnumValues",
        array(
          cases.map {
            dictionary([
              ("INEnumValueDisplayNameID", text($0.id)), ("INEnumValueIndex", number($0.index)),
              ("INEnumValueName", text($0.name)),
            ])
          })
      ),
    ])
  }

  private static func parameter(
    _ prefix: String, _ name: String, _ type: String, _ tag: Int, _ id: String, of choice: String? = nil
  ) -> String {
    let choice = choice.map { [(prefix + "EnumType", text($0)), (prefix + "EnumTypeNamespace", text("Soil01"))] } ?? []
    return dictionary(
      [(prefix + "DisplayName", text(name)), (prefix + "DisplayNameID", text(id))] + choice + [
        (prefix + "Name", text(name)), (prefix + "Tag", number(tag)), (prefix + "Type", text(type)),
      ])
  }

  private static func definition(
    enums: [String] = [], types: [String] = [], parameters: [String] = [], lastTag: Int = 9
  ) -> String {
    let plant = parameter("INIntentResponseParameter", "plant", "Plant", 1, "plant1")
    let intent = dictionary([
      ("INIntentName", text("Water")), ("INIntentConfigurable", "<true/>"),
      ("INIntentLastParameterTag", number(lastTag)),
      ("INIntentParameters", array(parameters)),
      (
        "INIntentResponse",
        dictionary([
          ("INIntentResponseLastParameterTag", number(9)), ("INIntentResponseOutput", text("plant")),
          ("INIntentResponseParameters", array([plant])),
        ])
      ),
    ])
    let root = dictionary([
      ("INEnums", array(enums)), ("INIntentDefinitionNamespace", text("Soil01")), ("INIntents", array([intent])),
      ("INTypes", array(types)),
    ])
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n\(root)\n</plist>\n"
  }

  private static func plant(_ properties: [String]) -> String {
    dictionary([
      ("INTypeName", text("Plant")), ("INTypeLastPropertyTag", number(105)), ("INTypeProperties", array(properties)),
    ])
  }

  private static func proposing(
    _ old: String, _ new: String, _ code: (old: String, new: String) = ("", "")
  ) -> (definition: String, code: String, proposing: Proposing) {
    let files = { (definition: String, code: String) in
      ["Intents.intentdefinition": Array(definition.utf8), "Code.swift": Array(("import Intents\n" + code).utf8)]
    }
    let proposing = Proposing(files(old, code.old), files(new, code.new))
    let definition = proposing.result["Intents.intentdefinition"] ?? []
    return (String(decoding: definition, as: UTF8.self), proposing.text, proposing)
  }

  private static func water(_ choice: String) -> String {
    parameter("INIntentParameter", "amount", "Integer", 1, "amount", of: choice)
  }

  @Test(arguments: [
    ([("none", 0, "c0"), ("light", 1, "c1"), ("deep", 2, "c2")], ["light 1", "deep 2"]),
    ([("none", 0, "c0"), ("deep", 1, "c2"), ("light", 2, "c1")], ["light 1", "deep 2"]),
    ([("none", 0, "c0"), ("mist", 1, "c4"), ("Light", 2, "c5"), ("Deep", 3, "c6")], ["Light 1", "Deep 2", "mist 4"]),
    ([("none", 0, "c0"), ("mist", 1, "c4"), ("slight", 3, "c1"), ("deep", 2, "c2")], ["slight 1", "mist 4"]),
  ])
  func casesGetTheirNumbersBackWhereTheyAre(_ cases: [(String, Int, String)], _ expected: [String]) {
    let shipped = [("none", 0, "c0"), ("light", 1, "c1"), ("deep", 2, "c2")]
    let result = Self.proposing(
      Self.definition(enums: [Self.choices("Amount", shipped)], parameters: [Self.water("Amount")]),
      Self.definition(enums: [Self.choices("Amount", cases)], parameters: [Self.water("Amount")]))
    for choice in expected {
      let words = choice.split(separator: " ")
      #expect(
        result.definition.contains(
          "<integer>\(words[1])</integer>\n<key>INEnumValueName</key>\n<string>\(words[0])</string>"),
        "\(choice)\n\(result.definition)")
    }
    #expect(result.definition.ranges(of: "INEnumValueName").count == cases.count)
    #expect(result.proposing.remaining.isEmpty)
  }

  @Test func aPropertyWithTheSameNumberIsCalledAsBefore() {
    let property = { Self.parameter("INTypeProperty", $0, "DateComponents", 105, "E6iY8m") }
    let code = { (name: String) in
      "extension Leaf { var plant: Plant { let plant = Plant(identifier: id, display: \"\")\n"
        + "plant.\(name) = date\nreturn plant } }\n"
    }
    let result = Self.proposing(
      Self.definition(types: [Self.plant([property("planted")])]),
      Self.definition(types: [Self.plant([property("date")])]), (code("planted"), code("date")))
    #expect(result.definition.ranges(of: "INTypePropertyName").count == 1 && result.definition.contains(">planted<"))
    #expect(result.code.contains("plant.planted = date"))
  }

  @Test func whatIsTakenIsGivenANewNumberAndANewText() {
    let property = { Self.parameter("INTypeProperty", $0, $1, 105, "E6iY8m") }
    let result = Self.proposing(
      Self.definition(types: [Self.plant([property("planted", "DateComponents")])]),
      Self.definition(types: [Self.plant([property("height", "Integer")])]))
    #expect(result.definition.contains("<integer>106</integer>\n<key>INTypePropertyType</key>"))
    #expect(result.definition.contains("<key>INTypeLastPropertyTag</key>\n<integer>106</integer>"))
    #expect(result.definition.ranges(of: "E6iY8m").count == 1 && result.definition.ranges(of: "E6iY").count == 2)
  }

  @Test func theTypeOfAParameterComesBackWithIt() {
    let handler = { (read: String) in
      "class Handler: NSObject, WaterIntentHandling { func handle(intent: WaterIntent) { \(read) } }\n"
    }
    let fill =
      "extension Leaf { var intent: WaterIntent { let intent = WaterIntent()\n"
      + "intent.amount = name\nreturn intent } }\n"
    let result = Self.proposing(
      Self.definition(
        enums: [Self.choices("Amount", [("none", 0, "c0"), ("light", 1, "c1")])], parameters: [Self.water("Amount")]),
      Self.definition(
        parameters: [Self.parameter("INIntentParameter", "amount", "String", 10, "amount")], lastTag: 10),
      (handler("run(intent.amount)"), handler("run(intent.amount ?? \"\")") + fill))
    #expect(result.definition.contains("<array>\n\t<dict>\n<key>INEnumName</key>\n<string>Amount</string>"))
    #expect(result.code.contains("run(intent.amountText ?? \"\")"))
    #expect(result.code.contains("intent.amountText = name"))
    #expect(result.proposing.plan.steps.count == 1)
  }

  @Test func aResponseGetsItsOutputBack() {
    let lost = Self.parameter("INIntentResponseParameter", "plant", "Plant", 1, "plant1")
    let other = Self.parameter("INIntentResponseParameter", "link", "URL", 1, "plant1")
    let old = Self.definition()
    let output = "Output</key>\n<string>"
    let new = old.replacing(lost, with: other).replacing(output + "plant", with: output + "link")
    let code = { (line: String) in
      "func end() {\n  let answer = WaterIntentResponse(code: .success, userActivity: nil)\n  \(line)\n}\n"
    }
    let result = Self.proposing(old, new, (code("answer.plant = plant"), code("answer.link = link")))
    #expect(result.definition.contains("Output</key>\n<string>plant</string>"), "\(result.definition)")
    #expect(result.definition.contains("<integer>10</integer>\n<key>INIntentResponseParameterType</key>"))
    #expect(result.code.contains("  answer.plant = <#plant#>\n  answer.link = link"), "\(result.code)")
  }

  @Test func whatWouldBreakADefinitionIsRefused() {
    let shared = Self.parameter("INIntentParameter", "amount", "Integer", 1, "amount", of: "Amount")
    let old = Self.definition(enums: [Self.choices("Amount", [("none", 0, "c0")])], parameters: [shared])
      .replacing("INTypes", with: "Nothing")
    let handler = "class Handler: NSObject, WaterIntentHandling { func handle(intent: WaterIntent) { run() } }\n"
    let new = Self.definition().replacing("INEnums", with: "Nothing")
    let result = Self.proposing(old, new, (handler, handler))
    #expect(result.proposing.plan.steps.isEmpty)
    #expect(result.proposing.plan.refusals.values.contains { $0.contains("`INEnums` is gone") })
  }
}

import IntentMigration
import IntentRules
import SourceScanning
import Testing

/// A SiriKit intent that comes back is handed out and listed, and gives later steps what they read.
@Suite struct AnsweredClassTests {
  private static func intent(_ name: String, gives outputs: [String] = []) -> String {
    let parameters = outputs.enumerated().map { index, output in
      "<dict><key>INIntentResponseParameterName</key><string>\(output)</string>"
        + "<key>INIntentResponseParameterTag</key><integer>\(index + 1)</integer>"
        + "<key>INIntentResponseParameterType</key><string>\(index == 0 ? "String" : "Integer")</string></dict>"
    }
    let list = parameters.isEmpty ? "<array/>" : "<array>\n\(parameters.joined(separator: "\n"))\n</array>"
    let output = outputs.first.map { "<key>INIntentResponseOutput</key>\n<string>\($0)</string>\n" } ?? ""
    return """
      <dict>
      <key>INIntentName</key>
      <string>\(name)</string>
      <key>INIntentConfigurable</key>
      <true/>
      <key>INIntentParameters</key>
      <array/>
      <key>INIntentResponse</key>
      <dict>
      \(output)<key>INIntentResponseParameters</key>
      \(list)
      </dict>
      </dict>
      """
  }

  private static func app(_ intents: [String], _ code: String, listing names: [String] = []) -> MigrationFixture.Files {
    let definition =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n<key>INEnums</key>\n<array/>\n"
      + "<key>INIntents</key>\n<array>\n\(intents.joined(separator: "\n"))\n</array>\n<key>INTypes</key>\n<array/>\n</dict>\n</plist>\n"
    let listed = names.map { "\t\t<string>\($0)</string>\n" }.joined()
    let list =
      "<plist version=\"1.0\">\n<dict>\n\t<key>IntentsSupported</key>\n\t<array>\n\(listed)\t</array>\n</dict>\n</plist>\n"
    let files = ["Intents.intentdefinition": definition, "Code.swift": "import Intents\n\n" + code, "Info.plist": list]
    return files.mapValues { Array($0.utf8) }
  }

  private static func handler(_ name: String) -> String {
    "class \(name)Handler: NSObject, \(name)IntentHandling {\n  func handle(intent: \(name)Intent) { run() }\n}\n"
  }

  private static func handing(_ lines: String, _ rest: String) -> String {
    "class Handler: INExtension {\n  override func handler(for intent: INIntent) -> Any {\n\(lines)\n  }\n}\n\n" + rest
  }

  private static func text(_ proposing: Proposing, _ path: String) -> String {
    String(decoding: proposing.result[path] ?? [], as: UTF8.self)
  }

  @Test func aCaseThatHandedItOutIsThereAgain() {
    let cases = ["    switch intent {", "    case is FeedIntent:", "      return FeedHandler()"]
    let lost = ["    case is WaterIntent:", "      return WaterHandler()"]
    let rest = ["    default:", "      return self", "    }"]
    let code = { (lines: [String], other: String) in
      Self.handing(lines.joined(separator: "\n"), Self.handler("Feed") + other)
    }
    let old = Self.app(
      [Self.intent("Feed"), Self.intent("Water")], code(cases + lost + rest, Self.handler("Water")),
      listing: ["FeedIntent", "WaterIntent"])
    let proposing = Proposing(old, Self.app([Self.intent("Feed")], code(cases + rest, ""), listing: ["FeedIntent"]))
    let text = Self.text(proposing, "Code.swift")
    #expect(
      text.contains("\n" + (lost + rest).joined(separator: "\n")) && text.contains(Self.handler("Water")), "\(text)")
    #expect(proposing.result["Info.plist"] == old["Info.plist"])
    #expect(proposing.plan.steps.allSatisfy { !$0.proposal.cost.contains("once the extension") })
  }

  @Test func anExtensionThatAnsweredItComesBackOnce() {
    let answer = { (name: String) in
      "extension Handler: \(name)IntentHandling {\n  func handle(intent: \(name)Intent) { run() }\n}\n\n"
    }
    let code = Self.handing("    return self", answer("Feed"))
    let old = Self.app([Self.intent("Feed"), Self.intent("Water")], code + answer("Water"))
    let text = Self.text(Proposing(old, Self.app([Self.intent("Feed")], code)), "Code.swift")
    #expect(text.ranges(of: "extension Handler: WaterIntentHandling").count == 1, "\(text)")
    #expect(text.ranges(of: "extension Handler: FeedIntentHandling").count == 1)
  }

  @Test(arguments: [
    ("let names = load()\n    completion(WaterIntentResponse.success(names: names))", "outcome.names = names"),
    ("completion(.success(names: intent.names))", "outcome.names = intent.names"),
    ("completion(.success(names: other()))", "outcome.names = <#names#>"),
  ])
  func anAnswerGivesWhatLaterStepsRead(_ body: String, _ expected: String) {
    let handler = { (body: String) in
      "class WaterHandler: NSObject, WaterIntentHandling {\n"
        + "  func handle(intent: WaterIntent, completion: @escaping (WaterIntentResponse) -> Void) {\n    \(body)\n"
        + "    completion(.failure(error: 1))\n  }\n}\n"
    }
    let now = body.replacing("success(names", with: "success(count")
    let old = Self.app([Self.intent("Water", gives: ["names"])], handler(body))
    let count = Self.intent("Water", gives: ["names", "count"]).replacing(
      "<dict><key>INIntentResponseParameterName</key><string>names</string><key>INIntentResponseParameterTag</key><integer>1</integer><key>INIntentResponseParameterType</key><string>String</string></dict>\n",
      with: "")
    let text = Self.text(
      Proposing(
        old, Self.app([count.replacing("<string>names</string>", with: "<string>count</string>")], handler(now))),
      "Code.swift")
    #expect(text.contains("let outcome = WaterIntentResponse.success(count:"), "\(text)")
    #expect(text.contains(expected + "\n    completion(outcome)"), "\(text)")
    #expect(text.contains("completion(.failure(error: 1))"))
  }

  // MARK: Examples

  @Test(arguments: [("completion(response)", true), ("completion(response)\n    Chats.send(intent)", false)])
  func theExampleOfAnExtensionIsNotMissed(_ work: String, _ isExample: Bool) {
    let code = """
      import Intents

      class Handler: INExtension, INSendMessageIntentHandling {
        func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
          // Implement your application logic to send a message here.
          let response = INSendMessageIntentResponse(code: .success, userActivity: nil)
          \(work)
        }
      }

      """
    let text = Proposing(code, "import Intents\n").plan.refusals.values.joined()
    #expect(text.contains("is the example that Xcode puts into a new extension") == isExample, "\(text)")
  }

  @Test(arguments: [("", true), ("// Water.\n", true), ("run()", false)])
  func whatNobodyEverAnsweredIsNotRestored(_ body: String, _ isEmpty: Bool) {
    let handler =
      "class WaterHandler: NSObject, WaterIntentHandling {\n  func handle(intent: WaterIntent) { \(body) }\n}\n"
    let old = Self.app([Self.intent("Feed"), Self.intent("Water")], Self.handler("Feed") + handler)
    let proposing = Proposing(old, Self.app([Self.intent("Feed")], Self.handler("Feed")))
    let text = proposing.plan.refusals.values.joined()
    #expect(text.contains("for WaterIntent has no code") == isEmpty, "\(text)")
  }
}

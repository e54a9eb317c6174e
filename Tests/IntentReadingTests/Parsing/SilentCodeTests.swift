import IntentSurface
import Testing

@testable import IntentReading
@testable import SourceScanning

@Suite struct SilentCodeTests {
  private func blanked(_ code: String) -> String {
    SilentCode(in: Array(code.utf8), but: .inFunctions).shown.map { String(decoding: $0, as: UTF8.self) } ?? code
  }

  @Test func leavesOutCodeThatNamesNothingOfASurface() {
    let code = """
      struct Add {
        func perform() async throws -> some IntentResult {
          let text = "} é \\(list.map { "{" }) {" // }
          return .result()
        }
        var kept: Int { list.count }
      }
      """
    let lines = blanked(code).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.map { String($0.trimmingSuffix(while: \.isWhitespace)) }
        == [
          "struct Add {", "  func perform() async throws -> some IntentResult {", "", "", "  }",
          "  var kept: Int { list.count }", "}",
        ])
    #expect(lines.map(\.utf8.count) == code.split(separator: "\n").map(\.utf8.count))
  }

  @Test(arguments: [
    "func a() { Button(intent: Add()) {} }",
    "func a() { let activity = NSUserActivity(activityType: \"a\") }",
    "func a() { try await requestConfirmation() }",
    "func a() {\n  #if os(macOS)\n}\n  #endif",
    "#if A\nfunc a() { b()\n#else\nfunc a() { c()\n#endif\n}",
    "#if A\nfunc a() {\n#else\n}\n#endif",
    "func a() { struct Local {} }",
    "func a() -> some WidgetConfiguration { b() }", "func a(_ b: String) -> String { b + \"c\" }",
    "func a() ->String\n{ b }", "func a() -> [String] { b }", "func a() -> Int? { b }",
    "static func main() { a() }",
    "protocol P {\n  func a()\n  var b: Int { get }\n}",
    "protocol P {\n  func a()\n}\nstruct S { let a = b }",
    "let a = call(func) { b }",
    "func a() { if b { c }",
  ])
  func keepsTheRest(_ code: String) { #expect(blanked(code) == code) }

  // Which platforms an app is for shows in all of its code.
  @Test func knowsConditionsInCodeItLeavesOut() throws {
    let code = """
      import AppIntents
      struct Add: AppIntent {
        func perform() async throws -> some IntentResult {
          #if os(macOS) // on the desk
            a()
          #elseif canImport(WatchKit)
            b()
          #endif
          return .result()
        }
      }
      """
    let silent = SilentCode(in: Array(code.utf8), but: .inFunctions)
    #expect(silent.shown != nil && !silent.isConditional)
    let reading = SourceReader(options: ReadingOptions()).read(MemoryTree(["Add.swift": code]))
    #expect(reading.surface.readFrom.platforms == [.iOS, .macOS, .watchOS])
    #expect(try #require(reading.surface.intents.first).platforms == nil)
  }

  // A bare regular expression may hide a brace from a look at the bytes.
  @Test func readsCodeThatLooksBrokenAsItIs() throws {
    let code = """
      struct Add: AppIntent {
        func a() {
          if text.contains(/"/) {
            b()
          }
          c()
        }
        @Parameter(title: "Amount") var amount: Int
      }
      """
    let reading = SourceReader(options: ReadingOptions()).read(MemoryTree(["Add.swift": "import AppIntents\n" + code]))
    let intent = try #require(reading.surface.intents.first)
    #expect(intent.parameters.map(\.name) == ["amount"])
  }

  @Test func findsWhatAFunctionAsks() throws {
    let code = """
      import AppIntents
      struct Add: AppIntent {
        func perform() async throws -> some IntentResult { try await ask(); return .result() }
        private func ask() async throws { try await requestConfirmation() }
      }
      """
    let reading = SourceReader(options: ReadingOptions()).read(MemoryTree(["Add.swift": code]))
    #expect(try #require(reading.surface.intents.first).interactions == ["requestConfirmation"])
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> Substring {
    lastIndex { !isDropped($0) }.map { self[...$0] } ?? ""
  }
}

import IntentSurface
import SourceScanning
import Testing

@testable import IntentReading

/// By which values of its parameters an action ends early.
@Suite struct RefusingCodeTests {
  @Test(arguments: [
    ("guard cups <= 10 else { throw Failure.most }", ["cups: \"10\" + ≤"]),
    ("if cups > most { throw Failure.most }", ["cups: \"10\" + ≤"]),
    ("if 0.5 >= cups { throw Failure.least }", ["cups: \"0.5\" + ≥"]),
    ("guard cups < Self.limit else { throw Failure.most }", ["cups: \"10\" + ≤"]),
    ("guard self.name.count < 8 else { throw Failure.most }", ["name: \"8\" + count + ≤"]),
    ("if kind == .old { throw Failure.old }", ["kind: .old + not"]),
    ("guard kind != .old else { throw Failure.old }", ["kind: .old + not"]),
    ("if case .old = kind { return .result() }", ["kind: .old + not"]),
    ("guard [.old, .new].contains(kind) else { throw Failure.old }", ["kind: .new + .old"]),
    ("switch kind { case .old, .worn: throw Failure.old; default: break }", ["kind: .old + .worn + not"]),
    ("switch kind { case .new: break; default: throw Failure.old }", ["kind: default + not"]),
    ("guard isOn else { return .result(dialog: \"No\") }", ["isOn: isOn"]),
    ("if !isOn { throw Failure.off }", ["isOn: isOn"]),
    ("if let note, note.isOld { throw Failure.old }", ["note: isOld + not"]),
    ("guard cups < 5, isOn else { throw Failure.off }", ["cups: \"5\" + ≤", "isOn: isOn"]),
    ("guard start < end else { throw Failure.off }", ["end: start + ≤", "start: end + ≤"]),
    ("try check()", ["name: \"x\" + hasPrefix"]),
    ("if isOn, cups > 5 { throw Failure.off }", ["cups: \"5\" + isOn + not", "isOn: \"5\" + cups + not"]),
    ("if isReady, cups > 5 { throw Failure.off }", []),
    ("if (note ?? kept).isOld { throw Failure.old }", []), ("if cups == 0 { throw $cups.needsValueError() }", []),
    ("guard cups != 0 else { return .result() }", []),
    // What code needs, or what something else decides.
    ("guard !name.isEmpty else { throw Failure.none }", []), ("guard note != nil else { throw Failure.none }", []),
    ("guard let note else { throw Failure.none }", []),
    ("guard cups < account.limit else { throw Failure.most }", []),
    ("guard Store.shared.has(name) else { throw Failure.none }", []),
    ("guard isReady(name) else { throw Failure.none }", []),
    // What goes on, or did something.
    ("if cups > 10 { log(cups) }", []), ("if kind == .old { old(); return .result() }", []),
    ("if kind == .old { return .result(value: 3) }", []),
  ])
  func whatAnActionRefuses(_ body: String, _ refused: [String]) {
    let code = """
      import AppIntents
      let most = 10
      struct Brew: AppIntent {
        static let title: LocalizedStringResource = "Brew"
        static let limit = 10
        @Parameter(title: "Cups") var cups: Int
        @Parameter(title: "Kind") var kind: Kind
        @Parameter(title: "Name") var name: String
        @Parameter(title: "On") var isOn: Bool
        @Parameter(title: "Note") var note: Note?
        @Parameter(title: "Start") var start: Date
        @Parameter(title: "End") var end: Date
        func perform() async throws -> some IntentResult & ProvidesDialog {
          \(body)
          return .result()
        }
        private func check() throws {
          guard name.hasPrefix("x") else { throw Failure.name }
        }
      }
      """
    let found = SourceReader(options: ReadingOptions()).read(MemoryTree(["A.swift": code]))
    let refusals = found.surface.intents.flatMap(\.parameters).flatMap { parameter in
      parameter.refusals.map { "\(parameter.name): \($0)" }
    }
    #expect(refusals.sorted() == refused)
  }
}

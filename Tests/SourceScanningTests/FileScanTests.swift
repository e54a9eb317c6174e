import Testing

@testable import SourceScanning

/// What a look at the bytes of a file says of its declarations and of the words in it.
struct FileScanTests {
  private static let words = ScanWords(
    signals: ["AppIntent": .framework, "INPlayMediaIntentHandling": .siriKit, "isEligibleForSearch": .offersActivity],
    modules: ["AppKit": .importsMacModule, "UIKit": .importsOtherModule])

  private func scan(_ code: String) -> FileScan {
    Array(code.utf8).withUnsafeBufferPointer { FileScan($0, for: Self.words) }
  }

  private func declared(_ code: String) -> [String] {
    let scan = scan(code)
    return ["A", "B", "C", "D"].filter { scan.declares(anyOf: NameHashes(of: [$0])) }
  }

  private func mentioned(_ code: String) -> [String] {
    let scan = scan(code)
    return ["A", "B", "C", "D"].filter { scan.mentions(anyOf: NameHashes(of: [$0])) }
  }

  @Test(arguments: [
    ("struct A: B, C {} let d = D()", ["A"], ["B", "C"]), ("class A<T: B> { func f(_ c: C) {} }", ["A"], ["B"]),
    ("enum A {}\nactor B: C {}", ["A", "B"], ["C"]), ("protocol A: B where C == D {}", ["A"], ["B", "C", "D"]),
    ("extension A: B { let c: C }", [], ["A", "B"]), ("typealias A = B\nlet x: C = D()", ["A"], ["B"]),
    ("typealias A =\n  B", ["A"], []), ("let a = A()", [], []),
    ("struct A { struct B: C {} }", ["A", "B"], ["C"]), ("struct A: B\nstruct C {}", ["A", "C"], ["B"]),
    ("Button(intent: A(b: B()))", [], ["A", "B"]), ("Button(intent: A()) { B() }", [], ["A"]),
    ("let intent = A()", [], []), ("intent\n : A {", [], ["A"]), ("intent, struct A {}", ["A"], []),
    ("import A\nstruct B {}", ["B"], []),
  ])
  func followsTheHeadsOfDeclarations(code: String, declares: [String], mentions: [String]) {
    #expect(declared(code) == declares)
    #expect(mentioned(code) == mentions)
  }

  @Test(arguments: [
    ("extension A: B { let c: C }", ["A"]), ("extension A.B where C == D {}", ["A", "B", "C", "D"]),
    ("class A: B {}", []),
    ("extension A {}\nstruct B: C {}", ["A"]), ("extension A\nstruct B: C {}", ["A"]), ("Button(intent: A())", []),
  ])
  func tellsExtensionsFromHeirs(code: String, extends: [String]) {
    let scan = scan(code)
    #expect(["A", "B", "C", "D"].filter { scan.extends(anyOf: NameHashes(of: [$0])) } == extends)
  }

  @Test func aHeadHasAHundredNamesAtMost() {
    let names = (1...99).map { "N\($0)" }.joined(separator: ", ")
    #expect(mentioned("extension A: \(names.dropFirst(4)), B, C") == ["A", "B"])
    #expect(mentioned("extension A { } extension B: C {}") == ["A", "B", "C"])
    let long = (1...60).map { "N\($0)" }.joined(separator: ", ")
    #expect(mentioned("struct A: \(long) {}\nstruct B: \(long), C {}") == ["C"])
  }

  @Test(
    arguments: [
      ("struct S: AppIntent {}", .framework), ("x.isEligibleForSearch = true", .offersActivity),
      ("class H: INPlayMediaIntentHandling {}", .siriKit), ("struct S: AppIntents {}", []),
      ("import AppKit\nstruct S: AppIntent {}", [.framework, .importsMacModule]), ("import UIKit", .importsOtherModule),
      ("import\nAppKit", []), ("let x: AppKit", []), ("import Foundation\nAppKit", []), ("// AppIntent", .framework),
    ] as [(String, FileScan.Signals)])
  func knowsItsWords(code: String, signals: FileScan.Signals) {
    #expect(scan(code).signals == signals)
  }

  /// Words at every place of a block of 64 bytes, and over its end.
  @Test func findsAWordWhereverItStands() {
    for offset in 0...140 {
      let code = String(repeating: " ", count: offset) + "AppIntent"
      #expect(scan(code).signals == .framework, "\(offset)")
      #expect(scan(code + " x").signals == .framework, "\(offset)")
      #expect(scan(code + "s").signals == [], "\(offset)")
      #expect(scan(code + String(repeating: ".", count: 80)).signals == .framework, "\(offset)")
      #expect(scan(String(repeating: "a", count: offset) + "AppIntent").signals == (offset == 0 ? .framework : []))
    }
  }

  @Test func aLookAtNamesToldApartByTheirHashes() {
    let names = NameHashes(of: Set((0..<500).map { "Name\($0)" }))
    #expect((0..<500).allSatisfy { names.contains(NameHash.of("Name\($0)")) })
    #expect(!(500..<5000).contains { names.contains(NameHash.of("Name\($0)")) })
  }

  @Test func whatWasMadeLastIsKeptForItsKeyAlone() {
    let last = LastOutcome<String, Int>()
    var made = 0
    func value(_ key: String?) -> Int {
      last.value(for: key) {
        made += 1
        return made
      }
    }
    #expect(
      [value("a"), value("a"), value("b"), value("b"), value("a"), value(nil), value("a")] == [1, 1, 2, 2, 3, 4, 3])
  }
}

import Testing

@testable import ProjectReading

@Suite struct PropertyListTextTests {
  private func read(_ text: String) throws -> PropertyListText { try PropertyListText(Array(text.utf8)) }

  @Test func readsWhatXcodeWrites() throws {
    let text = #"""
      // !$*UTF8*$!
      {
        objects = {
          A1 /* Add.swift */ = {isa = PBXBuildFile; fileRef = B2 /* it's here */; };
          B2 = { path = "Sources/A \"quoted\" \U00e9\n.swift"; sourceTree = "<group>"; name = 'x y'; };
          C3 = { files = (A1, "B 2", ); empty = (); flags = (
            "$(inherited)",
            DEBUG
          ); };
        };
        rootObject = $(X)_1.2/3:4-5+6;
      }
      """#
    let objects: [String: PropertyListText] = [
      "A1": .table(["isa": .text("PBXBuildFile"), "fileRef": .text("B2")]),
      "B2": .table([
        "path": .text("Sources/A \"quoted\" é\n.swift"), "sourceTree": .text("<group>"), "name": .text("x y"),
      ]),
      "C3": .table([
        "files": .list([.text("A1"), .text("B 2")]), "empty": .list([]),
        "flags": .list([.text("$(inherited)"), .text("DEBUG")]),
      ]),
    ]
    let root = text.replacing("$(X)_1", with: "X_1")
    #expect(try read(root) == .table(["objects": .table(objects), "rootObject": .text("X_1.2/3:4-5+6")]))
  }

  @Test(arguments: [
    ("{\n  a = b\n}", "“;” is missing after the value of “a”", 3),
    ("{\n  a b;\n}", "“=” is missing after “a”", 2),
    ("{ a = (b c); }", "“,” is missing after a value of a list", 1),
    ("{ a = ; }", "a value is missing", 1),
    ("{\n a = \"b;\n}", "a quoted string is not closed", 2),
    ("{ a = b;", "it ends before its last bracket is closed", 1),
    ("{ a = (b,", "it ends before its last bracket is closed", 1),
    ("{}\n}", "there is extra data after its end", 2),
    ("", "a value is missing", 1),
    (String(repeating: "(", count: 300), "it is nested more than 200 deep", 1),
  ])
  func saysWhereItIsBroken(_ text: String, _ detail: String, _ line: Int) {
    #expect(throws: ProjectError.malformed(detail: detail, line: line)) { try read(text) }
  }
}

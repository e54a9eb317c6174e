import Foundation
import ShortcutReading
import Testing

@Suite struct WorkflowReaderTests {
  /// Another app's step, an intent's with a descriptor, and a Find step.
  private static let workflow: [String: any Sendable] = [
    "WFWorkflowActions": [
      ["WFWorkflowActionIdentifier": "is.workflow.actions.comment"] as [String: any Sendable],
      [
        "WFWorkflowActionIdentifier": "com.example.books.AddBook",
        "WFWorkflowActionParameters": [
          "UUID": "6A", "genre": "novel", "pages": 3,
          "AppIntentDescriptor": ["BundleIdentifier": "com.example.books", "AppIntentIdentifier": "AddBook"],
        ] as [String: any Sendable],
      ],
      [
        "WFWorkflowActionIdentifier": "com.example.books.BookEntity",
        "WFWorkflowActionParameters": [
          "WFContentItemSortProperty": "title",
          "WFContentItemFilter": [
            "Value": [
              "WFActionParameterFilterTemplates": [["Property": "year", "Operator": 4] as [String: any Sendable]]
            ]
          ],
        ] as [String: any Sendable],
      ],
    ]
  ]

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func readsSteps(format: PropertyListSerialization.PropertyListFormat) throws {
    let data = try PropertyListSerialization.data(fromPropertyList: Self.workflow, format: format, options: 0)
    let actions = try ShortcutReader().read([UInt8](data)).actions
    #expect(actions.map(\.position) == [1, 2, 3])
    #expect(actions.map(\.bundle) == ["is.workflow.actions", "com.example.books", "com.example.books"])
    #expect(actions.map(\.identifier) == ["comment", "AddBook", "BookEntity"])
    #expect(actions[1].parameters == ["genre": .text("novel"), "pages": .other])
    #expect(actions[2].properties == ["title", "year"])
  }

  @Test(arguments: [
    ("AEA1\u{0}", ShortcutError.damaged("it is cut off in its header")),
    (#"<?xml version="1.0"?><plist version="1.0"><dict/></plist>"#, .noActions),
  ])
  func refusesWhatIsNoShortcut(text: String, error: ShortcutError) {
    #expect(throws: error) { try ShortcutReader().read(Array(text.utf8)) }
  }

  @Test func refusesWhatIsNestedTooDeep() {
    let text = "<plist version=\"1.0\">" + String(repeating: "<array>", count: 200_000)
    let error = ShortcutError.refused(detail: "its values are nested more than 100 deep")
    #expect(throws: error) { try ShortcutReader().read(Array(text.utf8)) }
  }

  /// A set is all of the list: 46 bytes that Foundation does not survive on Linux.
  @Test func refusesASet() {
    let values: [UInt8] = [0xC1, 0x01, 0x51, 0x61]
    let trailer: [UInt8] = [0, 0, 0, 0, 0, 0, 1, 1] + [2, 0, 12].flatMap { [0, 0, 0, 0, 0, 0, 0, $0] }
    let error = ShortcutError.refused(detail: "it contains a set or another value that such files never contain")
    #expect(throws: error) { try ShortcutReader().read(Array("bplist00".utf8) + values + [8, 10] + trailer) }
  }

  @Test(arguments: ["", "bplist00", "bplist00\u{1}\u{2}\u{3}", "{", "<plist>", "no list"])
  func endsOnBrokenFiles(text: String) {
    #expect(throws: ShortcutError.self) { try ShortcutReader().read(Array(text.utf8)) }
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func readsTheBareListOfALibrary(format: PropertyListSerialization.PropertyListFormat) throws {
    let list = Self.workflow["WFWorkflowActions"] as Any
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
    #expect(try ShortcutReader().read([UInt8](data)).actions.map(\.identifier) == ["comment", "AddBook", "BookEntity"])
    let other = try PropertyListSerialization.data(fromPropertyList: [["a": 1]], format: format, options: 0)
    #expect(throws: ShortcutError.noActions) { try ShortcutReader().read([UInt8](other)) }
  }

  @Test func takesNoNoteOfTheEditorForAParameter() throws {
    let step = Self.step("com.example.books.GetIntent", ["Show-title": true, "title": "x", "UUID": "6A"])
    let data = try PropertyListSerialization.data(fromPropertyList: [step], format: .binary, options: 0)
    let action = try #require(ShortcutReader().read([UInt8](data)).actions.first)
    #expect(action.parameters == ["title": .text("x")])
    #expect(action.identifier == "GetIntent")
    #expect(action.bundle == "com.example.books")
  }

  @Test func trustsTheDescriptorOverTheIdentifier() throws {
    let descriptor = ["AppIntentIdentifier": "AppendLinkAction", "BundleIdentifier": "com.example.notes"]
    let step = Self.step("is.workflow.actions.appendnote", ["AppIntentDescriptor": descriptor])
    let data = try PropertyListSerialization.data(fromPropertyList: [step], format: .binary, options: 0)
    let action = try #require(ShortcutReader().read([UInt8](data)).actions.first)
    #expect(action.identifier == "AppendLinkAction")
    #expect(action.bundle == "com.example.notes")
    #expect(!action.isOfTheSystem)
  }

  /// A value that each step takes one step further into: what is remembered of it ends, and so does the work.
  @Test func remembersOnlySoManyStepsIntoAValue() throws {
    var steps = [Self.step("com.example.books.BookEntity", ["UUID": "0"])]
    for index in 0..<200 {
      let value = Self.attachment(Self.output("\(index)", [Self.property("a", "a")]))
      steps.append(Self.step("is.workflow.actions.getvariable", ["UUID": "\(index + 1)", "WFVariable": value]))
    }
    let data = try PropertyListSerialization.data(fromPropertyList: steps, format: .binary, options: 0)
    let actions = try ShortcutReader().read([UInt8](data)).actions
    #expect(actions[200].reads.first?.accesses.count == 32)
    #expect(actions[3].reads.first?.accesses.count == 3)
  }

  @Test func passesOverStepsOfOtherShapes() throws {
    let list: [String: any Sendable] = [
      "WFWorkflowActions": ["text", ["a": 1], ["WFWorkflowActionIdentifier": ""]] as [any Sendable]
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    #expect(try ShortcutReader().read([UInt8](data)).actions.isEmpty)
  }

  /// One step as a property list has it.
  private static func step(_ name: String, _ parameters: [String: any Sendable]) -> [String: any Sendable] {
    ["WFWorkflowActionIdentifier": name, "WFWorkflowActionParameters": parameters]
  }

  private static func output(_ uuid: String, _ aggrandizements: [[String: any Sendable]] = []) -> [String: any Sendable]
  {
    ["Type": "ActionOutput", "OutputUUID": uuid, "OutputName": "Book", "Aggrandizements": aggrandizements]
  }

  private static func property(_ name: String, _ info: any Sendable) -> [String: any Sendable] {
    ["Type": "WFPropertyVariableAggrandizement", "PropertyName": name, "PropertyUserInfo": info]
  }

  private static let key = "WFLinkEntityContentPropertyUserInfoPropertyIdentifier"

  private static func attachment(_ value: [String: any Sendable]) -> [String: any Sendable] {
    ["Value": value, "WFSerializationType": "WFTextTokenAttachment"]
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func followsVariablesToTheStepsThatMadeThem(format: PropertyListSerialization.PropertyListFormat) throws {
    let item: [String: any Sendable] = ["Type": "Variable", "VariableName": "Repeat Item"]
    let steps: [[String: any Sendable]] = [
      Self.step("com.example.books.BookEntity", ["UUID": "A"]),
      Self.step(
        "is.workflow.actions.gettext",
        [
          "WFTextActionText": [
            "Value": [
              "string": "￼",
              "attachmentsByRange": ["{0, 1}": Self.output("A", [Self.property("Jahr", [Self.key: "year"])])],
            ] as [String: any Sendable], "WFSerializationType": "WFTextTokenString",
          ] as [String: any Sendable]
        ]),
      Self.step(
        "is.workflow.actions.setvariable",
        ["WFVariableName": "Books", "WFInput": Self.attachment(Self.output("A"))]),
      Self.step(
        "is.workflow.actions.getvariable",
        [
          "UUID": "B", "WFVariable": Self.attachment(["Type": "Variable", "VariableName": "Books"]),
        ]),
      Self.step(
        "is.workflow.actions.repeat.each",
        [
          "UUID": "C", "WFControlFlowMode": 0, "WFInput": Self.attachment(Self.output("B")),
        ]),
      Self.step(
        "is.workflow.actions.conditional",
        [
          "WFInput": [
            "Type": "Variable",
            "Variable": Self.attachment(item.merging(["Aggrandizements": [Self.property("Author", "author")]]) { $1 }),
          ] as [String: any Sendable]
        ]),
      Self.step("is.workflow.actions.repeat.each", ["WFControlFlowMode": 2]),
      Self.step("is.workflow.actions.comment", ["a": Self.attachment(item), "b": Self.attachment(Self.output("Z"))]),
      Self.step(
        "is.workflow.actions.gettext",
        [
          "a": Self.attachment([
            "Type": "ExtensionInput",
            "Aggrandizements": [
              [
                "Type": "WFCoercionVariableAggrandizement",
                "CoercionItemClass": "WFLinkEntityContentItem_com.example.books_Book_Entity",
              ], Self.property("Year", [:] as [String: String]),
            ] as [[String: any Sendable]],
          ])
        ]),
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["WFWorkflowActions": steps], format: format, options: 0)
    let reads = try ShortcutReader().read([UInt8](data)).actions.map(\.reads)
    let book = SavedRead(source: 1)
    #expect(reads[0] == [])
    #expect(reads[1] == [SavedRead(source: 1, accesses: [.property("year")])])
    #expect(reads[2] == [book] && reads[3] == [book] && reads[4] == [book])
    #expect(reads[5] == [SavedRead(source: 1, accesses: [.property("author")])])
    #expect(reads[7] == [SavedRead(source: nil)])
    #expect(reads[8] == [SavedRead(source: nil, accesses: [.entity("Book_Entity"), .property("Year")])])
  }
}

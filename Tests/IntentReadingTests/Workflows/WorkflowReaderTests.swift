import Foundation
import IntentReading
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
    let actions = try WorkflowReader().read([UInt8](data)).actions
    #expect(actions.map(\.position) == [1, 2, 3])
    #expect(actions.map(\.bundle) == ["is.workflow.actions", "com.example.books", "com.example.books"])
    #expect(actions.map(\.identifier) == ["comment", "AddBook", "BookEntity"])
    #expect(actions[1].parameters == ["genre": .text("novel"), "pages": .other])
    #expect(actions[2].properties == ["title", "year"])
  }

  @Test(arguments: [
    ("AEA1\u{0}", WorkflowError.signed),
    (#"<?xml version="1.0"?><plist version="1.0"><dict/></plist>"#, .noActions),
  ])
  func refusesWhatIsNoShortcut(text: String, error: WorkflowError) {
    #expect(throws: error) { try WorkflowReader().read(Array(text.utf8)) }
  }

  @Test func refusesWhatIsNestedTooDeep() {
    let text = "<plist>" + String(repeating: "<array>", count: 200_000)
    let error = WorkflowError.refused(detail: "its values are nested more than 100 deep")
    #expect(throws: error) { try WorkflowReader().read(Array(text.utf8)) }
  }

  @Test(arguments: ["", "bplist00", "bplist00\u{1}\u{2}\u{3}", "{", "<plist>", "no list"])
  func endsOnBrokenFiles(text: String) {
    #expect(throws: WorkflowError.self) { try WorkflowReader().read(Array(text.utf8)) }
  }

  @Test func passesOverStepsOfOtherShapes() throws {
    let list: [String: any Sendable] = [
      "WFWorkflowActions": ["text", ["a": 1], ["WFWorkflowActionIdentifier": ""]] as [any Sendable]
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    #expect(try WorkflowReader().read([UInt8](data)).actions.isEmpty)
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
    let reads = try WorkflowReader().read([UInt8](data)).actions.map(\.reads)
    let book = SavedRead(source: 1)
    #expect(reads[0] == [])
    #expect(reads[1] == [SavedRead(source: 1, accesses: [.property("year")])])
    #expect(reads[2] == [book] && reads[3] == [book] && reads[4] == [book])
    #expect(reads[5] == [SavedRead(source: 1, accesses: [.property("author")])])
    #expect(reads[7] == [SavedRead(source: nil)])
    #expect(reads[8] == [SavedRead(source: nil, accesses: [.entity("Book_Entity"), .property("Year")])])
  }
}

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
    #expect(throws: WorkflowError.tooDeep) { try WorkflowReader().read(Array(text.utf8)) }
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
}

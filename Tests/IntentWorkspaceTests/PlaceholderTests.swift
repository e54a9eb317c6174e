import SourceScanning
import Testing

@testable import IntentWorkspace

/// What an edit leaves for a person to fill in.
@Suite struct PlaceholderTests {
  @Test(arguments: [
    (nil, "let a = 1", false), (nil, "let a = <#value#>", true), (nil, "#error(\"Read it.\")", true),
    ("let a = <#value#>", "let a = <#other#>", false), ("#error(\"Read it.\")", "#error(\"Read it.\")\n", false),
    ("#error(\"Read it.\")", "#error(\"Read it.\")\n<#value#>", true), ("let a = <#value#>", "let a = 1", false),
  ])
  func isNewWhereItWasNot(_ before: String?, _ after: String, _ isNew: Bool) {
    let change = FileChange(path: "A.swift", before: before.map { Array($0.utf8) }, after: Array(after.utf8))
    #expect(change.hasNewPlaceholder == isNew)
  }
}

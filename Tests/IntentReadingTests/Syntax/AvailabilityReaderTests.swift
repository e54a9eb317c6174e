import IntentSurface
import SwiftReading
import SwiftSyntax
import Testing

@testable import IntentReading

@Suite struct AvailabilityReaderTests {
  @Test(arguments: [
    ("@available(iOS 17, macOS 14.0, *)", ["iOS 17", "macOS 14.0"]),
    ("@available(anyAppleOS 27.0, *)", ["anyAppleOS 27.0"]),
    ("@available(iOS, introduced: 16.0, deprecated: 26.0, message: \"Use \\\"B\\\"\")", ["iOS 16.0 d26.0 m:Use \"B\""]),
    ("@available(*, deprecated)", ["* deprecated"]),
    ("@available(*, deprecated, renamed: \"New\")", ["* deprecated r:New"]),
    ("@available(watchOS, unavailable)", ["watchOS unavailable"]),
    ("@available(iOS, deprecated: 18, obsoleted: 27.1)", ["iOS d18 o27.1"]),
    ("@available(macOS 14, *) @available(iOS 17, *)\n@available(iOS, deprecated: 18)", ["iOS 17 d18", "macOS 14"]),
    ("@available(iOS 16, *) @available(iOS 17.0, *)", ["iOS 17.0"]),
    ("@available(iOSApplicationExtension, unavailable)", ["iOSApplicationExtension unavailable"]),
    ("@available(swift 5.9) @MainActor", []),
    ("@available(swift, introduced: 5.9)", []),
    ("@available(iOS 17.0)", ["iOS 17.0"]),
  ])
  func readsEveryForm(_ attributes: String, _ expected: [String]) {
    let clauses = AvailabilityReader.clauses(of: Snippet("\(attributes) struct Thing {}").attributes)
    #expect(clauses.map(\.shortForm) == expected)
  }

  @Test func joinsTheClausesOfEnclosingTypes() throws {
    let snippet = Snippet(
      """
      @available(iOS 17, macOS 14, *) enum Outer {
        @available(iOS 16, *) @available(*, deprecated, message: "inner") struct Inner { var value = 1 }
      }
      """)
    let inner = try #require(snippet.declaration?.as(EnumDeclSyntax.self)?.memberBlock.members.first?.decl)
    let clauses = EnclosingAvailability().clauses(around: inner)
    #expect(clauses.map(\.shortForm) == ["* deprecated m:inner", "iOS 17", "macOS 14"])
  }
}

extension Availability {
  fileprivate var shortForm: String {
    let parts = [
      platform, introduced, deprecated.map { "d\($0)" }, obsoleted.map { "o\($0)" }, message.map { "m:\($0)" },
      renamed.map { "r:\($0)" },
    ].compactMap(\.self)
    let flags = (isUnavailable == true ? ["unavailable"] : []) + (isDeprecated == true ? ["deprecated"] : [])
    return ([parts[0]] + flags + parts.dropFirst()).joined(separator: " ")
  }
}

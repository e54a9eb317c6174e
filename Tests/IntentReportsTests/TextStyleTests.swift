import IntentReports
import Testing

/// Lines for a terminal.
struct TextStyleTests {
  @Test(arguments: [
    ("a  b", ["a  b"]), ("  Why: a  b", ["  Why: a  b"]), ("12345678901234567890  23", ["12345678901234567890", "23"]),
    ("  Why: one two three four five", ["  Why: one two three four", "       five"]),
    ("    one two three four five", ["    one two three four", "    five"]), ("", [""]),
    ("1234567890123456789012345", ["1234567890123456789012345"]),
  ])
  func aLineIsBrokenOnlyWhereItIsTooLong(_ line: String, _ lines: [String]) {
    #expect(TextStyle(width: 22, usesColor: false).fit(line) == lines)
    #expect(TextStyle.plain.fit(line) == [line])
  }

  @Test func aLineOfExactlyTheWidthStays() {
    let style = TextStyle(width: 30, usesColor: false)
    #expect(style.fit("one two  three four five sixty") == ["one two  three four five sixty"])
    #expect(style.wrap("one two three four five sixty1", lead: "") == ["one two three four five sixty1"])
    #expect(style.wrap("one two three four five sixty12", lead: "") == ["one two three four five", "sixty12"])
    #expect(style.wrap("one two", lead: "- ") == ["- one two"])
  }

  @Test(arguments: [("+a", "32"), ("-a", "1;31")])
  func aDiffIsColouredByWhatComesAndGoes(_ line: String, _ code: String) {
    #expect(TextStyle(width: nil, usesColor: true).diff(line) == "\u{1B}[\(code)m\(line)\u{1B}[0m")
    #expect(TextStyle(width: nil, usesColor: true).diff(" a") == " a")
    #expect(TextStyle(width: nil, usesColor: false).diff(line) == line)
  }
}

import Foundation
import IntentSurface
import Testing

@Suite struct DayTests {
  @Test(arguments: [("1970-01-01", 0), ("2000-02-29", 11_016), ("2026-11-21", 20_778), ("1969-12-31", -1)])
  func countsDays(text: String, number: Int) throws {
    let day = try #require(Day(text))
    #expect(day.number == number)
    #expect(day.description == text)
    #expect(day < day + 1 && !(day < day) && !(day < day + -1))
  }

  @Test(arguments: ["2026-02-29", "2026-13-01", "2026-1-01", "", "2026-04-31", "26-01-01", "2026-01-00", "a026-01-01"])
  func refusesDaysThatAreNone(text: String) {
    #expect(Day(text) == nil)
  }
}

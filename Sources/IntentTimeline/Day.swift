/// A calendar day without a time zone: what a release date and a promise are given in.
///
/// Written `2026-03-31`. Counting days needs no clock and no locale, so the same input gives the same answer anywhere.
package struct Day: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Days since 1970-01-01.
  package let number: Int

  /// Makes one from what is always known of it; the rest has its default.
  package init(number: Int) { self.number = number }

  /// Reads `2026-03-31`; nil for anything else, and for days that no month has.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map(\.count) == [4, 2, 2],
      text.utf8.allSatisfy({ $0 == 45 || (48...57).contains($0) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month), day >= 1
    else { return nil }
    self.init(year: year, month: month, day: day)
    guard description == text else { return nil }
  }

  // Days from civil, for the proleptic Gregorian calendar, counting years from March so that the leap day is the last.
  private init(year: Int, month: Int, day: Int) {
    let marchYear = month > 2 ? year : year - 1
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = era * 146_097 + dayOfEra - 719_468
  }

  /// Year, month from 1 and day from 1.
  package var components: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// In words, for a person.
  package var description: String {
    let (year, month, day) = components
    return [Self.padded(year, to: 4), Self.padded(month, to: 2), Self.padded(day, to: 2)].joined(separator: "-")
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }

  /// The order in which output lists them.
  package static func < (left: Day, right: Day) -> Bool { left.number < right.number }

  /// The day that many days later.
  package static func + (day: Day, days: Int) -> Day { Day(number: day.number + days) }

  /// How many days lie between the two.
  package static func - (left: Day, right: Day) -> Int { left.number - right.number }
}

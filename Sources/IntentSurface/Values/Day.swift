package import Foundation

/// A calendar day without a time zone: what release dates, notices and the ends of waivers are given in.
///
/// Written `2026-03-31`; texts of days are in the order of the days.
package struct Day: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Days since 1970-01-01.
  package let number: Int

  /// Makes one from the days since 1970-01-01.
  package init(number: Int) { self.number = number }

  /// The day of a moment, in UTC, so that it is the same on every machine.
  package init(of moment: Date) { number = Int((moment.timeIntervalSince1970 / Self.seconds).rounded(.down)) }

  /// Reads `2026-03-31`; nil for anything else, and for days that no month has.
  package init?(_ text: String) {
    guard let moment = try? Date(text, strategy: Self.format) else { return nil }
    self.init(of: moment)
    guard description == text else { return nil }
  }

  /// As it is written: `2026-03-31`.
  package var description: String { Date(timeIntervalSince1970: Double(number) * Self.seconds).formatted(Self.format) }

  /// Whether a month starts with it.
  package var startsMonth: Bool { description.hasSuffix("-01") }

  private static var seconds: Double { 86_400 }
  private static var format: Date.ISO8601FormatStyle { .iso8601.year().month().day() }

  /// In the order of time.
  package static func < (left: Day, right: Day) -> Bool { left.number < right.number }

  /// The day that many days later, or earlier for a negative count.
  package static func + (day: Day, days: Int) -> Day { Day(number: day.number + days) }

  /// How many days lie between the two.
  package static func - (left: Day, right: Day) -> Int { left.number - right.number }
}

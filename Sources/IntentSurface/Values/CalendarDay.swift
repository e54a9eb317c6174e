package import Foundation

/// Days as text, `2026-03-31`: their order is that of the text.
package enum CalendarDay {
  /// The day of a moment, in UTC, so that it is the same on every machine.
  package static func of(_ moment: Date) -> String { moment.formatted(.iso8601.year().month().day()) }

  /// Whether a text is a day of the calendar.
  package static func isValid(_ text: String) -> Bool {
    guard let day = try? Date(text, strategy: .iso8601.year().month().day()) else { return false }
    return of(day) == text
  }

  /// The day so many days before another.
  package static func days(_ count: Int, before day: String) -> String? {
    guard let moment = try? Date(day, strategy: .iso8601.year().month().day()) else { return nil }
    return of(moment.addingTimeInterval(-86_400 * Double(count)))
  }
}

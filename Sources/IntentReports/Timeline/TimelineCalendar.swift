import IntentSurface
import IntentTimeline

/// `ics`: a calendar feed with the day on which each old type may go at the earliest.
///
/// The format is iCalendar (RFC 5545): CRLF, lines of at most 75 bytes, whole-day events.
struct TimelineCalendar: OutputFormat {
  let name = "ics"

  func render(_ timeline: Timeline) -> String {
    let events = timeline.migrations.compactMap { event($0, today: timeline.today) }
    let lines =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//intentcompat//timeline//EN", "CALSCALE:GREGORIAN"]
      + events.flatMap(\.self) + ["END:VCALENDAR"]
    return lines.map { Self.folded($0) + "\r\n" }.joined()
  }

  // A day that nobody knows yet is a to-do without one.
  private func event(_ migration: Migration, today: Day) -> [String]? {
    guard migration.toldSince != nil, migration.stage != .retired else { return nil }
    let words = TimelineWords(migration: migration, today: today)
    let used = words.used.map { " Used: \($0)." } ?? ""
    let replacement = migration.link.replacement.map { "Replaced by \($0.description)." } ?? "No replacement."
    let facts = "\(replacement) Deprecated \(words.told). Notice given: \(words.served).\(used)"
    let uid = "UID:\(migration.old.kind.rawValue)-\(Self.text(migration.old.owner))@intentcompat"
    guard let day = migration.freeDay else {
      return [
        "BEGIN:VTODO", uid, "DTSTAMP:\(Self.stamp(today))T000000Z",
        "SUMMARY:\(Self.text("\(migration.old.owner) can be retired (\(words.earliest))"))",
        "DESCRIPTION:\(Self.text(facts))", "END:VTODO",
      ]
    }
    return [
      "BEGIN:VEVENT", uid, "DTSTAMP:\(Self.stamp(today))T000000Z", "DTSTART;VALUE=DATE:\(Self.stamp(day))",
      "DTEND;VALUE=DATE:\(Self.stamp(day + 1))",
      "SUMMARY:\(Self.text("\(migration.old.owner) can be retired"))", "DESCRIPTION:\(Self.text(facts))",
      "TRANSP:TRANSPARENT", "END:VEVENT",
    ]
  }

  private static func stamp(_ day: Day) -> String { day.description.replacing("-", with: "") }

  private static func text(_ text: String) -> String {
    Escaping.visible(text).replacing("\\", with: "\\\\").replacing(";", with: "\\;").replacing(",", with: "\\,")
  }

  // A line may be 75 bytes long; it goes on in the next one after a space. Characters stay whole.
  private static func folded(_ line: String) -> String {
    var result = ""
    var length = 0
    for character in line {
      let bytes = character.utf8.count
      if length + bytes > 74 {
        result += "\r\n "
        length = 1
      }
      result.append(character)
      length += bytes
    }
    return result
  }
}

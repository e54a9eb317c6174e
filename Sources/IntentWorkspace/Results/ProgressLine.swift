/// How far a long run has come, in one line.
package struct ProgressLine: Sendable {
  private var started: Double
  private var lastTold: Double
  private var lastDrawn: Double?

  /// - Parameter now: seconds of any clock that only goes on.
  package init(now: Double) {
    started = now
    lastTold = now
  }

  /// `[████······] 45 of 120 · v2.3 · 12 s left`, in one line of a terminal.
  package func bar(done: Int, of all: Int, _ name: String, now: Double, width: Int) -> String {
    let rest = " \(words(done: done, of: all, name, now: now))"
    let room = min(30, width - rest.count - 3)
    guard room >= 5 else { return String(rest.dropFirst().prefix(max(0, width - 1))) }
    let filled = room * done / max(1, all)
    return "[" + String(repeating: "█", count: filled) + String(repeating: "·", count: room - filled) + "]" + rest
  }

  /// The same ten times a second at most, since nobody sees more; nil in between.
  package mutating func nextBar(done: Int, of all: Int, _ name: String, now: Double, width: Int) -> String? {
    if let lastDrawn, now - lastDrawn < 0.1 { return nil }
    lastDrawn = now
    return bar(done: done, of: all, name, now: now, width: width)
  }

  /// Whether there is a bar to take away.
  package var isDrawn: Bool { lastDrawn != nil }

  /// The same for a log, once a minute; nil in between.
  package mutating func minuteLine(done: Int, of all: Int, _ name: String, now: Double) -> String? {
    guard now - lastTold >= 60 else { return nil }
    lastTold = now
    return words(done: done, of: all, name, now: now)
  }

  private func words(done: Int, of all: Int, _ name: String, now: Double) -> String {
    "\(done) of \(all) · \(name)" + (left(done: done, of: all, now: now).map { " · \($0) left" } ?? "")
  }

  /// What is left at the pace so far; nil before there is one.
  private func left(done: Int, of all: Int, now: Double) -> String? {
    guard done > 0, now - started >= 1 else { return nil }
    let seconds = Int(((now - started) / Double(done) * Double(all - done)).rounded(.up))
    if seconds < 100 { return "\(seconds) s" }
    let minutes = (seconds + 30) / 60
    return minutes < 100 ? "\(minutes) min" : "\((minutes + 30) / 60) h"
  }
}

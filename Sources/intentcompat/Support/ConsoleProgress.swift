import Foundation
import IntentWorkspace

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Glibc
#endif

/// How far a run has come, on standard error: a bar on a terminal, a line a minute in a log.
///
/// All state is behind the lock; `Mutex` is newer than macOS 14.
final class ConsoleProgress: @unchecked Sendable {
  private let lock = NSLock()
  private var line: ProgressLine
  private let isTerminal: Bool

  init() {
    line = ProgressLine(now: Self.now)
    isTerminal = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  private static var now: Double { ProcessInfo.processInfo.systemUptime }

  func show(done: Int, of all: Int, _ name: String) {
    let now = Self.now
    let text = lock.withLock {
      isTerminal
        ? line.nextBar(done: done, of: all, name, now: now, width: Console.noteWidth)
        : line.minuteLine(done: done, of: all, name, now: now)
    }
    guard let text else { return }
    if isTerminal { Console.redraw(text) } else { Console.note(text) }
  }

  /// Takes the bar away.
  func clear() {
    if lock.withLock({ line.isDrawn }) { Console.redraw("") }
  }
}

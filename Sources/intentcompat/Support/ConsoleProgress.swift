import Foundation
import IntentWorkspace
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Glibc
#endif

/// How far a run has come, on standard error: a bar on a terminal, a line a minute in a log.
final class ConsoleProgress: Sendable {
  private struct State {
    var line: ProgressLine
    var isShown = false
    var lastDrawn = -1.0
  }

  private let state: Mutex<State>
  private let isTerminal: Bool

  init() {
    state = Mutex(State(line: ProgressLine(now: Self.now)))
    isTerminal = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  private static var now: Double { ProcessInfo.processInfo.systemUptime }

  func show(done: Int, of all: Int, _ name: String) {
    let now = Self.now
    let text: String? = state.withLock { state in
      guard isTerminal else { return state.line.minuteLine(done: done, of: all, name, now: now) }
      // What is done at once needs no bar, and more than ten a second nobody sees.
      guard now - state.lastDrawn >= 0.1 else { return nil }
      state.lastDrawn = now
      state.isShown = true
      return state.line.bar(done: done, of: all, name, now: now, width: Console.noteWidth)
    }
    guard let text else { return }
    if isTerminal { Console.redraw(text) } else { Console.note(text) }
  }

  /// Takes the bar away.
  func clear() {
    if state.withLock({ $0.isShown }) { Console.redraw("") }
  }
}

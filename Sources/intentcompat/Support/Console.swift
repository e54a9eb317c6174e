import Foundation
import IntentReports
import IntentWorkspace

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Glibc
#endif

/// The terminal: findings to standard output, all else to standard error.
enum Console {
  /// A reader that has seen enough (`| head`) ends the output, not the process with a signal.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Writes a result. One that can't be written, as on a full disk, ends the run: nobody may take it for complete.
  static func print(_ text: String) {
    let failure = write(text, to: STDOUT_FILENO)
    guard failure != 0, failure != EPIPE else { return }
    note("intentcompat: the output could not be written: \(String(cString: strerror(failure))).")
    exit(ExitStatus.unreadable.rawValue)
  }

  /// Writes a note, in which file names and other foreign text can't act on a terminal or a runner.
  static func note(_ text: String) {
    guard !text.isEmpty else { return }
    let style = TextStyle(width: isatty(STDERR_FILENO) == 1 ? noteWidth : nil, usesColor: false)
    let lines = Escaping.log(text).split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.flatMap { style.fit(String($0)) }.joined(separator: "\n")
    _ = write(text.hasSuffix("\n") ? text : text + "\n", to: STDERR_FILENO)
  }

  /// Writes a line that the next one takes the place of; for a terminal alone.
  static func redraw(_ text: String) { _ = write("\r\u{1B}[2K" + Escaping.log(text), to: STDERR_FILENO) }

  /// The columns of the terminal that notes go to.
  static var noteWidth: Int {
    var size = winsize()
    return ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }

  /// Colour and width only on a terminal, and colour only where nobody asked for none (https://no-color.org).
  static var style: TextStyle {
    guard isatty(STDOUT_FILENO) == 1 else { return .plain }
    let environment = ProcessInfo.processInfo.environment
    let isPlain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false || environment["TERM"] == "dumb"
    var size = winsize()
    let hasSize = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return TextStyle(width: hasSize ? Int(size.ws_col) : nil, usesColor: !isPlain)
  }

  /// Returns the number of the error that ended the writing, or 0.
  private static func write(_ text: String, to descriptor: Int32) -> CInt {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeSome($0, to: descriptor) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno }
      rest = rest.dropFirst(count)
    }
    return 0
  }

  private static func writeSome(_ buffer: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, buffer.baseAddress, buffer.count)
    #else
      Glibc.write(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }
}

import CSignals
import Foundation
import SourceScanning

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the system must give a process, or libraries end it, or wait for ever, somewhere in the middle of its work.
package enum SystemResources {
  /// Files and pipes that may be open at once: git takes ten.
  private static let descriptors = 24
  /// Threads beside the first one: those of the runtime, of one reader and of the watch.
  private static let threads = 9

  /// What is missing and what to do, as the rest of a sentence; nil where nothing is. From then on somebody watches.
  package static func shortage() -> String? {
    if !canOpen(descriptors) {
      return "the system lets this process open too few files. Raise the limit: `ulimit -n 256`."
    }
    if !LargeStack.canStart(threads) || !watch() {
      return "the system gives this process too few threads. Raise the limit of processes (`ulimit -u`, or that of the "
        + "container)."
    }
    return nil
  }

  /// From now on says why the process ends where a library, or the runtime, ends it: mostly for want of memory.
  package static func sayWhyItEnds() { intentcompat_say_why_it_ends() }

  /// Ends the run where an error says that the system has no more to give.
  ///
  /// Much is read that need not be there, and whoever asks takes an error for that: what is written or passed then would
  /// be another answer, not none.
  static func endIfRefused(_ error: CInt, isOfProgram: Bool = false) {
    intentcompat_end_if_refused(error, isOfProgram ? 1 : 0)
  }

  private static func canOpen(_ count: Int) -> Bool {
    var opened: [CInt] = []
    defer { for descriptor in opened { close(descriptor) } }
    while opened.count < count {
      let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
      // Where there is no such file, nothing can be told.
      guard descriptor >= 0 else { return errno != EMFILE && errno != ENFILE }
      opened.append(descriptor)
    }
    return true
  }

  // MARK: Later shortages

  /// How many seconds in a row may pass in which nothing is done and nothing is given.
  private static let patience = 5

  /// How many programs this one runs.
  private static let programs = Count()

  /// Does something while a program runs that is waited for.
  static func whileAProgramRuns<Result>(_ work: () async throws -> Result) async rethrows -> Result {
    programs.change(by: 1)
    defer { programs.change(by: -1) }
    return try await work()
  }

  /// Ends the process where it waits for what the system does not give, and says why where a library ends it.
  ///
  /// The library that hands out threads asks again and again, without end, for one that is refused, and for memory; the one
  /// that runs programs waits without end for one that nobody could start. What is written is written whole, so that an end
  /// in between damages nothing.
  ///
  /// - Returns: false where there is no thread to look after the others.
  private static func watch() -> Bool {
    LargeStack.startWatch {
      var (seconds, used) = (0, processorTime)
      while seconds < patience {
        sleep(1)
        let isIdle = processorTime - used < 0.05
        used = processorTime
        seconds = isIdle && (waitsForNothing || lacksMemoryOrThreads) ? seconds + 1 : 0
      }
      let words: StaticString = "intentcompat: the system gives this process no more threads, or no more memory.\n"
      _ = write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
      _exit(3)
    }
  }

  private static var waitsForNothing: Bool { programs.value > 0 && intentcompat_has_running_child() == 0 }

  private static var lacksMemoryOrThreads: Bool {
    guard let memory = malloc(1 << 16) else { return true }
    free(memory)
    return !LargeStack.canStart(1)
  }

  /// In seconds.
  private static var processorTime: Double {
    var times = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &times)
    return Double(times.tv_sec) + Double(times.tv_nsec) / 1e9
  }

  private final class Count: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    var value: Int { lock.withLock { count } }

    func change(by number: Int) { lock.withLock { count += number } }
  }
}

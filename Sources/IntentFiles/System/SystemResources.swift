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
  /// Threads beside the first one: those of the runtime and of one reader.
  private static let threads = 8

  /// What is missing and what to do, as the rest of a sentence; nil where nothing is.
  package static var shortage: String? {
    if !canOpen(descriptors) {
      return "the system lets this process open too few files. Raise the limit: `ulimit -n 256`."
    }
    if !LargeStack.canStart(threads) {
      return "the system gives this process too few threads. Raise the limit of processes (`ulimit -u`, or that of the "
        + "container)."
    }
    return nil
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
}

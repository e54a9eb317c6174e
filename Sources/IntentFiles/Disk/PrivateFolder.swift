import Dispatch
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A temporary folder that only this user can look into. It is gone when it is released, and when a signal ends the run.
///
/// What a run that was killed outright left behind, the next one removes: nobody holds its lock any more.
package final class PrivateFolder {
  /// Where it is.
  package let path: String
  private let lock: CInt
  private let watches: [SignalWatch]

  private static let prefix = "intentcompat-library-"
  /// A run that is just starting has no lock yet.
  private static let youngest: TimeInterval = 60

  /// - Throws: `FileError` where it can't be made.
  package init(in parent: String = FileManager.default.temporaryDirectory.path) throws(FileError) {
    Self.removeLeftOvers(in: parent)
    let path = Self.place(Self.prefix + UUID().uuidString, in: parent)
    // A signal that comes while the folder is made waits until it is there: it would remove nothing, and leave it.
    let making = NSLock()
    making.lock()
    defer { making.unlock() }
    watches = [SIGINT, SIGTERM, SIGHUP].compactMap { number in
      SignalWatch(number) {
        making.lock()
        Self.remove(path)
      }
    }
    guard mkdir(path, 0o700) == 0 else {
      let error = FileError(path: parent, errno: errno)
      for watch in watches { watch.end() }
      throw error
    }
    self.path = path
    lock = open(path, O_RDONLY | O_CLOEXEC)
    flock(lock, LOCK_EX | LOCK_NB)
  }

  deinit {
    Self.remove(path)
    close(lock)
    for watch in watches { watch.end() }
  }

  private static func place(_ name: String, in parent: String) -> String {
    parent.hasSuffix("/") ? parent + name : "\(parent)/\(name)"
  }

  private static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

  private static func removeLeftOvers(in parent: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let path = place(name, in: parent)
      let folder = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_DIRECTORY)
      guard folder >= 0 else { continue }
      defer { close(folder) }
      var status = stat()
      guard fstat(folder, &status) == 0, status.st_uid == getuid(), isOld(path),
        flock(folder, LOCK_EX | LOCK_NB) == 0
      else { continue }
      remove(path)
    }
  }

  private static func isOld(_ path: String) -> Bool {
    let date = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    return date.map { -$0.timeIntervalSinceNow > youngest } ?? false
  }
}

/// Something to be done before a signal ends the process, as it would have.
private final class SignalWatch {
  private let number: CInt
  private let source: any DispatchSourceSignal

  /// Nil where the signal is ignored already, as after `nohup`.
  init?(_ number: CInt, _ work: @escaping @Sendable () -> Void) {
    guard !Self.isIgnored(signal(number, SIG_IGN)) else { return nil }
    self.number = number
    source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler {
      work()
      signal(number, SIG_DFL)
      kill(getpid(), number)
      // Where the signal is held back, the run ends all the same.
      sleep(1)
      exit(128 + number)
    }
    source.activate()
  }

  // C functions are not compared in Swift; their addresses are.
  private static func isIgnored(_ handler: (@convention(c) (CInt) -> Void)?) -> Bool {
    let ignoring: (@convention(c) (CInt) -> Void)? = SIG_IGN
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(ignoring, to: Int.self)
  }

  func end() {
    source.cancel()
    signal(number, SIG_DFL)
  }
}

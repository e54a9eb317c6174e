import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A thread with room for deep recursion.
package enum LargeStack {
  /// Mapped lazily, so what is not used costs nothing.
  private static let sizes = [1 << 29, 1 << 26, 1 << 23]

  /// What a thread of glibc reserves for its memory, beside its stack.
  private static let arena = 1 << 26

  /// How many threads share a piece of work at most: few where address space is limited, so that enough is left for all
  /// else that asks for memory, which has no way to go on without it.
  static var threadLimit: Int { AddressSpace.limit == nil ? .max : 2 }

  /// The sizes to try, the largest first.
  private static var fittingSizes: [Int] {
    guard let limit = AddressSpace.limit else { return sizes }
    let fitting = sizes.filter { $0 + arena <= limit / 8 }
    return fitting.isEmpty ? sizes.suffix(1) : fitting
  }

  /// Gives some work to a thread that waits for it, or to a new one.
  ///
  /// - Returns: false where the system gives no thread: the work is not done then.
  static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    let (number, hasThread) = crew.add(work)
    return hasThread || fittingSizes.contains { start({ crew.serve() }, size: $0) } || !crew.withdraw(number)
  }

  private static let crew = Crew()

  /// The threads, which wait for more where their work is done: to make one costs more than a small piece of work.
  ///
  /// All state is behind the condition's lock.
  private final class Crew: @unchecked Sendable {
    private let condition = NSCondition()
    private var idle = 0
    private var count = 0
    private var waiting: [(number: Int, work: @Sendable () -> Void)] = []

    /// Adds some work, and tells whether a thread waits for it.
    func add(_ work: @escaping @Sendable () -> Void) -> (number: Int, hasThread: Bool) {
      condition.withLock {
        count += 1
        waiting.append((count, work))
        condition.signal()
        return (count, idle >= waiting.count)
      }
    }

    /// Whether nobody has begun some work, which is not done then.
    func withdraw(_ number: Int) -> Bool {
      condition.withLock {
        guard let place = waiting.firstIndex(where: { $0.number == number }) else { return false }
        waiting.remove(at: place)
        return true
      }
    }

    /// Does one piece of work after another; only one where address space is limited, of which a stack takes much.
    func serve() {
      repeat { next()() } while AddressSpace.limit == nil
    }

    // Not held while it waits: what a piece of work was made from is gone with it.
    private func next() -> @Sendable () -> Void {
      condition.withLock {
        idle += 1
        defer { idle -= 1 }
        while waiting.isEmpty { condition.wait() }
        return waiting.removeFirst().work
      }
    }
  }

  /// Whether so many threads can run at once.
  package static func canStart(_ count: Int) -> Bool {
    let gate = Gate()
    let started = (0..<count).prefix { _ in start({ gate.wait() }, size: smallest) }.count
    gate.open(for: started)
    return started == count
  }

  /// Starts a thread that only waits and looks.
  ///
  /// - Returns: false where the system gives no thread.
  package static func startWatch(_ work: @escaping @Sendable () -> Void) -> Bool { start(work, size: smallest) }

  /// What a thread needs that only waits.
  private static let smallest = 1 << 17

  /// Keeps threads until they all are there, and its own thread until they are through.
  private final class Gate: @unchecked Sendable {
    private let condition = NSCondition()
    private var isOpen = false
    private var passed = 0

    func wait() {
      condition.lock()
      while !isOpen { condition.wait() }
      passed += 1
      condition.broadcast()
      condition.unlock()
    }

    func open(for count: Int) {
      condition.lock()
      isOpen = true
      condition.broadcast()
      while passed < count { condition.wait() }
      condition.unlock()
    }
  }

  // The thread of Foundation keeps quiet about one that can't start, and whoever waits for its work waits for ever.
  private static func start(_ work: @escaping @Sendable () -> Void, size: Int) -> Bool {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    guard pthread_attr_init(attributes) == 0 else { return false }
    defer { pthread_attr_destroy(attributes) }
    guard pthread_attr_setstacksize(attributes, size) == 0,
      pthread_attr_setdetachstate(attributes, CInt(PTHREAD_CREATE_DETACHED)) == 0
    else { return false }
    let box = Unmanaged.passRetained(Work(work))
    guard create(attributes, box.toOpaque()) == 0 else {
      box.release()
      return false
    }
    return true
  }

  private static func create(
    _ attributes: UnsafePointer<pthread_attr_t>, _ work: UnsafeMutableRawPointer
  ) -> CInt {
    #if canImport(Darwin) || canImport(Musl)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    #if canImport(Darwin)
      return pthread_create(&thread, attributes, { Work.run($0) }, work)
    #else
      return pthread_create(&thread, attributes, { $0.flatMap { Work.run($0) } }, work)
    #endif
  }

  private final class Work: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    static func run(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
      return nil
    }
  }
}

import Foundation

/// Threads of our own with a large stack: parsing and visiting recurse, and secondary threads elsewhere have 512 KB.
package enum Workers {
  /// One for each processor, within limits: more only wait for the disk and for each other.
  package static let standardCount = max(2, processors)

  /// The processors, as many as are used. To count them opens files of the system.
  package static let processors = min(8, ProcessInfo.processInfo.activeProcessorCount)

  /// Maps inputs in parallel; the results are in the order of the inputs.
  package static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], threads: Int, _ transform: @escaping @Sendable (Input) -> Output
  ) -> [Output] {
    mapRuns(of: inputs, ofLength: 1, threads: threads) { $0.map(transform) }
  }

  /// As `map`, for many small pieces of work: a thread takes some that follow each other at once, and may keep what it
  /// needs for all of them.
  package static func mapRuns<Input: Sendable, Output: Sendable>(
    of inputs: [Input], ofLength length: Int, threads: Int = standardCount,
    _ transform: @escaping @Sendable (ArraySlice<Input>) -> [Output]
  ) -> [Output] {
    let outputs = Outputs<Output>()
    let count = (inputs.count + length - 1) / length
    share(count, threads: threads) { index in
      outputs.keep(transform(inputs[index * length..<min((index + 1) * length, inputs.count)]), at: index)
    }
    return outputs.all(count)
  }

  /// Does two things side by side.
  package static func both<First: Sendable, Second: Sendable>(
    _ first: @escaping @Sendable () -> First, _ second: () -> Second
  ) -> (First?, Second) {
    let outputs = Outputs<First>()
    let queue = Queue(1)
    let work = { @Sendable in queue.work { outputs.keep([first()], at: $0) } }
    let hasStarted = LargeStack.start(work)
    let second = second()
    if !hasStarted { work() }
    queue.wait()
    return (outputs.all(1).first, second)
  }

  /// Runs one piece of work on a large stack and waits for it.
  package static func run<Output: Sendable>(_ work: @escaping @Sendable () -> Output) -> Output? {
    map([()], threads: 1) { _ in work() }.first
  }

  /// Runs one piece of work that may fail on a large stack and waits for it.
  package static func attempt<Output: Sendable>(_ work: @escaping @Sendable () throws -> Output) throws -> Output {
    try (run { Result { try work() } } ?? Result { try work() }).get()
  }

  // Without types of its callers, as is the queue: for each type that generic code meets first, the runtime searches the
  // conformances of the whole program.
  private static func share(_ count: Int, threads: Int, _ perform: @escaping @Sendable (Int) -> Void) {
    let queue = Queue(count)
    let work = { @Sendable in queue.work(perform) }
    let wanted = min(max(1, threads), count, LargeStack.threadLimit)
    // Where the system gives fewer threads than asked for, or none, those that run do the work of all.
    if wanted > 0, (0..<wanted).count(where: { _ in LargeStack.start(work) }) == 0 { work() }
    queue.wait()
  }

  /// Hands out the numbers of pieces of work. All state is behind the condition's lock.
  private final class Queue: @unchecked Sendable {
    private let condition = NSCondition()
    private let count: Int
    private var next = 0
    private var finished = 0

    init(_ count: Int) { self.count = count }

    /// Performs pieces until none is left.
    func work(_ perform: (Int) -> Void) {
      while let index = take() {
        perform(index)
        finish()
      }
    }

    func wait() {
      condition.withLock {
        while finished < count { condition.wait() }
      }
    }

    private func take() -> Int? {
      condition.withLock {
        guard next < count else { return nil }
        defer { next += 1 }
        return next
      }
    }

    private func finish() {
      condition.withLock {
        finished += 1
        if finished == count { condition.signal() }
      }
    }
  }

  /// Collects what pieces of work give. All state is behind the lock.
  private final class Outputs<Output: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var runs: [Int: [Output]] = [:]

    func keep(_ run: [Output], at index: Int) { lock.withLock { runs[index] = run } }

    /// What all of them gave, in order.
    func all(_ count: Int) -> [Output] {
      lock.withLock {
        var all: [Output] = []
        for index in 0..<count { all += runs[index] ?? [] }
        return all
      }
    }
  }
}

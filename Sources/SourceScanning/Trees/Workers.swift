import Foundation

/// Threads of our own with a large stack: parsing and visiting recurse, and secondary threads elsewhere have 512 KB.
package enum Workers {
  /// One for each processor, within limits: more only wait for the disk and for each other.
  package static let standardCount = min(8, max(2, ProcessInfo.processInfo.activeProcessorCount))

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
    let runs = stride(from: 0, to: inputs.count, by: length).map { inputs[$0..<min($0 + length, inputs.count)] }
    let queue = Queue<ArraySlice<Input>, [Output]>(runs)
    let work = { @Sendable in
      while let (index, run) = queue.next() { queue.finish(index, transform(run)) }
    }
    let wanted = min(max(1, threads), runs.count, LargeStack.threadLimit)
    // Where the system gives fewer threads than asked for, or none, those that run do the work of all.
    if wanted > 0, (0..<wanted).count(where: { _ in LargeStack.start(work) }) == 0 { work() }
    return Array(queue.wait().joined())
  }

  /// Does two things side by side.
  package static func both<First: Sendable, Second: Sendable>(
    _ first: @escaping @Sendable () -> First, _ second: () -> Second
  ) -> (First?, Second) {
    let queue = Queue<Void, First>([()])
    let work = { @Sendable in queue.finish(0, first()) }
    let hasStarted = LargeStack.start(work)
    let second = second()
    if !hasStarted { work() }
    return (queue.wait().first, second)
  }

  /// Runs one piece of work on a large stack and waits for it.
  package static func run<Output: Sendable>(_ work: @escaping @Sendable () -> Output) -> Output? {
    map([()], threads: 1) { _ in work() }.first
  }

  /// Runs one piece of work that may fail on a large stack and waits for it.
  package static func attempt<Output: Sendable>(_ work: @escaping @Sendable () throws -> Output) throws -> Output {
    try (run { Result { try work() } } ?? Result { try work() }).get()
  }

  /// Hands out inputs and collects outputs. All state is behind the condition's lock.
  private final class Queue<Input: Sendable, Output: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private let inputs: [Input]
    private var nextIndex = 0
    private var outputs: [Int: Output] = [:]

    init(_ inputs: [Input]) { self.inputs = inputs }

    func next() -> (Int, Input)? {
      condition.withLock {
        guard nextIndex < inputs.count else { return nil }
        defer { nextIndex += 1 }
        return (nextIndex, inputs[nextIndex])
      }
    }

    func finish(_ index: Int, _ output: Output) {
      condition.withLock {
        outputs[index] = output
        if outputs.count == inputs.count { condition.signal() }
      }
    }

    func wait() -> [Output] {
      condition.withLock {
        while outputs.count < inputs.count { condition.wait() }
        return inputs.indices.compactMap { outputs[$0] }
      }
    }
  }
}

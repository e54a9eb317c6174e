import Foundation

/// Threads of our own with a large stack: parsing and visiting recurse, and secondary threads elsewhere have 512 KB.
enum Workers {
  /// Mapped lazily, so what is not used costs nothing.
  private static let stackSize = 1 << 29

  /// Maps inputs in parallel; the results are in the order of the inputs.
  static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], threads: Int, _ transform: @escaping @Sendable (Input) -> Output
  ) -> [Output] {
    let queue = Queue<Input, Output>(inputs)
    let count = max(1, min(threads, inputs.count))
    for _ in 0..<count {
      let thread = Thread {
        while let (index, input) = queue.next() { queue.finish(index, transform(input)) }
      }
      thread.stackSize = stackSize
      thread.start()
    }
    return queue.wait()
  }

  /// Runs one piece of work on a large stack and waits for it.
  static func run<Output: Sendable>(_ work: @escaping @Sendable () -> Output) -> Output? {
    map([()], threads: 1) { _ in work() }.first
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

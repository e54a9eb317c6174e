import IntentSurface
import SwiftReading

/// The type that each alias stands for, worked out once for all, with circles seen.
struct AliasTypes: Sendable {
  /// What a name is found to be, as far as aliases are known.
  enum Finding {
    case target(DeclarationIndex.Target)
    case nothing
    /// An alias must be known first.
    case missing(Int)
  }

  private enum State {
    case unknown
    case underWay
    case known(Int?)
  }

  private var states: [State]

  /// Nothing is known yet.
  init(count: Int) { states = Array(repeating: .unknown, count: count) }

  /// - Parameter find: looks a name up from a scope and a file with what is known so far.
  init(
    of aliases: [AliasDeclaration], find: ([String], [String], Int?, AliasTypes) -> Finding
  ) {
    self.init(count: aliases.count)
    for alias in aliases.indices {
      var waiting = [alias]
      while let next = waiting.last {
        if case .known = states[next] {
          waiting.removeLast()
          continue
        }
        states[next] = .underWay
        switch meaning(of: next, aliases, find) {
        case .missing(let other):
          // What stands for itself, on whatever way, stands for nothing.
          if case .unknown = states[other] { waiting.append(other) } else { states[next] = .known(nil) }
        case .target(.type(let type)): states[next] = .known(type)
        case .target(.alias), .nothing: states[next] = .known(nil)
        }
      }
    }
  }

  /// The type that a target is or stands for.
  func type(of target: DeclarationIndex.Target) -> Finding {
    guard case .alias(let alias) = target else { return .target(target) }
    guard case .known(let type) = states[alias] else { return .missing(alias) }
    return type.map { .target(.type($0)) } ?? .nothing
  }

  private func meaning(
    of alias: Int, _ aliases: [AliasDeclaration], _ find: ([String], [String], Int?, AliasTypes) -> Finding
  ) -> Finding {
    let declaration = aliases[alias]
    guard let name = TypeName.of(declaration.target)?.nameComponents, let first = name.first,
      !declaration.isParameter(first)
    else { return .nothing }
    let scope = Array(declaration.path.dropLast())
    switch find(name, scope, declaration.file, self) {
    case .target(let target): return type(of: target)
    case let other: return other
    }
  }
}

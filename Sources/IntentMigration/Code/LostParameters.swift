import IntentComparison
import IntentSchemas
import IntentSurface

/// The parameters that an intent lost in the same change as it got new ones which must be set: what people stored in the
/// old ones says what the new ones are.
struct LostParameters {
  private let lost: [Parameter]
  private let asking: [Parameter]

  /// Without those that have another name now, and those whose value never did anything.
  init(from old: Intent, to new: Intent, in context: ProposalContext) {
    let renamed = Set(
      context.comparison.changes.filter { $0.action == .renamed && $0.subject.owner == old.identifier }
        .compactMap(\.subject.member))
    asking = new.parameters.filter { $0.isRequired && $0.type != .primitive("Bool") && old.parameter($0.name) == nil }
    lost =
      asking.isEmpty
      ? []
      : old.parameters.filter {
        new.parameter($0.name) == nil && !renamed.contains($0.name)
          && ShippedUse.lack(of: $0.name, in: old, context) == nil
      }
  }

  /// The old parameters whose values say what a new one is.
  func saying(_ parameter: Parameter) -> [Parameter] { lost.filter { successor(of: $0)?.name == parameter.name } }

  /// The new parameter that took the place of an old one; nil where several may have.
  func successor(of name: String) -> Parameter? { lost.first { $0.name == name }.flatMap(successor) }

  private func successor(of old: Parameter) -> Parameter? {
    guard asking.count > 1 else {
      guard let one = asking.first else { return nil }
      // A list is no successor of a value that it has nothing in common with; nor is what another one says more of.
      let isOther = one.type.isCollection != old.type.isCollection || lost.contains { one.fit($0) > 0 }
      return one.fit(old) > 0 || !isOther ? one : nil
    }
    let fits = asking.map { (parameter: $0, fit: $0.fit(old)) }
    let best = fits.map(\.fit).max() ?? 0
    let found = fits.filter { $0.fit == best }
    return best > 0 && found.count == 1 ? found[0].parameter : nil
  }
}

extension Parameter {
  /// Whether a word of its name is in that of another one.
  func sharesWord(with other: Parameter) -> Bool {
    !Set(IntentWords.split(name)).isDisjoint(with: IntentWords.split(other.name))
  }

  // A word says more than a type, of which an app has few.
  fileprivate func fit(_ other: Parameter) -> Int {
    (sharesWord(with: other) ? 2 : 0) + (type.element == other.type.element ? 1 : 0)
  }
}

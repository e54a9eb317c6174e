import IntentComparison
import IntentRules
import IntentSurface
import TestSupport
import Testing

/// Two surfaces made by hand, and what all rules together say of them.
struct RuleCase: Sendable, CustomTestStringConvertible {
  let name: String
  let old: Surface
  let new: Surface
  /// One finding a line: `P01 Add.title savedShortcuts=breaks medium-high`.
  let gives: [String]
  /// What stands in messages, symptoms and fixes.
  let says: [String]
  /// What does not.
  let neverSays: [String]

  init(
    _ name: String, _ old: Surface, _ new: Surface, gives: [String], says: [String] = [], neverSays: [String] = []
  ) {
    self.name = name
    self.old = old
    self.new = new
    self.gives = gives
    self.says = says
    self.neverSays = neverSays
  }

  var testDescription: String { name }

  /// An app with one intent.
  static func intent(
    _ name: String, _ old: Intent, _ new: Intent, gives: [String], says: [String] = [], neverSays: [String] = []
  ) -> RuleCase {
    RuleCase(
      name, .sample(intents: [old]), .sample(intents: [new]), gives: gives, says: says, neverSays: neverSays)
  }

  /// An app with one intent that has one parameter, `Add.value`.
  static func parameter(
    _ name: String, _ old: String, _ new: String, gives: [String], says: [String] = [], neverSays: [String] = [],
    _ adjust: (inout Intent, inout Intent) -> Void = { _, _ in }
  ) -> RuleCase {
    var (before, after) = (Intent.sample("Add", ["value: \(old)"]), Intent.sample("Add", ["value: \(new)"]))
    adjust(&before, &after)
    return intent(name, before, after, gives: gives, says: says, neverSays: neverSays)
  }

  /// An app with one entity.
  static func entity(
    _ name: String, _ old: Entity, _ new: Entity, gives: [String], says: [String] = [], neverSays: [String] = []
  ) -> RuleCase {
    RuleCase(
      name, .sample(entities: [old]), .sample(entities: [new]), gives: gives, says: says, neverSays: neverSays)
  }

  /// A trap: nothing before, a surface now.
  static func trap(
    _ name: String, _ surface: Surface, gives: [String], says: [String] = [], neverSays: [String] = []
  ) -> RuleCase {
    RuleCase(name, surface, surface, gives: gives, says: says, neverSays: neverSays)
  }

  /// Compares what is said with what is expected.
  func check() {
    let findings = RuleBook.all.findings(in: Comparison(old, new))
    let isTrap = old == new
    hold(isTrap ? RuleBook.all.lints(of: new) : findings)
  }

  private func hold(_ findings: [Finding]) {
    #expect(findings.map(\.caseLine).sorted() == gives.sorted())
    let texts = findings.map { [$0.message, $0.symptom, $0.fix.summary, $0.fix.code ?? ""].joined(separator: "\n") }
      .joined(separator: "\n")
    for words in says { #expect(texts.contains(words), "“\(words)” is not said: \(texts)") }
    for words in neverSays { #expect(!texts.contains(words), "“\(words)” is said: \(texts)") }
  }
}

extension Finding {
  fileprivate var caseLine: String {
    let effects = effects.map { "\($0.key.rawValue)=\($0.value.rawValue)" }.sorted().joined(separator: ",")
    return "\(rule) \(subject) \(effects) \(confidence.rawValue)"
  }
}

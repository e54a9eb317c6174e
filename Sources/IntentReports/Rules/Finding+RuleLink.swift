import IntentRules
import IntentSurface

extension Finding {
  /// The rule's id and name as HTML; a link to its page, where the pages are published.
  func ruleLink(_ address: ProjectAddress) -> Markup {
    let words: Markup = "\(rule) \(name)"
    return address.page(ofRule: rule).map { "<a href=\"\($0)\">\(words)</a>" } ?? words
  }
}

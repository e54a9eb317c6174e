import IntentRules
import IntentSurface

extension Finding {
  /// The rule's id and name as HTML; a link to its page, where the pages are published.
  func ruleLink(_ address: ProjectAddress) -> String {
    let words = Escaping.xml("\(rule) \(name)")
    return address.page(ofRule: rule).map { "<a href=\"\(Escaping.xml($0))\">\(words)</a>" } ?? words
  }
}

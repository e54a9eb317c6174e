import IntentComparison
import IntentSurface

extension Rule {
  static let widgetFamilyDropped = Rule(
    id: "W08", name: "widget-family-dropped", title: "Widget no longer in a size",
    effects: [.widgetsAndControls: .breaks], confidence: .medium,
    explanation: """
      People place a widget in a size. The gallery offers the sizes that `supportedFamilies` lists; what the system does \
      with a placed one of a size that left the list is not documented, and placed widgets that lost their code stay \
      empty.
      """,
    symptom: "The size is gone from the gallery; a placed widget of that size may stay empty or as it was.",
    fix: "Keep the size in `supportedFamilies`, and show less in it.",
    evidence: [
      "Apple developer forums, thread 658877: the gallery follows `supportedFamilies`, and an empty list hides a "
        + "widget.",
      "Apple's technical support, told on Stack Overflow (74700928): a placed widget without code is supposed to "
        + "go, and "
        + "there are cases where it stays.",
      "What a placed one of a dropped size does was not measured.",
    ],
    judge: .lost(.families, of: Widget.self, as: String.self) { pair, family, _ in
      let families = pair.new.families
      // Without a list a widget has every size; a list that code makes may have any.
      guard pair.old.isPlaced, !families.isEmpty, family != Widget.noFamily,
        (pair.old.families + families).allSatisfy(\.isName)
      else {
        return []
      }
      let isHidden = families == [Widget.noFamily]
      let name = pair.old.displayName?.value ?? pair.old.typePath
      return [
        Judgement(
          pair.subject,
          isHidden
            ? "“\(name)” is offered in no size any more; placed ones are left."
            : "“\(name)” is no longer offered as \(family).",
          effects: isHidden ? [.discovery: .hides, .widgetsAndControls: .degrades] : nil, key: isHidden ? nil : family)
      ]
    })
}

extension String {
  /// Whether it is a name rather than code.
  fileprivate var isName: Bool { allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
}

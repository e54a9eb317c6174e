import IntentComparison
import IntentSurface

extension Rule {
  static let widgetKindChanged = Rule(
    id: "W01", name: "widget-kind-changed", title: "Widget or control removed, or its kind changed",
    effects: [.widgetsAndControls: .breaks], confidence: .high, basis: .incident("2026-09"),
    explanation: """
      A device identifies a placed widget or control by the bundle of its extension and its kind. If no widget of the \
      extension has that kind, or the widget bundle leaves it out, the placed widget never gets content again.
      """,
    symptom: "The placed widget stays an empty placeholder until people remove it.",
    fix: "Keep the kind string; the type and the display name may change.",
    evidence: [
      "callstackincubator/voltra#272: a kind that was generated differently turned placed widgets into placeholders.",
      "Apple developer forums, thread 746574: after the kind was renamed, placed widgets stopped responding and "
        + "went blank.",
      "Apple documentation, `WidgetConfiguration`: the kind identifies the widget.",
      "Apple documentation, `WidgetBundle`: the body of the bundle lists what the extension offers.",
    ],
    judge: .removed(Widget.self) { loss, comparison in lost(loss, in: comparison) },
    .renamed(Widget.self) { pair, comparison in renamed(pair, in: comparison) },
    .changed(Widget.self, .kindTexts) { pair, _ in madeOtherwise(pair) },
    .changed(Widget.self, .bundleList) { pair, _ in bundleLost(pair) },
    .changed(Widget.self, .unlisted) { pair, comparison in unlisted(pair, in: comparison) })
}

private func madeOtherwise(_ pair: Pair<Widget>) -> Judgement? {
  guard pair.old.isPlaced(on: pair.platforms) else { return nil }
  return Judgement(
    pair.subject,
    "Whether the \(pair.old.noun) \(pair.old.typePath) still has its kind can't be told: "
      + MadeOtherwise(pair.old.kindTexts, pair.new.kindTexts).words,
    effects: [.widgetsAndControls: .asks], confidence: .low,
    symptom: "If it has another: the placed widget stays an empty placeholder until people remove it.",
    fix: Fix("Keep the kind that devices have stored."), key: "asks kind")
}

private func bundleLost(_ pair: Pair<Widget>) -> Judgement? {
  guard pair.old.isPlaced(on: pair.platforms), pair.new.hasNoBundle, pair.old.kind == pair.new.kind,
    pair.new.configuration != .liveActivity
  else { return nil }
  return Judgement(
    pair.subject,
    "Whether the \(pair.old.noun) \(pair.new.typePath) is still offered can't be told: nothing is marked @main any more "
      + "that was read and could list it.",
    effects: [.widgetsAndControls: .asks], confidence: .low,
    symptom: "If not: the placed widget stays an empty placeholder until people remove it.",
    fix: Fix("List it in the body of a widget bundle marked @main that is compiled into its extension."),
    key: "asks bundle")
}

private func unlisted(_ pair: Pair<Widget>, in comparison: Comparison) -> Judgement? {
  // Another kind is told already.
  guard pair.old.isPlaced(on: pair.platforms), pair.new.isUnlisted, pair.old.kind == pair.new.kind,
    comparison.newRecords.twins(of: pair.new).isEmpty
  else { return nil }
  let (old, name) = (pair.old, pair.new.typePath)
  let unread = UnreadWidgets(insteadOf: old, in: comparison)
  return Judgement(
    pair.subject,
    "The \(old.noun) of kind “\(old.kind.spelling)” (\(name)) is no longer listed in its extension's widget bundle"
      + unread.ending("; placed ones stay empty."),
    effects: unread.effects,
    fix: Fix("List it again in the body of the widget bundle marked @main.", code: "\(name)()"), key: "unlisted")
}

private func lost(_ loss: Loss<Widget>, in comparison: Comparison) -> Judgement? {
  let old = loss.old
  guard old.isPlaced(on: loss.platforms) else { return nil }
  let unread = UnreadWidgets(insteadOf: old, in: comparison)
  // What apps alone compile, no system offers.
  let hosts = comparison.newRecords.widgets(old.kind.spelling).filter { $0.typePath == old.typePath }.flatMap(\.hosts)
  let apps = comparison.new.extensions(named: hosts).isEmpty ? Set(hosts) : []
  let what =
    apps.isEmpty
    ? "gone\(comparison.origin(of: loss.subject, in: old.hosts))"
    : "in no extension any longer, only in \(apps.sorted().sentenceList)"
  return Judgement(
    loss.subject,
    "The \(old.noun) of kind “\(old.kind.spelling)” (\(old.typePath)) is "
      + (unread.doubt.map { "not found.\($0)" } ?? "\(what); placed ones stay empty."),
    effects: unread.effects, confidence: old.kind.value == nil ? .low : nil,
    fix: Fix(
      apps.isEmpty
        ? "Keep a \(old.noun) of this kind, with the content of its replacement\(comparison.goneBundle(of: old))."
        : "Have an extension that the app contains compile \(old.typePath) again, and list it.")
  ).naming(comparison.new.withholding(old.typePath, of: old.hosts))
}

private func renamed(_ pair: Pair<Widget>, in comparison: Comparison) -> Judgement? {
  let old = pair.old
  // Another widget of the extension may go on under the kind, in all of its sizes.
  let isKept = comparison.newRecords.twins(of: old).contains { twin in
    (twin.hosts.isEmpty || old.hosts.isEmpty || !Set(twin.hosts).isDisjoint(with: old.hosts))
      && (twin.families.isEmpty || !old.families.isEmpty && Set(old.families).isSubset(of: twin.families))
  }
  guard old.isPlaced, !isKept else { return nil }
  // What no bundle offers replaces nothing.
  guard !pair.new.isUnlisted else {
    return Judgement(
      pair.subject, "The \(old.noun) of kind “\(old.kind.spelling)” (\(old.typePath)) is gone; placed ones stay empty.",
      fix: Fix("Keep a \(old.noun) of this kind, with the content of its replacement."))
  }
  // The code of both is compared as a whole.
  guard old.kindTexts.isEmpty || pair.new.kind.value != nil || old.kindTexts == pair.new.kindTexts else { return nil }
  let new = pair.new.kind.spelling
  let message = "The \(old.noun) \(old.typePath) had the kind “\(old.kind.spelling)” and "
  let fix = Fix("Keep the kind that devices have stored\(comparison.goneBundle(of: old)).", code: kindLine(old))
  guard pair.new.kind.value == nil else {
    let doubt = UnreadWidgets(insteadOf: old, in: comparison).doubt
    let isCertain = old.kind.value != nil && doubt == nil
    return Judgement(
      pair.subject,
      message + "has “\(new)”."
        + (isCertain
          ? " Placed ones never get content again."
          : doubt ?? " Whether both produce the same text can't be checked."),
      effects: isCertain ? nil : [.widgetsAndControls: doubt == nil ? .degrades : .asks],
      confidence: old.kind.value == nil ? .low : nil, fix: fix, key: new)
  }
  if old.kind.value != nil,
    let code = ["UUID()", "Date()", "Date.now", ".random(", ".randomElement("].first(where: new.contains)
  {
    return Judgement(
      pair.subject,
      message + "is now made with `\(code)`, which is another each time; placed ones never get content again.",
      fix: fix, key: new)
  }
  guard let kind = old.kind.value else {
    return Judgement(
      pair.subject, message + "is now computed by `\(new)`. Whether that produces the same text can't be checked.",
      effects: [.widgetsAndControls: .notes], confidence: .low, fix: fix, key: new)
  }
  return Judgement(
    pair.subject,
    "Whether the \(old.noun) \(old.typePath) still has the kind “\(kind)” can't be told: it is now computed by `\(new)`.",
    effects: [.widgetsAndControls: .asks],
    symptom: "If it has another: the placed widget stays an empty placeholder until people remove it.", fix: fix,
    key: "asks:\(new)")
}

private func kindLine(_ widget: Widget) -> String {
  "let kind: String = \(widget.kind.value.map { IntentCode.literal($0) } ?? widget.kind.spelling)"
}

extension Comparison {
  /// The end of a sentence on what else tells the widget on devices, where that is gone too; else empty.
  fileprivate func goneBundle(of widget: Widget) -> String {
    let shipped = Set(old.extensions(named: widget.hosts).compactMap(\.bundleIdentifier))
    let kept = new.hosts.map(\.bundleIdentifier)
    guard kept.allSatisfy({ $0?.contains("$") == false }), !shipped.isEmpty,
      shipped.isDisjoint(with: kept.compactMap(\.self))
    else { return "" }
    return ", in an extension that has the bundle identifier \(shipped.sorted().codeList), as devices know it"
  }
}

extension Widget {
  /// What people call it.
  var noun: String { isControl ? "control" : "widget" }
}

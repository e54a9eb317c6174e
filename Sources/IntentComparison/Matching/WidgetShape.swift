import IntentSurface

/// What a widget or control looks like when its kind is set aside.
struct WidgetShape: RecordShape {
  private let widget: Widget
  private let name: NameWords
  private let configurationIntent: String?

  /// - Parameter names: the renames of what an old widget refers to; none for a new one.
  init(_ widget: Widget, names: RenameTable = RenameTable()) {
    self.widget = widget
    name = NameWords(widget.typePath.lastNameComponent)
    configurationIntent = widget.configurationIntent.map { names.current(.intent, $0) }
  }

  /// How likely the kind of a widget became another one's; nil where it did not.
  func likeness(to new: WidgetShape) -> Double? {
    guard widget.isControl == new.widget.isControl else { return nil }
    if widget.typePath == new.widget.typePath { return 2 }
    let nameSimilarity = name.similarity(to: new.name)
    guard nameSimilarity >= 0.5, !name.hasOpposite(in: new.name) else { return nil }
    var likeness = Likeness()
    likeness.add(nameSimilarity, weight: 0.5)
    likeness.add(
      configurationIntent == nil && new.configurationIntent == nil
        ? nil : configurationIntent == new.configurationIntent ? 1 : 0, weight: 0.3)
    likeness.add(Likeness.ofTexts(widget.displayName?.value, new.widget.displayName?.value), weight: 0.2)
    return likeness.value >= 0.7 ? likeness.value : nil
  }
}

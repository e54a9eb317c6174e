import IntentSurface

/// What a widget or control looks like when its kind is set aside.
struct WidgetShape: RecordShape {
  /// What many widgets of a version are called: it tells none of them. Two may be what became of one.
  struct SharedNames {
    fileprivate let titles: Set<String>
    fileprivate let words: Set<String>

    init(in versions: [[Widget]]) {
      func repeated(_ texts: (Widget) -> [String]) -> Set<String> {
        versions.reduce(into: []) { found, widgets in
          let types = Dictionary(grouping: widgets, by: \.typePath).compactMap(\.value.first)
          let counts = types.flatMap { Set(texts($0)) }.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
          found.formUnion(counts.filter { $0.value > 2 }.keys)
        }
      }
      titles = repeated { [$0.displayName?.value].compactMap(\.self) }
      words = repeated { NameWords($0.typePath.lastNameComponent).words }
    }
  }

  private let widget: Widget
  private let name: NameWords
  private let configurationIntent: String?
  private let displayName: SentenceWords?

  /// - Parameter names: the renames of what an old widget refers to; none for a new one.
  init(_ widget: Widget, sharing shared: SharedNames, names: RenameTable = RenameTable()) {
    self.widget = widget
    displayName = SentenceWords(widget.displayName?.value.flatMap { shared.titles.contains($0) ? nil : $0 })
    name = NameWords(widget.typePath.lastNameComponent).without(shared.words)
    configurationIntent = widget.configurationIntent.map { names.current(.intent, $0) }
  }

  /// How likely the kind of a widget became another one's; nil where it did not.
  func likeness(to new: WidgetShape) -> Double? {
    // Nobody places a Live Activity.
    let kinds = [widget, new.widget].map { ($0.isControl, $0.configuration == .liveActivity) }
    guard kinds[0] == kinds[1] else { return nil }
    if widget.typePath == new.widget.typePath { return 2 }
    let nameSimilarity = name.similarity(to: new.name)
    guard nameSimilarity >= 0.5, !name.hasOpposite(in: new.name) else { return nil }
    var likeness = Likeness()
    likeness.add(nameSimilarity, weight: 0.5)
    likeness.add(
      configurationIntent == nil && new.configurationIntent == nil
        ? nil : configurationIntent == new.configurationIntent ? 1 : 0, weight: 0.3)
    likeness.add(Likeness.ofWords(displayName, new.displayName), weight: 0.2)
    return likeness.value >= 0.7 ? likeness.value : nil
  }
}

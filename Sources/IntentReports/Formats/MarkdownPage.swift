/// A Markdown text of limited length: what comes first stays, what does not fit is counted.
struct MarkdownPage {
  /// A heading or a fold with its items. A section without items is left out.
  struct Section {
    var opening: [Markdown] = []
    var items: [Item]
    var closing: [Markdown] = []
  }

  /// What is shown whole or not at all.
  struct Item {
    var lines: [Markdown]
    /// How many things it tells of.
    var count = 1

    var size: Int { MarkdownPage.size(lines) }
  }

  private var lines: [Markdown]
  private let foot: [Markdown]
  private var room: Int
  private var leftOut = 0

  init(head: [Markdown], foot: [Markdown], limit: Int) {
    lines = head
    self.foot = foot
    let longestApology = Self.apology(.max)
    room = limit - Self.size(head) - Self.size(foot) - Self.size(longestApology)
  }

  mutating func add(_ section: Section) {
    let frame = Self.size(section.opening) + Self.size(section.closing)
    var fitting = room - frame
    let items = section.items.prefix { item in
      fitting -= item.size
      return fitting >= 0
    }
    leftOut += section.items.dropFirst(items.count).reduce(0) { $0 + $1.count }
    guard !items.isEmpty else { return }
    let added = section.opening + items.flatMap(\.lines) + section.closing
    lines += added
    room -= Self.size(added)
  }

  var text: String {
    (lines + (leftOut > 0 ? Self.apology(leftOut) : []) + foot).asLines()
  }

  private static func apology(_ count: Int) -> [Markdown] {
    ["**\(count) more did not fit here; `intentcompat check` in a terminal shows them all.**", ""]
  }

  private static func size(_ lines: [Markdown]) -> Int { lines.reduce(0) { $0 + $1.text.utf8.count + 1 } }
}

extension MarkdownPage.Section {
  init(opening: [Markdown] = [], items: [[Markdown]], closing: [Markdown] = []) {
    self.init(opening: opening, items: items.map { MarkdownPage.Item(lines: $0) }, closing: closing)
  }

  /// A heading over a list.
  init(_ heading: Markdown, list lines: [Markdown]) {
    self.init(opening: ["#### \(heading)", ""], items: lines.map { ["- \($0)"] }, closing: [""])
  }

  /// A line to click on over items, which are folded at first.
  init(folded summary: Markdown, items: [[Markdown]]) {
    self.init(
      opening: ["<details>", "<summary>\(summary)</summary>", ""], items: items, closing: ["", "</details>", ""])
  }
}

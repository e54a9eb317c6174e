/// A Markdown text of limited length: what comes first stays, what does not fit is counted.
struct MarkdownPage {
  /// A heading or a fold with its items. A section without items is left out.
  struct Section {
    var opening: [Markdown] = []
    var items: [Item]
    var closing: [Markdown] = []
  }

  /// What is written only where there is room for it.
  struct Item {
    /// How many things it tells of.
    var count: Int
    var parts: () -> [Part]

    init(count: Int, _ parts: @escaping () -> [Part]) { (self.count, self.parts) = (count, parts) }
    init(lines: [Markdown]) { self.init(count: 1) { [Part(lines: lines)] } }
  }

  /// What is shown whole or not at all.
  struct Part {
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
    var left = room - Self.size(section.opening) - Self.size(section.closing)
    var added: [Markdown] = []
    var isFull = left < 0
    for item in section.items {
      for part in isFull ? [Part(lines: [], count: item.count)] : item.parts() {
        isFull = isFull || part.size > left
        if isFull {
          leftOut += part.count
        } else {
          added += part.lines
          left -= part.size
        }
      }
    }
    guard !added.isEmpty else { return }
    lines += section.opening + added + section.closing
    room = left
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

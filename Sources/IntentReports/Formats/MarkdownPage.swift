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
    var write: (inout Filling) -> Void

    init(count: Int, _ write: @escaping (inout Filling) -> Void) { (self.count, self.write) = (count, write) }
    init(lines: [Markdown]) { self.init(count: 1) { $0.add(Part(lines: lines)) } }
  }

  /// A section as far as it fits: behind the first part that does not, nothing is written.
  struct Filling {
    fileprivate var lines: [Markdown] = []
    fileprivate var room: Int
    fileprivate var leftOut = 0
    fileprivate var isFull = false

    mutating func add(_ part: Part) {
      isFull = isFull || part.size > room
      guard !isFull else {
        leftOut += part.count
        return
      }
      lines += part.lines
      room -= part.size
    }

    /// What is written item by item, or only counted.
    mutating func add(_ item: Item) { isFull ? leftOut += item.count : item.write(&self) }
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
    var filling = Filling(room: room - Self.size(section.opening) - Self.size(section.closing))
    for item in section.items { filling.add(item) }
    leftOut += filling.leftOut
    guard !filling.lines.isEmpty else { return }
    lines += section.opening + filling.lines + section.closing
    room = filling.room
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

package import IntentRules
package import IntentSurface

/// What a finding stands on: each fact that was read of its subject, as it was and as it is.
package struct FindingCase {
  /// One side: what it is called, and what was read there.
  package struct Side {
    /// Where it comes from, as people know it: `3.1 (snapshots/3.1.json)`.
    package let name: String
    /// All of it.
    package let surface: Surface

    /// Names a surface.
    package init(_ name: String, _ surface: Surface) {
      self.name = name
      self.surface = surface
    }
  }

  private let finding: Finding
  private let newNames: [String]
  private let old: Side?
  private let new: Side

  /// - Parameters:
  ///   - newNames: what its subject is called now, where it was renamed.
  ///   - old: nil where nothing was compared.
  package init(_ finding: Finding, called newNames: [String], old: Side?, new: Side) {
    self.finding = finding
    self.newNames = newNames
    self.old = old
    self.new = new
  }

  /// The facts of both sides below each other: `-` and `+` before what differs, as a diff has them.
  package func text(style: TextStyle) -> String {
    let owner = finding.subject.owner
    let before = old.map { SurfaceOutline.lines(of: $0.surface, about: [owner]) } ?? []
    let after = SurfaceOutline.lines(of: new.surface, about: Set([owner] + newNames))
    let heading =
      ["What it stands on", old.map { "--- \($0.name)" }, "+++ \(new.name)"].compactMap(\.self)
    let lines = after.difference(from: before).merged(before)
    let body = lines.map { line in
      switch line.sign {
      case "-": style.paint("- \(line.text)", .red)
      case "+": style.paint("+ \(line.text)", .green)
      default: "  \(line.text)"
      }
    }
    let nothing = lines.isEmpty ? ["  Nothing by the name \(owner) was read on either side."] : []
    return (heading + body + nothing).map { Escaping.inert($0) + "\n" }.joined()
  }
}

extension CollectionDifference<String> {
  /// The lines of both sides, those that left before those that came.
  fileprivate func merged(_ old: [String]) -> [(sign: Character, text: String)] {
    var removed: Set<Int> = []
    var added: [(offset: Int, text: String)] = []
    for change in self {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, let text, _): added.append((offset, text))
      }
    }
    var lines: [(sign: Character, text: String)] = []
    var (position, rest) = (0, added[...])
    for (offset, text) in old.enumerated() {
      while !removed.contains(offset), rest.first?.offset == position {
        lines.append(("+", rest.removeFirst().text))
        position += 1
      }
      lines.append((removed.contains(offset) ? "-" : " ", text))
      if !removed.contains(offset) { position += 1 }
    }
    return lines + rest.map { ("+", $0.text) }
  }
}

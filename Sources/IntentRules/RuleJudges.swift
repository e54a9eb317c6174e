import IntentComparison
import IntentSurface

/// How a rule names the differences that it judges. Each gives the function the records that differ, with their types.
/// A function has one judgement or none; `Each` is for those that may have several.
extension Rule.Judge {
  /// An element that is gone.
  static func removed<Element: SurfaceElement>(
    _ element: Element.Type, _ judge: @escaping @Sendable (Loss<Element>, Comparison) -> Judgement?
  ) -> Self {
    removedEach(element) { loss, comparison in judge(loss, comparison).map { [$0] } ?? [] }
  }

  static func removedEach<Element: SurfaceElement>(
    _ element: Element.Type, _ judge: @escaping @Sendable (Loss<Element>, Comparison) -> [Judgement]
  ) -> Self {
    .difference([Rule.Cell(Element.kind, .removed)]) { difference, comparison in
      difference.loss(of: element).map { judge($0, comparison) } ?? []
    }
  }

  /// An element that is new.
  static func added<Element: SurfaceElement>(
    _ element: Element.Type, _ judge: @escaping @Sendable (Gain<Element>, Comparison) -> Judgement?
  ) -> Self {
    addedEach(element) { gain, comparison in judge(gain, comparison).map { [$0] } ?? [] }
  }

  static func addedEach<Element: SurfaceElement>(
    _ element: Element.Type, _ judge: @escaping @Sendable (Gain<Element>, Comparison) -> [Judgement]
  ) -> Self {
    .difference([Rule.Cell(Element.kind, .added)]) { difference, comparison in
      difference.gain(of: element).map { judge($0, comparison) } ?? []
    }
  }

  /// An element under another name.
  static func renamed<Element: SurfaceElement>(
    _ element: Element.Type, _ judge: @escaping @Sendable (Pair<Element>, Comparison) -> Judgement?
  ) -> Self {
    renamedEach(element) { pair, comparison in judge(pair, comparison).map { [$0] } ?? [] }
  }

  static func renamedEach<Element: SurfaceElement>(
    _ element: Element.Type, _ judge: @escaping @Sendable (Pair<Element>, Comparison) -> [Judgement]
  ) -> Self {
    pair(element, [Rule.Cell(Element.kind, .renamed)], judge)
  }

  /// An element of which some field changed; once for each aspect, and for each item of a set.
  static func changed<Element: SurfaceElement>(
    _ element: Element.Type, _ aspects: Aspect...,
    judge: @escaping @Sendable (Pair<Element>, Comparison) -> Judgement?
  ) -> Self {
    pair(element, aspects.map { Rule.Cell(Element.kind, .changed, $0) }) { pair, comparison in
      judge(pair, comparison).map { [$0] } ?? []
    }
  }

  static func changedEach<Element: SurfaceElement>(
    _ element: Element.Type, _ aspect: Aspect,
    judge: @escaping @Sendable (Pair<Element>, Comparison) -> [Judgement]
  ) -> Self {
    pair(element, [Rule.Cell(Element.kind, .changed, aspect)], judge)
  }

  /// An item that left a set of an element.
  static func lost<Element: SurfaceElement, Item: Hashable & Sendable>(
    _ aspect: Aspect, of element: Element.Type, as type: Item.Type,
    judge: @escaping @Sendable (Pair<Element>, Item, Comparison) -> Judgement?
  ) -> Self {
    changed(element, aspect) { pair, comparison in
      guard case .lost(let item)? = pair.item, let item = item as? Item else { return nil }
      return judge(pair, item, comparison)
    }
  }

  /// An item that joined a set of an element.
  static func joined<Element: SurfaceElement, Item: Hashable & Sendable>(
    _ aspect: Aspect, to element: Element.Type, as type: Item.Type,
    judge: @escaping @Sendable (Pair<Element>, Item, Comparison) -> Judgement?
  ) -> Self {
    joinedEach(aspect, to: element, as: type) { pair, item, comparison in
      judge(pair, item, comparison).map { [$0] } ?? []
    }
  }

  static func joinedEach<Element: SurfaceElement, Item: Hashable & Sendable>(
    _ aspect: Aspect, to element: Element.Type, as type: Item.Type,
    judge: @escaping @Sendable (Pair<Element>, Item, Comparison) -> [Judgement]
  ) -> Self {
    changedEach(element, aspect) { pair, comparison in
      guard case .joined(let item)? = pair.item, let item = item as? Item else { return [] }
      return judge(pair, item, comparison)
    }
  }

  private static func pair<Element: SurfaceElement>(
    _ element: Element.Type, _ cells: [Rule.Cell],
    _ judge: @escaping @Sendable (Pair<Element>, Comparison) -> [Judgement]
  ) -> Self {
    .difference(cells) { difference, comparison in
      difference.pair(of: element).map { judge($0, comparison) } ?? []
    }
  }
}

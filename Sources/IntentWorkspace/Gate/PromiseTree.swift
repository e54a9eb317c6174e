import Foundation
import IntentSurface

/// A snapshot as the values that it was written as, to tell whether another one holds all of them.
///
/// Comparing surfaces passes over what one side could not read. Who edits a snapshot may claim just that.
indirect enum PromiseTree: Decodable, Hashable {
  case object([String: PromiseTree])
  case list([PromiseTree])
  case text(String)
  case number(Double)
  case flag(Bool)
  case null

  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(_ surface: Surface) throws {
    self = try JSONDecoder().decode(PromiseTree.self, from: try surface.snapshotData())
  }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Name.self) {
      var values: [String: PromiseTree] = [:]
      for key in container.allKeys { values[key.stringValue] = try container.decode(PromiseTree.self, forKey: key) }
      self = .object(values)
      return
    }
    if var container = try? decoder.unkeyedContainer() {
      var values: [PromiseTree] = []
      while !container.isAtEnd { values.append(try container.decode(PromiseTree.self)) }
      self = .list(values)
      return
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  /// The places whose values another tree does not have, as `intents.AddPlant.title`; those of the top come first.
  ///
  /// Keys that only the other has are no loss: a newer reader records more.
  func losses(in other: PromiseTree, at place: String = "") -> [String] {
    switch (self, other) {
    case (.object(let mine), .object(let theirs)):
      return mine.sorted { $0.key < $1.key }.flatMap { key, value -> [String] in
        let place = place.isEmpty ? key : "\(place).\(key)"
        return theirs[key].map { value.losses(in: $0, at: place) } ?? [place]
      }
    case (.list(let mine), .list(let theirs)): return Self.losses(of: mine, in: theirs, at: place)
    default: return self == other ? [] : [place]
    }
  }

  /// Records are found by their names: a newer reader may tell more of them apart, or sort them otherwise.
  private static func losses(of mine: [PromiseTree], in theirs: [PromiseTree], at place: String) -> [String] {
    var rest = Dictionary(grouping: theirs, by: \.key)
    return mine.flatMap { value -> [String] in
      let key = value.key
      let place = key.isEmpty ? place : "\(place).\(key)"
      let candidates = rest[key] ?? []
      guard let first = candidates.first else { return [place] }
      guard let index = candidates.firstIndex(where: { value.losses(in: $0).isEmpty }) else {
        return value.losses(in: first, at: place)
      }
      rest[key]?.remove(at: index)
      return []
    }
  }

  /// What tells an entry of a list from the others: a record's names, or the value itself.
  private var key: String {
    switch self {
    case .object(let values):
      let names = ["identifier", "className", "kind", "key", "language", "name", "entity", "type", "intent", "text"]
      return names.lazy.compactMap { values[$0]?.text }.first ?? ""
    case .list: return ""
    default: return text ?? ""
    }
  }

  private var text: String? {
    switch self {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .object(let values): values["value"]?.text
    case .list, .null: nil
    }
  }
}

import IntentComparison
import IntentRules
import IntentSurface
import SourceScanning

/// The definition that holds a record, on both sides.
struct DefinitionPair {
  typealias Value = DefinitionCode.Value

  let old: DefinitionCode
  let new: DefinitionCode

  init?(_ subject: Subject, in context: ProposalContext) {
    guard let oldPath = context.locations.old[subject]?.path,
      let old = context.old?.file(oldPath).flatMap({ DefinitionCode($0) }),
      let new = context.new.file(context.locations.new[subject]?.path ?? oldPath).flatMap({ DefinitionCode($0) })
    else { return nil }
    self.old = old
    self.new = new
  }

  /// A member as it shipped, among those that there are now, with the types that it names.
  ///
  /// Numbers, places in the editor and ids of texts that are taken by now are new ones.
  ///
  /// - Parameters:
  ///   - gone: keys that are left out, with their values.
  ///   - element: what it goes behind, where that is known.
  func edits(
    adding lost: Value, to part: Value, _ keys: DefinitionMembers, without gone: [String] = [],
    behind element: Value? = nil
  ) throws(Refusal) -> [SourceEdit] {
    guard let list = part[keys.list] else {
      throw Refusal("`\(keys.list)` is gone from \(new.file.path) with all that was in it: restore it in Xcode.")
    }
    var (changes, edits): ([(value: Value, text: String)], [SourceEdit]) = ([], [])
    if let last = keys.last, let value = lost[keys.number], let number = value.number {
      let given = list.elements.compactMap(keys.number(of:))
      let highest = (given + [part[last]?.number ?? 0]).max() ?? 0
      let own = given.contains(number) ? highest + 1 : number
      if own != number { changes.append((value, "\(own)")) }
      if let last = part[last], own > highest { edits.append(new.replace(last, with: "\(own)")) }
    }
    let places = list.elements.compactMap { $0[keys.priority]?.number }
    if let place = lost[keys.priority], places.contains(place.number ?? 0) {
      changes.append((place, "\((places.max() ?? 0) + 1)"))
    }
    return edits + (try self.edits(adding: lost, to: list, changes, without: gone, behind: element))
  }

  /// A part as it shipped, with the types that it names.
  func edits(
    adding lost: Value, to list: Value, _ changes: [(value: Value, text: String)] = [], without gone: [String] = [],
    behind element: Value? = nil
  ) throws(Refusal) -> [SourceEdit] {
    var taken = new.root.texts
    let text = gone.reduce(spelling(of: lost, changes, &taken)) { $0.withoutKey($1) }
    var added: [DefinitionType.Kind: [String]] = [:]
    for type in lostTypes(of: lost) {
      guard let value = old.declaration(of: type) else { continue }
      added[type.kind, default: []].append(spelling(of: value, [], &taken))
    }
    var edits = [new.append([text], to: list, behind: element)]
    for (kind, texts) in added.sorted(by: { $0.key.list < $1.key.list }) {
      guard let types = new.root[kind.list] else {
        throw Refusal("`\(kind.list)` is gone from \(new.file.path) with a type that it needs: restore it in Xcode.")
      }
      edits.append(new.append(texts, to: types))
    }
    return edits
  }

  // With what these name in turn.
  private func lostTypes(of part: Value) -> [DefinitionType] {
    var (found, rest): ([DefinitionType], [Value]) = ([], [part])
    while let next = rest.popLast() {
      for type in old.types(of: next) where new.declaration(of: type) == nil && !found.contains(type) {
        found.append(type)
        rest += [old.declaration(of: type)].compactMap(\.self)
      }
    }
    return found
  }

  private func spelling(
    of lost: Value, _ changes: [(value: Value, text: String)], _ taken: inout [String: Set<String>]
  ) -> String {
    var changes = changes
    for (id, words) in lost.textsWithIDs {
      guard let text = id.text, let known = taken[text], !known.contains(words) else { continue }
      let own = Self.fresh(text, among: taken)
      taken[own, default: []].insert(words)
      changes.append((id, own))
    }
    let namespaces = (old.root[DefinitionCode.namespace]?.text, new.root[DefinitionCode.namespace]?.text)
    if case (let before?, let after?) = namespaces, before != after {
      changes += lost.values("TypeNamespace").filter { $0.text == before }.map { ($0, after) }
    }
    var bytes = old.file.bytes
    for (value, text) in changes.sorted(by: { $0.value.range.lowerBound > $1.value.range.lowerBound }) {
      bytes.replaceSubrange(value.inner, with: Array(text.utf8))
    }
    let growth = bytes.count - old.file.bytes.count
    return String(decoding: bytes[lost.range.lowerBound..<(lost.range.upperBound + growth)], as: UTF8.self)
  }

  private static let characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

  private static func fresh(_ id: String, among taken: [String: Set<String>]) -> String {
    let others = characters.lazy.flatMap { first in
      characters.lazy.map { second in "\(id.dropLast(2))\(first)\(second)" }
    }
    return others.first { taken[$0] == nil } ?? id
  }
}

extension String {
  /// A property list without a key and its value, where that is on one line.
  fileprivate func withoutKey(_ key: String) -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    guard let index = lines.firstIndex(where: { $0.contains("<key>\(key)</key>") }), index + 1 < lines.count,
      lines[index + 1].contains("</") || lines[index + 1].contains("/>")
    else { return self }
    lines.removeSubrange(index...(index + 1))
    return lines.joined(separator: "\n")
  }
}

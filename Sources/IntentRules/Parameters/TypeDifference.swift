import IntentComparison
import IntentSurface

/// How two types of the same value differ, as far as stored values care.
enum TypeDifference: Equatable {
  /// The same type, or two spellings of what may well be the same.
  case none
  /// Only whether it may be absent.
  case optionality
  /// One and many of the same.
  case cardinality
  /// The same list, loaded at once or late: `[Plant]` and `EntityCollection<Plant>`.
  case loading
  /// Another type.
  case type

  /// - Parameter renames: what records of the old surface are called in the new one; a type that was renamed is the
  ///   same type, and its rename is a finding of its own.
  init(old: ValueType, new: ValueType, renames: [Subject: String] = [:]) {
    let old = old.carried(over: renames)
    if old == new || (old.isVague || new.isVague) && old.lastNames == new.lastNames {
      self = .none
    } else if old.unwrapped == new.unwrapped {
      self = .optionality
    } else if old.element == new.element
      || (old.element.isVague || new.element.isVague)
        && old.element.lastNames == new.element.lastNames
    {
      self =
        old.isCollection != new.isCollection
        ? .cardinality : old.isLoadedLate != new.isLoadedLate ? .loading : .optionality
    } else {
      self = .type
    }
  }
}

extension Comparison {
  /// Whether a type is another enum with every raw value of the old one, as one or many as before.
  func keepsValues(of old: ValueType, as new: ValueType) -> Bool {
    guard case .enum(let before) = old.element, case .enum(let after) = new.element,
      let shipped = oldRecords.appEnum(before), let now = newRecords.appEnum(after), shipped.rawType == now.rawType
    else { return false }
    let kept = Set(now.cases.compactMap(\.rawValue))
    return !shipped.cases.isEmpty && shipped.cases.allSatisfy { $0.rawValue.map(kept.contains) == true }
      && [.none, .optionality].contains(TypeDifference(old: old, new: new, renames: [Subject(.enum, before): after]))
  }
}

extension ValueType {
  fileprivate var isLoadedLate: Bool {
    if case .collection = unwrapped { true } else { false }
  }

  /// Whether a reader could not classify the innermost type.
  fileprivate var isVague: Bool {
    if case .unknown = element { true } else { false }
  }

  /// The spelling with every qualified name cut to its last part: `[Outer.Thing]` as `[Thing]`.
  fileprivate var lastNames: String {
    spelling.split(separator: ".", omittingEmptySubsequences: false).reduce(into: "") { text, part in
      let end = text.lastIndex { "[<( ".contains($0) }.map { text.index(after: $0) } ?? text.startIndex
      text.replaceSubrange(end..., with: part)
    }
  }

  /// The same type under the names of the new surface.
  fileprivate func carried(over renames: [Subject: String]) -> ValueType {
    switch self {
    case .entity(let name): .entity(renames[Subject(.entity, name)] ?? name)
    case .enum(let name): .enum(renames[Subject(.enum, name)] ?? name)
    case .union(let name): .union(renames[Subject(.unionValue, name)] ?? name)
    case .array(let element): .array(element.carried(over: renames))
    case .set(let element): .set(element.carried(over: renames))
    case .collection(let element): .collection(element.carried(over: renames))
    case .optional(let wrapped): .optional(wrapped.carried(over: renames))
    case .primitive, .measurement, .unknown: self
    }
  }
}

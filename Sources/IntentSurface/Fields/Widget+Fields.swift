import AppIntentsFacts

extension Widget: SurfaceElement {
  /// What holds for all of its kind.
  package static let facts = ElementFacts(kind: .widget, visibility: .source)

  /// Its fields: how each is compared, and what can know it.
  package static let fields: [Field<Widget>] = [
    .text(.typeName) { $0.typePath }.stored(as: "typePath"),
    .code(.kindTexts) { $0.kind.value == nil ? $0.kindTexts : nil },
    .withOwner(.module).unjudged(.storesKind),
    .withOwner(.bundle),
    .targets { $0.hosts },
    Field([.configuration]) { old, new, _ in
      let (old, new) = (old.configuration, new.configuration)
      guard old != .unknown, new != .unknown, old != new else { return [] }
      return [FieldDifference(.configuration, old: old.rawValue, new: new.rawValue)]
    }.unjudged("A widget may gain or lose its settings under the same kind; its intents are judged."),
    .name(.configurationIntent, of: .intent) { $0.configurationIntent },
    .items(.limitedSettings) { $0.limitedSettings.map(\.intent) }.stored(as: "limitedSettings")
      .recorded(sinceEdition: Provenance.makingEdition),
    .text(.provider) { $0.provider }.unjudged(.storesKind),
    .setting(.displayName) { $0.displayName }.unjudged(.onlyShown),
    .items(.families) { $0.families }.comparing { old, new, _ in familyDifferences(old.families, new.families) },
    .items(.possibleFamilies) { $0.possibleFamilies }.recorded(sinceEdition: Provenance.makingEdition),
    Field([.familyAvailability]) { old, new, _ in
      let limits = (old.limitedFamilies.spelling, new.limitedFamilies.spelling)
      return limits.0 == limits.1 ? [] : [FieldDifference(.familyAvailability, old: limits.0, new: limits.1)]
    }.recorded(sinceEdition: 4),
    .text(.availability) { $0.availability.spelling },
    .flag(.unlisted) { $0.isUnlisted }.stored(as: "isUnlisted").recorded(sinceEdition: 1),
    .flag(.bundleList) { $0.hasNoBundle }.stored(as: "hasNoBundle").recorded(sinceEdition: Provenance.makingEdition),
    .withOwner(.platforms),
  ].map { $0.onlyInSource() }
}

extension [LimitedFamily] {
  /// `systemLarge (iOS 17.0)`.
  package var spelling: String? {
    isEmpty ? nil : map { "\($0.family) (\($0.availability.spelling ?? ""))" }.joined(separator: ", ")
  }
}

extension Widget {
  /// One difference for each size that left or joined; one in all where a side has no list, and so every size.
  private static func familyDifferences(_ old: [String], _ new: [String]) -> [FieldDifference] {
    guard old != new else { return [] }
    if old.allSatisfy(\.isWidgetSize), !new.allSatisfy(\.isWidgetSize), !Set(old).isSubset(of: new) {
      return [.undecided(.families, old: familyList(old), new: familyList(new))]
    }
    guard !old.isEmpty, !new.isEmpty else {
      let item = new.first.map { FieldDifference.Item.joined($0) } ?? old.first.map { .lost($0) }
      return [FieldDifference(.families, old: familyList(old), new: familyList(new), item: item)]
    }
    return old.filter { !new.contains($0) }.map { FieldDifference(.families, old: $0, item: .lost($0)) }
      + new.filter { !old.contains($0) }.map { FieldDifference(.families, new: $0, item: .joined($0)) }
  }

  private static func familyList(_ families: [String]) -> String {
    families.isEmpty ? everyFamily : families.joined(separator: ", ")
  }
}

extension OnscreenContent: SurfaceElement {
  /// What holds for all of its kind.
  package static let facts = ElementFacts(
    kind: .onscreenContent, visibility: .source, renamed: "It is named by its entity, whose rename is judged.")
}

extension IntentsPackage: SurfaceElement {
  /// What holds for all of its kind.
  package static let facts = ElementFacts(
    kind: .package, visibility: .source, renamed: "It is compared as one package that left and one that joined.")

  /// Its fields: how each is compared, and what can know it.
  package static let fields: [Field<IntentsPackage>] = [
    included.comparing { old, new, context in
      old.unreadIncludes ?? new.unreadIncludes == nil ? included.compare(old, new, context) : []
    },
    .text(.dependencies) { $0.unreadIncludes }.stored(as: "unreadIncludes").onlyInSource().comparing { old, new, _ in
      guard old.unreadIncludes != new.unreadIncludes else { return [] }
      guard old.unreadIncludes == nil, !old.includes.isEmpty else { return [.undecided(.dependencies)] }
      return [.undecided(.dependencies, old: old.includes.joined(separator: ", "), new: new.unreadIncludes)]
    },
    .textOfBoth(.module) { $0.module }.onlyInSource().unjudged(.packages),
  ]
}

extension IntentsPackage {
  private static let included = Field.items(.dependencies) { (package: IntentsPackage) in package.includes }
    .stored(as: "includes").onlyInSource()
}

extension String {
  /// Whether it is the name of a size, or says that there is none, rather than code that gives a list.
  package var isWidgetSize: Bool { self == Widget.noFamily || WidgetFamily(rawValue: self) != nil }

  fileprivate static let storesKind = "Devices store the kind alone."
  fileprivate static let packages = "How packages reach the app shows only in built metadata."
}

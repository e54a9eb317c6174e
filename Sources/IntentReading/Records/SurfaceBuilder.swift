import AppIntentsFacts
import IntentSurface
import SwiftReading
import SwiftSyntax

/// Makes the records of one platform from its files.
struct SurfaceBuilder {
  let files: [ParsedFile]
  let types: TypeFacts
  let identities: Identities
  let members: MemberFinder
  let places: Places
  let names: NameResolver
  let bundles: WidgetBundles
  let dispatch: SiriDispatch
  let onlyMembers = OnlyMembers()
  let makers = Makers()
  private let enclosing = EnclosingAvailability()

  var index: DeclarationIndex { types.index }
  var resolver: ConformanceResolver { types.resolver }

  init(files: [ParsedFile], types: TypeFacts, bundles: WidgetBundles, dispatch: SiriDispatch) {
    self.files = files
    self.types = types
    self.bundles = bundles
    self.dispatch = dispatch
    members = MemberFinder(index: types.index, resolver: types.resolver, budget: types.budget)
    places = Places(files)
    identities = Identities(index: types.index, resolver: types.resolver, members: members, places: places)
    names = NameResolver(types, members: members, identities: identities, places: places)
  }

  /// The records of some types, in the order of files and lines.
  func surface(ofTypes types: Range<Int>) -> Surface {
    var surface = Surface()
    for type in types where !index.types[type].isProtocol && !isExtendedFrameworkProtocol(type) {
      add(type, to: &surface)
    }
    return surface
  }

  private func isExtendedFrameworkProtocol(_ type: Int) -> Bool {
    index.types[type].primary == nil && FrameworkProtocols.contains(index.types[type].name)
  }

  private func add(_ type: Int, to surface: inout Surface) {
    let conformances = resolver.conformances(of: type)
    if conformances.conforms(to: .appIntent) {
      let intent = intent(type, conformances)
      surface.intents.append(intent)
      let types = intent.parameters.map(\.type) + [intent.result.value].compactMap(\.self)
      noteUndeclared(types, of: type, in: &surface)
    }
    if conformances.conforms(to: .appEntity) {
      let entity = entity(type, conformances)
      surface.entities.append(entity)
      noteUndeclared(entity.properties.map(\.type), of: type, in: &surface)
      noteUnreadRepresentations(of: entity, in: &surface)
    }
    if conformances.conforms(to: .appEnum) { surface.enums.append(appEnum(type, conformances)) }
    if let query = query(type, conformances) { surface.queries.append(query) }
    if index.types[type].isUnionValue { surface.unionValues.append(unionValue(type, conformances)) }
    if Self.withMembers.contains(where: conformances.conforms) || index.types[type].isUnionValue {
      noteUnreadMembers(of: type, conformances, in: &surface)
    }
    if conformances.conforms(to: .appShortcutsProvider) { surface.appShortcuts.append(provider(type, conformances)) }
    if conformances.conforms(to: .widget) || conformances.conforms(to: .controlWidget) {
      let reading = widgets(type, conformances)
      surface.widgets += reading.widgets
      if reading.isPartial { surface.withheld += unreadWidget(type, conformances) }
    }
    if bundles.openTypes.contains(type) { surface.withheld += openBundle(type) }
    if conformances.conforms(to: .appIntentsPackage) { surface.packages.append(package(type)) }
    addAnswers(conformances.answeredIntents.filter(dispatch.answers), type, to: &surface)
    // The members of most types are not even looked at.
    let unread = unreadBases(in: conformances)
    if conformances.facts.isEmpty, !unread.isEmpty || !index.unreadAttributes(of: type).isEmpty {
      if !unread.isEmpty { reportUnknownBase(type, unread) }
      surface.withheld += unreadType(type)
    }
    reportExcess(type, conformances)
  }

  /// The protocols of records with members.
  private static let withMembers: [FrameworkProtocol] = [
    .appIntent, .appEntity, .appEnum, .intentValueQuery, .dynamicOptionsProvider,
  ]

  private func reportExcess(_ type: Int, _ conformances: ConformanceResolver.Conformances) {
    guard conformances.isCut || types.budget.cut.contains(type), let node = index.types[type].declarations.first?.node
    else { return }
    places.report(
      conformances.isCut
        ? "What this type inherits was only partly read: it has more than \(InheritanceGraph.limit) types, protocols and "
          + "aliases."
        : "What this type inherits was not read: the types together inherit more than "
          + "\(InheritanceBudget.total) members and types.",
      at: node.nameOrSelf)
  }

  /// Says what the index left out.
  func reportExcesses() {
    for (node, message) in index.excesses { places.report(message, at: node) }
  }

  /// Fills what every record says about its type.
  func identify<Record: SurfaceRecord>(
    _ record: inout Record, as kind: ElementKind, type: Int, base: FrameworkProtocol,
    _ conformances: ConformanceResolver.Conformances
  ) {
    let identity = identities.identity(of: type)
    let fact = conformances.fact(for: base)
    record.identifier = identity.identifier
    record.identifierSource = identity.source
    record.unreadIdentifier = identity.unread
    record.module = index.module(ofFile: index.types[type].file)
    record.hosts = index.hosts(ofFile: index.types[type].file)
    record.conformance = fact?.how ?? .direct
    record.availability = availability(of: type, addedBy: fact?.addedBy)
    locate(kind, identity.identifier, type)
  }

  /// The clauses on a type, on the types around it, and on the extension that adds a conformance.
  func availability(of type: Int, addedBy: TypeDeclaration?) -> [Availability] {
    let nominal = index.types[type]
    var lists = (nominal.primary.map { [$0] } ?? []).map(clauses)
    if let addedBy { lists.append(clauses(addedBy)) }
    // A type declared in an extension has its outer types somewhere else.
    for outer in index.outerTypes(of: type) {
      if let primary = index.types[outer].primary { lists.append(clauses(primary)) }
    }
    return AvailabilityReader.joined(lists)
  }

  private func clauses(_ declaration: TypeDeclaration) -> [Availability] {
    enclosing.clauses(around: declaration.node)
  }

  func locate(_ kind: ElementKind, _ owner: String, _ type: Int) {
    guard let node = index.types[type].declarations.first?.node else { return }
    places.locate(Subject(kind, owner), at: node.nameOrSelf)
  }

  // A base that is in no file read (another repository, generated code) may hide a whole intent.
  private func reportUnknownBase(_ type: Int, _ unread: [String]) {
    guard let primary = index.types[type].primary, index.types[type].declarations.contains(where: hasParameters) else {
      return
    }
    let named = unread.prefix(5).map { "`\($0)`" }.joined(separator: ", ")
    let bases = unread.count > 5 ? "\(named), …" : named
    places.report(
      "`\(index.types[type].typePath)` has parameters, but the types it inherits from were not read: \(bases). "
        + "If it is an intent, it was not read.", at: primary.node.nameOrSelf)
  }

  private func hasParameters(_ declaration: TypeDeclaration) -> Bool {
    index.says(anyOf: ParameterReader.wrappers, inFileOf: declaration)
      && declaration.node.memberBlock.members.contains { $0.decl.isWrappedAsParameter }
  }
}

extension DeclGroupSyntax {
  /// The name of the declaration: the place that people look at.
  var nameOrSelf: Syntax {
    declaredName.map { Syntax($0) }
      ?? self.as(ExtensionDeclSyntax.self).map { Syntax($0.extendedType) } ?? Syntax(self)
  }
}

extension DeclSyntax {
  fileprivate var isWrappedAsParameter: Bool {
    self.as(VariableDeclSyntax.self)?.attributes.first(named: ParameterReader.wrappers) != nil
  }
}

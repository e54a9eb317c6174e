import IntentSurface
import SwiftReading
import SwiftSyntax

/// On which systems the code of bundles comes to where it makes a widget.
///
/// The way leads from the call out of branches, then on from where the member around it is named, then from where the bundle
/// is made. A member or bundle that is named twice is open to all systems. A class, because what is found in the code of a
/// type is kept for the other calls in it.
final class BundleBranches {
  private let bundleCalls: [String: [FunctionCallExprSyntax]]
  private var found: [SyntaxIdentifier: BranchFinder] = [:]

  /// - Parameter bundleCalls: those that make or start a bundle, by its name.
  init(_ bundleCalls: [String: [FunctionCallExprSyntax]]) { self.bundleCalls = bundleCalls }

  /// What the calls that make a widget ask for, any of which offers it.
  func clauses(around calls: [FunctionCallExprSyntax]) -> [Availability] {
    var lists: [[Availability]] = []
    for call in calls {
      lists.append(clauses(around: Syntax(call)))
      if lists.last?.isEmpty == true { return [] }
    }
    return AvailabilityReader.united(lists)
  }

  private func clauses(around call: Syntax) -> [Availability] {
    var lists: [[Availability]] = []
    var place: Syntax? = call
    while let node = place, lists.count < Self.depthLimit {
      let member = sequence(first: node, next: \.parent).lazy.compactMap { $0.as(MemberBlockItemSyntax.self) }.first
      let group = member?.parent?.parent?.parent?.declarationGroup
      let branches = branches(in: group.map { Syntax($0.memberBlock) } ?? node.root)
      lists.append(branches.clauses[node.id] ?? [])
      guard let member, let group else { break }
      place = next(from: member, of: group, branches)
    }
    return AvailabilityReader.joined(lists)
  }

  /// The only place that leads to a member, else to its bundle.
  private func next(
    from member: MemberBlockItemSyntax, of group: any DeclGroupSyntax, _ branches: BranchFinder
  ) -> Syntax? {
    guard let name = member.decl.listName, !["body", "main"].contains(name) else {
      let calls = group.declaredName.flatMap { bundleCalls[$0.plainName] } ?? []
      return calls.count == 1 ? calls.first.map(Syntax.init) : nil
    }
    let uses = branches.references[name] ?? []
    return uses.count == 1 ? uses.first : nil
  }

  private func branches(in code: Syntax) -> BranchFinder {
    if let known = found[code.id] { return known }
    let finder = BranchFinder(in: code)
    found[code.id] = finder
    return finder
  }

  private static let depthLimit = 8
}

extension DeclSyntax {
  /// The name of a function, or of the only variable.
  fileprivate var listName: String? {
    if let function = self.as(FunctionDeclSyntax.self) { return function.name.plainName }
    let bindings = self.as(VariableDeclSyntax.self)?.bindings
    return bindings?.count == 1 ? bindings?.first?.name : nil
  }
}

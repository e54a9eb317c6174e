import IntentSurface
import SwiftReading
import SwiftSyntax

/// On which systems the code of bundles comes to where it makes a widget.
///
/// The way leads from the call out of branches, then on from where the member around it is named, then from where the bundle
/// is made. A member or bundle that is named twice is open to all systems.
struct BundleBranches: Sendable {
  private var bundleCalls: [String: [FunctionCallExprSyntax]] = [:]

  init(_ bundleCalls: [String: [FunctionCallExprSyntax]] = [:]) { self.bundleCalls = bundleCalls }

  /// What all calls that make a widget ask for; nothing where they ask for different things.
  func clauses(around calls: [FunctionCallExprSyntax]) -> [Availability] {
    guard let first = calls.first.map({ clauses(around: Syntax($0)) }), !first.isEmpty else { return [] }
    return calls.dropFirst().allSatisfy { clauses(around: Syntax($0)) == first } ? first : []
  }

  private func clauses(around call: Syntax) -> [Availability] {
    var lists: [[Availability]] = []
    var place: Syntax? = call
    while let node = place, lists.count < Self.depthLimit {
      lists.append(AvailabilityReader.clauses(inBranchesAround: node))
      place = next(from: node)
    }
    return AvailabilityReader.joined(lists)
  }

  /// The only place that leads to the member, else to the bundle, around some code.
  private func next(from node: Syntax) -> Syntax? {
    let around = sequence(first: node, next: \.parent)
    guard let member = around.first(where: { $0.is(MemberBlockItemSyntax.self) })?.as(MemberBlockItemSyntax.self),
      let group = member.parent?.parent?.parent?.declarationGroup
    else { return nil }
    let name = member.decl.listName
    guard let name, !["body", "main"].contains(name) else {
      let calls = group.declaredName.flatMap { bundleCalls[$0.plainName] } ?? []
      return calls.count == 1 ? calls.first.map(Syntax.init) : nil
    }
    let uses = group.memberBlock.tokens(viewMode: .sourceAccurate).filter { token in
      token.text == name && token.parent?.is(DeclReferenceExprSyntax.self) == true
    }
    return uses.count == 1 ? uses.first?.parent : nil
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

import IntentSurface
import SwiftReading
import SwiftSyntax

/// On which systems code goes into a branch of `if #available(…)`, `guard #available(…)` and their opposites.
extension AvailabilityReader {
  /// What the branches around a place ask for, as far as the declaration of a type or member goes.
  static func clauses(inBranchesAround node: some SyntaxProtocol) -> [Availability] {
    var lists: [[Availability]] = []
    var place = Syntax(node)
    while let parent = place.parent, !place.is(MemberBlockItemSyntax.self) {
      if let branch = parent.as(IfExprSyntax.self) {
        if place.id == branch.body.id { lists.append(clauses(of: branch.conditions)) }
        if place.id == branch.elseBody?.id { lists.append(clauses(ofElse: branch.conditions)) }
      } else if let list = parent.as(CodeBlockItemListSyntax.self) {
        lists += list.prefix { $0.id != place.id }.compactMap { $0.item.as(GuardStmtSyntax.self) }.map {
          clauses(of: $0.conditions)
        }
      }
      place = parent
    }
    return joined(lists)
  }

  /// What the other branch asks for; nothing where another condition may lead there.
  static func clauses(ofElse conditions: ConditionElementListSyntax) -> [Availability] {
    guard conditions.count == 1 else { return [] }
    return clauses(of: conditions).map(\.opposite)
  }
}

extension Availability {
  /// The systems that a branch leaves to the other one.
  var opposite: Availability { Availability(platform: platform, introduced: obsoleted, obsoleted: introduced) }
}

import AppIntentsFacts
import IntentSurface
import SwiftReading
import SwiftSyntax

extension DeclarationIndex {
  /// The macros on a type of which no code was read, as code spells them: `@Tracked`.
  func unreadAttributes(of type: Int) -> [String] {
    types[type].primary.map { unreadAttributes($0.node.attributes, from: $0.path, file: $0.file) } ?? []
  }

  /// The same for what stands on a member in a scope, where a property wrapper of another module looks like a macro.
  func unreadAttributes(_ list: AttributeListSyntax, from scope: [String], file: Int) -> [String] {
    list.attributes.compactMap { TypeName.of($0.attributeName) }
      .filter { isUnread($0, from: scope, file: file) }.map { "@\($0)" }
  }

  // What Swift itself has is in lower case.
  private func isUnread(_ name: String, from scope: [String], file: Int) -> Bool {
    let last = name.lastNameComponent
    guard last.first?.isUppercase == true, !SystemAttributes.contains(last) || name.isQualifiedByOthers else {
      return false
    }
    switch resolve(name.nameComponents, from: scope, file: file) {
    case .type(let type): return types[type].primary == nil
    case .alias(let alias):
      let target = TypeName.of(aliases[alias].target)?.lastNameComponent
      return type(of: .alias(alias)) == nil && target.map(SystemAttributes.contains) != true
    case nil: return true
    }
  }
}

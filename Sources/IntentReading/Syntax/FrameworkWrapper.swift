import SwiftReading
import SwiftSyntax

/// The framework's property wrapper that an attribute is, under whatever name.
struct FrameworkWrapper {
  let attribute: AttributeSyntax
  /// The framework's name for it.
  let name: String
  /// The type between the angle brackets where there is one.
  let argument: SwiftType?

  /// The first attribute of a variable that is one of some wrappers; nil where it has none.
  init?(of variable: VariableDeclSyntax, among names: Set<String>, in context: SyntaxContext) {
    let found = variable.attributes.attributes.lazy.compactMap { FrameworkWrapper($0, among: names, in: context) }
    guard let first = found.first else { return nil }
    self = first
  }

  private init?(_ attribute: AttributeSyntax, among names: Set<String>, in context: SyntaxContext) {
    guard let spelled = attribute.plainName else { return nil }
    let type = attribute.attributeName
    // The protocols of the framework have them as members: only what a type has itself comes first.
    let own = type.isOfFramework ? nil : context.meaningOfName("Self.\(spelled)")
    let isOfOthers = TypeName.of(type)?.isQualifiedByOthers == true
    let isPlain = names.contains(spelled) && !type.hasGenericArguments && !isOfOthers
    let meaning = own ?? (isPlain ? nil : context.meaning(type))
    guard let name = meaning.map(context.libraryName) ?? spelled, names.contains(name) else {
      guard own == nil, !isOfOthers, names.contains(spelled) else { return nil }
      (self.attribute, self.name, argument) = (attribute, spelled, nil)
      return
    }
    self.attribute = attribute
    self.name = name
    argument = if case .named(_, _, let arguments) = meaning { arguments.first } else { nil }
  }
}

package import SwiftSyntax

/// What one place gives to the types that take members from it: a type's own bodies, or what extensions of a protocol
/// supply. It is taken apart once for all of them.
///
/// A class, because many types share it, and some of it is found when it is first asked for.
package final class MemberLayer {
  /// In the order of the code.
  package let variables: [VariableDeclSyntax]
  /// Those with attributes, as parameters and properties have.
  package let wrapped: [VariableDeclSyntax]
  /// In the order of the code.
  package let functions: [FunctionDeclSyntax]
  /// Those of an enum.
  package let cases: [EnumCaseDeclSyntax]
  /// In the order of the code.
  package let initializers: [InitializerDeclSyntax]
  /// In the order of the code.
  package let subscripts: [SubscriptDeclSyntax]
  /// Protocols that a type must have for it; none for most.
  package let requirements: [String]
  private let aliases: [String: TypeSyntax]
  // Most types are only asked what kind of members they have.
  private lazy var functionsByName = Dictionary(grouping: functions, by: \.name.plainName)
  private lazy var bindings = Bindings(of: variables)
  /// The cases of an enum, in the order of the code, several in one declaration included.
  package private(set) lazy var caseElements = cases.flatMap(\.elements)
  private lazy var casesByName = Dictionary(
    caseElements.enumerated().map { ($1.name.plainName, $0) }, uniquingKeysWith: { first, _ in first })
  /// Of each case, that with the last raw value that is written up to there.
  private lazy var writtenCases = caseElements.indices.reduce(into: [Int?]()) { found, index in
    found.append(caseElements[index].rawValue == nil ? found.last.flatMap(\.self) : index)
  }
  private lazy var bytesOfVariables = variables.reduce(0) { $0 + $1.trimmedLength.utf8Length }
  private var knownInteractions: Set<String>?

  /// Takes bodies apart.
  package init(_ lists: [MemberBlockItemListSyntax], requirements: [String] = []) {
    self.requirements = requirements
    var variables: [VariableDeclSyntax] = []
    var functions: [FunctionDeclSyntax] = []
    var cases: [EnumCaseDeclSyntax] = []
    var initializers: [InitializerDeclSyntax] = []
    var subscripts: [SubscriptDeclSyntax] = []
    var aliases: [String: TypeSyntax] = [:]
    for list in lists {
      for member in list {
        switch member.decl.as(DeclSyntaxEnum.self) {
        case .variableDecl(let variable): variables.append(variable)
        case .functionDecl(let function): functions.append(function)
        case .enumCaseDecl(let enumCase): cases.append(enumCase)
        case .initializerDecl(let initializer): initializers.append(initializer)
        case .subscriptDecl(let member): subscripts.append(member)
        case .typeAliasDecl(let alias):
          aliases[alias.name.plainName] = aliases[alias.name.plainName] ?? alias.initializer.value
        default: break
        }
      }
    }
    (self.variables, self.functions, self.cases) = (variables, functions, cases)
    (self.initializers, self.subscripts, self.aliases) = (initializers, subscripts, aliases)
    wrapped = variables.filter { !$0.attributes.isEmpty }
  }

  /// Variables by name: the first, and those beside it where one of them is for some values of the type alone.
  private struct Bindings {
    var ofType: [String: [PatternBindingSyntax]] = [:]
    var ofInstance: [String: [PatternBindingSyntax]] = [:]

    init(of variables: [VariableDeclSyntax]) {
      for variable in variables {
        let place = variable.isStatic ? \Self.ofType : \.ofInstance
        for binding in variable.bindings where binding.isImplemented {
          guard let name = binding.name else { continue }
          let known = self[keyPath: place][name] ?? []
          guard known.isEmpty || (known + [binding]).contains(where: { Syntax($0).constraining != nil }) else {
            continue
          }
          self[keyPath: place][name] = known + [binding]
        }
      }
    }
  }

  /// Whether it gives nothing at all that is read.
  package var isEmpty: Bool {
    variables.isEmpty && functions.isEmpty && cases.isEmpty && initializers.isEmpty && aliases.isEmpty
      && subscripts.isEmpty
  }

  /// The variable of the type with a name.
  package func staticBinding(_ name: String) -> PatternBindingSyntax? { staticBindings(name).first }
  /// The variable of its values with a name.
  package func instanceBinding(_ name: String) -> PatternBindingSyntax? { instanceBindings(name).first }
  /// The same with those for some values of the type alone.
  func staticBindings(_ name: String) -> [PatternBindingSyntax] { bindings.ofType[name] ?? [] }
  /// The same of its values.
  func instanceBindings(_ name: String) -> [PatternBindingSyntax] { bindings.ofInstance[name] ?? [] }
  /// What a type alias stands for.
  package func typeAlias(_ name: String) -> TypeSyntax? { aliases[name] }
  /// All with a name.
  package func functions(named name: String) -> [FunctionDeclSyntax] { functionsByName[name] ?? [] }

  /// The number of the first case with a name.
  package func caseNumber(_ name: String) -> Int? { casesByName[name] }
  /// The number of the last case up to another that has a raw value written behind it.
  package func writtenCase(upTo index: Int) -> Int? { writtenCases[index] }

  /// What its functions ask people, found once.
  package func interactions(_ find: ([FunctionDeclSyntax]) -> [String]) -> Set<String> {
    if let knownInteractions { return knownInteractions }
    let found = Set(find(functions))
    knownInteractions = found
    return found
  }

  /// What it costs a type to take it: a look for each name that is asked for, each member that becomes a record, and the
  /// texts of variables.
  ///
  /// - Parameter takesPlainMembers: under a schema macro, plain variables become records.
  package func weight(takesPlainMembers: Bool) -> Int {
    let records = (takesPlainMembers ? variables : wrapped).count + cases.count
    return 1 + requirements.count + Self.recordWeight * records + initializers.count
      + functions.count - functionsByName.count + bytesOfVariables / Self.bytesOfOne
  }

  private static let recordWeight = 5
  private static let bytesOfOne = 100
}

extension Syntax {
  /// The extension that it is in, where that is for some values of a type alone: `where Element == String`, `Box<Int>`,
  /// `[String]`.
  var constraining: ExtensionDeclSyntax? {
    guard let block = sequence(first: self, next: \.parent).first(where: { $0.is(MemberBlockSyntax.self) }),
      let place = block.parent?.as(ExtensionDeclSyntax.self)
    else { return nil }
    let isConstrained =
      place.genericWhereClause != nil || place.extendedType.is(ArrayTypeSyntax.self)
      || place.extendedType.as(IdentifierTypeSyntax.self)?.genericArgumentClause != nil
    return isConstrained ? place : nil
  }
}

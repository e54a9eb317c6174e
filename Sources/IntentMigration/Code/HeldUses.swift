import SwiftSyntax

/// Where code means a member of a value that another type of the app holds: `entry.configuration.boxes` in a view, which
/// need not name the type of the configuration.
struct HeldUses {
  /// The places, with the files that they are in.
  private(set) var tokens: [(file: CodeFile, token: TokenSyntax)] = []

  /// - Parameter known: the files that name the type, where the types that hold its values are declared.
  init(of name: String, in type: TypeCode, known: [CodeFile], code: CodeTree) {
    let paths = Set(known.map(\.path))
    // Who holds the type is looked for only where another file has the name at all.
    let isElsewhere = code.paths.contains { path in
      path.hasSuffix(".swift") && !paths.contains(path) && code.bytes(path)?.contains(text: name) == true
    }
    guard isElsewhere else { return }
    let holders = known.reduce(into: [String: Set<String>]()) { found, file in
      found.merge(HolderTypes(of: type, in: file).members) { $0.union($1) }
    }
    var seen: Set<String> = []
    for holder in holders.keys.sorted() {
      let words = holder.split(separator: ".").map(String.init)
      for file in code.files(naming: words + [name]) where !paths.contains(file.path) && seen.insert(file.path).inserted
      {
        let named = Self.named(holders, in: file)
        tokens += file.tree.nodes(MemberAccessExprSyntax.self).filter { $0.reads(name, of: named) }
          .map { (file, $0.declName.baseName) }
      }
    }
  }

  // What a file calls values of the holders, with their members. A name that is something else elsewhere is left alone.
  private static func named(_ holders: [String: Set<String>], in file: CodeFile) -> [String: Set<String>] {
    var types = holders
    for alias in file.tree.nodes(TypeAliasDeclSyntax.self) {
      guard let members = holders[alias.initializer.value.trimmedDescription] else { continue }
      for name in [alias.name.text, HolderTypes.path(around: alias) + "." + alias.name.text] {
        types[name, default: []].formUnion(members)
      }
    }
    var found: [String: Set<String>] = [:]
    var others: Set<String> = []
    let bindings = file.tree.nodes(PatternBindingSyntax.self).map {
      ($0.pattern.trimmedDescription, $0.typeAnnotation?.type)
    }
    let parameters = file.tree.nodes(FunctionParameterSyntax.self).map {
      ($0.bodyName.text, Optional($0.type))
    }
    for (name, type) in bindings + parameters {
      if let members = type.flatMap({ types[$0.trimmedDescription] }) {
        found[name, default: []].formUnion(members)
      } else {
        others.insert(name)
      }
    }
    return found.filter { !others.contains($0.key) }
  }
}

extension MemberAccessExprSyntax {
  fileprivate func reads(_ name: String, of holders: [String: Set<String>]) -> Bool {
    guard declName.baseName.bareText == name, let member = base?.as(MemberAccessExprSyntax.self),
      let holder = member.base?.trimmedDescription
    else { return false }
    let known = holders[holder.hasPrefix("self.") ? String(holder.dropFirst(5)) : holder]
    return known?.contains(member.declName.baseName.text) == true
  }
}

/// The types of a file that hold values of a type, by their paths, with the names of the members.
private struct HolderTypes {
  private(set) var members: [String: Set<String>] = [:]

  init(of type: TypeCode, in file: CodeFile) {
    let aliases = file.tree.nodes(TypeAliasDeclSyntax.self).filter {
      $0.initializer.value.trimmedDescription == type.typePath
    }
    let names = aliases.reduce(into: Set([type.typePath])) { names, alias in
      names.formUnion([alias.name.text, Self.path(around: alias) + "." + alias.name.text])
    }
    for variable in file.tree.nodes(VariableDeclSyntax.self)
    where variable.parent?.is(MemberBlockItemSyntax.self) == true {
      for binding in variable.bindings where names.contains(binding.typeAnnotation?.type.trimmedDescription ?? "") {
        members[Self.path(around: variable), default: []].insert(binding.pattern.trimmedDescription)
      }
    }
  }

  static func path(around node: some SyntaxProtocol) -> String {
    let names = node.lineage.dropFirst().compactMap { node in
      node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        ?? node.asProtocol((any DeclGroupSyntax).self).flatMap { $0.asProtocol((any NamedDeclSyntax).self)?.name.text }
    }
    return names.reversed().joined(separator: ".")
  }
}

import IntentSurface
import SourceScanning
import SwiftSyntax

extension CodeTree {
  /// Those of some names that no Swift file has as a word. Edits count for what they declare: what they only name is
  /// no sign that it is there.
  func withoutWords(_ names: Set<String>) -> Set<String> {
    var waiting = names
    for path in paths where path.hasSuffix(".swift") && !waiting.isEmpty {
      guard let bytes = uneditedBytes(path) else { continue }
      waiting = waiting.filter { !bytes.contains(code: $0) }
    }
    let edited = changes.map(\.after)
    return waiting.filter { name in !edited.contains { Self.declares(name, as: DeclaredNames.keywords, in: $0) } }
  }

  /// Whether no file declares a type at its top level, or uses it: a word like `Action` stands in many files.
  ///
  /// A file with a type of that name inside another one may mean that one.
  func hasLost(_ name: String) -> Bool {
    guard paths(declaring: name, in: DeclaredNames.paths(ofProtocol:)).isEmpty else { return false }
    let declaring = paths(declaring: name, in: DeclaredNames.paths(ofType:))
    let isThere = declaring.contains { path in
      // A table that a program wrote has types inside of types.
      guard let bytes = bytes(path), bytes.count > Self.mostParsed else { return type(name, in: path) != nil }
      return Self.declaresAtTop(name, in: bytes)
    }
    guard !isThere else { return false }
    var parsed = 0
    for path in paths where path.hasSuffix(".swift") && !declaring.contains(path) {
      // What an edit only names is no sign that it is there.
      guard let bytes = uneditedBytes(path), bytes.count <= Self.mostParsed, bytes.contains(words: name) else {
        continue
      }
      parsed += 1
      guard parsed <= Self.mostFiles, let file = uneditedFile(path) else { return false }
      let tokens = file.tree.tokens(viewMode: .sourceAccurate)
      if tokens.contains(where: { $0.identifier?.name == name && $0.isTypeName }) { return false }
    }
    return true
  }

  /// Whether code outside of all types declares a variable or a constant.
  func declaresGlobal(_ name: String) -> Bool {
    paths(declaring: name, in: DeclaredNames.paths(of:)).contains { path in
      bytes(path).map { Self.declaresAtTop(name, as: ["let", "var"], in: $0) } == true
    }
  }

  // What stands at the start of a line stands in no braces.
  private static func declaresAtTop(
    _ name: String, as keywords: [String] = DeclaredNames.typeKeywords, in bytes: [UInt8]
  ) -> Bool {
    keywords.contains { keyword in
      let wanted = "\(keyword) \(name)"
      var rest = bytes[...]
      while let start = rest.firstOffset(of: wanted) {
        let end = start + wanted.utf8.count
        rest = bytes[end...]
        let line = bytes.lineStart(start)
        let isWhole = end == bytes.count || !ByteClass.continuesIdentifier(bytes[end])
        if isWhole, bytes[line] != 0x20, bytes[line] != 0x09 { return true }
      }
      return false
    }
  }

  // Many files with a word say that it is a common one.
  private static let mostFiles = 30

  /// Whether the declaration of a type or an extension of it declares a member.
  func hasMember(_ member: TypeMember) -> Bool { declares(member, in: member.type) }

  /// Whether the type is declared, and neither it nor what it inherits from declares a member.
  func lacksMember(_ member: TypeMember) -> Bool {
    let code = codeOf(member.type)
    guard code.contains(where: \.isDeclaration) else { return false }
    let around = Set(code.flatMap(\.inherited)).sorted()
    return !([member.type] + around).contains { declares(member, in: $0) }
  }

  // A file that was not parsed has a word for many reasons: where it has the one that counts, it is.
  private func declares(_ member: TypeMember, in type: String) -> Bool {
    codeOf(type).contains { code in
      guard code.declares(member.name) else { return false }
      guard code.isUnparsed, (bytes(code.path)?.count ?? 0) <= Self.mostParsed, let file = file(code.path) else {
        return true
      }
      return file.tree.groups(of: type).contains { $0.memberNames.contains(member.name) }
    }
  }

  /// Whether some file declares a case of an enum with values of these labels: `action(id:name:)`.
  ///
  /// - Parameter orFunction: whether a function of that name counts as well, which a value may come from, too.
  func hasCase(_ call: CaseCall, orFunction: Bool = false) -> Bool {
    paths.contains { path in
      guard path.hasSuffix(".swift"), let bytes = bytes(path), bytes.contains(text: call.name) else { return false }
      if orFunction, bytes.contains(words: "func \(call.name)") { return true }
      let isNear = bytes.contains(words: "case \(call.name)") || bytes.contains(text: ", \(call.name)")
      guard isNear, bytes.count <= Self.mostParsed, let file = file(path) else { return isNear }
      return file.tree.nodes(EnumCaseElementSyntax.self).contains { CaseCall($0) == call }
    }
  }

  // What was read is looked through once for a type, what is edited each time.
  private func codeOf(_ type: String) -> [FileCode] {
    let edited = Set(changes.map(\.path))
    let read = code(readFor: type) {
      paths.filter { $0.hasSuffix(".swift") }.compactMap { path in
        uneditedBytes(path).flatMap { Self.code(of: type, in: $0, at: path) { CodeFile(path: path, bytes: $0) } }
      }
    }
    return read.filter { !edited.contains($0.path) }
      + changes.filter { $0.path.hasSuffix(".swift") }.compactMap { change in
        Self.code(of: type, in: change.after, at: change.path) { _ in file(change.path) }
      }
  }

  // The declaration with its extensions; of another file with an extension, and of a large one, all of it.
  private static func code(
    of type: String, in bytes: [UInt8], at path: String, parse: ([UInt8]) -> CodeFile?
  ) -> FileCode? {
    guard bytes.contains(text: type) else { return nil }
    let isDeclared = declares(type, as: DeclaredNames.typeKeywords + ["protocol"], in: bytes)
    let isExtended = bytes.contains(words: "extension \(type)")
    let whole = isDeclared || isExtended ? FileCode(path: path, isDeclaration: isDeclared, words: bytes) : nil
    let isInside = bytes.contains(text: ".\(type)") && bytes.contains(text: "extension ")
    guard bytes.count <= mostParsed, isDeclared || isInside && !isExtended else { return whole }
    let groups = parse(bytes)?.tree.groups(of: type) ?? []
    guard !groups.isEmpty else { return isExtended ? whole : nil }
    return FileCode(
      path: path, parsedSize: bytes.count, isDeclaration: groups.contains { !$0.is(ExtensionDeclSyntax.self) },
      inherited: Set(groups.flatMap(\.inheritedNames)), members: Set(groups.flatMap(\.memberNames)))
  }

  // Above it is a table that a program wrote, where each name is a member.
  private static let mostParsed = 200_000

  private static func declares(_ name: String, as keywords: [String], in bytes: [UInt8]) -> Bool {
    keywords.contains { bytes.contains(words: "\($0) \(name)") }
  }

  // The table of an app's icons or texts has millions of steps, and nothing to say.
  func smallDeclaration(of name: String) -> TypeCode? {
    paths(declaring: name, in: DeclaredNames.paths(ofType:)).lazy
      .filter { (bytes($0)?.count ?? 0) <= Self.mostParsed }.compactMap { type(name, in: $0) }.first
  }

  /// The declaration of a type at the top level of some file.
  func declaration(of name: String) -> TypeCode? {
    paths(declaring: name, in: DeclaredNames.paths(ofType:)).lazy.compactMap { self.type(name, in: $0) }.first
  }

  /// The type that a name means in the code of another one: one inside of a type around it goes before all others.
  func declaration(of name: String, from type: TypeCode) -> TypeCode? {
    var outer = type.typePath.nameComponents
    let files = paths(declaring: name.lastNameComponent, in: DeclaredNames.paths(ofType:))
    while !outer.isEmpty {
      let inner = (outer + [name]).joined(separator: ".")
      if let found = files.lazy.compactMap({ self.type(inner, in: $0) }).first { return found }
      outer.removeLast()
    }
    return declaration(of: name)
  }

  /// The functions of no type that have a name.
  func functions(_ name: String) -> [FunctionDeclSyntax] {
    files(naming: ["func \(name)"]).flatMap { file in
      file.tree.statements.compactMap { $0.item.as(FunctionDeclSyntax.self) }.filter { $0.name.bareText == name }
    }
  }

  /// The declaration of a protocol at the top level of some file.
  func protocolDeclaration(of name: String) -> ProtocolDeclSyntax? {
    paths(declaring: name, in: DeclaredNames.paths(ofProtocol:)).lazy.compactMap(file).flatMap { file in
      file.tree.statements.compactMap { $0.item.as(ProtocolDeclSyntax.self) }
    }
    .first { $0.name.text == name }
  }

  /// The variables that a protocol of the app asks for, with their types; nil where there is no such protocol.
  func requirements(of name: String) -> [String: String]? {
    guard let found = protocolDeclaration(of: name) else { return nil }
    let types = found.variables.compactMap { binding in
      binding.typeAnnotation.map { (binding.pattern.trimmedDescription, $0.type.trimmedDescription) }
    }
    return Dictionary(types, uniquingKeysWith: { first, _ in first })
  }

  /// Whether some Swift file declares a name.
  func declares(_ name: String) -> Bool { !paths(declaring: name, in: DeclaredNames.paths(of:)).isEmpty }

  /// The file that alone sees what the app declares under a name; nil where others see some, or where it is a given one.
  func holder(ofHidden name: String, from path: String) -> String? {
    let declaring = paths(declaring: name, in: DeclaredNames.paths(of:))
    guard let first = declaring.first, !declaring.contains(path) else { return nil }
    return paths(declaring: name, in: DeclaredNames.paths(ofShared:)).isEmpty ? first : nil
  }

  /// Whether some Swift file declares a name that code may write without the type: `.fern`.
  func declaresImplicit(_ name: String) -> Bool {
    hasDeclaration(of: name, as: ["case", "indirect case"] + ["let", "var", "func"].map { "static \($0)" })
      || paths.contains { path in
        // Several cases on one line, and statics with other words in between.
        path.hasSuffix(".swift") && bytes(path)?.contains(words: ", \(name)") == true
      }
  }

  private func hasDeclaration(of name: String, as keywords: [String]) -> Bool {
    paths.contains { path in
      guard path.hasSuffix(".swift"), let bytes = bytes(path), bytes.contains(text: name) else { return false }
      return Self.declares(name, as: keywords, in: bytes)
    }
  }
}

extension ProtocolDeclSyntax {
  /// The variables that it asks for.
  var variables: [PatternBindingSyntax] {
    memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
  }
}

extension SourceFileSyntax {
  /// The declarations of a type or protocol by its last name, and the extensions of it.
  fileprivate func groups(of name: String) -> [any DeclGroupSyntax] {
    let structs: [any DeclGroupSyntax] = nodes(StructDeclSyntax.self).filter { $0.name.text == name }
    let classes: [any DeclGroupSyntax] = nodes(ClassDeclSyntax.self).filter { $0.name.text == name }
    let enums: [any DeclGroupSyntax] = nodes(EnumDeclSyntax.self).filter { $0.name.text == name }
    let actors: [any DeclGroupSyntax] = nodes(ActorDeclSyntax.self).filter { $0.name.text == name }
    let protocols: [any DeclGroupSyntax] = nodes(ProtocolDeclSyntax.self).filter { $0.name.text == name }
    let extensions: [any DeclGroupSyntax] = nodes(ExtensionDeclSyntax.self).filter {
      $0.extendedType.trimmedDescription.lastNameComponent == name
    }
    return structs + classes + enums + actors + protocols + extensions
  }
}

extension DeclGroupSyntax {
  /// What it inherits from, by the last parts of the names.
  fileprivate var inheritedNames: [String] { inheritedTypes.map(\.trimmedDescription.lastNameComponent) }

  /// The members that it declares, cases among them.
  fileprivate var memberNames: [String] {
    memberBlock.members.flattened.flatMap { item -> [String] in
      if let variable = item.decl.as(VariableDeclSyntax.self) {
        return variable.bindings.map(\.pattern.trimmedDescription)
      }
      if let cases = item.decl.as(EnumCaseDeclSyntax.self) {
        return cases.elements.compactMap { $0.name.identifier?.name }
      }
      return [item.decl.asProtocol((any NamedDeclSyntax).self)?.name.identifier?.name].compactMap(\.self)
    }
  }
}

extension TokenSyntax {
  /// Whether it names a type where it stands: with a capital, and not behind the dot of another one.
  var isTypeName: Bool {
    guard identifier?.name.first?.isUppercase == true else { return false }
    if parent?.is(IdentifierTypeSyntax.self) == true { return true }
    return parent?.as(DeclReferenceExprSyntax.self).map { $0.memberAccess == nil } ?? false
  }
}

import IntentRules
import IntentSurface
import SwiftSyntax

/// The functions of the app that run a legacy intent, or show a widget that it configures.
enum HandlerCode {
  /// Stops the compiler in the handlers of a class until they read a value that people have stored; nil where none is
  /// found.
  ///
  /// - Parameter isTaken: whether the name is that of something else now; where it is not, what still reads it needs the
  ///   definition alone.
  static func placeholders(
    reading name: String, of className: String, isTaken: Bool, in code: CodeTree, like shipped: CodeTree?
  ) -> [SourceEdit]? {
    let before = (shipped.map { found(for: className, in: $0) } ?? []).filter { !$0.lines(naming: name).isEmpty }
    let wanted = Set(before.map(\.name)).union(["handle"])
    let handlers = found(for: className, in: code).filter { wanted.contains($0.name) }
    guard !handlers.isEmpty else {
      let taken = shipped.map { TakenIntent.found(for: className, in: $0) } ?? []
      let readers = before.flatMap { $0.lines(naming: name) } + taken.flatMap { $0.lines(naming: name) }
      let found = TakenIntent.found(for: className, in: code)
      guard found.isEmpty else {
        return found.filter { isTaken || $0.lines(naming: name).isEmpty }.map { taken in
          taken.beginning(with: placeholder(for: name, of: taken.value, readers))
        }
      }
      return timelines(reading: name, of: className, isTaken: isTaken, in: code, like: shipped)
    }
    return handlers.filter { isTaken || $0.lines(naming: name).isEmpty }.flatMap { handler in
      let same = before.filter { $0.name == handler.name }
      if let edit = same.count == 1 ? same.first.flatMap({ handler.reading(name, like: $0) }) : nil { return [edit] }
      let readers = placeholder(for: name, of: handler.value, same.flatMap { $0.lines(following: name) })
      return [handler.beginning(with: readers, before: isTaken ? name : nil)].compactMap(\.self)
    }
  }

  /// Stops the compiler in what takes an intent and reads values of it that its definition does not have.
  static func marks(for className: String, having names: Set<String>, in code: CodeTree) -> [SourceEdit] {
    found(for: className, in: code).compactMap { handler -> SourceEdit? in
      let read = Set(handler.node.accesses(of: handler.value).map(\.declName.baseName.bareText))
        .subtracting(names).filter { !isOfSystem($0) }.sorted()
      guard !read.isEmpty else { return nil }
      let task =
        "The definition that shipped has no \(read.codeList): let the code do without, or bring the handler back as it "
        + "shipped, then remove this line."
      return handler.beginning(with: [IntentCode.error(task)])
    }
  }

  // What every intent of SiriKit has.
  private static func isOfSystem(_ name: String) -> Bool {
    let names = ["identifier", "intentDescription", "suggestedInvocationPhrase", "donationMetadata", "self"]
    return (names + ["userConfirmationRequired"]).contains(name)
  }

  // A widget hands what people have set on to its views, which may read it anywhere.
  private static func timelines(
    reading name: String, of className: String, isTaken: Bool, in code: CodeTree, like shipped: CodeTree?
  ) -> [SourceEdit]? {
    let timelines = found(for: className, in: code).filter { $0.name == "getTimeline" }
    let readers = readers(of: name, in: shipped).flatMap { file, uses in
      file.lineTexts(of: uses.flatMap { [$0.declName.baseName] + $0.handedOn })
    }
    guard !timelines.isEmpty, !readers.isEmpty else { return nil }
    return timelines.compactMap { taker in
      taker.beginning(with: placeholder(for: name, of: taker.value, readers), before: isTaken ? name : nil)
    }
  }

  private static func placeholder(for name: String, of value: String, _ readers: [String]) -> [String] {
    let comment =
      readers.isEmpty
      ? []
      : ["// The version that shipped read `\(name)` here:"] + Array(readers.prefix(mostReaders)).commented
    return comment + ["<#what to do with \(value).\(name)#>"]
  }

  /// The functions that the protocol of a class asks for on behalf of a parameter, as they shipped, in front of the
  /// handler's others; empty where the handler has them or where they are not known.
  static func required(
    for name: String, of className: String, in context: ProposalContext
  ) -> (edits: [SourceEdit], missing: [String]) {
    guard let shipped = context.old else { return ([], []) }
    let ending = name.firstUppercased
    let names = ["resolve\(ending)", "provide\(ending)OptionsCollection", "default\(ending)"]
    let now = found(for: className, in: context.new)
    let lost = found(for: className, in: shipped).filter { old in
      names.contains(old.name) && !now.contains { $0.name == old.name }
    }
    guard !lost.isEmpty, let handler = now.first(where: { $0.name == "handle" }),
      let list = handler.node.parent?.as(MemberBlockItemSyntax.self)
    else { return ([], []) }
    let indentation = handler.file.indentation(of: list)
    let pieces = lost.map { $0.file.lines(of: $0.node) }
    let missing = context.missingNames(in: pieces.flatMap(\.self))
    let text = pieces.flatMap { context.marked($0, missing: missing) + [""] }
      .map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: handler.file.newline)
    let place = list.positionAfterSkippingLeadingTrivia
    return (
      [handler.file.insert(String(text.dropFirst(indentation.count)) + handler.file.newline + indentation, at: place)],
      missing
    )
  }

  /// What the shipped code did for a class, as comments for whoever writes it again; empty where that is not known.
  static func remarks(on className: String, in shipped: CodeTree?) -> [String] {
    let handlers = (shipped.map { found(for: className, in: $0) } ?? []).filter { $0.name == "handle" }
    guard handlers.count == 1, let handler = handlers.first, let body = handler.body else { return [] }
    let lines = body.statements.flatMap { handler.file.lines(of: $0) }
    guard !lines.isEmpty else { return [] }
    return ["// The version that shipped did this, in \(handler.file.path):"]
      + Array(lines.prefix(mostLines)).commented
      + (lines.count > mostLines ? ["//   …"] : [])
  }

  /// Whether all that handles an intent of the system is the example of Xcode's template, with none of the app's code in
  /// it.
  static func isExample(for className: String, in code: CodeTree) -> Bool {
    let handlers = found(for: className, in: code).filter { $0.name == "handle" }
    return !handlers.isEmpty && handlers.allSatisfy { $0.body?.isExample == true }
  }

  /// Whether all that handles an intent has no code: nobody ever got an answer.
  static func isEmpty(for className: String, in code: CodeTree) -> Bool {
    let handlers = found(for: className, in: code).filter { $0.name == "handle" }
    return !handlers.isEmpty && handlers.allSatisfy { $0.body?.statements.isEmpty == true }
  }

  /// Whether functions take an intent, and none reads it or hands it on.
  static func isUnread(_ className: String, in code: CodeTree) -> Bool {
    let takers = found(for: className, in: code)
    return !takers.isEmpty
      && takers.allSatisfy { taker in
        taker.body?.nodes(DeclReferenceExprSyntax.self).contains { $0.baseName.bareText == taker.value }
          == false
      }
  }

  /// Whether an intent is named only where an app or an extension says who answers it, and nobody can.
  static func isHandedNothing(for className: String, in code: CodeTree) -> Bool {
    code.files(naming: [className + "Handling"]).isEmpty && found(for: className, in: code).isEmpty
      && code.lines(naming: className).allSatisfy(\.isHandedOut)
  }

  private static let mostLines = 40
  private static let mostReaders = 5

  private static func found(for className: String, in code: CodeTree) -> [Handler] {
    code.files(naming: [className]).flatMap { file in
      file.tree.nodes(FunctionDeclSyntax.self).compactMap { Handler($0, of: className, in: file) }
        + file.tree.nodes(InitializerDeclSyntax.self).compactMap { Handler($0, of: className, in: file) }
    }
  }

  /// Where what a widget was configured with has a member, file by file.
  static func readers(
    of name: String, in code: CodeTree?
  ) -> [(file: CodeFile, uses: [MemberAccessExprSyntax])] {
    (code?.files(naming: [name]) ?? []).map { file in
      let all = file.tree.nodes(MemberAccessExprSyntax.self)
      return (
        file,
        all.filter { $0.declName.baseName.bareText == name && $0.base?.dottedName?.contains("configuration") == true }
      )
    }
  }

  /// The same as `path:line` with the text of the line.
  static func readingPlaces(of name: String, in code: CodeTree?) -> [String] {
    readers(of: name, in: code).flatMap { file, uses in
      uses.prefix(5).map { "`\(file.lineText(of: $0.declName.baseName))` at \(file.place(of: $0.declName))" }
    }
  }
}

extension CodeBlockSyntax {
  fileprivate var isExample: Bool {
    let remarks = tokens(viewMode: .sourceAccurate).flatMap(\.leadingTrivia)
    let isRemarked = remarks.contains {
      if case .lineComment(let text) = $0 {
        CodeBlockSyntax.exampleRemarks.contains(where: text.contains)
      } else {
        false
      }
    }
    let callees = nodes(FunctionCallExprSyntax.self).map(\.calledExpression.trimmedDescription)
    return isRemarked && callees.allSatisfy { $0.hasPrefix("IN") || Self.exampleCallees.contains($0) }
  }

  // As Xcode spells them.
  private static let exampleRemarks = ["Implement your application logic", "Return success to launch your"]
  private static let exampleCallees: Set = ["NSUserActivity", "NSStringFromClass", "Date", "completion"]
}

/// A function or an initializer that takes an intent.
private struct Handler {
  let node: DeclSyntax
  let name: String
  let body: CodeBlockSyntax?
  let file: CodeFile
  /// What it calls the intent.
  let value: String

  init?(_ function: FunctionDeclSyntax, of className: String, in file: CodeFile) {
    self.init(DeclSyntax(function), function.name.text, function.signature, function.body, className, file)
  }

  init?(_ maker: InitializerDeclSyntax, of className: String, in file: CodeFile) {
    self.init(DeclSyntax(maker), maker.initKeyword.text, maker.signature, maker.body, className, file)
  }

  private init?(
    _ node: DeclSyntax, _ name: String, _ signature: FunctionSignatureSyntax, _ body: CodeBlockSyntax?,
    _ className: String, _ file: CodeFile
  ) {
    let parameter = signature.parameterClause.parameters.first { $0.type.trimmedDescription == className }
    guard let parameter else { return nil }
    (self.node, self.name, self.body, self.file) = (node, name, body, file)
    value = parameter.bodyName.text
  }

  func lines(naming name: String) -> [String] {
    file.lineTexts(of: node.accesses(of: value, to: name).map(\.declName.baseName))
  }

  /// The same with what uses a constant that takes the value.
  func lines(following name: String) -> [String] {
    file.lineTexts(of: node.accesses(of: value, to: name).flatMap { [$0.declName.baseName] + $0.handedOn })
  }

  /// Lets a yes or no that the function works out, `let isShort = intent.kind == .short`, be yes also where the shipped
  /// function said so, `let isShort = intent.brief == 1`; nil where the two are no plain constants of one name.
  ///
  /// What it sets to a fixed value that the shipped function took from the value is set so again.
  func reading(_ name: String, like shipped: Handler) -> SourceEdit? {
    if let edit = setting(name, like: shipped) { return edit }
    let before = shipped.constants.filter { $0.value.tokens(viewMode: .sourceAccurate).contains { $0.text == name } }
    guard before.count == 1, let old = before.first, shipped.lines(naming: name).count == 1,
      old.value.isComparison(of: shipped.value), shipped.value == value
    else { return nil }
    let after = constants.filter { $0.name == old.name }
    guard after.count == 1, let new = after.first, new.value.isComparison(of: value),
      new.value.trimmedDescription != old.value.trimmedDescription
    else { return nil }
    return file.insert(" || \(old.value.trimmedDescription)", at: new.value.endPositionBeforeTrailingTrivia)
  }

  private func setting(_ name: String, like shipped: Handler) -> SourceEdit? {
    let before = shipped.assignments.filter { $0.value.contains { !$0.accesses(of: shipped.value, to: name).isEmpty } }
    guard before.count == 1, shipped.lines(naming: name).count == 1, shipped.value == value,
      before[0].value.flatMap({ $0.nodes(DeclReferenceExprSyntax.self) }).allSatisfy({
        $0.memberAccess != nil || $0.baseName.text == value
      })
    else { return nil }
    let after = assignments.filter { $0.target == before[0].target && $0.value.count == 1 && $0.value[0].isLiteral }
    let text = before[0].value.map(\.trimmedDescription).joined(separator: " ")
    return after.count == 1 ? file.replace(after[0].value[0], with: text) : nil
  }

  private var assignments: [(target: String, value: [ExprSyntax])] {
    (body?.nodes(SequenceExprSyntax.self) ?? []).compactMap { sequence in
      let parts = Array(sequence.elements)
      guard parts.count > 2, parts[1].is(AssignmentExprSyntax.self) else { return nil }
      return (parts[0].trimmedDescription, Array(parts.dropFirst(2)))
    }
  }

  private var constants: [(name: String, value: ExprSyntax)] {
    (body?.statements ?? []).flatMap { item in
      item.item.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let" ? item.bindings : []
    }
    .compactMap { binding in binding.value.map { (binding.name, $0) } }
  }

  /// - Parameter name: what the lines are about, where they stand in front of the statement that reads it.
  func beginning(with lines: [String], before name: String? = nil) -> SourceEdit? {
    guard let body else { return nil }
    let reader = name.flatMap { name in body.statements.last { !$0.accesses(of: value, to: name).isEmpty } }
    if let reader { return file.insert(lines, before: reader) }
    let indentation = body.statements.first.map { file.indentation(of: $0) } ?? file.indentationUnit
    return file.insert(
      lines, behind: body.leftBrace, indentation: indentation, closing: file.indentation(of: node))
  }
}

extension MemberAccessExprSyntax {
  /// Where a constant that takes its value is used.
  fileprivate var handedOn: [TokenSyntax] {
    guard let item = enclosing(CodeBlockItemSyntax.self), let list = item.parent else { return [] }
    let names = Set(item.bindings.map(\.name))
    return list.nodes(DeclReferenceExprSyntax.self)
      .filter { $0.position > item.endPosition && names.contains($0.baseName.bareText) }.map(\.baseName)
  }
}

extension ExprSyntax {
  /// Whether it is `value.member == …`, which is yes or no, and names nothing else of the code around it.
  fileprivate func isComparison(of value: String) -> Bool {
    guard let elements = self.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count == 3,
      ["==", "!="].contains(elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text),
      elements[0].as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == value
    else { return false }
    return elements[2].isLiteral || elements[2].isImplicitMember
  }
}

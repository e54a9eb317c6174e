import SwiftSyntax

/// One variable of a type: a parameter, a property or a static value.
struct VariableCode {
  let member: MemberBlockItemSyntax
  let declaration: VariableDeclSyntax
  let binding: PatternBindingSyntax

  init?(_ member: MemberBlockItemSyntax, _ name: String) {
    guard let declaration = member.decl.as(VariableDeclSyntax.self),
      let binding = declaration.bindings.first(where: { $0.name == name })
    else { return nil }
    self.member = member
    self.declaration = declaration
    self.binding = binding
  }

  var isStatic: Bool { declaration.modifiers.contains { ["static", "class"].contains($0.name.text) } }

  /// The word that keeps other types of the file from it.
  var hiding: DeclModifierSyntax? { declaration.modifiers.first { $0.name.text == "private" } }

  var type: TypeSyntax? { binding.typeAnnotation?.type }

  var isOptional: Bool {
    guard let type else { return false }
    return type.is(OptionalTypeSyntax.self) || type.trimmedDescription.hasPrefix("Optional<")
  }

  /// Its type as an optional one, as code spells it.
  var optionalSpelling: String? {
    guard let type else { return nil }
    let text = type.trimmedDescription
    if isOptional { return text }
    return type.is(SomeOrAnyTypeSyntax.self) ? "(\(text))?" : text + "?"
  }

  /// The argument of its wrapper with a label.
  func argument(_ label: String) -> LabeledExprSyntax? { arguments?.first { $0.label?.text == label } }

  private var arguments: LabeledExprListSyntax? {
    for case .attribute(let attribute) in declaration.attributes {
      if case .argumentList(let list) = attribute.arguments { return list }
    }
    return nil
  }

  /// The value it starts with: of the wrapper's `default:`, or behind `=`. A measurement's is a number and a unit.
  var defaultValue: String? {
    if let number = argument("defaultValue")?.expression.trimmedDescription, let type = type?.trimmedDescription {
      let unit = argument("defaultUnit")?.expression.trimmedDescription ?? "<#the unit of \(number)#>"
      return "\(type.hasSuffix("?") ? String(type.dropLast()) : type)(value: \(number), unit: \(unit))"
    }
    return argument("default")?.expression.trimmedDescription ?? binding.initializer?.value.trimmedDescription
  }

  /// Its own edits: its type made optional, with or without its default.
  func makeOptional(in file: CodeFile, keepingDefault: Bool = false) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    if let type, let spelling = optionalSpelling, !isOptional { edits.append(file.replace(type, with: spelling)) }
    guard !keepingDefault else { return edits }
    if let range = defaultRange { edits.append(file.replace(range, with: "")) }
    if let initializer = binding.initializer {
      let start =
        binding.typeAnnotation?.endOffset
        ?? initializer.startOffset
      edits.append(file.replace(start..<initializer.endOffset, with: ""))
    }
    return edits
  }

  /// Adds an argument to its wrapper.
  func addArgument(_ text: String, first: Bool = false, in file: CodeFile) -> SourceEdit? {
    for case .attribute(let attribute) in declaration.attributes {
      guard case .argumentList(let list) = attribute.arguments, let last = list.last, let start = list.first else {
        return file.insert("(\(text))", at: attribute.attributeName.endPositionBeforeTrailingTrivia)
      }
      return first
        ? file.insert("\(text), ", at: start.positionAfterSkippingLeadingTrivia)
        : file.insert(", \(text)", at: last.expression.endPositionBeforeTrailingTrivia)
    }
    return nil
  }

  // With the comma that goes with it. A measurement keeps its unit: people still pick in it.
  private var defaultRange: Range<Int>? {
    let labels = ["default", "defaultValue"]
    guard let arguments, let index = arguments.firstIndex(where: { labels.contains($0.label?.text ?? "") }) else {
      return nil
    }
    let argument = arguments[index]
    let next = arguments.index(after: index)
    if next < arguments.endIndex {
      let start = argument.startOffset
      return start..<arguments[next].startOffset
    }
    let end = argument.endOffset
    guard index > arguments.startIndex else { return argument.startOffset..<end }
    let before = arguments[arguments.index(before: index)]
    return before.expression.endOffset..<end
  }
}

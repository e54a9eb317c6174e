import SwiftSyntax

// What literals stand for: texts, numbers, lists, dictionaries and tuples.
extension Evaluator {
  /// The text of a literal, with what it interpolates.
  func text(
    _ literal: StringLiteralExprSyntax, _ frame: Frame, as type: SwiftType?
  ) throws(Unknown) -> SwiftValue {
    if !literal.isInterpolated {
      if let text = literal.boundedValue { return .text(text) }
      throw literal.trimmedLength.utf8Length > ValueLimit.text ? .tooLong(literal) : Unknown("it is no text", literal)
    }
    if let type, code.takesApart(type) { throw Unknown("it has a placeholder", literal) }
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let part):
        guard let value = part.text(in: literal) else { throw Unknown("a part of the text could not be read", part) }
        text += value
      case .expressionSegment(let code):
        guard let only = code.expressions.first, code.expressions.count == 1, only.label == nil else {
          throw Unknown("it interpolates `\(code.expressions.spelling(limit: 80))`", code)
        }
        // What the module itself says of interpolations, Swift may prefer to its own.
        if let own = self.code.type(named: ["DefaultStringInterpolation"], at: Syntax(literal)),
          self.code.members(of: own).functions("appendInterpolation").contains(where: \.takesUnlabeled)
        {
          throw Unknown("`appendInterpolation` is declared here too", code)
        }
        text += try description(of: evaluate(only.expression, frame), at: only.expression)
      }
      _ = try bounded(text, at: literal)
    }
    return .text(text)
  }

  /// The number of a literal.
  func number(_ expression: ExprSyntax, as type: SwiftType?) throws(Unknown) -> SwiftValue {
    guard let number = NumberLiteral(expression) else { throw Unknown("the number is too large", expression) }
    return Self.value(of: number, as: type)
  }

  /// A number as the type that is asked for has it.
  static func value(of number: NumberLiteral, as type: SwiftType?) -> SwiftValue {
    switch number {
    case .integer(let value): type?.isFloating == true ? .double(Double(value)) : .integer(value)
    case .float(let value): .double(value)
    }
  }

  /// The elements of a literal.
  func list(_ array: ArrayExprSyntax, _ frame: Frame, as type: SwiftType?) throws(Unknown) -> SwiftValue {
    guard array.elements.count <= ValueLimit.elements else {
      throw Unknown.tooMany(ValueLimit.elements, array)
    }
    var values: [SwiftValue] = []
    let inner = type?.element ?? commonType(of: array.elements.map(\.expression), frame)
    for element in array.elements {
      values.append(try convert(evaluate(element.expression, frame, as: inner), to: inner, at: element))
    }
    if inner == nil { values = values.alike }
    return .list(values, type?.isSet == true ? .unordered : .array)
  }

  /// The type that members without one before them have: that of the first which names its own.
  func commonType(of expressions: [ExprSyntax], _ frame: Frame) -> SwiftType? {
    guard expressions.contains(where: \.isImplicitMember) else { return nil }
    return expressions.first { !$0.isImplicitMember }.flatMap { try? evaluate($0, frame.snapshot) }.flatMap(type(of:))
  }

  /// The entries of a literal, whose keys differ.
  func dictionary(
    _ dictionary: DictionaryExprSyntax, _ frame: Frame, as type: SwiftType?
  ) throws(Unknown) -> SwiftValue {
    guard case .elements(let entries) = dictionary.content else { return .dictionary([]) }
    guard entries.count <= ValueLimit.elements else {
      throw Unknown.tooMany(ValueLimit.elements, dictionary)
    }
    var values: [(key: SwiftValue, value: SwiftValue)] = []
    var texts: Set<String> = []
    let keyType = type?.entry?.key ?? commonType(of: entries.map(\.key), frame)
    let valueType = type?.entry?.value ?? commonType(of: entries.map(\.value), frame)
    for entry in entries {
      let key = try convert(evaluate(entry.key, frame, as: keyType), to: keyType, at: entry)
      let value = try convert(evaluate(entry.value, frame, as: valueType), to: valueType, at: entry)
      // Texts among themselves are told apart at once.
      let isNew = key.text.map { texts.insert($0).inserted } ?? false
      guard isNew && texts.count > values.count || values.allSatisfy({ $0.key.equals(key) == false }) else {
        throw Unknown("a key is there twice", entry)
      }
      values.append((key, value))
    }
    guard valueType == nil else { return .dictionary(values) }
    return .dictionary(zip(values.map(\.key), values.map(\.value).alike).map { ($0, $1) })
  }

  /// The parts of a tuple; what stands in parentheses alone is itself.
  func tuple(_ tuple: TupleExprSyntax, _ frame: Frame, as type: SwiftType?) throws(Unknown) -> SwiftValue {
    if tuple.elements.isEmpty { return .void }
    if let only = tuple.elements.first, tuple.elements.count == 1, only.label == nil {
      return try evaluate(only.expression, frame, as: type)
    }
    var values: [(label: String?, value: SwiftValue)] = []
    for (index, element) in tuple.elements.enumerated() {
      let inner = type?.tupleElement(index)
      let value = try convert(evaluate(element.expression, frame, as: inner), to: inner, at: element)
      values.append((element.label?.plainName, value))
    }
    return .tuple(values)
  }

  /// What `#function` and `#fileID` stand for.
  func value(of macro: MacroExpansionExprSyntax, _ frame: Frame) throws(Unknown) -> SwiftValue {
    let place = frame.caller ?? Syntax(macro)
    switch macro.macroName.text {
    case "function": if let name = place.functionName { return .text(name) }
    case "fileID": if let name = code.fileID(of: place) { return .text(name) }
    default: break
    }
    throw Unknown("it depends on `\(macro.spelling(limit: 80))`", macro)
  }
}

extension [SwiftValue] {
  /// As a list has them of whose elements one has a point, or may be `nil`.
  fileprivate var alike: [SwiftValue] {
    let isFloating = contains { if case .double = $0.held { true } else { false } }
    let isOptional = contains(where: \.isOptional)
    guard isFloating || isOptional else { return self }
    return map { value in
      let value = isFloating ? SwiftValue.double(0).keepingKind(of: value) : value
      return isOptional ? value.asOptional : value
    }
  }
}

extension FunctionDeclSyntax {
  fileprivate var takesUnlabeled: Bool { signature.parameterClause.parameters.first?.firstName.text == "_" }
}

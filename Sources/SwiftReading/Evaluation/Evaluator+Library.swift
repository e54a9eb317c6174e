import SwiftSyntax

// What the standard library and Foundation make of values. Anything that is not listed is unknown.

extension Evaluator {
  /// Whether an extension of a type that the library makes its values of may have what is asked for.
  func isRedeclared(at place: Syntax, _ has: (Members) -> Bool) -> Bool {
    Self.extended.contains { name in code.type(named: [name], at: place).map { has(code.members(of: $0)) } ?? false }
  }

  /// What the one extension declares of all that a value of the library is; nil for none or several.
  private func extending<Found>(
    _ value: SwiftValue, at place: Syntax, _ find: (Members) -> Found?
  ) -> (Found, SwiftType)? {
    let names: [String] =
      switch value {
      case .list(_, .array): ["Collection", "Sequence", "BidirectionalCollection", "RandomAccessCollection"]
      case .wrapped, .null: ["Optional"]
      case .text: ["StringProtocol"]
      default: []
      }
    let found = names.compactMap { name in
      code.type(named: [name], at: place).flatMap { declared in
        find(code.members(of: declared)).map { ($0, SwiftType.named(name, declared: declared)) }
      }
    }
    return found.count == 1 ? found.first : nil
  }

  private static let extended = [
    "Array", "ArraySlice", "BidirectionalCollection", "Collection", "Dictionary", "Optional", "RandomAccessCollection",
    "Sequence", "Set", "StringProtocol", "Substring",
  ]

  /// A variable of a value of the standard library; nil for one that is not known.
  func libraryMember(
    _ name: String, of value: SwiftValue, at node: some SyntaxProtocol
  ) throws(Unknown) -> SwiftValue? {
    guard !isRedeclared(at: Syntax(node), { $0.instanceBinding(name) != nil }) else {
      let isOwn = value.elements.flatMap { SwiftValue.list($0).member(name, isText: false) } == nil
      if isOwn, let (binding, type) = extending(value, at: Syntax(node), { $0.instanceBinding(name) }),
        let getter = binding.getter
      {
        try checkElements(of: value, for: binding)
        return try run(getter, of: binding, on: value, type)
      }
      throw Unknown("`\(name)` is declared for a type of the library", node)
    }
    switch (name, value) {
    case ("description", .text), ("description", .integer), ("description", .double), ("description", .bool):
      return .text(try description(of: value, at: node))
    case ("capitalized", .text(let text)): return text.capitalizedWords.map(SwiftValue.text)
    case ("isEmpty", .text(let text)): return .bool(text.isEmpty)
    case ("isUppercase", .text(let text)): return text.only.map { .bool($0.isUppercase) }
    case ("isLowercase", .text(let text)): return text.only.map { .bool($0.isLowercase) }
    case ("isLetter", .text(let text)): return text.only.map { .bool($0.isLetter) }
    case ("isNumber", .text(let text)): return text.only.map { .bool($0.isNumber) }
    case ("magnitude", .integer(let number)) where number != .min: return .integer(abs(number))
    case ("count", .dictionary(let entries)): return .integer(entries.count)
    case ("isEmpty", .dictionary(let entries)): return .bool(entries.isEmpty)
    case ("first", .dictionary(let entries)) where entries.count < 2:
      return entries.first.map { .wrapped(.tuple([("key", $0.key), ("value", $0.value)])) } ?? .null
    case ("keys", .dictionary(let entries)): return .list(entries.map(\.key), .unordered)
    case ("values", .dictionary(let entries)): return .list(entries.map(\.value), .unordered)
    case (_, .tuple(let values)):
      if let index = Int(name) { return values.indices.contains(index) ? values[index].value : nil }
      return values.first { $0.label == name }?.value
    case (_, .text(let text)): return characters(text).member(name, isText: true)
    case (_, .list(let values, let listing)):
      guard listing != .unordered || values.count < 2 || ["count", "isEmpty"].contains(name) else { return nil }
      return SwiftValue.list(values, listing).member(name, isText: false)
    default: return nil
    }
  }

  /// What `Bundle.main` is, with what its property list says; nil for any other member.
  func mainBundle(_ access: MemberAccessExprSyntax) throws(Unknown) -> SwiftValue? {
    // Every member comes by here.
    guard access.declName.baseName.plainName == "main", ExprSyntax(access).reference == "Bundle.main",
      code.type(named: ["Bundle"], at: Syntax(access)).flatMap(code.declaration) == nil
    else { return nil }
    bundleQuestions += 1
    let (lists, unknown) = (code.bundleTexts(at: Syntax(access)), Unknown("it depends on the bundle", access))
    guard let first = lists.first else { throw unknown }
    let texts = lists.count == 1 ? first : lists[try assume(oneOf: lists.count, since: unknown, isBundle: true)]
    let list = texts.sorted { $0.key < $1.key }.map { key, text in
      let unknown = SwiftValue.unknown(Unknown("`\(key)` of the bundle is not known", access))
      return (key: SwiftValue.text(key), value: text.map(SwiftValue.text) ?? unknown)
    }
    var fields = ["infoDictionary": SwiftValue.wrapped(.dictionary(list))]
    if case let identifier?? = texts["CFBundleIdentifier"] { fields["bundleIdentifier"] = .wrapped(.text(identifier)) }
    return .instance(.library("Bundle"), fields)
  }

  /// What a dictionary has under a key; nil where it has nothing.
  func value(
    under key: SwiftValue, in entries: [(key: SwiftValue, value: SwiftValue)], at node: some SyntaxProtocol
  ) throws(Unknown) -> SwiftValue? {
    for entry in entries {
      guard let same = entry.key.equals(key) else { throw Unknown("it compares what it can't", node) }
      if same { return try known(entry.value) }
    }
    return nil
  }

  private func characters(_ text: String) -> SwiftValue { .list(text.map { .text(String($0)) }, .view) }

  /// What a `for` goes through.
  func elements(of value: SwiftValue, at place: Syntax) throws(Unknown) -> [SwiftValue] {
    switch value {
    case .list(let values, let listing) where listing != .unordered || values.count < 2: return values
    case .text(let text): return text.map { .text(String($0)) }
    case .dictionary(let entries) where entries.count < 2:
      return entries.map { .tuple([("key", $0.key), ("value", $0.value)]) }
    case .type(let type):
      if let all = try staticMember("allCases", of: type, at: place) { return try elements(of: all, at: place) }
    default: break
    }
    throw Unknown("the order of its elements is not known", place)
  }

  // MARK: Functions outside of types

  /// `min`, `max`, `abs`, `zip`, `type(of:)`; nil for other names.
  func libraryFunction(
    _ name: String, _ call: FunctionCallExprSyntax, _ frame: Frame
  ) throws(Unknown) -> SwiftValue? {
    guard ["min", "max", "abs", "zip", "type", "print", "swap", "repeatElement"].contains(name) else { return nil }
    var values: [SwiftValue] = []
    for argument in call.arguments { values.append(try evaluate(argument.expression, frame)) }
    switch (name, values.first) {
    case ("swap", let first?) where values.count == 2:
      for (target, value) in zip(call.arguments, [values[1], first]) {
        guard let target = target.expression.as(InOutExprSyntax.self) else { return nil }
        try assign(value, to: target.expression, frame)
      }
      return .void
    case ("repeatElement", let element?) where values.count == 2:
      guard case .integer(let count) = values[1], (0..<ValueLimit.elements).contains(count) else { return nil }
      return .list(Array(repeating: element, count: count), .view)
    case ("min", _), ("max", _):
      // Of equal ones, the last is the largest.
      return try extreme(of: values) { value, found throws(Unknown) in
        try precedes(value, found, at: Syntax(call)) == (name == "min")
      }
    case ("abs", .integer(let number)?) where number != .min: return .integer(abs(number))
    case ("abs", .double(let number)?): return .double(abs(number))
    case ("zip", _) where values.count == 2:
      let pairs = try zip(elements(of: values[0], at: Syntax(call)), elements(of: values[1], at: Syntax(call)))
      return .list(pairs.map { .tuple([(nil, $0), (nil, $1)]) }, .view)
    case ("type", let value?):
      if case .type = value { return value }
      return type(of: value).map(SwiftValue.type)
    case ("print", _): return .void
    default: return nil
    }
  }

  /// The smallest or largest; nil for none.
  ///
  /// - Parameter replaces: whether a value takes the place of the one found before it.
  func extreme(
    of values: [SwiftValue], _ replaces: (_ value: SwiftValue, _ found: SwiftValue) throws(Unknown) -> Bool
  ) throws(Unknown) -> SwiftValue? {
    guard var found = values.first else { return nil }
    for value in values.dropFirst() { if try replaces(value, found) { found = value } }
    return found
  }

  /// Whether a value comes before another, as its type says.
  func precedes(_ value: SwiftValue, _ other: SwiftValue, at place: Syntax) throws(Unknown) -> Bool {
    if let result = value.precedes(other) { return result }
    guard case .bool(let flag) = try combined((value, false), "<", (other, false), at: place) else {
      throw Unknown("it compares what it can't", place)
    }
    return flag
  }

  // MARK: Initializers

  /// What `String(…)`, `Int(…)`, `Array(…)` and the like make.
  func libraryValue(
    madeBy type: SwiftType, _ arguments: [(label: String?, value: SwiftValue)], at place: Syntax
  ) throws(Unknown) -> SwiftValue {
    let values = arguments.map(\.value)
    switch (type.libraryName ?? "", arguments.map(\.label), values.first) {
    case ("String", [nil], .list(let values, _)?): return try bounded(joinedText(values, "", at: place), at: place)
    case ("String", [nil], let value?), ("String", ["describing"], let value?):
      if arguments[0].label == nil, case .type = value { break }
      return try bounded(description(of: value, at: place), at: place)
    case ("String", [], _): return .text("")
    case ("String", ["reflecting"], .text(let text)?): return try bounded(text.debugDescription, at: place)
    case ("String", ["repeating", "count"], .text(let text)?):
      guard case .integer(let count) = values[1], count >= 0 else { break }
      guard text.utf8.count * min(count, ValueLimit.text) <= ValueLimit.text, count <= ValueLimit.text else {
        throw Unknown.tooLong(place)
      }
      return .text(String(repeating: text, count: count))
    case ("String", [nil, "radix"], .integer(let number)?):
      guard case .integer(let radix) = values[1], (2...36).contains(radix) else { break }
      return .text(String(number, radix: radix))
    case ("String", let labels, .text(let format)?) where labels.first == "format":
      var given = values.dropFirst(labels.contains("locale") ? 2 : 1)
      if labels.last == "arguments", case .list(let values, .array)? = given.first { given = values[...] }
      // A number is spelled as the language has it.
      guard !labels.contains("locale") || given.allSatisfy({ $0.text != nil }) else { break }
      if let text = format.filled(with: given) { return try bounded(text, at: place) }
    case ("Substring", [nil], .text?), ("Character", [nil], .text?): return values[0]
    case ("Int", [nil, "radix"], .text(let text)?):
      guard case .integer(let radix) = values[1], (2...36).contains(radix) else { break }
      return Int(text, radix: radix).map { .wrapped(.integer($0)) } ?? .null
    case ("Dictionary", let labels, let value?) where labels.first == "grouping":
      guard values.count == 2, case .function(let function) = values[1] else { break }
      return .dictionary(try grouped(elements(of: value, at: place), by: function, at: place))
    case ("Int", [nil], .text(let text)?): return Int(text).map { .wrapped(.integer($0)) } ?? .null
    case ("Int", [nil], .integer?), ("Double", [nil], .double?), ("Bool", [nil], .bool?): return values[0]
    case ("Int", [nil], .double(let number)?):
      if let exact = Int(exactly: number.rounded(.towardZero)) { return .integer(exact) }
    case ("Double", [nil], .integer(let number)?): return .double(Double(number))
    case ("Double", [nil], .text(let text)?): return Double(text).map { .wrapped(.double($0)) } ?? .null
    case ("Bool", [nil], .text(let text)?): return Bool(text).map { .wrapped(.bool($0)) } ?? .null
    case ("Optional", [nil], let value?): return .wrapped(value)
    case ("Array", [], _): return .list([])
    case ("Dictionary", [], _): return .dictionary([])
    case ("Array", ["repeating", "count"], let element?):
      guard case .integer(let count) = values[1], (0..<ValueLimit.elements).contains(count) else { break }
      return .list(Array(repeating: element, count: count))
    case ("Array", [nil], .list(_, .unordered)?): return values[0]
    case ("Array", [nil], let value?): return .list(try elements(of: value, at: place))
    case ("Set", [nil], .list(let values, _)?): return .list(try unique(values, at: place), .unordered)
    case ("Dictionary", ["uniqueKeysWithValues"], let value?):
      var entries: [(key: SwiftValue, value: SwiftValue)] = []
      for pair in try elements(of: value, at: place) {
        guard case .tuple(let parts) = pair, parts.count == 2 else { throw Unknown("it is no pair", place) }
        entries.append((parts[0].value, parts[1].value))
      }
      return .dictionary(entries)
    default: break
    }
    throw Unknown("it depends on `\(place.spelling(limit: 80))`", place)
  }

  private func grouped(
    _ values: [SwiftValue], by function: SwiftValue.Callable, at place: Syntax
  ) throws(Unknown) -> [(key: SwiftValue, value: SwiftValue)] {
    var entries: [(key: SwiftValue, value: SwiftValue)] = []
    for value in values {
      let key = try apply(function, to: [value], at: place)
      let old = try self.value(under: key, in: entries, at: place)?.elements ?? []
      entries.removeAll { $0.key.equals(key) == true }
      entries.append((key, .list(old + [value])))
    }
    return entries
  }

  func unique(_ values: [SwiftValue], at place: Syntax) throws(Unknown) -> [SwiftValue] {
    var found: [SwiftValue] = []
    for value in values where try !found.holds(value, place) { found.append(value) }
    return found
  }

  func joinedText(
    _ values: [SwiftValue], _ separator: String, at place: Syntax
  ) throws(Unknown) -> String {
    var texts: [String] = []
    for value in values {
      guard case .text(let text) = value else { throw Unknown("it joins what is no text", place) }
      texts.append(text)
    }
    return texts.joined(separator: separator)
  }

  // MARK: Subscripts

  func value(of call: SubscriptCallExprSyntax, _ frame: Frame) throws(Unknown) -> SwiftValue {
    if let type = self.type(of: call.calledExpression, frame),
      let found = try declaredSubscript(call, of: type, nil, frame)
    {
      return found
    }
    let base = try evaluateWhole(call.calledExpression, frame)
    if let type = declaredType(of: base, at: Syntax(call)),
      let found = try declaredSubscript(call, of: type, base, frame)
    {
      return found
    }
    guard let argument = call.arguments.first else {
      throw Unknown("it depends on `\(call.spelling(limit: 80))`", call)
    }
    if argument.label?.plainName == "keyPath", case .function(let path) = try evaluate(argument.expression, frame) {
      return try apply(path, to: [base], at: Syntax(call))
    }
    let fallback = call.arguments.dropFirst().first
    let key = try evaluate(argument.expression, frame, as: base.keyType(self))
    switch (base, key) {
    case (.dictionary(let entries), _):
      if let value = try self.value(under: key, in: entries, at: call) {
        return fallback == nil ? .wrapped(value) : value
      }
      guard let fallback else { return .null }
      let type = entries.first.flatMap { self.type(of: $0.value) }
      return try evaluate(fallback.expression, frame, as: type)
    case (.list(let values, .array), .integer(let index)) where values.indices.contains(index): return values[index]
    case (.list(let values, .array), .list(let range, .view)):
      var part: [SwiftValue] = []
      for case .integer(let index) in range {
        guard values.indices.contains(index) else { throw Unknown("there are not so many elements", call) }
        part.append(values[index])
      }
      return .list(part)
    default: throw Unknown("it depends on `\(call.spelling(limit: 80))`", call)
    }
  }
}

extension Evaluator {
  /// What the one subscript of a type of the code gives for these arguments; nil for none, or several.
  private func declaredSubscript(
    _ call: SubscriptCallExprSyntax, of type: SwiftType, _ value: SwiftValue?, _ caller: Frame
  ) throws(Unknown) -> SwiftValue? {
    guard let declared = type.declared else { return nil }
    let given = call.arguments.map { GivenArgument(label: $0.label?.plainName, expression: $0.expression) }
    let fitting = code.members(of: declared).layers.flatMap(\.subscripts).filter {
      $0.isStatic == (value == nil) && $0.parameterClause.takes(given)
    }
    guard let found = fitting.first, fitting.count == 1 else { return nil }
    return try run(found, Call(given, at: call), on: value, type, caller)
  }

  /// Runs the getter of a subscript for what it is given; nil for one that has none.
  func run(
    _ found: SubscriptDeclSyntax, _ call: Call, on value: SwiftValue?, _ type: SwiftType, _ caller: Frame
  ) throws(Unknown) -> SwiftValue? {
    guard let getter = found.accessorBlock?.getter else { return nil }
    let frame = self.frame(of: type)
    frame.variables["self"] = value
    _ = try bind(found.parameterClause, call, caller, into: frame)
    let result = resolve(found.returnClause.type, frame)
    return try deeper(at: call.place) { () throws(Unknown) in try body(getter, frame, result) }
  }
}

import SwiftSyntax

extension Evaluator {
  func assign(
    _ target: ArraySlice<ExprSyntax>, _ operation: ExprSyntax, _ value: ArraySlice<ExprSyntax>, _ frame: Frame
  ) throws(Unknown) -> SwiftValue {
    guard let place = target.first, target.count == 1 else { throw Unknown("it uses `=`", operation) }
    if place.is(DiscardAssignmentExprSyntax.self) {
      _ = try self.value(of: value, frame, as: nil)
      return .void
    }
    guard operation.is(AssignmentExprSyntax.self) else {
      let name = operation.as(BinaryOperatorExprSyntax.self)?.operator.text.dropLast() ?? ""
      let old = try evaluate(place, frame)
      let added = (try self.value(of: value, frame, as: type(of: old)), value.isNumberLiteral)
      try assign(combined((old, false), String(name), added, at: place), to: place, frame)
      return .void
    }
    let old = try? evaluate(place, frame)
    do throws(Unknown) {
      try assign(self.value(of: value, frame, as: old.flatMap(type(of:))), to: place, frame)
    } catch {
      if error.isThrown { throw error }
      // What can't be told of one says nothing of the others.
      try assign(.unknown(error), to: place, frame)
    }
    return .void
  }

  /// Gives a variable of the running code, or a part of it, a value.
  func assign(_ value: SwiftValue, to target: ExprSyntax, _ frame: Frame) throws(Unknown) {
    let target = target.unparenthesized
    if let tuple = target.as(TupleExprSyntax.self), case .tuple(let values) = value,
      values.count == tuple.elements.count
    {
      for (element, value) in zip(tuple.elements, values) { try assign(value.value, to: element.expression, frame) }
      return
    }
    if target.is(DiscardAssignmentExprSyntax.self) { return }
    if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.plainName {
      if let old = frame.value(of: name) {
        _ = frame.assign(old.keepingKind(of: value), to: name)
        return
      }
      if case .instance? = frame.value(of: "self") {
        return try assignField(name, value, of: ExprSyntax(DeclReferenceExprSyntax(baseName: .keyword(.self))), frame)
      }
    }
    if let access = target.as(MemberAccessExprSyntax.self), let base = access.base {
      return try assignField(access.declName.baseName.plainName, value, of: base, frame)
    }
    if let call = target.as(SubscriptCallExprSyntax.self), let argument = call.arguments.first,
      call.arguments.dropFirst().allSatisfy({ $0.label?.plainName == "default" })
    {
      let held = try evaluate(call.calledExpression, frame)
      let index = try evaluate(argument.expression, frame)
      let changed = try changing(held, at: index, to: value, Syntax(call))
      return try assign(changed, to: call.calledExpression, frame)
    }
    throw Unknown("it changes `\(target.spelling(limit: 80))`", target)
  }

  private func assignField(
    _ name: String, _ value: SwiftValue, of base: ExprSyntax, _ frame: Frame
  ) throws(Unknown) {
    guard case .instance(let type, var fields) = try evaluate(base, frame), let declared = type.declared,
      let binding = code.members(of: declared).instanceBinding(name), binding.accessorBlock == nil
    else { throw Unknown("it changes `\(base.spelling(limit: 80)).\(name)`", base) }
    // Who else holds the instance may change it too, so that nothing is known of its variables.
    guard !binding.isVariable || code.declaration(of: declared)?.is(ClassDeclSyntax.self) != true else { return }
    let kind = binding.typeAnnotation.map { resolve($0.type, self.frame(of: type)) }
    let converted = try convert(value, to: kind, at: base)
    if case .unknown = value {
      fields[name] = nil
    } else {
      fields[name] = fields[name].map { kind == nil ? $0.keepingKind(of: converted) : converted } ?? converted
    }
    try assign(.instance(type, fields), to: base, frame)
  }

  private func changing(
    _ held: SwiftValue, at index: SwiftValue, to value: SwiftValue, _ place: Syntax
  ) throws(Unknown) -> SwiftValue {
    switch (held, index) {
    case (.list(var values, .array), .integer(let index)) where values.indices.contains(index):
      values[index] = values[index].keepingKind(of: value)
      return .list(values)
    case (.dictionary(var entries), let key):
      let found = entries.firstIndex { $0.key.equals(key) == true }
      switch (found, value) {
      case (let found?, .null): entries.remove(at: found)
      case (let found?, let value):
        entries[found].value = entries[found].value.keepingKind(of: value.unwrapped ?? value)
      case (nil, .null): break
      case (nil, let value): entries.append((key, value.unwrapped ?? value))
      }
      return .dictionary(entries)
    default: throw Unknown("it changes `\(place.spelling(limit: 80))`", place)
    }
  }
}

extension SwiftValue {
  /// A new value for a variable that held this one: wrapped where that was, with a point where that had one.
  func keepingKind(of value: SwiftValue) -> SwiftValue {
    switch (self, value) {
    case (.double, .integer(let number)): .double(Double(number))
    case (_, .unknown): value
    case (.wrapped, _), (.null, _): value.asOptional
    default: value
    }
  }
}

import IntentRules
import IntentSurface
import SwiftSyntax

/// What an intent does, moved into a function of its file that another intent calls as well.
///
/// It stands outside of the intent, so that it is still there when the intent is deleted.
struct SharedBody {
  let name: String
  /// The function, ready to stand at the top level of the file.
  let lines: [String]
  /// The parameters of the intent that it takes, in order.
  let parameters: [String]
  /// What the app hands the intent, which it takes as well.
  let dependencies: [IntentDependency]
  /// Whether it gives why nothing was done, in words, and nothing where it was.
  let givesProblem: Bool
  /// What else it may be told of what it makes.
  let offers: [MadeThing.Offer]
  /// What it gives, where that is what it made and no value of the intent.
  let made: MadeThing?
  /// Whether it gives a value.
  let givesValue: Bool
  /// Whether it runs on the main actor.
  let isOnMainActor: Bool
  /// What another intent calls it with: `try await `.
  let mark: String
  /// What stands in `perform()` instead.
  let edit: SourceEdit

  /// Nil where there is nothing to share.
  ///
  /// - Throws: why the code can't leave the intent.
  /// - Parameter making: what the code makes.
  init?(of intent: Intent, _ type: TypeCode, in code: CodeTree, making: MadeThing? = nil) throws(Refusal) {
    guard let perform = type.perform, let body = perform.body, !body.isBareResult else { return nil }
    let signature = try SharedSignature(of: intent, perform, type)
    let reading = BodyReading(of: body, in: signature, type, code, making)
    if let problem = reading.problem { throw Refusal(problem) }
    guard let result = reading.result else { return nil }
    name = signature.name
    guard !code.hasFunction(name, besides: type) else { throw Refusal("there is a function `\(name)` already") }
    parameters = signature.parameters.map(\.name).filter(reading.used.contains)
    dependencies = type.dependencies.filter { reading.used.contains($0.name) }
    givesProblem = reading.givesProblem
    made = reading.givesMade ? making : nil
    offers = making?.offers ?? []
    let said = reading.givesText ? "String" : reading.givesProblem ? "LocalizedStringResource?" : nil
    let given = signature.value ?? made?.typePath ?? said
    givesValue = given != nil
    isOnMainActor = signature.isElsewhere
    mark = signature.isElsewhere && !signature.isAsync && made == nil ? "\(signature.mark)await " : signature.mark
    let (used, unit) = (Set(parameters), type.file.indentationUnit)
    let list =
      signature.parameters.filter { used.contains($0.name) }.map { "\($0.name): \($0.type)" }
      + dependencies.map { "\($0.name): \($0.type)" }
      + offers.map { "\($0.name): \($0.type.spelling) = nil" }
    let value = given.map { " -> \($0)" } ?? ""
    lines =
      ["/// What `\(intent.typeName)` does."] + signature.attributes
      + ["private func \(name)(\(list.joined(separator: ", ")))\(signature.effects)\(value) {"]
      + reading.lines(in: type.file, unit, outer: type.file.indentation(of: perform)) + ["}", ""]
    let arguments = (parameters + dependencies.map(\.name)).map { "\($0): \(IntentCode.quoted($0))" }
    let call = "\(signature.mark)\(name)(\(arguments.joined(separator: ", ")))"
    let statements =
      givesProblem
      ? result.statements(unless: call) : result.statements(calling: call, givesValue: givesValue, made: made?.name)
    let (newline, own) = (type.file.newline, type.file.indentation(of: perform))
    edit = type.file.replace(
      body, with: "{" + statements.map { newline + own + unit + $0 }.joined() + newline + own + "}")
  }
}

/// The head of the function that the code of an intent moves into.
struct SharedSignature {
  let name: String
  let parameters: [(name: String, type: String)]
  /// The type of the value that it gives.
  let value: String?
  /// Where it runs, and on which systems.
  let attributes: [String]
  /// As those of `perform()`.
  let effects: String
  /// What `perform()` calls it with.
  let mark: String
  let isAsync: Bool
  /// Whether an actor runs it that the caller may not be on.
  var isElsewhere: Bool { attributes.contains("@MainActor") }

  fileprivate init(of intent: Intent, _ perform: FunctionDeclSyntax, _ type: TypeCode) throws(Refusal) {
    let effects = perform.signature.effectSpecifiers
    isAsync = effects?.asyncSpecifier != nil
    mark = (effects?.throwsClause == nil ? "" : "try ") + (isAsync ? "await " : "")
    self.effects = effects.map { " \($0.trimmedDescription)" } ?? ""
    // What is nested sees more than a function of the file does.
    guard type.isAtTopLevel, !type.typePath.contains(".") else {
      throw Refusal("the intent is not at the top level of its file")
    }
    let words = type.typePath.hasSuffix("Intent") ? String(type.typePath.dropLast(6)) : type.typePath
    name = "perform\(words)"
    value = perform.returnedType?.trimmedDescription
    guard (value == nil) == (intent.result.value == nil) else {
      throw Refusal("the type of its result is not written out")
    }
    parameters = intent.parameters.compactMap { parameter in
      type.variable(parameter.name)?.type.map { (parameter.name, type.spelledOutside($0)) }
    }
    let known = ["available", "MainActor"]
    let written = (Array(type.declaration.attributes) + perform.attributes).compactMap { element -> String? in
      guard case .attribute(let attribute) = element, known.contains(attribute.attributeName.trimmedDescription) else {
        return nil
      }
      return attribute.trimmedDescription
    }
    attributes = written.uniqued
  }
}

/// What stands behind the code of an intent: its result, without the value.
struct SharedResult {
  /// The arguments besides the value, as written.
  let rest: [String]
  /// What the result shows is worked out here, of what was made.
  let kept: [String]
  /// Whether any of that names what was made.
  let showsMade: Bool

  fileprivate func statements(unless problem: String) -> [String] {
    [
      "if let problem = \(problem) { return .result(dialog: IntentDialog(problem)) }",
      "return .result(\(rest.joined(separator: ", ")))",
    ]
  }

  fileprivate func statements(calling call: String, givesValue: Bool, made: String?) -> [String] {
    if let made {
      return ["\(showsMade ? "let \(made)" : "_") = \(call)"] + kept + [
        "return .result(\(rest.joined(separator: ", ")))"
      ]
    }
    guard givesValue else { return [call, "return .result(\(rest.joined(separator: ", ")))"] }
    return ["return .result(\((["value: \(call)"] + rest).joined(separator: ", ")))"]
  }
}

/// The body of an intent, read for what it needs of the intent.
private struct BodyReading {
  /// Why it can't leave the intent, as what follows “because”.
  private(set) var problem: String?
  /// The parameters that it reads.
  private(set) var used: Set<String> = []
  /// How it ends; nil where nothing else is in it.
  private(set) var result: SharedResult?
  /// Whether it ends with what it made.
  private(set) var givesMade = false
  /// Whether its results have texts that the type of its result does not tell of.
  private(set) var givesText = false
  /// Whether it ends with why nothing was done, where that is so.
  private(set) var givesProblem = false
  private var edits: [SourceEdit] = []
  private let making: MadeThing?
  private let body: CodeBlockSyntax

  init(
    of body: CodeBlockSyntax, in signature: SharedSignature, _ type: TypeCode, _ code: CodeTree, _ making: MadeThing?
  ) {
    self.body = body
    self.making = making
    let handed = type.dependencies.map(\.name)
    let names = signature.parameters.map(\.name) + handed
    let uses = MemberUsesOfBody(of: Set(names), shared: Set(handed), members: type.namesInSight, in: body)
    used = uses.parameters
    problem = uses.problem ?? uses.unknown.first { !code.hasGlobal($0) }.map { "it uses `\($0)`" }
    edits = making?.edits ?? []
    edits += uses.selves.map { type.file.replace($0, with: IntentCode.quoted($0.declName.baseName.bareText)) }
    guard problem == nil else { return }
    end(with: body.results, givingValue: signature.value != nil, in: type.file)
  }

  /// Turns results into what the function gives.
  private mutating func end(with found: BodyResults, givingValue: Bool, in file: CodeFile) {
    guard found.isComplete, let last = found.results.last else {
      problem = "it returns something other than `.result(…)`"
      return
    }
    givesText = !givingValue && found.results.allSatisfy { $0.value?.is(StringLiteralExprSyntax.self) == true }
    let givingValue = givingValue || givesText
    guard found.results.allSatisfy({ ($0.value != nil) == givingValue }) else {
      problem = "its results have values and the type of its result has none"
      return
    }
    let rests = Set(found.results.map { $0.rest.map(\.trimmedDescription) })
    guard rests.count == 1, let rest = rests.first else {
      guard !givingValue, let ending = found.spokenFailures else {
        problem = "its results differ in more than their value"
        return
      }
      return end(with: ending, in: file)
    }
    let locals = body.boundNames
    givesMade = !givingValue && making?.isThere(at: found.results) == true
    let made = givesMade ? making?.name : nil
    var shown = last.rest.flatMap(\.readNames)
    var kept: [String] = []
    // The text of the result may be put together in front of it.
    if let made, let before = body.statements.dropLast().last, let text = before.item.as(VariableDeclSyntax.self),
      Syntax(body.statements.last?.item)?.id == last.place.id, text.bindings.count == 1,
      let name = text.bindings.first?.pattern.trimmedDescription, name != made, shown.contains(name)
    {
      kept = [text.trimmedDescription]
      shown = shown.filter { $0 != name } + text.readNames
      let start = body.statements.dropLast(2).last?.endOffset ?? text.startOffset
      edits.append(file.replace(start..<text.endOffset, with: ""))
    }
    if let local = shown.first(where: { locals.contains($0) && $0 != made }) {
      problem = "its result shows `\(local)` besides its value"
      return
    }
    result = SharedResult(rest: rest, kept: kept, showsMade: made.map(shown.contains) ?? false)
    for result in found.results {
      guard let value = result.value else {
        if let made {
          edits.append(file.replace(result.place, with: "return \(IntentCode.quoted(made))"))
          continue
        }
        // The last statement leaves a function without a value by itself.
        let isLast = result.place.id == Syntax(body.statements.last?.item)?.id
        edits.append(file.replace(result.place, with: isLast ? "" : "return"))
        continue
      }
      let (whole, inner) = (result.place.trimmedByteRange, value.trimmedByteRange)
      edits.append(file.replace(whole.lowerBound..<inner.lowerBound, with: "return "))
      edits.append(file.replace(inner.upperBound..<whole.upperBound, with: ""))
    }
  }

  /// Turns what is said where nothing was done into what the function gives.
  private mutating func end(with ending: BodyResults.Ending, in file: CodeFile) {
    let locals = body.boundNames
    if let local = ending.success.rest.flatMap(\.readNames).first(where: locals.contains) {
      problem = "its result shows `\(local)`"
      return
    }
    givesProblem = true
    result = SharedResult(rest: ending.success.rest.map(\.trimmedDescription), kept: [], showsMade: false)
    edits.append(file.replace(ending.success.place, with: "return nil"))
    for failure in ending.failures {
      edits.append(file.replace(failure.place, with: "return \(failure.text.trimmedDescription)"))
    }
  }

  /// The lines of the function's body.
  func lines(in file: CodeFile, _ unit: String, outer: String) -> [String] {
    let start = body.leftBrace.endPosition.utf8Offset
    let end = body.rightBrace.startOffset
    var (text, place) = ("", start)
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where edit.range.lowerBound >= place {
      text += String(decoding: file.bytes[place..<edit.range.lowerBound], as: UTF8.self) + edit.replacement
      place = edit.range.upperBound
    }
    text += String(decoding: file.bytes[place..<end], as: UTF8.self)
    let lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false).map {
      line in
      line.allSatisfy(\.isWhitespace) ? "" : line.hasPrefix(outer) ? String(line.dropFirst(outer.count)) : String(line)
    }
    let own = lines.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed()
    return own.count == 1 ? own.map { unit + $0.drop(while: \.isWhitespace) } : Array(own)
  }
}

extension SyntaxProtocol {
  /// The names that it reads, without those of members.
  var readNames: [String] {
    nodes(DeclReferenceExprSyntax.self).filter { $0.memberAccess == nil }.map(\.baseName.bareText)
  }
}

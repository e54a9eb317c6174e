import IntentComparison
import IntentRules
import IntentSurface
import SourceScanning
import SwiftSyntax

/// Brings a removed parameter back, out of the summary.
enum KeepParameter {
  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    guard let name = finding.subject.member, let (old, new) = context.intents(finding),
      let parameter = old.parameter(name), let type = context.newType(.intent, new),
      let restored = RestoredParameter(parameter, of: old, in: context, isOptional: true)
    else { return nil }
    let isHidden = new.parameterSummary != nil
    let value = StoredValueCode(
      name: name, isOptional: parameter.type.isOptional || parameter.isRequired, shipped: context.oldType(.intent, old))
    let isSwitch = parameter.type.unwrapped == .primitive("Bool")
    let switched = isSwitch ? value.switched(in: type) : nil
    if switched == nil, let lack = ShippedUse.lack(of: name, in: old, context) { throw Refusal(lack) }
    // Where a new one took its place, one use has the value of either.
    if let successor = LostParameters(from: old, to: new, in: context).successor(of: name),
      let pair = OptionalParameter.proposal(for: finding, of: successor.name, in: context)
    {
      return pair
    }
    if let edit = value.inPlace(in: type) {
      return Proposal(
        finding, .keepParameter, cost: "Nothing for saved shortcuts. \(visibility(isHidden))",
        edits: restored.edits(in: type) + [edit], notes: restored.notes)
    }
    let readers = new.isAction ? [] : readers(of: name, in: value.shipped, context)
    return Proposal(
      finding, .keepParameter,
      cost: switched != nil
        ? "Nothing for saved shortcuts. \(visibility(isHidden))"
        : cost(of: name, isHidden: isHidden, readBy: new.isAction ? "`perform()`" : "the widget"),
      edits: restored.edits(in: type)
        + value.placeholder(in: type, isSwitch: isSwitch, isAction: new.isAction, readers: readers),
      notes: restored.notes)
  }

  // Where the shipped code read a value of an intent that is no action, as comments.
  private static func readers(of name: String, in type: TypeCode?, _ context: ProposalContext) -> [String] {
    guard let type, let code = context.old else { return [] }
    let lines = MemberReading(of: name, in: type, as: name, setting: name, in: code).edits.compactMap { edit in
      code.file(edit.path).map {
        "\(RelativePath.name(of: edit.path)): \($0.bytes.lineText(at: edit.range.lowerBound))"
      }
    }.uniqued
    return lines.isEmpty
      ? [] : ["// The version that shipped read it here:"] + Array(lines.prefix(mostReaders)).commented
  }

  private static let mostReaders = 8

  /// What people lose where a parameter is kept for what they have saved.
  static func cost(of name: String, isHidden: Bool, readBy reader: String = "`perform()`") -> String {
    "The code does not compile until \(reader) uses `\(name)` as before. Then saved values work again. "
      + visibility(isHidden)
  }

  /// Whether people still see a parameter that is kept.
  static func visibility(_ isHidden: Bool) -> String {
    isHidden
      ? "The editor no longer shows it, so nobody can change it."
      : "Without a summary the editor still shows it."
  }
}

/// The declaration of an old parameter, from the old code or, where that is not known, from its record.
struct RestoredParameter {
  static let wrappers: Set = ["Parameter", "IntentParameter"]

  private(set) var lines: [String]
  private(set) var notes: [String] = []
  /// What brings the type of its values back, where that is gone.
  private(set) var typeEdits: [SourceEdit] = []

  /// Nil where its type is gone for good.
  ///
  /// - Parameter isOptional: whether it must not be asked for any more.
  init?(_ parameter: Parameter, of intent: Intent, in context: ProposalContext, isOptional: Bool = false) {
    let code = context.oldType(.intent, intent)
    if let code, let variable = code.variable(parameter.name) {
      lines = code.file.lines(of: variable.member)
      if isOptional, parameter.isRequired, let spelling = variable.optionalSpelling, let type = variable.type {
        let written = variable.binding.pattern.trimmedDescription
        lines = lines.map {
          $0.replacing("\(written): \(type.trimmedDescription)", with: "\(written): \(spelling)")
        }
      }
      dropLostOptions(of: variable, in: context)
    } else {
      lines = IntentCode.declaration(of: parameter, isOptional: isOptional)
      notes.append("The shipped code could not be found, so `\(parameter.name)` is rebuilt from the snapshot.")
    }
    if let respelled = context.respelled(lines, parameter.type) {
      lines = respelled
    } else {
      var types = RestoredCode(in: context)
      types.addLostTypes(of: [parameter.type])
      guard !types.isEmpty else { return nil }
      typeEdits = types.edits
      notes += types.remarks
    }
    addComment(isAction: intent.isAction)
  }

  /// A parameter whose code is known, with the types that it needs.
  init(_ lines: [String], types: [String], of type: TypeCode, note: String, isAction: Bool) {
    self.lines = lines
    notes = [note]
    let types = Array(types.drop(while: \.isEmpty))
    if !types.isEmpty { typeEdits = [type.file.append(types)] }
    addComment(isAction: isAction)
  }

  /// Several parameters whose code is known.
  init(_ parameters: [[String]], of type: TypeCode, isAction: Bool, note: String) {
    lines = []
    for parameter in parameters {
      var one = RestoredParameter(parameter, types: [], of: type, note: note, isAction: isAction)
      if !lines.isEmpty { one.lines.insert("", at: 0) }
      lines += one.lines
    }
    notes = [note]
  }

  /// The same for the files that another parameter takes: a definition lists their types elsewhere.
  func taking(what variable: VariableCode) -> RestoredParameter {
    let labels = ["supportedTypeIdentifiers", "supportedContentTypes"]
    guard let argument = labels.lazy.compactMap(variable.argument).first,
      let written = variable.type?.trimmedDescription, written.contains("IntentFile")
    else { return self }
    var taking = self
    let text = argument.with(\.trailingComma, nil).trimmedDescription
    taking.lines = lines.map { line in
      line.hasPrefix("@Parameter(") && line.hasSuffix(")") && !line.contains("supported")
        ? String(line.dropLast()) + ", \(text))" : line
    }
    return taking
  }

  /// The edits that bring it back into a type.
  func edits(in type: TypeCode) -> [SourceEdit] {
    [type.insert(lines, after: type.lastVariable(with: Self.wrappers))] + typeEdits
  }

  /// The same with “(Legacy)” behind its title, where that of another parameter is the same and both are shown.
  func told(apartFrom other: Parameter) -> RestoredParameter {
    guard let title = other.title?.value else { return self }
    let literal = IntentCode.literal(title)
    var told = self
    told.lines = lines.map {
      $0.replacing("title: \(literal)", with: "title: \(IntentCode.literal(DeprecatedCode.legacyTitle(title)))")
    }
    if told.lines != lines {
      told.notes.append(
        "Both parameters are shown: the old one gets “(Legacy)” after its title, which needs translating.")
    }
    return told
  }

  // A list of choices whose code is gone gives none, and does not compile.
  private mutating func dropLostOptions(of variable: VariableCode, in context: ProposalContext) {
    guard let argument = variable.argument("optionsProvider"),
      let name = argument.expression.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription,
      context.old?.declaration(of: name) != nil,
      context.new.declaration(of: name)?.functions("results").isEmpty != false
    else { return }
    let text = argument.with(\.trailingComma, nil).trimmedDescription
    let parts = lines.joined(separator: "\n").split(separator: text, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return }
    let head = parts[0].reversed().drop(while: \.isWhitespace).reversed()
    let whole =
      head.last == "," ? String(head.dropLast()) + parts[1] : String(head) + parts[1].drop { $0 == "," || $0 == " " }
    lines = whole.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    notes.append("`\(name)` offers no values any more, so `\(variable.binding.name)` is kept without it.")
  }

  // What other comments say of the code was for those who wrote it.
  private mutating func addComment(isAction: Bool) {
    lines = Array(lines.drop { $0.hasPrefix("//") && !$0.hasPrefix("///") })
    guard lines.first?.hasPrefix("///") != true else { return }
    lines.insert(
      isAction
        ? "/// Kept for shortcuts that people made with earlier versions."
        : "/// Kept for what people set up with earlier versions.", at: 0)
  }
}

extension ProposalContext {
  /// Old code that mentions a type, with the name that the type has now; nil where the type is gone.
  func respelled(_ lines: [String], _ type: ValueType) -> [String]? {
    let kind: ElementKind
    switch type.element {
    case .entity: kind = .entity
    case .enum: kind = .enum
    case .union: kind = .unionValue
    default: return lines
    }
    let identifier = type.element.spelling
    let newIdentifier = newIdentifier(of: kind, identifier)
    guard let before = comparison.oldRecords.record(kind, identifier)?.typePath,
      let after = comparison.newRecords.record(kind, newIdentifier)?.typePath
    else { return nil }
    return before == after ? lines : lines.map { respelled($0, [before, identifier], after) }
  }

  /// The Swift name of an entity or enum of the new surface; that of the type itself where it is neither.
  func typePath(of type: ValueType) -> String {
    switch type {
    case .entity(let name): comparison.newRecords.entity(name)?.typePath ?? name
    case .enum(let name): comparison.newRecords.appEnum(name)?.typePath ?? name
    default: type.spelling
    }
  }

  // The longest name first, as a whole word.
  private func respelled(_ line: String, _ names: [String], _ newName: String) -> String {
    let found = names.first { name in
      line.split { !$0.isLetter && !$0.isNumber && !"_.".contains($0) }.contains { $0 == name }
    }
    return found.map { line.replacing($0, with: newName) } ?? line
  }
}

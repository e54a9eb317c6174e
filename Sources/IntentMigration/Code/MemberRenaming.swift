import IntentRules
import IntentSurface
import SwiftSyntax

/// Gives a member of a type another name, wherever the code that was read means it.
struct MemberRenaming {
  private(set) var edits: [SourceEdit]
  /// Places that may mean it, for a person to look at.
  private(set) var notes: [String] = []
  /// Where code outside of the type sets it; nil where some place that does can't be followed.
  private(set) var assignments: [OutsideAssignment]? = []

  /// - Parameter variable: the declaration that has the name now.
  init(_ variable: VariableCode, of type: TypeCode, from name: String, to newName: String, in code: CodeTree) {
    let pattern = variable.binding.pattern
    edits =
      [type.file.replace(pattern, with: IntentCode.quoted(newName))]
      + type.renameMember(name, to: newName, besides: pattern)
    let uses = MemberUses(of: name, type: type, in: code)
    for (file, token) in uses.places {
      edits.append(
        file.replace(token, with: token.text.hasPrefix("$") ? "$\(newName)" : IntentCode.quoted(newName)))
      guard token.isSet || token.parent?.is(LabeledExprSyntax.self) == true else { continue }
      assignments = OutsideAssignment(to: token, in: file).flatMap { made in assignments.map { $0 + [made] } }
    }
    let doubts = uses.doubtfulPlaces
    if !doubts.isEmpty { notes = ["See whether \(doubts.list(most: 5)) means `\(newName)` too."] }
  }
}

/// Lets the code around a type read a value under another name.
struct MemberReading {
  /// None where no code is known to read it.
  let edits: [SourceEdit]
  /// Places that may read it.
  let doubts: [String]

  /// - Parameter storage: what code that sets the value sets from now on.
  init(of name: String, in type: TypeCode, as newName: String, setting storage: String, in code: CodeTree) {
    let uses = MemberUses(of: name, type: type, in: code)
    edits = uses.places.filter {
      $0.token.bareText == name && $0.token.parent?.is(DeclReferenceExprSyntax.self) == true
    }
    .map { $0.file.replace($0.token, with: $0.token.isSet ? storage : newName) }
    doubts = uses.doubtfulPlaces
  }

  /// What a person must look at.
  func notes(on member: String) -> [String] {
    doubts.isEmpty ? [] : ["Check whether \(doubts.prefix(5).joined(separator: ", ")) must read `\(member)` too."]
  }
}

/// The code that reads a member as it is now, once the member is of another type.
struct RetypedReading {
  /// Let it read a member of another name.
  let edits: [SourceEdit]
  let around: MemberReading

  /// - Parameter newName: what has the value as it was.
  init(of name: String, _ variable: VariableCode, in type: TypeCode, as newName: String, in code: CodeTree) {
    around = MemberReading(of: name, in: type, as: newName, setting: name, in: code)
    let assigned = type.assignmentRanges(of: name)
    let own = type.renameMember(name, to: newName, besides: variable.binding.pattern).filter { edit in
      !edit.expected.hasPrefix("$") && !assigned.contains { $0.overlaps(edit.range) }
    }
    edits = own + around.edits.filter { $0.replacement == newName }
  }

  /// Where it is read: `path:line` each.
  func places(in code: CodeTree) -> [String] {
    let known = edits.compactMap { edit in
      code.file(edit.path).map { "\(edit.path):\($0.line(of: edit.range.lowerBound))" }
    }
    return known + around.doubts
  }
}

/// One value of a parameter for whoever reads an intent from outside, such as the provider of a widget.
struct ChosenValue {
  /// The member that has it, and the places that read it.
  let edits: [SourceEdit]
  let notes: [String]

  /// Nil where nobody is known to read it.
  ///
  /// - Parameters:
  ///   - written: the type of the value.
  ///   - storage: what the parameter is called from now on.
  ///   - others: the values that stand for it where it has none, in their order; a placeholder for a last one that nobody
  ///     knows.
  ///   - remark: what the comment on the member says.
  init?(
    of name: String, _ written: String, storedIn storage: String? = nil, else others: [String]? = nil,
    remark: String = "What people have chosen, or what stands for it.", in type: TypeCode, _ code: CodeTree
  ) {
    let (member, storage) = ("chosen" + name.firstUppercased, storage ?? name)
    let reading = MemberReading(of: name, in: type, as: member, setting: storage, in: code)
    guard !reading.edits.isEmpty, type.variable(member) == nil else { return nil }
    let value = [IntentCode.quoted(storage)] + (others ?? ["<#\(name), where people chose none#>"])
    let lines = type.file.indented([
      "/// \(remark)", "\(type.accessPrefix)var \(member): \(written) {", "\t\(value.joined(separator: " ?? "))", "}",
    ])
    edits = [type.insert(lines, after: type.lastVariable(with: RestoredParameter.wrappers))] + reading.edits
    notes = reading.notes(on: member)
  }
}

extension TokenSyntax {
  /// Whether it names the member that an assignment sets.
  var isSet: Bool {
    guard let access, let list = access.parent?.as(ExprListSyntax.self) else { return false }
    let elements = Array(list)
    return elements.count > 2 && elements[0].id == ExprSyntax(access).id && elements[1].is(AssignmentExprSyntax.self)
  }
}

import SwiftSyntax

/// The code that reads a member as it is now, once the member is of another type.
struct RetypedReading {
  /// Let it read a member of another name.
  let edits: [SourceEdit]
  /// Places that may read it.
  let doubts: [String]

  /// - Parameter newName: what has the value as it was.
  init(of name: String, _ variable: VariableCode, in type: TypeCode, as newName: String, in code: CodeTree) {
    let around = MemberReading(of: name, in: type, as: newName, setting: name, in: code)
    let assigned = type.assignmentRanges(of: name)
    let own = type.renameMember(name, to: newName, besides: variable.binding.pattern).filter { edit in
      !edit.expected.hasPrefix("$") && !assigned.contains { $0.overlaps(edit.range) }
    }
    edits = own + around.edits.filter { $0.replacement == newName }
    doubts = around.doubts
  }

  /// Where it is read: `path:line` each.
  func places(in code: CodeTree) -> [String] {
    let known = edits.compactMap { edit in
      code.file(edit.path).map { "\(edit.path):\($0.line(of: edit.range.lowerBound))" }
    }
    return known + doubts
  }
}

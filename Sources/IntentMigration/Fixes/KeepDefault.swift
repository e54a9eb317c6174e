import IntentComparison
import IntentRules
import IntentSurface
import SwiftSyntax

/// Gives a parameter the default back that uses rely on which left it alone.
enum KeepDefault {
  static let propose: Proposers.Proposer = { finding, context in
    guard let name = finding.subject.member, let (old, new) = context.intents(finding),
      old.parameter(name)?.defaultValue != nil, let type = context.newType(.intent, new),
      let variable = type.variable(name),
      let shippedType = context.oldType(.intent, old), let shipped = shippedType.variable(name),
      let text = shipped.defaultValue
    else { return nil }
    let value = variable.argument("default")?.expression ?? variable.binding.initializer?.value
    let edit =
      value.map { type.file.replace($0, with: text) } ?? variable.addArgument("default: \(text)", in: type.file)
    guard let edit else { return nil }
    let comment = CommentAbove(variable, in: type.file)
    let comments = value.map { comment.edits(where: $0, like: CommentAbove(shipped, in: shippedType.file)) } ?? []
    return Proposal(
      finding, .keepDefault,
      cost: "Nothing for saved shortcuts. New shortcuts start with the old default, too.", edits: comments + [edit])
  }
}

/// The comment right above a variable.
private struct CommentAbove {
  private let lines: [String]
  private let variable: VariableCode
  private let file: CodeFile

  init(_ variable: VariableCode, in file: CodeFile) {
    (self.variable, self.file) = (variable, file)
    lines = file.lines(of: variable.member).prefix { $0.hasPrefix("//") }.map { String($0) }
  }

  /// Puts the comment of another version back where this one tells of a value that goes.
  func edits(where value: ExprSyntax, like shipped: CommentAbove) -> [SourceEdit] {
    let wanted = value.trimmedDescription
    let words = lines.flatMap { $0.split { !$0.isLetter && !$0.isNumber && !"_.".contains($0) } }
    // A sentence ends with a dot, and a case begins with one.
    let tellsOfIt = words.contains { $0 == wanted || $0.hasSuffix(".") && $0.dropLast() == wanted }
    guard lines != shipped.lines, tellsOfIt else { return [] }
    let end = variable.member.startOffset
    let text = lines.joined(separator: file.newline + file.indentation(of: variable.member))
    let start = end - text.utf8.count - file.newline.utf8.count - file.indentation(of: variable.member).utf8.count
    guard start >= 0, file.bytes[start...].starts(with: text.utf8) else { return [] }
    let lines = shipped.lines.map { $0 + file.newline + file.indentation(of: variable.member) }
    return [file.replace(start..<end, with: lines.joined())]
  }
}

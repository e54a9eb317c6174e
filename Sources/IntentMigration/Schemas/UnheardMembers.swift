import AppIntentsFacts
import IntentRules
import IntentSchemas

/// What people can say of a schema and the app has nothing for: the new action refuses it, instead of doing something
/// else and saying that it is done.
struct UnheardMembers {
  /// The members that nothing reads.
  let members: [SchemaMember]
  /// The conditions under which the action does what it is asked: `isCompleted == true`, `let title`.
  let asked: [String]
  /// The member that it can set, where it sets one alone.
  let only: SchemaMember?

  /// The error that the action throws, as a type inside of it.
  static let error = "Unsupported"

  var isEmpty: Bool { members.isEmpty && asked.isEmpty }

  /// What stands in front of the work.
  var guarding: [String] {
    guard !isEmpty else { return [] }
    let conditions = asked + members.map(Self.silence)
    let line = "guard \(conditions.joined(separator: ", ")) else { throw \(Self.error)() }"
    guard line.count > Self.width else { return [line] }
    let rows = conditions.reduce(into: [""]) { rows, next in
      let last = rows[rows.count - 1]
      if last.isEmpty {
        rows[rows.count - 1] = next
      } else if last.count + next.count < Self.width {
        rows[rows.count - 1] += ", " + next
      } else {
        rows[rows.count - 1] += ","
        rows.append(next)
      }
    }
    return ["guard"] + rows.map { "\t" + $0 } + ["else { throw \(Self.error)() }"]
  }

  /// The declaration of the error.
  func declaration(_ access: String) -> [String] {
    guard !isEmpty else { return [] }
    return [
      "/// What people asked for, and the app has nothing for.",
      "\(access)struct \(Self.error): Error, CustomLocalizedStringResourceConvertible {",
      "\t\(access)var localizedStringResource: LocalizedStringResource { \(IntentCode.literal(text)) }", "}", "",
    ]
  }

  /// The declaration of the error that says why nothing was done.
  static func failure(_ access: String) -> [String] {
    [
      "/// Why nothing was done, in words.",
      "\(access)struct Failure: Error, CustomLocalizedStringResourceConvertible {",
      "\t\(access)let localizedStringResource: LocalizedStringResource", "}",
    ]
  }

  private var text: String {
    if let only { return "This app can only change one thing here: \(Self.spoken(only))." }
    return "This app can’t use any of these yet: \(members.map(Self.spoken).joined(separator: ", "))."
  }

  private static let width = 100

  // `isFlagged` is “flagged”, and `dueDate` a “due date”.
  private static func spoken(_ member: SchemaMember) -> String {
    let words = IntentWords.split(member.name)
    return (words.first == "is" && words.count > 1 ? Array(words.dropFirst()) : words).joined(separator: " ")
  }

  /// Whether nothing was said of a member, as a condition.
  private static func silence(of member: SchemaMember) -> String {
    let name = IntentCode.quoted(member.name)
    if member.isCollection { return member.isOptional ? "\(name)?.isEmpty != false" : "\(name).isEmpty" }
    guard member.isOptional else { return "!\(name)" }
    return member.plainCase.map { "[nil, .\($0)].contains(\(name))" } ?? "\(name) == nil"
  }
}

extension SchemaMember {
  /// The case that asks for nothing more than the action itself: to delete this event, and no other.
  fileprivate var plainCase: String? {
    let choice = schema.flatMap { SchemaCatalogue.builtIn.schema($0, kind: .enum) }
    return choice?.cases.first { choice?.prescribesCases == true && ["this", "standard"].contains($0) }
  }
}

import IntentComparison
import IntentRules
import IntentSurface

/// Keeps the action that returns what people's shortcuts read, and gives the new result an action of its own.
enum KeepResult {
  static let propose: Proposers.Proposer = { finding, context throws(Refusal) in
    guard let (old, new) = context.intents(finding), let type = context.newType(.intent, new), type.perform != nil
    else { return nil }
    let bodies = type.functions("perform")
    guard bodies.count == 1 else {
      throw Refusal(
        "`perform()` is declared at \(bodies.map(type.file.place).sentenceList), each under a condition. Compile the one that "
          + "returns `\(old.result.value?.spelling ?? "nothing")`, or let that which is compiled return it.")
    }
    let shipped = context.oldType(.intent, old)
    if let reason = reasonToLeave(old, new, type, shipped, context) { throw Refusal(reason) }
    if let edits = ResultCode(old: old, new: new, type: type, shipped: shipped).edits {
      return Proposal(
        finding, .keepResult,
        cost: "Nothing: later steps still get `\(old.result.value?.spelling ?? "nothing")`.", edits: edits
      )
    }
    return apart(finding, old, new, as: nil, in: context)
  }

  /// The action that shipped, deprecated, and the new one under a name of its own.
  ///
  /// - Parameter what: what tells the new one from it; nil for its result.
  static func apart(
    _ finding: Finding, _ old: Intent, _ new: Intent, as what: String?, in context: ProposalContext
  ) -> Proposal? {
    guard let type = context.newType(.intent, new) else { return nil }
    let isRenamed = old.typeName != new.typeName
    let newName = isRenamed ? new.typeName : newName(of: new, as: what, in: context.comparison.new)
    let newPath = (new.typePath.nameComponents.dropLast() + [newName]).joined(separator: ".")
    let (restored, notes) = RestoreIntent.restoring(old, replacedBy: newPath, new, in: context)
    let edits = (isRenamed ? [] : type.rename([new.typeName: newName])) + type.withoutIdentity + restored
    let naming =
      "The \(what == nil ? "action with the new result" : "new action") is `\(newName)`. Code and App Shortcuts that name `\(old.typeName)` mean the "
      + "action that shipped."
    return Proposal(
      finding, .parallelIntent,
      cost: (what == nil
        ? "Saved shortcuts keep getting `\(old.result.value?.spelling ?? "nothing")`."
        : "Saved shortcuts keep their values.")
        + " The action is listed as deprecated, with the new one in its place.",
      edits: edits, notes: notes + [naming])
  }

  // A repair that the shortcuts of people need is no break: to bring the old result back would keep it from them.
  private static func reasonToLeave(
    _ old: Intent, _ new: Intent, _ type: TypeCode, _ shipped: TypeCode?, _ context: ProposalContext
  ) -> String? {
    guard let shipped, let before = old.result.value?.spelling, let after = new.result.value?.spelling else {
      return nil
    }
    guard type.returnsSameValue(as: shipped, isOfApp: context.declares) else { return nil }
    return
      "`perform()` returns the same value in both versions; only the declared type was corrected, from `\(before)` to "
      + "`\(after)`. The old declaration would put the mistake back, and a second action would keep the correction "
      + "from saved shortcuts. Waive the finding with that reason, and say it in the release notes."
  }

  private static func newName(of intent: Intent, as what: String?, in surface: Surface) -> String {
    let taken = Set(surface.intents.map(\.typeName) + surface.entities.map(\.typeName) + surface.enums.map(\.typeName))
    let ending = "Intent"
    let isEnded = intent.typeName.hasSuffix(ending) && intent.typeName != ending
    let stem = isEnded ? String(intent.typeName.dropLast(ending.count)) : intent.typeName
    if let what { return FreshName.name(stem + what, ending: isEnded ? ending : "", among: taken) }
    guard let value = intent.result.value else {
      return FreshName.name(stem + "WithoutResult", ending: isEnded ? ending : "", among: taken)
    }
    return FreshName.name(stem, for: value, ending: isEnded ? ending : "", in: surface, among: taken)
  }
}

/// Names that nothing has yet.
enum FreshName {
  /// The name itself, or with the first number that makes it new.
  static func name(_ stem: String, ending: String = "", among taken: Set<String>) -> String {
    let names = [stem + ending] + (2...(taken.count + 2)).map { "\(stem)\($0)\(ending)" }
    return names.first { !taken.contains($0) } ?? stem + ending
  }
}

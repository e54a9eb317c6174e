import IntentComparison
import IntentRules
import IntentSurface

/// Keeps the action that returns what people's shortcuts read, and gives the new result an action of its own.
enum KeepResult {
  static let propose: Proposers.Proposer = { finding, context in
    guard let (old, new) = context.intents(finding), let type = context.newType(.intent, new), type.perform != nil
    else { return nil }
    if let edits = ResultCode(old: old, new: new, type: type, shipped: context.oldType(.intent, old)).edits {
      return Proposal(
        finding: finding, decision: .keepResult,
        cost: "Nothing: later steps still get `\(old.result.value?.spelling ?? "nothing")`.", edits: edits
      )
    }
    let isRenamed = old.typeName != new.typeName
    let newName = isRenamed ? new.typeName : newName(of: new, in: context.comparison.new)
    let newPath = (new.typePath.nameComponents.dropLast() + [newName]).joined(separator: ".")
    let (restored, notes) = RestoreIntent.restoring(old, replacedBy: newPath, new, in: context)
    let edits = (isRenamed ? [] : type.rename([new.typeName: newName])) + type.withoutIdentity + restored
    let naming =
      "The action with the new result is `\(newName)`. Code and App Shortcuts that name `\(old.typeName)` mean the "
      + "action that shipped."
    return Proposal(
      finding: finding, decision: .parallelIntent,
      cost:
        "Saved shortcuts keep getting `\(old.result.value?.spelling ?? "nothing")`. The action is listed as "
        + "deprecated, with the new one in its place.",
      edits: edits, notes: notes + [naming])
  }

  private static func newName(of intent: Intent, in surface: Surface) -> String {
    let taken = Set(surface.intents.map(\.typeName) + surface.entities.map(\.typeName) + surface.enums.map(\.typeName))
    let ending = "Intent"
    let isEnded = intent.typeName.hasSuffix(ending) && intent.typeName != ending
    let stem = isEnded ? String(intent.typeName.dropLast(ending.count)) : intent.typeName
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

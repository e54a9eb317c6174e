import IntentSurface

extension DifferenceLog {
  /// Onscreen content: which entities are tied to an activity. Where in the code that happens is no promise.
  mutating func compareOnscreenContent(_ old: [OnscreenContent], _ new: [OnscreenContent]) {
    guard old != new else { return }
    func key(_ content: OnscreenContent, _ names: RenameTable) -> Subject {
      let owner = content.entity.map { names.current(.entity, $0) } ?? content.typePath ?? ""
      return Subject(.onscreenContent, owner, content.activityType?.spelling)
    }
    let oldByKey = Dictionary(old.map { (key($0, names), $0) }) { $1 }
    let newByKey = Dictionary(new.map { (key($0, RenameTable()), $0) }) { $1 }
    for (subject, content) in oldByKey where newByKey[subject] == nil {
      lose(key(content, RenameTable()), content, of: NoOwner())
    }
    for (subject, content) in newByKey where oldByKey[subject] == nil { gain(subject, content, of: NoOwner()) }
  }

  /// `AppIntentsPackage` types and what they include.
  mutating func comparePackages(_ old: [IntentsPackage], _ new: [IntentsPackage]) {
    guard old != new else { return }
    let oldByPath = Dictionary(old.map { ($0.typePath, $0) }) { $1 }
    let newByPath = Dictionary(new.map { ($0.typePath, $0) }) { $1 }
    for path in Set(oldByPath.keys).union(newByPath.keys) {
      let subject = Subject(.package, path)
      switch (oldByPath[path], newByPath[path]) {
      case (let package?, nil): lose(subject, package, of: NoOwner())
      case (nil, let package?): gain(subject, package, of: NoOwner())
      case (let before?, let after?): compareFields(Pair(subject, before, after))
      case (nil, nil): break
      }
    }
  }
}

import IntentSurface

extension ChangeLog {
  /// Onscreen content: which entities are tied to an activity. Where in the code that happens is no promise.
  mutating func compareOnscreenContent(_ old: [OnscreenContent], _ new: [OnscreenContent]) {
    guard old != new else { return }
    func key(_ content: OnscreenContent, _ names: RenameTable) -> Subject {
      let owner = content.entity.map { names.current(.entity, $0) } ?? content.typePath ?? ""
      return Subject(.onscreenContent, owner, content.activityType?.spelling)
    }
    let oldByKey = Dictionary(old.map { (key($0, names), key($0, RenameTable())) }) { $1 }
    let newKeys = Set(new.map { key($0, RenameTable()) })
    for (key, subject) in oldByKey where !newKeys.contains(key) { add(subject, .removed) }
    for key in newKeys where oldByKey[key] == nil { add(key, .added) }
  }

  /// `AppIntentsPackage` types and what they include.
  mutating func comparePackages(_ old: [IntentsPackage], _ new: [IntentsPackage]) {
    guard old != new else { return }
    let oldByPath = Dictionary(old.map { ($0.typePath, $0) }) { $1 }
    let newByPath = Dictionary(new.map { ($0.typePath, $0) }) { $1 }
    for path in Set(oldByPath.keys).union(newByPath.keys) {
      let subject = Subject(.package, path)
      switch (oldByPath[path], newByPath[path]) {
      case (_?, nil): add(subject, .removed)
      case (nil, _?): add(subject, .added)
      case (let before, let after):
        compareItems(subject, .dependencies, before?.includes ?? [], after?.includes ?? [])
        comparePlace(subject, before?.module, after?.module, .module)
      }
    }
  }
}

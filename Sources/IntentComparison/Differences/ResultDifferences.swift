import IntentSurface

extension ChangeLog {
  /// What `perform()` hands back. A result that was not read, or is inherited on one side, is not compared.
  mutating func compareResults(_ subject: Subject, _ old: IntentResult, _ new: IntentResult) {
    guard old != new else { return }
    guard old.isInherited == new.isInherited else { return addUndecided(subject, .resultValue) }
    guard old.unread == nil, new.unread == nil else {
      if old.unread != new.unread { addUndecided(subject, .resultValue) }
      return
    }
    compareValues(subject, old.value, new.value)
    compare(subject, .dialog, old.providesDialog, new.providesDialog)
    compare(subject, .snippetView, old.showsSnippetView, new.showsSnippetView)
    compare(subject, .snippetIntent, old.showsSnippetIntent, new.showsSnippetIntent)
    compare(subject, .opensIntent, old.opensIntent, new.opensIntent)
  }

  private mutating func compareValues(_ subject: Subject, _ old: ValueType?, _ new: ValueType?) {
    if let old, let new {
      compareType(subject, old, new, aspect: .resultValue, optionality: .resultValue)
    } else {
      compare(subject, .resultValue, old?.description, new?.description)
    }
  }
}

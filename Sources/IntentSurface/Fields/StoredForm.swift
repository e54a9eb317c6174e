/// The form in which a snapshot has a value.
package indirect enum StoredForm: Hashable, Sendable {
  case text, flag, schema
  case list(StoredForm)
  /// A value, or the expression that makes it.
  case setting(StoredForm)
}

/// A value whose form in a snapshot follows from its type.
package protocol StoredValue {
  static var storedForm: StoredForm { get }
}

extension String: StoredValue {
  /// A text.
  package static var storedForm: StoredForm { .text }
}

extension Bool: StoredValue {
  /// A flag.
  package static var storedForm: StoredForm { .flag }
}

extension Array: StoredValue where Element: StoredValue {
  /// A list of what its elements are.
  package static var storedForm: StoredForm { .list(Element.storedForm) }
}

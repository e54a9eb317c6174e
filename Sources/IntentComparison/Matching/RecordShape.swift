/// What a record looks like when its identifier is set aside.
protocol RecordShape {
  /// How likely a record was renamed to another one, higher for better; nil where it was not.
  func likeness(to new: Self) -> Double?
}

/// An App Shortcuts provider. An app has one: whatever it is called, it is the same.
struct ProviderShape: RecordShape {
  func likeness(to new: ProviderShape) -> Double? { 1 }
}

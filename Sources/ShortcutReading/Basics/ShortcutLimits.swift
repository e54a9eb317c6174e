/// What no shortcut exceeds.
enum ShortcutLimits {
  /// In bytes, packed or unpacked.
  static let size = 16 << 20
}

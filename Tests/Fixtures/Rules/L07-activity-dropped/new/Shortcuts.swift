import Foundation

enum ShortcutsDonation {
  static func show() -> NSUserActivity { NSUserActivity(kind: .show, title: "Show") }
}

import Foundation

enum ShortcutsDonation {
  static func water() -> NSUserActivity { NSUserActivity(kind: .water, title: "Water") }
  static func show() -> NSUserActivity { NSUserActivity(kind: .show, title: "Show", phrase: "Show it") }
}

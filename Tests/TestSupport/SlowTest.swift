import Foundation
package import Testing

extension Trait where Self == ConditionTrait {
  /// Takes minutes, and tells of what is rarely touched: a quick run leaves it out.
  ///
  /// `INTENTCOMPAT_QUICK=1 swift test` is a quick run; `.ci/run` runs everything.
  package static var slow: Self {
    .disabled("left out of a quick run") { ProcessInfo.processInfo.environment["INTENTCOMPAT_QUICK"] != nil }
  }
}

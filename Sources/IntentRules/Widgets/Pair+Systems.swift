import IntentComparison
import IntentSurface

extension Pair<Widget> {
  /// A sentence about the widget, with the systems that it is true on where other types have the kind on older ones:
  /// “On iOS 17.0 or newer, the widget …”.
  func onItsSystems(_ sentence: String, in comparison: Comparison) -> String {
    let known = Set(platforms ?? new.platforms ?? comparison.new.readFrom.platforms)
    let places = known.isEmpty ? Platform.allCases.filter { $0 != .macCatalyst } : known.sorted()
    let floors = places.compactMap { platform in
      new.availability.floor(on: platform, isInExtension: true).map { "\(platform.rawValue) \($0)" }
    }
    guard !floors.isEmpty, !comparison.newRecords.twins(of: new).isEmpty else {
      return sentence.firstUppercased
    }
    return "On \(floors.sentenceList) or newer, \(sentence)"
  }
}

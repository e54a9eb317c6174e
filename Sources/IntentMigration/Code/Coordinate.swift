import IntentSurface

/// A latitude or longitude that was part of a place.
struct Coordinate {
  private let name: String

  /// Nil where a parameter is no coordinate, or the old value no place.
  init?(of parameter: Parameter, from old: ValueType) {
    let words = IntentWords.split(parameter.name)
    guard let name = ["latitude", "longitude"].first(where: words.contains),
      parameter.type.unwrapped == .primitive("Double"), old.unwrapped.spelling == "CLPlacemark"
    else { return nil }
    self.name = name
  }

  /// The expression for it, which may give nothing.
  func value(of place: String, isOptional: Bool) -> String {
    "\(place)\(isOptional ? "?" : "").location?.coordinate.\(name)"
  }
}

// A stand-in for the one type of CoreLocation that intents use.
public struct CLPlacemark: Sendable {}

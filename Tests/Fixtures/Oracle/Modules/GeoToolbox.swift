// A stand-in for the one type of GeoToolbox that intents use.
public struct PlaceDescriptor: Sendable {}

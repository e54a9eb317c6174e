// A stand-in for the one type of LinkPresentation that intents use.
public struct LinkMetadata: Sendable {}

// A stand-in for the one type of VisualIntelligence that intents use.
public struct SceneDescriptor: Sendable {}

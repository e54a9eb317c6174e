// A stand-in for the types of files that intents speak of.
public struct UTType: Sendable {
  public static let image = UTType()
  public static let png = UTType()
  public static let jpeg = UTType()
  public static let pdf = UTType()
}

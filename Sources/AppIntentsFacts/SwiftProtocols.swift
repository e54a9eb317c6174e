/// The protocols of Swift, SwiftUI, Foundation and App Intents that types of an app name, and that make no type one of a
/// surface.
///
/// Source: the interfaces of the standard library of Swift 6.3, of SwiftUI and of Foundation.
package enum SwiftProtocols {
  /// Whether a name is that of such a protocol.
  package static func contains(_ name: String) -> Bool { names.contains(name) }

  // One text, since a long literal of strings takes the compiler and the formatter minutes.
  private static let names = Set(
    """
    AdditiveArithmetic Actor AnyObject App AsyncSequence BitwiseCopyable ButtonStyle CaseDisplayRepresentable CaseIterable
    Codable CodingKey Collection Comparable ControlWidgetConfiguration Copyable CustomDebugStringConvertible CustomNSError CustomReflectable
    CustomStringConvertible Decodable DynamicProperty Encodable EnvironmentKey Equatable Error Escapable
    ExpressibleByArrayLiteral ExpressibleByDictionaryLiteral ExpressibleByIntegerLiteral ExpressibleByStringLiteral
    GlobalActor Hashable Identifiable InsettableShape InstanceDisplayRepresentable LabelStyle LocalizedError LosslessStringConvertible NSCoding NSCopying
    NSObject NSObjectProtocol NSSecureCoding Observable ObservableObject OptionSet PreferenceKey PreviewProvider
    RandomAccessCollection RawRepresentable Scene Sendable SendableMetatype Sequence SetAlgebra Shape Strideable
    TextOutputStreamable TypeDisplayRepresentable Toolbar ToolbarContent Transferable View ViewModifier WidgetConfiguration
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}

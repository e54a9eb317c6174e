/// The attributes with a name in upper case that come with Swift and Apple's frameworks: macros, property wrappers, result
/// builders and global actors. None gives a type a member of a surface that readers don't know.
///
/// Source: the interfaces of the standard library of Swift 6.3 and of the frameworks of the 27 SDK that apps use beside App
/// Intents.
package enum SystemAttributes {
  /// Whether a name is that of such an attribute.
  package static func contains(_ name: String) -> Bool {
    names.contains(name) || FrameworkMacro(rawValue: name) != nil
  }

  // One text, since a long literal of strings takes the compiler and the formatter minutes.
  private static let names = Set(
    """
    AccessibilityFocusState Animatable AnimatableIgnored AppDependency AppStorage Attribute Bindable Binding
    CodableWithConfiguration CommandsBuilder ComputedProperty DebugDescription DeferredProperty Dependency EntityProperty
    EntityQuerySort Entry Environment EnvironmentObject FetchRequest FocusState FocusedBinding FocusedObject FocusedSceneObject
    FocusedSceneValue FocusedValue Generable GestureState GKInspectable Guide IBAction IBDesignable IBInspectable IBOutlet
    IntentParameter IntentParameterDependency MainActor Model ModelActor NSApplicationDelegateAdaptor NSApplicationMain
    NSCopying NSManaged Namespace Observable ObservationIgnored ObservationTracked ObservedObject
    ParameterSummaryBuilder Parameter PhysicalMetric Property Published Query Relationship ScaledMetric SceneBuilder
    SceneStorage SectionedFetchRequest Sendable State StateObject Suite TaskLocal Test ToolbarContentBuilder Transient
    TransferRepresentationBuilder UIApplicationDelegateAdaptor UIApplicationMain ViewBuilder WKApplicationDelegateAdaptor
    WKExtensionDelegateAdaptor WidgetBundleBuilder
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}

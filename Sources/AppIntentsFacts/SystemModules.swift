/// The modules of Apple's SDKs that an app may ask for by `#if canImport`.
package enum SystemModules {
  /// The first systems of a module that schemas take types from; nil for one that is older than they are.
  ///
  /// By the pages of the modules in Apple's documentation.
  package static func since(_ module: String) -> SystemVersions? {
    switch module {
    case "GeoToolbox": SystemVersions(everywhere: "26.0")
    case "VisualIntelligence": SystemVersions(iOS: "26.0", macOS: "27.0")
    default: nil
    }
  }

  /// The submodules that apps are known to ask for; not held against an SDK. Nothing is known of those that are not here.
  package static let submodules: Set<String> = [
    "Darwin.C", "Darwin.Mach", "Darwin.POSIX", "ObjectiveC.runtime", "UIKit.UIGestureRecognizerSubclass", "os.activity",
    "os.lock", "os.log", "os.signpost",
  ]

  /// By Apple's list of technologies (developer.apple.com/documentation/technologies), with the modules of Swift's
  /// toolchain, up to the SDKs of 2025. What is missing here costs a remark too many, and nothing else.
  package static let names = Set(
    """
    ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility AccessorySetupKit Accounts ActivityKit
    AdAttributionKit AdServices AdSupport AddressBook AlarmKit AppClip AppIntents AppIntentsTesting AppKit
    AppTrackingTransparency AppleArchive AssetsLibrary AudioToolbox AudioUnit AuthenticationServices
    AutomaticAssessmentConfiguration AutomatedDeviceEnrollment BackgroundAssets BackgroundTasks
    BrowserEngineCore BrowserEngineKit BrowserKit BusinessChat CFNetwork CallKit CarKey CarPlay Carbon Charts
    Cinematic ClassKit ClockKit CloudKit Cocoa ColorSync Combine CommonCrypto Compression Contacts ContactsUI
    CoreAudio CoreAudioKit CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHID CoreHaptics CoreImage
    CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight
    CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN CreateML CreateMLComponents CryptoKit
    CryptoTokenKit Cxx CxxStdlib Darwin DataDetection DeclaredAgeRange DeveloperToolsSupport DeviceActivity
    DeviceCheck DeviceDiscoveryExtension DeviceDiscoveryUI DiskArbitration Dispatch Distributed DockKit
    DriverKit EnergyKit EventKit EventKitUI ExecutionPolicy ExposureNotification ExtensionFoundation
    ExtensionKit ExternalAccessory FSKit FamilyControls FileProvider FileProviderUI FinanceKit FinanceKitUI
    FinderSync Foundation FoundationModels GLKit GSS GameController GameKit GameSave GameplayKit GeoToolbox
    GroupActivities HealthKit HealthKitUI HomeKit Hypervisor IOBluetooth IOKit IOSurface
    IdentityDocumentServices IdentityDocumentServicesUI IdentityLookup IdentityLookupUI ImageCaptureCore ImageIO
    ImagePlayground ImmersiveMediaSupport InAppPurchase InputMethodKit Intents IntentsUI JavaScriptCore
    JournalingSuggestions LightweightCodeRequirements LinkPresentation LiveCommunicationKit LocalAuthentication
    LocalAuthenticationEmbeddedUI LockedCameraCapture MLCompute MachO ManagedApp ManagedAppDistribution
    ManagedSettings ManagedSettingsUI MapKit MarketplaceKit Matter MatterSupport MediaAccessibility
    MediaExtension MediaPlayer MediaToolbox MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders
    MetalPerformanceShadersGraph MetricKit MobileCoreServices ModelIO MultipeerConnectivity MusicKit
    NaturalLanguage NearbyInteraction Network NetworkExtension NewsstandKit NotificationCenter OSAKit OSLog
    ObjectiveC Observation OpenCL OpenDirectory OpenGL OpenGLES PDFKit PHASE PaperKit ParavirtualizedGraphics
    PassKit PencilKit PermissionKit Photos PhotosUI PreferencePanes ProximityReader PushKit PushToTalk Quartz
    QuartzCore QuickLook QuickLookThumbnailing QuickLookUI RealityFoundation RealityKit RegexBuilder
    RelevanceKit ReplayKit RoomPlan SafariServices SafetyKit SceneKit ScreenCaptureKit ScreenSaver ScreenTime
    ScriptingBridge SecureElementCredential Security SecurityFoundation SecurityInterface SecurityUI
    SensitiveContentAnalysis SensorKit ServiceManagement SharedWithYou SharedWithYouCore ShazamKit Social
    SoundAnalysis Spatial Speech SpriteKit StickerKit StoreKit StoreKitTest Swift SwiftData SwiftUI SwiftUICore
    Symbols Synchronization SystemConfiguration SystemExtensions TVMLKit TVServices TVUIKit TabletopKit Testing
    ThreadNetwork TipKit Translation TranslationUIProvider TrustInsights UIKit UniformTypeIdentifiers
    UserNotifications UserNotificationsUI VideoSubscriberAccount VideoToolbox Virtualization Vision VisionKit
    VisualIntelligence WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WiFiAware WorkoutKit WritingTools
    XCTest XPC libxml2 os simd sqlite3 zlib _Concurrency _StringProcessing
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}

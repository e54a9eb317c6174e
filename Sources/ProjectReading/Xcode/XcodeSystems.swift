import IntentSurface

/// What build settings call the systems.
enum XcodeSystems {
  private static let platforms: [String: Platform] = [
    "iphoneos": .iOS, "macosx": .macOS, "watchos": .watchOS, "appletvos": .tvOS, "xros": .visionOS,
  ]

  /// The platforms that a target's settings build it for, sorted.
  ///
  /// A deployment target says nothing here: many targets have one of a system that they are not built for.
  ///
  /// - Parameter isWhole: whether it is an app or an extension, which runs under Catalyst only where it asks to. A
  ///   framework does unless it says no.
  static func platforms(_ settings: BuildSettings, isWhole: Bool) -> [Platform] {
    let supported = settings.words("SUPPORTED_PLATFORMS").compactMap { platforms[$0] }
    var found = Set(supported.isEmpty ? settings.words("SDKROOT").compactMap { platforms[$0] } : supported)
    let catalyst = settings.value("SUPPORTS_MACCATALYST") ?? (isWhole ? "NO" : "YES")
    if found.contains(.iOS), catalyst == "YES" { found.insert(.macCatalyst) }
    return found.sorted()
  }

  /// The SDK that a platform is built with; code for Catalyst is built with that of the Mac.
  static func sdk(for platform: Platform) -> String {
    switch platform {
    case .iOS: "iphoneos"
    case .macOS, .macCatalyst: "macosx"
    case .watchOS: "watchos"
    case .tvOS: "appletvos"
    case .visionOS: "xros"
    }
  }

  /// The setting that has the oldest system of a platform; under Catalyst that is a number of iOS.
  static func floorKey(for platform: Platform) -> String {
    switch platform {
    case .iOS, .macCatalyst: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    }
  }

  /// The conditions that the settings define: `SWIFT_ACTIVE_COMPILATION_CONDITIONS`, and `-D` among other flags.
  ///
  /// `DEBUG` in what ships is a slip that the app's people would have found.
  static func conditions(_ settings: BuildSettings) -> Set<String> {
    var found = Set(settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS"))
    var isNext = false
    for word in settings.words("OTHER_SWIFT_FLAGS") {
      let word = word.filter { $0 != "\"" }
      if isNext { found.insert(word) } else if word.hasPrefix("-D") { found.insert(String(word.dropFirst(2))) }
      isNext = word == "-D"
    }
    return found.filter { flag in
      flag != "DEBUG" && !flag.isEmpty && flag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }
  }

  /// The platform that a filter of a build file names; nil for one that is not known here.
  static func platform(ofFilter name: String) -> Platform? {
    switch name {
    case "ios", "iphonesimulator": .iOS
    case "maccatalyst": .macCatalyst
    case "macos": .macOS
    case "watchos": .watchOS
    case "tvos": .tvOS
    case "xros", "visionos": .visionOS
    default: nil
    }
  }
}

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
    // What nothing here fills in may be any systems.
    if settings.isSet("SUPPORTED_PLATFORMS"), settings.value("SUPPORTED_PLATFORMS") == nil { return [] }
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

  /// The settings that define conditions.
  static let conditionKeys = ["SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_SWIFT_FLAGS"]

  /// Conditions by their names, and those that flags of the compiler define.
  static func conditions(named names: [String] = [], flags: [String]) -> Set<String> {
    var found = Set(names)
    var words = flags.filter { $0 != "-Xfrontend" }[...]
    while let word = words.popFirst() {
      if word == "-D" {
        if let name = words.popFirst() { found.insert(name) }
      } else if optionsWithValue.contains(word) {
        words.removeFirst(min(1, words.count))
      } else if word.hasPrefix("-D") {
        found.insert(String(word.dropFirst(2)))
      }
    }
    return found.filter { flag in
      !flag.isEmpty && flag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }
  }

  /// The flags of swiftc 6.3 that take the next word for their value, by `swiftc -help-hidden`. What follows `-Xcc` is for
  /// another compiler.
  private static let optionsWithValue = Set(
    """
    -F -Fsystem -I -Isystem -L -Werror -Wwarning -Xcc -Xclang-linker -Xlinker -Xllvm
    -access-notes-path -allow-availability-platforms -allowable-client -api-diff-data-dir -api-diff-data-file
    -assert-config -block-availability-platforms -build-id -cas-path -cas-plugin-option -cas-plugin-path
    -clang-build-session-file -clang-scanner-module-cache-path -clang-target -clang-target-variant
    -compare-to-baseline-path -coverage-prefix-map -debug-module-path -debug-prefix-map
    -define-always-enabled-availability-domain -define-availability -define-disabled-availability-domain
    -define-dynamic-availability-domain -define-enabled-availability-domain
    -dependency-scan-serialize-diagnostics-path -diagnostic-style -digester-breakage-allowlist-path
    -digester-mode -disable-experimental-feature -disable-upcoming-feature -driver-batch-count
    -driver-batch-seed -driver-batch-size-limit -driver-filelist-threshold -driver-use-frontend-path
    -dump-ast-format -dump-migration-states-dir -dump-scope-maps -e -embed-tbd-for-module
    -emit-api-descriptor-path -emit-clang-header-min-access -emit-const-values-path -emit-digester-baseline-path
    -emit-loaded-module-trace-path -emit-module-dependencies-path -emit-module-interface-path -emit-module-path
    -emit-module-serialize-diagnostics-path -emit-module-source-info-path -emit-module-summary-path
    -emit-objc-header-path -emit-package-module-interface-path -emit-private-module-interface-path
    -emit-symbol-graph-dir -emit-tbd-path -emit-variant-api-descriptor-path -emit-variant-module-interface-path
    -emit-variant-module-path -emit-variant-module-source-info-path -emit-variant-package-module-interface-path
    -emit-variant-private-module-interface-path -enable-experimental-feature -enable-upcoming-feature
    -explain-module-dependency -explain-module-dependency-detailed -export-as -external-plugin-path
    -file-compilation-dir -file-prefix-map -framework -gcc-toolchain -import-bridging-header -import-objc-header -import-pch
    -in-process-plugin-server-path -index-file-path -index-store-path -index-unit-output-path
    -interface-compiler-version -internal-import-bridging-header -internal-import-pch -ir-output-dir -j -l -libc
    -library-level -load-plugin-executable -load-plugin-library -load-resolved-plugin -locale -localization-path
    -lto-library -min-runtime-version -min-swift-runtime-version -module-abi-name -module-alias
    -module-cache-path -module-link-name -module-name -num-threads -o -output-file-map
    -package-description-version -package-name -pch-output-dir -plugin-path -project-name -public-module-name
    -register-module-dependency -require-explicit-availability-target -resource-dir
    -runtime-compatibility-version -save-optimization-record-passes -save-optimization-record-path
    -scanner-prefix-map -scanner-prefix-map-paths -scanner-prefix-map-sdk -scanner-prefix-map-toolchain -sdk
    -sdk-module-cache-path -serialize-breaking-changes-path -sil-output-dir -solver-shrink-unsolved-threshold
    -stats-output-dir -swift-version -symbol-graph-allow-availability-platforms
    -symbol-graph-block-availability-platforms -symbol-graph-minimum-access-level -sysroot -target -target-cpu
    -target-min-inlining-version -target-variant -tools-directory -typo-correction-limit -user-module-version
    -value-recursion-threshold -vfsoverlay -visualc-tools-root -visualc-tools-version -windows-sdk-root
    -windows-sdk-version -working-directory
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// The platforms that filters name, in Xcode's words or those of the tools that make projects.
  static func platforms(ofFilters names: some Sequence<String>) -> Set<Platform> {
    Set(names.compactMap { platform(ofFilter: $0.lowercased()) })
  }

  /// The platform that a filter of a build file names; nil for one that is not known here.
  static func platform(ofFilter name: String) -> Platform? {
    switch name {
    case "ios", "iphonesimulator": .iOS
    case "maccatalyst", "catalyst": .macCatalyst
    case "macos": .macOS
    case "watchos": .watchOS
    case "tvos": .tvOS
    case "xros", "visionos": .visionOS
    default: nil
    }
  }
}

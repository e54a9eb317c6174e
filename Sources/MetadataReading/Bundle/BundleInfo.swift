import Foundation
import IntentSurface
import SourceScanning

/// What an Info.plist says about its bundle.
struct BundleInfo: Decodable {
  var identifier: String?
  var name: String?
  var displayName: String?
  var version: String?
  private var supportedPlatforms: [String]?

  private enum CodingKeys: String, CodingKey {
    case identifier = "CFBundleIdentifier"
    case name = "CFBundleName"
    case displayName = "CFBundleDisplayName"
    case version = "CFBundleShortVersionString"
    case supportedPlatforms = "CFBundleSupportedPlatforms"
  }

  /// Reads a property list, binary or XML.
  ///
  /// - Throws: `SourceTreeError`, with what is wrong in words.
  init(propertyList bytes: [UInt8]) throws(SourceTreeError) {
    do {
      self = try PropertyListDecoder().decode(BundleInfo.self, from: Data(PropertyListGuard.readable(bytes)))
    } catch let error as DecodingError {
      throw SourceTreeError("not a bundle's Info.plist (\(DecodingFault(error).words))")
    } catch let error as PropertyListGuard.Refusal {
      throw SourceTreeError("not a bundle's Info.plist (\(error))")
    } catch {
      throw SourceTreeError("not a bundle's Info.plist (\(DecodingFault.unknown))")
    }
  }

  /// The systems the bundle was built for.
  var platforms: [Platform] {
    Set((supportedPlatforms ?? []).compactMap { Self.platformNames[$0] }).sorted()
  }

  private static let platformNames: [String: Platform] = [
    "iPhoneOS": .iOS, "iPhoneSimulator": .iOS, "MacOSX": .macOS, "WatchOS": .watchOS, "WatchSimulator": .watchOS,
    "AppleTVOS": .tvOS, "AppleTVSimulator": .tvOS, "XROS": .visionOS, "XRSimulator": .visionOS,
  ]
}

import AppIntentsFacts
import Foundation
import IntentSurface
import SourceScanning

/// What an Info.plist says about SiriKit and user activities; nothing else of it is looked at.
struct InfoPlist: Decodable {
  private var appIntents: [String]?
  private var appRestricted: [String]?
  private var activityTypes: [String]?
  private var extensionEntry: ExtensionEntry?
  private var urlTypes: [URLType]?

  /// Fills in what settings of the build stand for.
  var filled: @Sendable (String) -> String = { $0 }

  /// What was wrong with single keys, as ends of sentences; the other keys are read.
  private(set) var faults: [String] = []

  private enum CodingKeys: String, CodingKey {
    case appIntents = "INIntentsSupported"
    case appRestricted = "INIntentsRestrictedWhileLocked"
    case activityTypes = "NSUserActivityTypes"
    case extensionEntry = "NSExtension"
    case urlTypes = "CFBundleURLTypes"
  }

  private struct URLType: Decodable {
    var schemes: [String]?

    enum CodingKeys: String, CodingKey { case schemes = "CFBundleURLSchemes" }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    appIntents = texts(.appIntents, in: container)
    appRestricted = texts(.appRestricted, in: container)
    activityTypes = texts(.activityTypes, in: container)
    do {
      urlTypes = try container.decodeIfPresent([URLType].self, forKey: .urlTypes)
    } catch {
      note(error)
    }
    do {
      extensionEntry = try container.decodeIfPresent(ExtensionEntry.self, forKey: .extensionEntry)
    } catch {
      note(error)
    }
  }

  /// The schemes of links that open the app, in lower case; what only the build can fill in stays as it is written.
  var urlSchemes: [UrlScheme] {
    // Links open apps: what an extension declares of them does nothing. What is computed may be of an app.
    (urlTypes ?? []).flatMap { $0.schemes ?? [] }.map(filled)
      .filter { !$0.isEmpty && (extensionEntry == nil || $0.contains("$")) }
      .map { UrlScheme(name: $0.contains("$") ? $0 : $0.lowercased()) }
  }

  /// The texts of a list. Where it is something else, that is a fault of this key alone.
  private mutating func texts(_ key: CodingKeys, in container: KeyedDecodingContainer<CodingKeys>) -> [String]? {
    do {
      return try container.decodeIfPresent([String].self, forKey: key)
    } catch {
      note(error)
      return nil
    }
  }

  private mutating func note(_ error: any Error) {
    let fault = (error as? DecodingError).map(DecodingFault.init)
    faults.append(fault.map { "\($0.place ?? "its top"): \($0.detail)" } ?? "\(error)")
  }

  private struct ExtensionEntry: Decodable {
    var attributes: Attributes?

    enum CodingKeys: String, CodingKey {
      case point = "NSExtensionPointIdentifier"
      case attributes = "NSExtensionAttributes"
    }

    // Other extension points have other attributes, and what one shows or is told of it does not answer.
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let point = try container.decodeIfPresent(String.self, forKey: .point)
      // What a manifest computes may be any.
      guard point == WithheldType.intentsPoint || point?.contains("$") == true else { return }
      attributes = try container.decodeIfPresent(Attributes.self, forKey: .attributes)
    }
  }

  private struct Attributes: Decodable {
    var intents: [String]?
    var restricted: [String]?

    enum CodingKeys: String, CodingKey {
      case intents = "IntentsSupported"
      case restricted = "IntentsRestrictedWhileLocked"
    }
  }

  /// An Info.plist is a few kilobytes.
  static let sizeLimit = 1 << 20

  /// Whether a file is an Info.plist, by its path: `Info.plist`, `Journal-Info.plist`, `Info-macOS.plist`.
  static func isNamed(_ path: String) -> Bool {
    guard path.hasSuffix(".plist") else { return false }
    return RelativePath.name(of: path).lowercased().contains("info")
  }

  /// Nil where the bytes name none of the keys, so that nothing can be missed.
  ///
  /// - Throws: `SourceTreeError`, with the key and the remedy.
  init?(bytes: [UInt8]) throws(SourceTreeError) {
    let data = Data(bytes)
    guard data.count <= Self.sizeLimit else { return nil }
    guard Self.words.contains(where: { data.range(of: $0) != nil }) else {
      guard data.starts(with: Data("bplist".utf8)) || Self.openings.contains(where: { data.range(of: $0) != nil })
      else {
        throw SourceTreeError("not a property list with keys. What it declares was not read; correct it in Xcode.")
      }
      return nil
    }
    // Which parts of the list the preprocessor leaves is a matter of the build.
    guard !bytes.split(separator: UInt8(ascii: "\n")).contains(where: { $0.starts(with: Array("#if".utf8)) }) else {
      throw SourceTreeError("it has conditions of the preprocessor. What it declares was not read.")
    }
    do {
      self = try PropertyListDecoder().decode(InfoPlist.self, from: Data(PropertyListGuard.readable(bytes)))
    } catch let error as DecodingError {
      let fault = DecodingFault(error)
      throw SourceTreeError(
        (fault.place.map { "damaged at \($0): \(fault.detail)." } ?? "not a property list (\(fault.detail)).")
          + " The SiriKit intents and activities that it declares are missing; correct it in Xcode.")
    } catch {
      throw SourceTreeError(
        "not a property list (\(error)). The SiriKit intents and activities that it declares are missing; correct it "
          + "in Xcode.")
    }
  }

  // What every list of keys that is text has.
  private static let openings = ["<dict", "{"].map { Data($0.utf8) }

  // In binary property lists these are plain ASCII as well.
  private static let words = ["IntentsSupported", "NSUserActivityTypes", "CFBundleURLTypes"].map { Data($0.utf8) }

  /// The classes of all SiriKit intents that it declares.
  var declaredIntents: [String] { ((appIntents ?? []) + (extensionEntry?.attributes?.intents ?? [])).map(filled) }

  /// The classes of those that it declares for an unlocked device alone.
  var restrictedIntents: Set<String> {
    Set(((appRestricted ?? []) + (extensionEntry?.attributes?.restricted ?? [])).map(filled))
  }

  /// Apple's own intents that it declares; custom ones have their definition.
  var systemIntents: [SystemIntent] {
    let restricted = restrictedIntents
    return declaredIntents.filter(SiriProtocols.isSystemIntent).map { name in
      var intent = SystemIntent(name: name)
      intent.isDeclared = true
      intent.requiresUnlock = restricted.contains(name)
      return intent
    }
  }

  /// The types of activities that it declares, without the classes of intents that are listed among them.
  var activities: [UserActivity] {
    (activityTypes ?? []).map(filled).filter { !$0.hasSuffix("Intent") }.map { type in
      // What nobody here knows is filled in by the build.
      var activity = UserActivity(type: type.contains("$") ? .expression(type) : .value(type))
      activity.isDeclared = true
      return activity
    }
  }
}

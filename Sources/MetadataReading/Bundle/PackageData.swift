import Foundation
import IntentSurface
import SourceScanning

/// An `extract.packagedata` file: it exists where the code declares an `AppIntentsPackage`, and names what that includes.
struct PackageData: Decodable {
  static let fileName = "extract.packagedata"

  /// Mangled type names.
  var includes: [String]

  /// - Throws: `SourceTreeError`, with what is wrong in words.
  init(bytes: [UInt8]) throws(SourceTreeError) {
    do {
      self = try JSONDecoder().decode(PackageData.self, from: Data(bytes))
    } catch let error as DecodingError {
      throw SourceTreeError("the included packages can't be read from it (\(DecodingFault(error).words)).")
    } catch {
      throw SourceTreeError("the included packages can't be read from it (\(DecodingFault.unknown)).")
    }
  }

  /// The package of a bundle. The file does not name the package type itself, so that the bundle's name stands for it.
  func package(of bundle: String) -> IntentsPackage {
    IntentsPackage(typePath: bundle, includes: includes.map { MangledName($0)?.typePath ?? $0 }.sorted())
  }
}

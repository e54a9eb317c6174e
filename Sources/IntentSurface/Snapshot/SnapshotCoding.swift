import CanonicalJSON
package import Foundation

extension Surface {
  /// The snapshot text: JSON with sorted keys and LF, the same bytes for equal surfaces.
  ///
  /// - Throws: an encoding error, for numbers that JSON can't hold; a surface has none.
  package func snapshotData() throws -> Data {
    Data(try CanonicalJSON.bytes(of: canonical().asOfItsEdition())) + Data("\n".utf8)
  }

  /// Reads a snapshot of this or an older format.
  ///
  /// - Throws: `SnapshotError`.
  package init(snapshot data: Data) throws(SnapshotError) {
    if data.starts(with: Self.pointerStart.utf8) { throw .pointer }
    if let key = data.withUnsafeBytes({ JSONKeys.duplicate(in: $0.bindMemory(to: UInt8.self)) }) {
      throw .duplicateKey(key)
    }
    let version = try Self.formatVersion(of: data)
    guard version <= Self.currentFormatVersion else {
      throw .newerFormat(found: version, supported: Self.currentFormatVersion)
    }
    if let key = Self.missingList(in: data) {
      throw .malformed(key: key, detail: "the list is missing, which is there also where it is empty")
    }
    do {
      self = try JSONDecoder().decode(Surface.self, from: data)
    } catch let error as DecodingError {
      throw SnapshotError(error)
    } catch {
      throw .otherFormat(detail: DecodingFault.unknown)
    }
  }

  /// How a file begins that git has in the place of one that Git LFS keeps.
  private static let pointerStart = "version https://git-lfs.github.com/spec/"

  private struct Header: Decodable { var formatVersion: Int? }

  /// The lists that a snapshot of its edition must have, and what says which edition it is.
  private struct Lists: Decodable {
    struct Source: Decodable { var edition: Int? }
    private struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    let missing: String?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let source = try container.decodeIfPresent(Source.self, forKey: Key(stringValue: "readFrom"))
      let mayLackSome = source?.edition ?? 0 < Provenance.listingEdition
      missing = mayLackSome ? nil : Surface.alwaysListed.first { !container.contains(Key(stringValue: $0)) }
    }
  }

  private static func missingList(in data: Data) -> String? {
    (try? JSONDecoder().decode(Lists.self, from: data))?.missing
  }

  private static func formatVersion(of data: Data) throws(SnapshotError) -> Int {
    let header: Header
    do { header = try JSONDecoder().decode(Header.self, from: data) } catch let error as DecodingError {
      throw SnapshotError(error)
    } catch {
      throw .otherFormat(detail: DecodingFault.unknown)
    }
    guard let version = header.formatVersion else { throw .noFormatVersion }
    return version
  }
}

extension SnapshotError {
  fileprivate init(_ error: DecodingError) {
    let fault = DecodingFault(error)
    self = fault.place.map { .malformed(key: $0, detail: fault.detail) } ?? .otherFormat(detail: fault.detail)
  }
}

/// Writes values as JSON in one form: the same bytes for equal values, on every system and with every Foundation.
///
/// The article “The canonical form” in this target's catalogue specifies it.
package enum CanonicalJSON {
  /// The text of a value, without a line end behind it.
  ///
  /// What the standard library knows about encoding is all that is known here: a `Data`, a `Date` or a `URL` of Foundation
  /// is written as the members that it encodes, and not in Foundation's own spelling.
  ///
  /// - Throws: `EncodingError` for a number that JSON can't hold (infinite, or none), and what a value throws itself.
  package static func bytes(of value: some Encodable) throws -> [UInt8] {
    let node = try CanonicalEncoder.node(of: value, at: .root)
    var text = CanonicalText()
    text.write(node, indentation: 0)
    return text.bytes
  }

  /// The text of a value.
  ///
  /// - Throws: as `bytes(of:)`.
  package static func text(of value: some Encodable) throws -> String {
    String(decoding: try bytes(of: value), as: UTF8.self)
  }
}

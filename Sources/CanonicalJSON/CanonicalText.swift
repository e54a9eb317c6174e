/// The text of a value while it is written.
struct CanonicalText {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ node: CanonicalNode, indentation: Int) {
    switch node {
    case .null: write("null")
    case .flag(let value): write(value ? "true" : "false")
    case .number(let digits): write(digits)
    case .text(let text): write(quoted: text)
    case .list(let list): write(list.elements, indentation)
    case .object(let object): write(object.members, indentation)
    }
  }

  private mutating func write(_ elements: [CanonicalNode], _ indentation: Int) {
    write("[")
    for (position, element) in elements.enumerated() {
      write(position == 0 ? "\n" : ",\n")
      indent(indentation + 1)
      write(element, indentation: indentation + 1)
    }
    write(elements.isEmpty ? "\n\n" : "\n")
    indent(indentation)
    write("]")
  }

  private mutating func write(_ members: [String: CanonicalNode], _ indentation: Int) {
    write("{")
    // Scalars and the bytes of UTF-8 sort alike; comparing texts would compare their normal forms.
    let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for (position, (key, member)) in sorted.enumerated() {
      write(position == 0 ? "\n" : ",\n")
      indent(indentation + 1)
      write(quoted: key)
      write(" : ")
      write(member, indentation: indentation + 1)
    }
    write(members.isEmpty ? "\n\n" : "\n")
    indent(indentation)
    write("}")
  }

  private mutating func indent(_ depth: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func write(quoted text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x08: write("\\b")
      case 0x09: write("\\t")
      case 0x0A: write("\\n")
      case 0x0C: write("\\f")
      case 0x0D: write("\\r")
      case ..<0x20:
        write("\\u00")
        bytes.append(Self.digits[Int(byte >> 4)])
        bytes.append(Self.digits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static let digits = Array("0123456789abcdef".utf8)
}

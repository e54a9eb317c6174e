/// YAML, as settings, waivers and project specifications are read.
enum YAMLFuzz {
  static func read(_ bytes: [UInt8]) {
    let reader = YAMLReader()
    let node = reader.document(String(decoding: bytes, as: UTF8.self))
    demand(node == nil || reader.problems.isEmpty, "read in spite of a problem")
  }
}

import ProjectReading
import SourceScanning

extension ProjectTarget {
  /// The property list of the target, as a tool writes it or as a file has it; nil where none can be read.
  func propertyListBytes(in tree: any SourceTree) -> [UInt8]? {
    writtenList.map { Array($0.xml.utf8) } ?? propertyList.flatMap { try? tree.contents(of: $0) }
  }
}

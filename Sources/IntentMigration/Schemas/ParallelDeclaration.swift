extension ParallelTypes {
  /// One of the types that are made.
  struct Declaration {
    var name: String
    var attribute: String?
    var head: String
    var body: [String]
    var comment: String?
  }
}

import AppIntents

struct AddBook: AppIntent {
  static let title: LocalizedStringResource = "Add Book"
}

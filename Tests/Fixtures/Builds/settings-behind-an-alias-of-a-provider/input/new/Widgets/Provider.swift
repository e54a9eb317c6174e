import Foundation

struct BedProvider {
  typealias Intent = ChooseBedIntent
}

import Foundation

struct Provider {
  typealias Intent = ChooseBedIntent
}

import WidgetKit

enum GardenSizes {
  static var all: [WidgetFamily] {
    var sizes: [WidgetFamily] = [.systemSmall]
    if #available(iOS 17, *) {
      sizes.append(.systemExtraLarge)
    }
    return sizes
  }
}

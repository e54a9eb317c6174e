public struct Bed {}

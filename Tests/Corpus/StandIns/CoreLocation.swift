// A stand-in for what intents use of CoreLocation.
@_exported import Foundation

public typealias CLLocationDegrees = Double
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: Double
  public var longitude: Double
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
public final class CLLocation: Sendable {
  public let coordinate: CLLocationCoordinate2D
  public init(latitude: Double, longitude: Double) { coordinate = .init(latitude: latitude, longitude: longitude) }
}
public final class CLPlacemark: Sendable {
  public var location: CLLocation? { nil }
  public var name: String? { nil }
  public var locality: String? { nil }
}
public final class CLGeocoder: Sendable {
  public init() {}
  public func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { [] }
  public func geocodeAddressString(_ text: String) async throws -> [CLPlacemark] { [] }
}

/// Things on a map as GeoJSON has them (RFC 7946), each with properties of its own kind.
public struct FeatureCollection<Properties: Encodable>: Encodable {
    public struct Feature: Encodable {
        let id: String
        let geometry: Point?
        let properties: Properties

        /// `latitude` and `longitude` in degrees; nil for what lies nowhere.
        public init(id: String, at place: (latitude: Double, longitude: Double)?, properties: Properties) {
            self.id = id
            geometry = place.map { Point(coordinates: [$0.longitude, $0.latitude]) }
            self.properties = properties
        }

        private enum Key: String, CodingKey {
            case type, id, geometry, properties
        }

        /// A place that is not known is `null`, not missing.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode("Feature", forKey: .type)
            try container.encode(id, forKey: .id)
            try container.encode(geometry, forKey: .geometry)
            try container.encode(properties, forKey: .properties)
        }
    }

    struct Point: Encodable {
        let type = "Point"
        /// East, then north.
        let coordinates: [Double]
    }

    let type = "FeatureCollection"
    let features: [Feature]

    public init(_ features: [Feature]) { self.features = features }
}

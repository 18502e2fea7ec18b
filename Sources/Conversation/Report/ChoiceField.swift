extension Choice {
    /// A part of a report that can be changed before sending.
    public enum Field: String, Codable, Sendable, CaseIterable {
        case what, photos, place, time, kind

        /// What its button reads.
        var label: ReportLabels {
            switch self {
            case .what: .fieldWhat
            case .photos: .fieldPhotos
            case .place: .fieldPlace
            case .time: .fieldTime
            case .kind: .fieldKind
            }
        }

        /// The question that it answers; photos are taken at the look itself.
        var step: Draft.Step {
            switch self {
            case .what: .what
            case .photos: .look
            case .place: .place
            case .time: .time
            case .kind: .kind
            }
        }
    }
}

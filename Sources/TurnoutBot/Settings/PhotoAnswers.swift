import CivicFacts

/// What the settings say of photos.
extension Configuration {
    /// How long original photos are kept; nil: never.
    var originals: Span? {
        get throws(Fault) {
            guard let text = self[.house(.keepOriginals)], text != Setting.house(.keepOriginals).fallback
            else { return nil }
            guard let days = Int64(text), (1...365).contains(days) else {
                throw Fault("TURNOUT_KEEP_ORIGINALS must be a number of days from 1 to 365, or never.")
            }
            return .days(days)
        }
    }

    /// Clean photos are kept beside the rows.
    var photosInDatabase: Bool {
        get throws(Fault) {
            switch self[.house(.photos)] ?? Setting.house(.photos).fallback {
            case "dir": false
            case "database": true
            default: throw Fault("TURNOUT_PHOTOS must be dir or database.")
            }
        }
    }

    /// Pixels, 320 to 4096.
    var photoSide: Int {
        get throws(Fault) {
            guard let side = Int(self[.house(.photoSide)] ?? Setting.house(.photoSide).fallback),
                (320...4_096).contains(side)
            else { throw Fault("TURNOUT_PHOTO_SIDE must be a number of pixels from 320 to 4096.") }
            return side
        }
    }
}

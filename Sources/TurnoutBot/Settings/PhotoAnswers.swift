import CivicFacts
import HTTP
import Services
import Store

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

    /// Where clean photos are kept.
    var photos: PhotoPlace {
        get throws(Fault) {
            switch self[.house(.photos)] ?? Setting.house(.photos).fallback {
            case "dir": return .directory
            case "database": return .database
            default:
                _ = try bucketAddress
                return .bucket
            }
        }
    }

    /// What follows "s3:".
    private var bucketAddress: String {
        get throws(Fault) {
            guard let text = self[.house(.photos)], text.hasPrefix("s3:"),
                Bucket.isAddress(String(text.dropFirst(3)))
            else {
                throw Fault(
                    "TURNOUT_PHOTOS must be dir, database, or like s3:https://s3.example.org/bucket/prefix (http:// only for this machine)."
                )
            }
            return String(text.dropFirst(3))
        }
    }

    /// The bucket with the clean photos; nil where they are elsewhere.
    var shelf: PhotoShelf? {
        get throws(Fault) {
            guard try photos == .bucket else { return nil }
            guard let key = self[.house(.bucketKey)], let secret = self[.house(.bucketSecret)] else {
                throw Fault(
                    "TURNOUT_PHOTOS names a bucket, and TURNOUT_S3_KEY or TURNOUT_S3_SECRET is missing.")
            }
            let region = self[.house(.bucketRegion)] ?? Setting.house(.bucketRegion).fallback
            guard let signature = HTTPSignature(key: key, secret: secret, region: region) else {
                throw Fault(
                    "TURNOUT_S3_KEY, TURNOUT_S3_SECRET and TURNOUT_S3_REGION must be one word each, without spaces."
                )
            }
            var http = HTTPConfiguration()
            http.proxy = try httpProxy
            guard let bucket = Bucket(try bucketAddress, signature: signature, through: http) else {
                return nil
            }
            return PhotoShelf(bucket: bucket, directory: dataDirectory)
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

import FoundationEssentials
public import HTTP

/// Why a bucket cannot be used, said as what the operator can do.
public enum BucketFault: Error, Equatable, Sendable, CustomStringConvertible {
    case noBucket, wrongKey, wrongSecret, noRight, wrongRegion, wrongClock
    /// It answers as something else than an object store does.
    case notABucket
    /// No answer, one that was cut off, or none in time.
    case noAnswer(HTTPError.Phase?)
    /// It answers, and cannot now: the status.
    case busy(status: Int)
    /// An object is not what was put there.
    case changed

    public var description: String {
        switch self {
        case .noBucket: "The bucket in TURNOUT_PHOTOS does not exist there. Make it, or check its name."
        case .wrongKey: "The bucket's server does not know the key in TURNOUT_S3_KEY. Check it."
        case .wrongSecret:
            "The bucket's server says that TURNOUT_S3_SECRET does not belong to TURNOUT_S3_KEY. Check both."
        case .noRight:
            "The key in TURNOUT_S3_KEY may not do what photos need there. Give it s3:PutObject, s3:GetObject, s3:DeleteObject and "
                + "s3:ListBucket."
        case .wrongRegion: "The bucket is in another region. Put the right one into TURNOUT_S3_REGION."
        case .wrongClock:
            "The bucket's server finds this machine's clock wrong. Set it: timedatectl set-ntp true."
        case .notABucket:
            "The address in TURNOUT_PHOTOS answers as a web page and not as an S3 server does. Check its host, and that no proxy or "
                + "login page stands between."
        case .noAnswer(.resolving):
            "The name of the bucket's server cannot be looked up. Check TURNOUT_PHOTOS and /etc/resolv.conf."
        case .noAnswer(.securing):
            "The certificate of the bucket's server is not trusted. Check the clock, and the package ca-certificates."
        case .noAnswer(.exchanging), .noAnswer(.receiving):
            "The bucket's server takes too long to answer. Photos wait; ask who runs it."
        case .noAnswer: "The bucket's server does not answer. Photos wait; check network, proxy and firewall."
        case .busy(let status):
            "The bucket's server cannot answer now (status \(status)). Photos wait; ask who runs it."
        case .changed:
            "A photo in the bucket is not what was put there. Somebody else writes to it: find out who."
        }
    }

    /// Waiting mends it, and not the operator.
    public var isPassing: Bool {
        switch self {
        case .noAnswer, .busy, .changed: true
        case .noBucket, .wrongKey, .wrongSecret, .noRight, .wrongRegion, .wrongClock, .notABucket: false
        }
    }

    /// In the log, which has numbers only.
    public var number: Int {
        switch self {
        case .noBucket: 1
        case .wrongKey: 2
        case .wrongSecret: 3
        case .noRight: 4
        case .wrongRegion: 5
        case .wrongClock: 6
        case .notABucket: 7
        case .noAnswer: 8
        case .busy: 9
        case .changed: 10
        }
    }

    init(_ error: HTTPError) {
        switch error {
        case .notSent(let failure), .uncertain(let failure), .cut(_, let failure):
            self = .noAnswer(failure.phase)
        case .tooLarge: self = .changed
        case .cancelled, .invalidRequest: self = .noAnswer(nil)
        }
    }

    /// What an answer other than the wanted one means.
    init(_ answer: HTTPResponse) {
        let code = Self.code(in: answer)
        switch (answer.status, code) {
        case (_, "NoSuchBucket"): self = .noBucket
        case (_, "InvalidAccessKeyId"): self = .wrongKey
        case (_, "SignatureDoesNotMatch"): self = .wrongSecret
        case (_, "RequestTimeTooSkewed"): self = .wrongClock
        case (_, "AuthorizationHeaderMalformed"), (301, _), (307, _): self = .wrongRegion
        case (500..., _), (429, _), (408, _): self = .busy(status: answer.status)
        case (401, .some), (403, .some): self = .noRight
        case (404, .some): self = .noBucket
        case (_, nil): self = .notABucket
        case (_, .some): self = .busy(status: answer.status)
        }
    }

    /// The code of an error as an S3 server says it; nil for anything that is no such answer.
    private static func code(in answer: HTTPResponse) -> String? {
        let text = String(decoding: answer.body.prefix(4_096), as: UTF8.self)
        guard text.contains("<Error>"), let found = text.firstMatch(of: /<Code>([A-Za-z0-9]+)<\/Code>/) else {
            return nil
        }
        return String(found.1)
    }
}

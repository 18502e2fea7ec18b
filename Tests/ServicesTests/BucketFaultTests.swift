import Foundation
import HTTP
import Testing

@testable import Services

/// What a bucket's answers mean, each said once, with what to do (section 5).
struct BucketFaultTests {
    private func answer(_ status: Int, _ code: String?) -> HTTPResponse {
        let body = code.map {
            "<?xml version=\"1.0\"?>\n<Error><Code>\($0)</Code><Message>no</Message></Error>"
        }
        return HTTPResponse(status: status, body: Data((body ?? "<html><body>Welcome</body></html>").utf8))
    }

    @Test func eachRefusalHasItsSentence() {
        let cases: [(Int, String?, BucketFault)] = [
            (404, "NoSuchBucket", .noBucket), (403, "InvalidAccessKeyId", .wrongKey),
            (403, "SignatureDoesNotMatch", .wrongSecret), (403, "AccessDenied", .noRight),
            (403, "RequestTimeTooSkewed", .wrongClock), (400, "AuthorizationHeaderMalformed", .wrongRegion),
            (301, "PermanentRedirect", .wrongRegion), (503, "SlowDown", .busy(status: 503)),
            (500, nil, .busy(status: 500)), (200, nil, .notABucket), (404, nil, .notABucket),
            (403, nil, .notABucket),
        ]
        for (status, code, fault) in cases {
            #expect(BucketFault(answer(status, code)) == fault, "\(status) \(code ?? "a web page")")
        }
        let all =
            cases.map(\.2) + [.noAnswer(.exchanging), .noAnswer(.securing), .noAnswer(.connecting), .changed]
        #expect(Set(all.map(\.description)).count == Set(all.map { "\($0.description)" }).count)
        #expect(all.allSatisfy { $0.description.hasSuffix(".") && !$0.description.contains("http") })
    }

    @Test func onlyWhatWaitingMendsIsWaitedFor() {
        let waits: [BucketFault] = [.noAnswer(nil), .busy(status: 503), .changed]
        let stops: [BucketFault] = [
            .noBucket, .wrongKey, .wrongSecret, .noRight, .wrongRegion, .wrongClock, .notABucket,
        ]
        #expect(waits.allSatisfy(\.isPassing) && !stops.contains(where: \.isPassing))
        #expect(Set((waits + stops).map(\.number)).count == waits.count + stops.count)
    }

    @Test func anAddressNamesAServerABucketAndPerhapsAPrefix() {
        let good = [
            "https://s3.example.org/photos", "https://s3.example.org:9000/photos/2026/north",
            "http://127.0.0.1:9000/photos", "http://localhost/photos", "http://[::1]:9000/photos",
        ]
        let bad = [
            "", "https://s3.example.org", "https://s3.example.org/", "https:///photos",
            "s3.example.org/photos",
            "http://s3.example.org/photos", "https://key:word@s3.example.org/photos",
            "https://s3.example.org/photos/", "https://s3.example.org/photos//north",
            "https://s3.example.org/photos/../other", "https://s3.example.org/photos?list",
            "https://s3.example.org/Straße",
        ]
        for address in good { #expect(Bucket.isAddress(address), "\(address)") }
        for address in bad { #expect(!Bucket.isAddress(address), "\(address)") }
    }
}

import CCurl
import FoundationEssentials

/// What an easy handle can tell about its transfer.
struct CurlResults {
    private let easy: UnsafeMutableRawPointer

    init(_ easy: UnsafeMutableRawPointer) { self.easy = easy }

    /// Whether a socket was connected for this transfer, rather than a kept connection taken up.
    var hasNewConnection: Bool { long(CURLINFO_NUM_CONNECTS) > 0 }

    /// Whether the status of the final answer came.
    var hasStatus: Bool { long(CURLINFO_RESPONSE_CODE) >= 200 }

    func response(body: Data) -> HTTPResponse {
        HTTPResponse(status: long(CURLINFO_RESPONSE_CODE), headers: headers, body: body)
    }

    /// The phase of a failure before the request was written, by libcurl's code and clocks.
    func failureBeforeRequest(_ code: CURLcode) -> HTTPError.Failure {
        HTTPError.Failure(code: Int32(bitPattern: code.rawValue), phase: phaseBeforeRequest(code))
    }

    /// The phase of a failure after the request may have been written.
    func failureAfterRequest(_ code: CURLcode, hasBody: Bool) -> HTTPError.Failure {
        let hasAnswer = hasBody || long(CURLINFO_HEADER_SIZE) > 0
        return HTTPError.Failure(
            code: Int32(bitPattern: code.rawValue), phase: hasAnswer ? .receiving : .exchanging)
    }

    private func phaseBeforeRequest(_ code: CURLcode) -> HTTPError.Phase {
        switch code {
        case CURLE_COULDNT_RESOLVE_HOST: return .resolving
        case CURLE_COULDNT_RESOLVE_PROXY, CURLE_PROXY: return .proxying
        case CURLE_COULDNT_CONNECT: return .connecting
        case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE,
            CURLE_SSL_CIPHER, CURLE_SSL_CERTPROBLEM, CURLE_SSL_ISSUER_ERROR:
            return .securing
        default: break
        }
        // A timeout, or an error of the socket: how far did it come? A proxy has answered a tunnel request where
        // there is a connect code; a connection counts as made when its socket is connected, before TLS.
        if long(CURLINFO_HTTP_CONNECTCODE) != 0 { return .proxying }
        if offset(CURLINFO_NAMELOOKUP_TIME_T) == 0 { return .resolving }
        return hasNewConnection ? .securing : .connecting
    }

    /// The fields of the last answer: no interim answers, no trailers, nothing a proxy said.
    private var headers: HTTPHeaders {
        var headers: HTTPHeaders = [:]
        var field = turnout_easy_nextheader(easy, UInt32(CURLH_HEADER), -1, nil)
        while let found = field {
            headers.add(String(cString: found.pointee.name), String(cString: found.pointee.value))
            field = turnout_easy_nextheader(easy, UInt32(CURLH_HEADER), -1, found)
        }
        return headers
    }

    private func long(_ info: CURLINFO) -> Int {
        var value = 0
        return turnout_get_long(easy, info, &value) == CURLE_OK ? value : 0
    }

    private func offset(_ info: CURLINFO) -> curl_off_t {
        var value: curl_off_t = 0
        return turnout_get_offset(easy, info, &value) == CURLE_OK ? value : 0
    }
}

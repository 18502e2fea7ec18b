import HTTP

extension HTTPClient {
    /// What came of a request, as a value.
    func outcome(_ request: HTTPRequest) async -> Result<HTTPResponse, HTTPError> {
        do throws(HTTPError) {
            return .success(try await send(request))
        } catch {
            return .failure(error)
        }
    }

    /// The error a request ended with; nil when it succeeded.
    func failure(_ request: HTTPRequest) async -> HTTPError? {
        guard case .failure(let error) = await outcome(request) else { return nil }
        return error
    }
}

extension HTTPError {
    /// The phase of an error that says nothing was sent.
    var phaseNotSent: Phase? {
        guard case .notSent(let failure) = self else { return nil }
        return failure.phase
    }

    /// The phase of an error that leaves it open.
    var phaseUncertain: Phase? {
        guard case .uncertain(let failure) = self else { return nil }
        return failure.phase
    }

    /// The answer of an error that shows some of it.
    var partial: HTTPResponse? {
        guard case .cut(let answer, let failure) = self, failure.phase == .receiving else { return nil }
        return answer
    }

    /// libcurl's code, where there is one.
    var code: Int32? {
        switch self {
        case .notSent(let failure), .uncertain(let failure), .cut(_, let failure): failure.code
        case .tooLarge, .cancelled, .invalidRequest: nil
        }
    }
}

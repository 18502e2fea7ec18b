import Conversation
import Foundation
import Locks

@testable import Civic

/// A network of pages held in memory: each path of a URL has a reply, everything else is 404.
final class FakeWeb: Fetching {
    struct Page: Sendable {
        var status = 200
        var body = Data()
        var etag: String?
        var modified: String?
    }

    private struct State {
        var pages: [String: Page] = [:]
        var everywhere: Page?
        var heard: [String] = []
        var setback: SourceError?
        var patience: [Duration] = []
    }

    private let state = Locked(State())

    /// Paths of all requests so far, in order.
    var heard: [String] { state.withLock { $0.heard } }
    var patience: [Duration] { state.withLock { $0.patience } }

    func put(_ path: String, _ body: String, status: Int = 200, etag: String? = nil, modified: String? = nil)
    {
        put(path, Data(body.utf8), status: status, etag: etag, modified: modified)
    }

    func put(_ path: String, _ body: Data, status: Int = 200, etag: String? = nil, modified: String? = nil) {
        state.withLock {
            $0.pages[path] = Page(status: status, body: body, etag: etag, modified: modified)
        }
    }

    /// What a path without a page of its own has.
    func putEverywhere(_ body: String, status: Int) {
        state.withLock { $0.everywhere = Page(status: status, body: Data(body.utf8)) }
    }

    /// From now on every request comes to this; nil ends it.
    func fail(_ setback: SourceError?) { state.withLock { $0.setback = setback } }

    func fetch(_ request: SourceRequest, within time: Duration) async throws(SourceError) -> SourceReply {
        let url = URLComponents(string: request.url)
        let path = url?.percentEncodedPath ?? ""
        // A page of one election stands beside that of the path.
        let id = url?.queryItems?.first { $0.name == "electionId" }?.value
        let (page, setback) = state.withLock { state in
            state.heard.append(path)
            state.patience.append(time)
            let own = id.flatMap { state.pages["\(path)?electionId=\($0)"] }
            return (own ?? state.pages[path] ?? state.everywhere, state.setback)
        }
        await Task.yield()
        if let setback { throw setback }
        guard let page else { return SourceReply(status: 404, body: Data()) }
        if let etag = page.etag,
            request.headers.contains(where: { $0.name == "If-None-Match" && $0.value == etag })
        {
            return SourceReply(status: 304, body: Data(), etag: etag)
        }
        return SourceReply(status: page.status, body: page.body, etag: page.etag, modified: page.modified)
    }
}

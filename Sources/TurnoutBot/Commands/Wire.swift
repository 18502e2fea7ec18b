import Adapters
import HTTP

/// The way to a platform, looked at with one request.
struct Wire: Sendable {
    let configuration: Configuration

    /// Platforms that are set up, each with an address there that anybody may ask.
    var addresses: [(name: String, address: String)] {
        let telegram = configuration[.telegram(.token)].map { token in
            "\(configuration[.telegram(.api)] ?? TelegramSettings.publicBase)/bot\(token)/getMe"
        }
        let matrix = configuration[.matrix(.homeserver)].map { "\($0)/_matrix/client/versions" }
        return [("Telegram", telegram), ("Matrix", matrix)].compactMap { name, address in
            address.map { (name, $0) }
        }
    }

    /// Whatever it answers.
    func ask(_ address: String) async throws -> HTTPResponse {
        var http = HTTPConfiguration()
        http.proxy = try configuration.httpProxy
        let client = HTTPClient(http)
        do {
            let answer = try await client.send(HTTPRequest(.get, address, deadline: .seconds(15)))
            await client.shutdown()
            return answer
        } catch {
            await client.shutdown()
            throw error
        }
    }

    /// What is in the way to this platform; nil where it answers.
    func obstacle(to platform: String) async -> Finding? {
        guard let address = addresses.first(where: { $0.name == platform })?.address else { return nil }
        do { _ = try await ask(address) } catch let error as HTTPError {
            return Self.sentence(error).map { Finding(isWell: false, sentence: "\(platform): \($0)") }
        } catch {}
        return nil
    }

    static func sentence(_ error: HTTPError) -> String? {
        switch error {
        case .notSent(let failure), .uncertain(let failure): sentence(failure.phase)
        // It did answer; whether that is of use, the platform's own look says.
        case .cut, .tooLarge, .cancelled, .invalidRequest: nil
        }
    }

    private static func sentence(_ phase: HTTPError.Phase) -> String {
        switch phase {
        case .resolving: "its name cannot be looked up; check the address and /etc/resolv.conf"
        case .securing:
            "its certificate is not trusted; check the clock, the package ca-certificates, and who stands between"
        case .proxying: "the proxy does not let it through; check TURNOUT_PROXY"
        case .preparing, .connecting: "nobody answers there; check network, firewall and address"
        case .exchanging, .receiving: "it took the question and did not answer; check network and proxy"
        }
    }
}

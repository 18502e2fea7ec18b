import Foundation
import Testing

@testable import TurnoutBot

/// Where the site is served is checked before anything is written with it.
@Suite struct PublicAddressTests {
    @Test(arguments: [
        ("https://x.org", "https://x.org/"), ("HTTPS://X.org/a/b", "https://x.org/a/b/"),
        ("http://localhost:8080/", "http://localhost:8080/"), ("https://x.org:65535", "https://x.org:65535/"),
        ("https://[2001:db8::1]:8443/v", "https://[2001:db8::1]:8443/v/"),
        ("https://xn--bcher-kva.example/", "https://xn--bcher-kva.example/"),
        ("https://192.0.2.1/~us/", "https://192.0.2.1/~us/"),
    ])
    func anAddressIsTaken(said: String, kept: String) throws {
        let configuration = try Configuration(environment: ["TURNOUT_PUBLIC_URL": said])
        #expect(try configuration.publicAddress == kept)
    }

    @Test(arguments: [
        "foo", "x.org", "https:x.org", "https:///x", "https://", "ftp://x.org/", "https://user:pw@x.org/",
        "https://user@x.org/", "https://[bad", "https://[bad]/", "https://[::1]x/", "https://x.org:99999/",
        "https://x.org:0/", "https://x.org:/", "https://x.org:+80/", "https://x.org/?q=1", "https://x.org/#a",
        "https://x org/",
        "https://x.org/a b", "https://x..org/", "https://-x.org/", "https://x.org/\"><b>",
        "https://x.org/a//b",
        "https://x.org/../y", "https://bücher.example/", "https://x.org/\u{202E}",
        "javascript://x.org/%0aalert(1)",
    ])
    func whatIsNoneIsRefused(said: String) throws {
        let configuration = try Configuration(environment: ["TURNOUT_PUBLIC_URL": said])
        let fault = #expect(throws: Configuration.Fault.self) { _ = try configuration.publicAddress }
        #expect(fault?.description.contains("TURNOUT_PUBLIC_URL") == true)
    }

    /// S36, S25: whatever serves the folder says how long it may be kept, and serves nothing that is the bot's own.
    @Test(arguments: ["nginx.conf", "Caddyfile", "_headers"])
    func filesForServersSayHowLongAndHideParts(name: String) throws {
        let file = DocumentationTests.root.appending(path: "deploy/site/\(name)")
        let text = try String(contentsOf: file, encoding: .utf8)
        for said in [
            "max-age=30, must-revalidate", "max-age=60, must-revalidate", "max-age=31536000, immutable",
            "DENY", "nosniff",
            "photos", "videos", "embed", "style-", "part",
        ] {
            #expect(text.contains(said), "\(said)")
        }
        #expect(!text.contains("stale-"))
        if name != "_headers" { #expect(text.contains("/es/404.html")) }
    }
}

import HTTP
import Testing

/// Secrets leave text (T114).
struct RedactorTests {
    @Test(arguments: [
        ("a s3cret b", "a [redacted] b"), ("s3crets3cret", "[redacted][redacted]"),
        ("s3cret-longer", "[redacted]"),
        ("é 12:ab é", "é [redacted] é"), ("12%3Aab 12%3aab", "[redacted] [redacted]"), ("plain", "plain"),
        ("", ""),
    ])
    func knownSecretsAreReplaced(text: String, clean: String) {
        let redactor = Redactor(secrets: ["s3cret", "s3cret-longer", "12:ab", ""])
        #expect(redactor.redact(text) == clean)
    }

    @Test(arguments: [
        ("https://a.test/bot12:AbC-d_e/getMe", "https://a.test/[redacted]/getMe"),
        ("GET /file/bot12:AbC/photos/x.jpg", "GET /file/[redacted]/photos/x.jpg"),
        ("/bot12:AbC", "/[redacted]"), ("/bot12:AbC/test?x=/bot3:D e", "/[redacted]/test?x=/[redacted] e"),
        ("\"/bot12%3AAbC\"", "\"/[redacted]\""), ("/bot12:é/x", "/[redacted]/x"),
        ("/bots/1", "/bots/1"), ("/bot12/x", "/bot12/x"), ("/bot:x", "/bot:x"), ("robot12:x", "robot12:x"),
    ])
    func tokenPathsAreReplacedUnknown(text: String, clean: String) {
        #expect(Redactor(secrets: []).redact(text) == clean)
    }

    @Test func redactorKeepsItsSecretsToItself() {
        var text = ""
        dump(Redactor(secrets: ["s3cret"]), to: &text)
        #expect(!text.contains("s3cret"))
    }
}

import CivicFacts
import Testing

@testable import PublicSite

/// S23: what the site says of itself is for everybody: short sentences, short words.
struct SiteReadingLevelTests {
    nonisolated(unsafe) private static let shelf = SampleShelf(
        versions: [],
        gone: [
            TakenBack(
                token: "gonetoken1", name: "n",
                reason: Bilingual(english: "it is a copy", spanish: "es una copia"),
                at: Moment(milliseconds: 1_793_790_000_000))
        ])

    /// Paragraphs of pages without reports.
    private static func sentences(_ language: SiteLanguage) throws -> [[String]] {
        let site = Site(settings: SiteSettings(identity: "id"), kinds: Made.kinds)
        let files: [SiteFile] = [
            .home(language), .method(language), .data(language), .changes(language), .missing(language),
            .prefixes(language), .prefix("303", language), .list(.state("GA"), page: nil, language),
            .report(token: "gonetoken1", language), .embed("GA", language),
        ]
        var paragraphs: Set<String> = []
        for file in files {
            let bytes =
                try site.bytes(of: file, from: shelf, at: Moment(milliseconds: 1_793_800_000_000)) ?? []
            let page = try PlainHTML(String(decoding: bytes, as: UTF8.self))
            paragraphs.formUnion(page.all("p").map(\.text))
        }
        // Names of sources and times are no sentences.
        let said = paragraphs.filter {
            !$0.contains("GeoNames") && !$0.contains("2026") && !$0.contains("866") && !$0.contains("888")
        }
        return said.flatMap { $0.split { ".!?:;".contains($0) } }.map { sentence in
            sentence.split { !$0.isLetter && $0 != "'" }.map { $0.lowercased() }
        }.filter { $0.count > 1 }
    }

    private static func syllables(_ word: String, _ vowels: String) -> Int {
        let letters = Array(word)
        let groups = letters.indices.count {
            vowels.contains(letters[$0]) && ($0 == 0 || !vowels.contains(letters[$0 - 1]))
        }
        return max(1, groups)
    }

    /// Flesch–Kincaid: the school year in which a text is understood.
    @Test func englishIsUnderstoodInTheEighthYearOfSchool() throws {
        let sentences = try Self.sentences(.english)
        #expect(sentences.count > 40)
        let words = sentences.flatMap(\.self)
        let syllables = words.map { word in
            let isSilent = word.hasSuffix("e") && !word.hasSuffix("le")
            return max(1, Self.syllables(word, "aeiouy") - (isSilent ? 1 : 0))
        }.reduce(0, +)
        let (count, all) = (Double(words.count), Double(sentences.count))
        let grade = 0.39 * count / all + 11.8 * Double(syllables) / count - 15.59
        #expect(grade <= 8, "grade \(grade)")
        for sentence in sentences { #expect(sentence.count <= 25, "\(sentence.joined(separator: " "))") }
    }

    /// Fernández-Huerta: 60 and more is "normal", what newspapers write is harder.
    @Test func spanishIsPlain() throws {
        let sentences = try Self.sentences(.spanish)
        #expect(sentences.count > 40)
        let words = sentences.flatMap(\.self)
        let syllables = words.map { Self.syllables($0, "aeiouáéíóúü") }.reduce(0, +)
        let (count, all) = (Double(words.count), Double(sentences.count))
        let ease = 206.84 - 60 * Double(syllables) / count - 1.02 * count / all
        #expect(ease >= 65, "ease \(ease)")
        for sentence in sentences { #expect(sentence.count <= 28, "\(sentence.joined(separator: " "))") }
    }
}

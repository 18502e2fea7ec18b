import CivicFacts
import Conversation
import PlainJSON

/// What Telegram shows of the bot before anybody writes to it, in one language: in the empty chat, and on its profile.
public struct TelegramProfile: Equatable, Sendable {
    /// A two-letter language code, or nil for everybody whose language has no words of its own.
    public let language: String?
    /// What stands in the chat above START, at most 512 characters.
    public let description: String
    /// What stands on the profile and in links to it, at most 120 characters.
    public let short: String

    public init(language: String?, description: String, short: String) {
        self.language = language
        self.description = description
        self.short = short
    }

    /// One of the two texts, with the methods that tell and set it.
    struct Line {
        let name: String
        let field: String
        let words: String
        let language: String?

        var asking: TelegramCall { TelegramCall("getMy\(name)", deadline: .seconds(20), fill) }

        var setting: TelegramCall {
            TelegramCall("setMy\(name)", deadline: .seconds(20)) { json in
                json.field(field, words)
                fill(&json)
            }
        }

        private func fill(_ json: inout JSONWriter) {
            if let language { json.field("language_code", language) }
        }
    }

    var lines: [Line] {
        [
            Line(name: "Description", field: "description", words: description, language: language),
            Line(name: "ShortDescription", field: "short_description", words: short, language: language),
        ]
    }

    /// The words that the bot shows unless it is told others.
    public static let standard = [
        TelegramProfile(
            language: nil,
            description: """
                I am a program that helps voters in the U.S. I take no side.
                Is something wrong where you vote? Tap START, then write it or send a photo. A person checks each \
                report. Your name is not shown.
                I also tell when, where and how to vote.
                In danger call 911. To talk to a person about voting, call 866-OUR-VOTE (866-687-8683).
                Hablo español.
                """,
            short:
                "Report problems with voting. Ask when, where and how to vote. Takes no side. English, español."
        ),
        TelegramProfile(
            language: "es",
            description: """
                Soy un programa que ayuda a votantes en EE. UU. No tomo partido.
                ¿Algo anda mal donde usted vota? Toque INICIAR y escríbalo o envíe una foto. Una persona revisa cada \
                reporte. Su nombre no se muestra.
                También digo cuándo, dónde y cómo votar.
                En peligro llame al 911. Para hablar con una persona sobre el voto, llame al 888-VE-Y-VOTA \
                (888-839-8682).
                I speak English.
                """,
            short:
                "Reporte problemas al votar. Pregunte cuándo, dónde y cómo votar. No toma partido. Español, English."
        ),
    ]
}

/// A text that Telegram has of the bot.
struct TelegramProfileText: TelegramReadable {
    let words: String

    init?(_ json: inout JSONReader) {
        var words = JSONField<String>.missing
        json.members { name, json in
            if case "description" = name { words = json.text() }
            if case "short_description" = name { words = json.text() }
        }
        guard let words = words.value else { return nil }
        self.words = words
    }
}

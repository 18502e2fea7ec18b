import CivicFacts
import Conversation
import PlainJSON

/// A list of commands that Telegram shows to some people: presentation only, it permits nothing.
public struct TelegramMenu: Equatable, Sendable {
    /// Who sees the list.
    public enum Audience: Equatable, Sendable {
        case privateChats, reviewRoom
    }

    /// One line of the list; the name without its slash, at most 32 characters.
    public struct Command: Equatable, Sendable {
        public let name: String
        public let purpose: String

        public init(_ name: String, _ purpose: String) {
            self.name = name
            self.purpose = purpose
        }
    }

    public let audience: Audience
    /// A two-letter language code, or nil for everybody whose language has no list of its own.
    public let language: String?
    public let commands: [Command]

    public init(audience: Audience, language: String?, commands: [Command]) {
        self.audience = audience
        self.language = language
        self.commands = commands
    }

    /// The calls that set the list: one, or one for each review room.
    func calls(reviewRooms: [Int64]) -> [TelegramCall] {
        switch audience {
        case .privateChats: [call(reviewRoom: nil)]
        case .reviewRoom: reviewRooms.map { call(reviewRoom: $0) }
        }
    }

    private func call(reviewRoom: Int64?) -> TelegramCall {
        TelegramCall("setMyCommands", deadline: .seconds(20)) { json in
            json.field("commands", list: { json in for command in commands { write(command, to: &json) } })
            json.field(
                "scope",
                object: { json in
                    json.field("type", reviewRoom == nil ? "all_private_chats" : "chat")
                    if let reviewRoom { json.field("chat_id", reviewRoom) }
                })
            if let language { json.field("language_code", language) }
        }
    }

    private func write(_ command: Command, to json: inout JSONWriter) {
        json.object { json in
            json.field("command", command.name)
            json.field("description", command.purpose)
        }
    }

    /// The lists that the bot shows unless it is told others.
    public static let standard = [
        TelegramMenu(audience: .privateChats, language: nil, commands: english),
        TelegramMenu(audience: .privateChats, language: "es", commands: spanish),
        TelegramMenu(
            audience: .reviewRoom, language: nil,
            commands: [
                Command("queue", "Reports that wait"), Command("next", "The next reports, for me"),
                Command("approve", "Approve a report"), Command("reject", "Reject a report"),
                Command("stats", "The day in numbers"), Command("status", "Kept data and their cost"),
                Command("help", "What moderators can do"),
            ]),
    ]

    /// The same where no charities are offered.
    public static let withoutGiving = standard.map { menu in
        TelegramMenu(
            audience: menu.audience, language: menu.language,
            commands: menu.commands.filter { !["give", "donar"].contains($0.name) })
    }

    private static let english = [
        Command("report", "Report a problem"), Command("mine", "My reports"),
        Command("feed", "Latest reports"), Command("info", "Voting info"),
        Command("calendar", "Dates"), Command("elections", "Next elections"),
        Command("where", "Where to vote"), Command("candidates", "Who is on the ballot"),
        Command("measures", "Propositions on the ballot"), Command("register", "How to register"),
        Command("mail", "Vote by mail, early or from abroad"), Command("rules", "Rules for voting"),
        Command("reps", "Who speaks for me"), Command("bills", "Bills"),
        Command("remind", "Remind me of an election"), Command("saved", "Saved things"),
        Command("give", "Charities"),
        Command("settings", "ZIP, language, notices"), Command("help", "What I can do"),
        Command("language", "English or Spanish"), Command("privacy", "What I keep"),
        Command("cancel", "Stop this"),
    ]

    private static let spanish = [
        Command("reportar", "Reportar un problema"), Command("mis", "Mis reportes"),
        Command("noticias", "Últimos reportes"), Command("info", "Sobre el voto"),
        Command("calendario", "Fechas"), Command("elecciones", "Próximas elecciones"),
        Command("donde", "Dónde votar"), Command("candidatos", "Quién está en la boleta"),
        Command("medidas", "Propuestas en la boleta"), Command("registro", "Cómo registrarse"),
        Command("correo", "Votar por correo, antes o desde lejos"), Command("reglas", "Reglas para votar"),
        Command("representantes", "Quién me representa"), Command("leyes", "Proyectos de ley"),
        Command("recordar", "Recordarme una elección"), Command("guardados", "Cosas guardadas"),
        Command("donar", "Organizaciones benéficas"),
        Command("ajustes", "Código postal, idioma, avisos"), Command("ayuda", "Qué puedo hacer"),
        Command("idioma", "Inglés o español"), Command("privacidad", "Qué guardo"),
        Command("cancelar", "Parar esto"),
    ]
}

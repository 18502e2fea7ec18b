/// A telephone number for voters, with where and when it was checked.
public struct Hotline: Sendable {
    public let label: String
    public let digits: String
    /// ISO 639 codes of the languages spoken there.
    public let languages: [String]
    public let source: String
    /// ISO date of the last check against the source.
    public let checkedOn: String

    /// As people read and dial it: "866-OUR-VOTE (866-687-8683)".
    public var spoken: String { "\(label) (\(digits))" }

    public static let english = Hotline(
        label: "866-OUR-VOTE", digits: "866-687-8683", languages: ["en"],
        source: "Election Protection, 866ourvote.org", checkedOn: "2026-11-21")
    public static let spanish = Hotline(
        label: "888-VE-Y-VOTA", digits: "888-839-8682", languages: ["es"],
        source: "Election Protection, 866ourvote.org", checkedOn: "2026-11-21")
    public static let asian = Hotline(
        label: "888-API-VOTE", digits: "888-274-8683", languages: ["zh", "vi", "ko", "tl", "bn", "hi", "ur"],
        source: "Election Protection, 866ourvote.org", checkedOn: "2026-11-21")
    public static let arabic = Hotline(
        label: "844-YALLA-US", digits: "844-925-5287", languages: ["ar"],
        source: "Election Protection, 866ourvote.org", checkedOn: "2026-11-21")

    public static let all = [english, spanish, asian, arabic]

    /// The line that answers in a language of the bot.
    public static func line(for language: Language) -> Hotline { language.tongue.hotline }
}

internal import Charities
internal import CivicFacts
internal import Understanding

/// Charities: which there are, what is known of them, and a gift on their own page or in the chat.
enum Giving: Feature {
    static let pages: [any Page.Type] = [
        CharityListPage.self, CharityTopicsPage.self, CharityPage.self, CharityCheckPage.self,
        GiftAmountPage.self, GiftEitherPage.self, GiftPayPage.self, PledgePage.self, ReceiptPage.self,
        GivingPage.self, CharityNewsPage.self, GiftPostPage.self, GiftPostsPage.self,
        MeetingAskPage.self, MeetingPage.self, LetterPage.self,
    ]
    static let choices: [any Press.Type] = [
        ShowCharities.self, ShowCharityTopics.self, NarrowCharities.self, CharitiesNear.self,
        CharitiesAnywhere.self, OpenCharity.self, ShowCharityCheck.self, GiveToCharity.self, GiveAmount.self,
        ShareCharity.self, OpenPledge.self, PledgeDone.self, PledgeDropped.self, PledgeLater.self,
        ShowGiving.self, PayGift.self, GiveOnPage.self, OpenReceipt.self, ShowCharityNews.self,
        FollowCharity.self,
        StopCharityNews.self, StopAllCharityNews.self, WriteGiftPost.self, ShowGiftAmount.self,
        HideGiftAmount.self, SendGiftPost.self, ShowGiftPosts.self,
        MeetGiver.self, WriteLetter.self, StopMeeting.self, ReportMeeting.self,
    ]
    static let commands = [
        VoterCommand(names: ["give", "donate", "donar"], looksUp: true, follow: GivingDialog.command),
        VoterCommand(names: ["impact", "impacto"]) { GivingDialog.openGiving(&$1) },
        VoterCommand(names: ["introduction", "presentacion"]) { MeetingDialog.command(&$1) },
        VoterCommand(names: ["receipt", "recibo"], follow: ReceiptDialog.command),
        VoterCommand(names: ["paysupport"]) { ReceiptDialog.support(&$1) },
        VoterCommand(names: ["terms"]) { ReceiptDialog.terms(&$1) },
    ]

    static func hear(_ said: Said, _ visit: inout Visit) -> Bool { GivingHearing.hear(said, &visit) }
    static func wakeAt(_ session: Session) -> Moment? { session.giving?.wake }
    static func wake(_ visit: inout Visit) {
        PaymentDialog.endDue(&visit)
        PledgeDialog.remind(&visit)
        NewsDialog.tellDue(&visit)
        MeetingDialog.tend(&visit)
    }
}

/// How far giving is offered.
public enum GivingMode: String, Sendable, CaseIterable {
    /// No word of it anywhere.
    case off
    /// Charities with their own pages, and pledges.
    case links
    /// Invoices, too, for the one charity whose account takes them.
    case on
}

extension View {
    var charities: CharityDirectory { facts.rules.charities ?? .bundled }

    /// Where the reader lives, as far as it is known.
    var homeOfGiving: Home? {
        if let zip = session.zip { return .zip(zip, state: state) }
        return session.memory.canada.map(Home.canada)
    }

    /// The words of a row in the reader's language.
    func told(_ words: Bilingual) -> String { session.language.rawValue == "es" ? words.es : words.en }

    /// "Sep 2025", "2025", or a day as everywhere.
    func date(written text: String) -> String {
        let parts = text.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 2 else { return CivilDate(text).map(times.day) ?? text }
        return month(parts[0], parts[1])
    }

    /// "Sep 2025"
    func month(_ year: Int, _ month: Int) -> String {
        "\(session.language.tongue.calendar.months[month - 1]) \(year)"
    }
}

extension OrganisationID: Spelled {}
extension CharityTag: Spelled {}

/// An amount for an organisation, as a button has it: `lake-USD500`.
struct GiftOffer: Spelled {
    let organisation: OrganisationID
    let amount: Money

    init(_ organisation: OrganisationID, _ amount: Money) {
        (self.organisation, self.amount) = (organisation, amount)
    }

    init?(argument: String?) {
        guard let argument, let dash = argument.lastIndex(of: "-"),
            let organisation = OrganisationID(String(argument[..<dash])),
            let amount = Money(String(argument[argument.index(after: dash)...]))
        else { return nil }
        self.init(organisation, amount)
    }

    var argument: String? { "\(organisation)-\(amount)" }
}

import Adapters
import CivicFacts
import Conversation
import Services
import Store

/// All settings that `turnout run` works with, but for the platforms' own, as read; the doctor reads the same, so that what a
/// start would refuse is found before it.
struct RunSettings {
    let log: Log
    let civic: CivicSetup
    let gifts: GivingSetup
    let originals: Span?
    let photoSide: Int
    let metrics: MetricsPlace?
    let database: DatabaseAddress?
    let photos: PhotoPlace
    let shelf: PhotoShelf?
    let publicDelay: Span
    private let publicAddress: String?
    private let secondApproval: SecondApproval
    private let undoWindow: Int64?
    private let duty: Span?
    private let deskHours: DeskHours?
    private let offersUnitedStates: Bool
    private let questions: ReadyQuestions
    private let leads: Set<SenderID>?
    private let alarm: AlarmTimes?
    private let (secondLooks, probation): (Int, Int)
    private let desks: Desks

    init(_ configuration: Configuration) throws {
        log = try configuration.log
        civic = try CivicSetup(configuration)
        gifts = try GivingSetup(configuration)
        (originals, photoSide) = (try configuration.originals, try configuration.photoSide)
        metrics = try configuration.metrics
        (database, photos, shelf) = (
            try configuration.database, try configuration.photos, try configuration.shelf
        )
        _ = try configuration.httpProxy
        // Who the site is does not matter for whether its settings are right.
        _ = try configuration.site(identity: "")
        (publicDelay, publicAddress) = (try configuration.publicDelay, try configuration.publicAddress)
        (secondApproval, undoWindow) = (try configuration.secondApproval, try configuration.undoWindow)
        (duty, deskHours) = (try configuration.duty, try configuration.deskHours)
        offersUnitedStates = try configuration.offersUnitedStates
        (questions, leads) = (try configuration.questions, try configuration.leads)
        (alarm, secondLooks) = (try configuration.alarm, try configuration.secondLooks)
        (probation, desks) = (try configuration.probation, try configuration.desks)
    }

    /// What the conversation is to go by.
    func rules(messagesAMinute: Int) -> Rules {
        Rules(
            secondThoughts: .seconds(undoWindow ?? 60), messagesAMinute: messagesAMinute,
            findsPollingPlaces: civic.findsPollingPlaces, secondApproval: secondApproval,
            duty: duty, deskHours: deskHours,
            offersUnitedStates: offersUnitedStates, giving: gifts.mode,
            charities: gifts.directory, payments: gifts.payments, support: gifts.support,
            questions: questions, leads: leads, alarm: alarm, secondLooks: secondLooks,
            probation: probation, desks: desks, publicDelay: publicDelay, publicAddress: publicAddress)
    }
}

internal import CivicFacts

/// What is pressed under the 911 message, and what is asked when nothing more is heard.
enum Dangers: Feature {
    static let choices: [any Press.Type] = [SendNow.self, AmSafe.self, NoDanger.self, KeepUnsent.self]

    static func wakeAt(_ session: Session) -> Moment? { session.draft?.alarm?.nudgeAt }
    static func wake(_ visit: inout Visit) { AlarmDialog.nudge(&visit) }
}

extension Choice {
    public static let sendNow = Choice(SendNow())
    public static let amSafe = Choice(AmSafe())
    public static let noDanger = Choice(NoDanger())
    public static let keepUnsent = Choice(KeepUnsent())
}

/// Sends the report as it is.
struct SendNow: PlainPress {
    static let face = Face.once("dsend", DangerWords.labelSend)
    func press(_ visit: inout Visit) { AlarmDialog.send(&visit) }
}

/// Whoever told of danger is out of it.
struct AmSafe: PlainPress {
    static let face = Face.once("dsafe", DangerWords.labelSafe)
    func press(_ visit: inout Visit) { AlarmDialog.amSafe(&visit) }
}

/// The words were none of danger.
struct NoDanger: PlainPress {
    static let face = Face.once("dcalm", DangerWords.labelCalm)
    func press(_ visit: inout Visit) { AlarmDialog.deny(&visit) }
}

/// Not now.
struct KeepUnsent: PlainPress {
    static let face = Face.once("dkeep", CommonLabels.no)
    func press(_ visit: inout Visit) { AlarmDialog.keep(&visit) }
}

/// How far figures can be trusted; a word in every answer.
public enum ResultStatus: Int, CaseIterable, Sendable {
    /// Put together by somebody from official returns.
    case compiled
    /// Kept by hand by somebody who is not the office.
    case secondHand
    /// The feed of the night, never replaced by the final count.
    case electionNight
    /// The file of the night that the office itself marked as final.
    case electionNightFinal
    /// Not final when the source took it: who stands first led.
    case unofficial
    /// As the office publishes it, which says no more of it.
    case published
}

import COlm

/// Why nothing came of an operation; the state that it was asked of is as it was.
public enum CipherFault: Error, Equatable, Sendable {
    /// A key, MAC or signature is not the right one, or the state is no state.
    case refused
    /// Of a Megolm message: from before the session was shared.
    case tooOld
    /// libolm is not installed, or was not when the program was built.
    case absent

    /// Throws what a C function answered.
    static func check(_ answer: Int32) throws(CipherFault) {
        switch Int(answer) {
        case turnout_olm_done: return
        case turnout_olm_too_old: throw .tooOld
        case turnout_olm_absent: throw .absent
        default: throw .refused
        }
    }
}

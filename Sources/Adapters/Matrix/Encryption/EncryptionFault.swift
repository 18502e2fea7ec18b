/// Why encryption cannot be set up or used: a sentence for the operator each, and never a secret.
public enum EncryptionFault: Error, Equatable, Sendable, CustomStringConvertible {
    /// The rows do not open with this key.
    case sealed
    case noLibrary
    /// Nothing was set up yet.
    case notSetUp
    /// Another program made an identity for this account.
    case identityTaken
    /// The homeserver knows other keys of this device.
    case deviceTaken
    /// The homeserver wants to know who asks, in a way that is not possible from here.
    case authentication
    case wrongRecoveryKey
    /// There is nothing that a recovery key would open.
    case nothingStored
    /// The homeserver has one-time keys that this program did not make: an old copy of the data is in use.
    case rolledBack
    /// A new device is needed, and there is no password to sign one in with.
    case needsDevice
    /// The homeserver refused, or did not answer.
    case homeserver(status: Int)
    /// The rows cannot be kept.
    case unsaved

    public var description: String {
        switch self {
        case .sealed:
            "The keys of encrypted Matrix rooms do not open with the key at hand. Put the right one into the credential "
                + "turnout-matrix-key or the file of MATRIX_KEY_FILE; if it is lost, run turnout encryption recover."
        case .noLibrary:
            "libolm is not installed, or was not when this program was built: install libolm3 for it."
        case .notSetUp: "Encryption is not set up. turnout encryption setup does that."
        case .identityTaken:
            "This account has an identity that was made elsewhere. turnout encryption recover takes its recovery key; "
                + "turnout encryption reset makes a new one."
        case .deviceTaken:
            "The homeserver knows other keys of this device, which never change. Run turnout encryption recover with "
                + "MATRIX_PASSWORD, or with a MATRIX_TOKEN of a new device."
        case .authentication:
            "The homeserver wants to know who asks: set MATRIX_PASSWORD for this command, or approve the reset on the "
                + "homeserver's own page for the account and run this again within ten minutes."
        case .wrongRecoveryKey: "This is not the recovery key of this account. Nothing was changed."
        case .nothingStored:
            "The homeserver keeps nothing that a recovery key would open. turnout encryption reset makes a new identity."
        case .rolledBack:
            "The homeserver has keys of this device that are not in TURNOUT_DATA: an old copy of it is in use, or another "
                + "program uses this device. Run turnout encryption recover."
        case .needsDevice:
            "A new device is needed. Set MATRIX_PASSWORD, or put a token of a new device into MATRIX_TOKEN and its name "
                + "into MATRIX_DEVICE."
        case .homeserver(let status):
            status == 0
                ? "The homeserver did not answer. Nothing is lost: run this again."
                : "The homeserver refused with status \(status). Nothing is lost: run this again."
        case .unsaved: "The keys cannot be kept in TURNOUT_DATA: check its owner and the space on the disk."
        }
    }
}

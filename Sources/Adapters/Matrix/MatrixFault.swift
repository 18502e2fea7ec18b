/// The sentences for the operator; none shows a secret.
enum MatrixFault {
    static let tooOld = AdapterFault(
        "The homeserver at MATRIX_HOMESERVER is too old: it must speak version 1.1 of the client-server API.")
    static let elsewhere = AdapterFault(
        "The server at MATRIX_HOMESERVER points to another address: set MATRIX_HOMESERVER to the final one.")
    static let noHomeserver = AdapterFault(
        "There is no homeserver at MATRIX_HOMESERVER: check the address.")
    static let noPassword = AdapterFault(
        "The homeserver takes no password logins: put an access token of the bot into MATRIX_TOKEN.")
    static let wrongPassword = AdapterFault(
        "The homeserver does not accept MATRIX_USER with MATRIX_PASSWORD. It was tried once; check both.")
    static let deadToken = AdapterFault(
        "The homeserver does not accept MATRIX_TOKEN any more: log the bot in anew and put the new token there, "
            + "and its device into MATRIX_DEVICE.")
    static let otherUser = AdapterFault(
        "MATRIX_TOKEN belongs to another account than MATRIX_USER: check both.")
    static let otherDevice = AdapterFault(
        "MATRIX_TOKEN belongs to another device than before. If that is meant, set MATRIX_DEVICE to the new device; "
            + "messages that are under way at the change may show up twice.")
    static let unsaved = AdapterFault(
        "The Matrix session cannot be kept in TURNOUT_DATA: check its owner and the space on the disk.")
    static let encryptedReview = AdapterFault(
        "The room in MATRIX_REVIEW_ROOM is encrypted, and the bot has no keys of its own: run turnout encryption setup, "
            + "or make a room without encryption for the moderators and put it there.")
    static let openReview = AdapterFault(
        "The room in MATRIX_REVIEW_ROOM is open to the public: set it to \"invited people only\" and its history "
            + "to \"members only\", because it shows what nobody has approved yet.")
    static let everybodyDecides = AdapterFault(
        "In the room in MATRIX_REVIEW_ROOM everybody has the power to decide: set its default power level below "
            + "MATRIX_MODERATOR_LEVEL, and give moderators theirs.")
    static let encryptedPublic = AdapterFault(
        "The room in MATRIX_PUBLIC_ROOM is encrypted: what is for everybody to read goes into a room without "
            + "encryption. Make one and put it there.")
    static let stopped = AdapterFault("Stopped before the homeserver (MATRIX_HOMESERVER) could be reached.")
}

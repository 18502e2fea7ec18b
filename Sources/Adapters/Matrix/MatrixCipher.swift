import CivicFacts

/// The one place where events pass to be decrypted and where outgoing content passes to be encrypted.
protocol MatrixCipher: Sendable {
    /// Whether an encrypted event can be read.
    func canRead(_ event: MatrixEvent) -> Bool

    /// What an event says once it is decrypted; the event itself if it is not encrypted, nil if it cannot be read.
    func open(_ event: MatrixEvent) -> MatrixEvent?

    /// What goes over the wire for content that is meant for a room.
    func seal(_ content: MatrixContent, for room: String) -> MatrixContent

    /// What to keep of messages to this device before they are acknowledged.
    func keep(_ toDevice: [[UInt8]], at now: Moment) -> MatrixDeviceMessages
}

/// This version reads nothing that is encrypted, encrypts nothing, and never publishes device keys (M118).
struct MatrixNoCipher: MatrixCipher {
    func canRead(_ event: MatrixEvent) -> Bool { false }

    func open(_ event: MatrixEvent) -> MatrixEvent? { event.type == "m.room.encrypted" ? nil : event }

    func seal(_ content: MatrixContent, for room: String) -> MatrixContent { content }

    /// At most fifty of a sync, each as it came.
    func keep(_ toDevice: [[UInt8]], at now: Moment) -> MatrixDeviceMessages {
        MatrixDeviceMessages(
            at: now,
            events: toDevice.prefix(50).filter { $0.count < 65_536 }.map {
                String(decoding: $0, as: UTF8.self)
            })
    }
}

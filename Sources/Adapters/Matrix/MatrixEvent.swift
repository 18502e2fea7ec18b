import Conversation
import PlainJSON

/// An event as far as it can be believed: every field may be missing or of another type than promised.
struct MatrixEvent: Sendable {
    let json: JSON

    var id: String? { json["event_id"]?.text }
    var type: String { json["type"]?.text ?? "" }
    var sender: String? { json["sender"]?.text }
    var stateKey: String? { json["state_key"]?.text }
    var content: JSON { json["content"] ?? .null }
    var sentAt: Int64? { json["origin_server_ts"]?.number }

    /// The event was taken back, and nothing is left in it (M37).
    var isRedacted: Bool { json["unsigned"]?["redacted_because"]?.object != nil }

    /// The relation of this event to another one.
    var relation: JSON { content["m.relates_to"] ?? .null }
    var relationType: String? { relation["rel_type"]?.text }
    var relatesTo: String? { relation["event_id"]?.text }

    /// The event that this one takes back: in the content since room version 11, at the top before (M43).
    var redacts: String? { content["redacts"]?.text ?? json["redacts"]?.text }

    /// The root of the thread that the event belongs to.
    var thread: String? { relationType == "m.thread" ? relatesTo : nil }

    /// The event that this one answers; what a thread names only for old programs does not count (M44, M45).
    var repliesTo: String? {
        guard let target = relation["m.in_reply_to"]?["event_id"]?.text else { return nil }
        if relationType == "m.thread", relation["is_falling_back"]?.flag ?? false { return nil }
        return target
    }

    /// What the words are about in a room of several people: the event that they answer, or their thread's root.
    var answers: String? { repliesTo ?? thread }

    /// A change of the sender's own membership, or of somebody's by another.
    var membership: String? { type == "m.room.member" ? content["membership"]?.text : nil }

    /// The event that a reaction stands on.
    var annotates: String? { reaction == nil ? nil : relatesTo }

    /// The event with which somebody began to share where they go, of everything that belongs to it.
    var walk: String? {
        if MatrixSpeech.beaconStarts.contains(type) { return content["live"]?.flag == true ? id : nil }
        return MatrixSpeech.beacons.contains(type) ? relatesTo ?? id : nil
    }

    /// The key of an annotation.
    var reaction: String? {
        guard type == "m.reaction", relationType == "m.annotation" else { return nil }
        return relation["key"]?.text
    }
}

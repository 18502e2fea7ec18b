import CivicFacts
import Conversation
import FoundationEssentials
import PlainJSON

/// Gives the account the settings' name and picture where it has none yet: what somebody chose for it stays (M13).
struct MatrixProfile: Sendable {
    let desk: MatrixTools

    /// A failure costs nothing but the looks.
    func complete() async {
        let settings = desk.memory.settings
        guard settings.name != nil || settings.picture != nil else { return }
        guard let known = await known() else { return desk.note(.profileNotSet) }
        if let name = settings.name, isUnset(known["displayname"]?.text) {
            await set("displayname", to: name)
        }
        if let path = settings.picture, (known["avatar_url"]?.text ?? "").isEmpty {
            guard let address = await upload(path) else { return desk.note(.profileNotSet) }
            await set("avatar_url", to: address)
        }
    }

    /// Nobody has set anything yet where there is no profile.
    private func known() async -> JSON? {
        let outcome = await desk.client.call(
            MatrixRequest(.get, ["profile", desk.me]).with(deadline: .seconds(30)))
        switch outcome {
        case .done(let profile): return profile
        case .refused(let refusal) where refusal.status == 404: return [:]
        case .refused, .lost: return nil
        }
    }

    /// Homeservers name an account after its id until somebody gives it a name.
    private func isUnset(_ name: String?) -> Bool {
        let local = desk.me.dropFirst().prefix { $0 != ":" }
        return name.map { $0.isEmpty || $0 == local } ?? true
    }

    private func set(_ field: String, to value: String) async {
        let request = MatrixRequest(.put, ["profile", desk.me, field], json: .object([field: .text(value)]))
        guard await desk.client.call(request.with(deadline: .seconds(30))).answer != nil else {
            return desk.note(.profileNotSet)
        }
    }

    private func upload(_ path: String) async -> String? {
        let photo = PhotoFile(path: path, width: 0, height: 0)
        guard let bytes = await PhotoReader.read([photo])?.first, let type = Self.type(of: bytes) else {
            return nil
        }
        let name = type == "image/png" ? "picture.png" : "picture.jpg"
        let request = MatrixRequest(upload: [UInt8](bytes), type: type, name: name)
        return await desk.client.call(request.with(deadline: .seconds(60))).answer?["content_uri"]?.text
    }

    private static func type(of bytes: Data) -> String? {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        return bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) ? "image/png" : nil
    }
}

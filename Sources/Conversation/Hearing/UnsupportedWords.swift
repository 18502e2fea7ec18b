/// What was sent that cannot be read.
enum UnsupportedWords: Wording {
    case voice, video, sticker, animation, file, contact, poll, audio, livePlace, other

    var text: Text {
        switch self {
        case .voice: Text(en: "voice messages", es: "mensajes de voz")
        case .video: Text(en: "videos", es: "videos")
        case .sticker: Text(en: "stickers", es: "stickers")
        case .animation: Text(en: "GIFs", es: "GIF")
        case .file: Text(en: "that file", es: "ese archivo")
        case .contact: Text(en: "contacts", es: "contactos")
        case .poll: Text(en: "polls", es: "encuestas")
        case .audio: Text(en: "audio files", es: "archivos de audio")
        case .livePlace: Text(en: "live locations", es: "ubicaciones en vivo")
        case .other: Text(en: "that", es: "eso")
        }
    }
}

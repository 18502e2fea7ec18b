/// Whether a file is a video as it is written here, and nothing else.
///
/// A library that a hostile file has taken over can send any bytes it likes. What is believed is read as a film, which has no
/// place for anything but pictures and their times; its units are all of the list; and written again it is the same
/// file, byte for byte: no box that is not known, no name, no date, nothing between pictures and nothing behind them.
enum PlainVideo {
    /// The film in a file; nil where it is anything else or anything more.
    static func film(in file: [UInt8], kind: VideoKind) -> Film? {
        switch kind {
        case .mp4:
            guard let film = MP4Reader.film(in: file), film.codec.kind == kind, film.isPlain else {
                return nil
            }
            let head = MP4Writer.head(of: film)
            return file.count == head.count + film.bytes.count && file.span.begins(with: head) ? film : nil
        case .webM:
            guard let film = WebMReader.film(in: file), film.codec.kind == kind, film.isPlain,
                WebMWriter.file(of: film) == file
            else { return nil }
            return film
        }
    }
}

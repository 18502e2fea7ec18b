extension Filmed {
    static let pictures = ["-map", "0:v"]
    static let sound = ["-map", "1:a", "-c:a", "aac"]
    static let h264 = ["-c:v", "libx264", "-preset", "veryfast", "-pix_fmt", "yuv420p"]
    static let hevc = [
        "-c:v", "libx265", "-preset", "ultrafast", "-x265-params", "log-level=none", "-pix_fmt", "yuv420p",
    ]
    static let apple = hevc + ["-tag:v", "hvc1", "-movflags", "use_metadata_tags"]
    static let av1 = ["-c:v", "libaom-av1", "-cpu-used", "8", "-pix_fmt", "yuv420p"]
    static let vp8 = ["-c:v", "libvpx", "-deadline", "realtime", "-pix_fmt", "yuv420p"]
    static let vp9 = ["-c:v", "libvpx-vp9", "-deadline", "realtime", "-cpu-used", "8", "-pix_fmt", "yuv420p"]

    private static let hlg = [
        "-pix_fmt", "yuv420p10le", "-color_primaries", "bt2020", "-color_trc", "arib-std-b67", "-colorspace",
        "bt2020nc",
    ]
    private static let userData = "h264_metadata=sei_user_data=086f3693-b7b3-4f2c-9653-21492feee5b8+PLANTED"

    /// A box with planted words, as programs put behind a file, XMP among them.
    private static func box(_ name: String) -> [UInt8] {
        let content = Array("PLANTED <x:xmpmeta/> +33.7490-084.3880/".utf8)
        return [0, 0, 0, UInt8(content.count + 8)] + Array(name.utf8) + content
    }

    /// Every shape once.
    static let phones: [Filmed] = quickTime + mp4 + turned + slow + webM

    private static let quickTime = [
        Filmed(name: "iphone-hevc.mov", words: pictures + sound + apple),
        Filmed(name: "iphone-h264.mov", words: pictures + sound + h264 + ["-movflags", "use_metadata_tags"]),
        Filmed(name: "iphone-hlg.mov", words: pictures + sound + apple + hlg),
        Filmed(name: "iphone-dated.mov", words: pictures + sound + h264 + ["-timecode", "09:12:00:00"]),
        Filmed(name: "iphone-hev1.mov", words: pictures + sound + hevc + ["-tag:v", "hev1"]),
        Filmed(name: "old-quicktime.mov", words: pictures + sound + h264, tail: box("free")),
        Filmed(name: "titled.mov", words: pictures + sound + ["-map", "2:s", "-c:s", "mov_text"] + h264),
        Filmed(name: "iphone-pcm.mov", words: pictures + ["-map", "1:a", "-c:a", "pcm_s16le"] + h264),
    ]

    private static let mp4 = [
        Filmed(name: "android.mp4", words: pictures + sound + h264 + ["-bf", "0", "-profile:v", "baseline"]),
        Filmed(name: "android-main.mp4", words: pictures + sound + h264 + ["-profile:v", "main"]),
        Filmed(name: "android-hevc.mp4", words: pictures + sound + hevc),
        Filmed(name: "android-hdr.mp4", words: pictures + hevc + hlg + ["-tag:v", "hvc1"]),
        Filmed(name: "android-av1.mp4", words: pictures + sound + av1),
        Filmed(name: "old-android.3gp", words: pictures + sound + h264 + ["-bf", "0"]),
        Filmed(name: "whatsapp.mp4", words: pictures + sound + h264 + ["-movflags", "faststart"]),
        Filmed(name: "telegram-round.mp4", words: pictures + sound + h264, size: "240x240"),
        Filmed(name: "user-data.mp4", words: pictures + h264 + ["-bsf:v", userData]),
        Filmed(
            name: "in-every-key.mp4",
            words: pictures + h264 + ["-g", "10", "-x264-params", "repeat-headers=1"]),
        Filmed(name: "many-b.mp4", words: pictures + h264 + ["-bf", "5", "-b_strategy", "0"]),
        Filmed(name: "open-gop.mp4", words: pictures + h264 + ["-g", "8", "-x264-params", "open-gop=1"]),
        Filmed(
            name: "fragments.mp4",
            words: pictures + sound + h264 + ["-movflags", "frag_keyframe+empty_moov", "-g", "10"]),
        Filmed(name: "dash.mp4", words: pictures + h264 + ["-movflags", "dash+global_sidx"]),
        Filmed(
            name: "chapters.mp4",
            words: pictures + sound + ["-map_metadata", "3", "-map_chapters", "3"] + h264),
        Filmed(name: "subtitles.mp4", words: pictures + sound + ["-map", "2:s", "-c:s", "mov_text"] + h264),
        Filmed(
            name: "cover.mp4",
            words: pictures + sound + ["-map", "4:v", "-c:v:1", "png", "-disposition:v:1", "attached_pic"]
                + ["-c:v:0", "libx264", "-pix_fmt:v:0", "yuv420p"]),
        Filmed(name: "two-cameras.mp4", words: ["-map", "4:v"] + pictures + h264),
        Filmed(name: "xmp.mp4", words: pictures + h264, tail: box("uuid")),
        Filmed(name: "unknown-boxes.mp4", words: pictures + h264, tail: box("gps0") + box("skip")),
        Filmed(name: "wide-pixels.mp4", words: pictures + h264 + ["-aspect", "2:1"]),
        Filmed(name: "full-range.mp4", words: pictures + ["-c:v", "libx264", "-pix_fmt", "yuvj420p"]),
        Filmed(name: "interlaced.mp4", words: pictures + h264 + ["-flags", "+ilme+ildct"]),
        Filmed(name: "high-422.mp4", words: pictures + ["-c:v", "libx264", "-pix_fmt", "yuv422p10le"]),
    ]

    private static let turned = [90, 180, 270].map {
        Filmed(
            name: "turned-\($0).mov", words: pictures + sound + h264, then: ["-metadata:s:v", "rotate=\($0)"])
    }

    private static let slow = [
        Filmed(name: "slow-motion.mov", words: pictures + sound + h264, rate: 240),
        Filmed(name: "sixty.mp4", words: pictures + h264, rate: 60),
        Filmed(name: "cinema.mp4", words: pictures + h264 + ["-r", "24000/1001"]),
        Filmed(
            name: "uneven.mp4", words: pictures + h264 + ["-vf", "select='mod(n,3)'", "-fps_mode", "vfr"]),
        Filmed(name: "one-picture.mp4", words: pictures + h264 + ["-frames:v", "1"]),
    ]

    private static let webM = [
        Filmed(name: "vp8.webm", words: pictures + ["-map", "1:a", "-c:a", "libvorbis"] + vp8),
        Filmed(name: "vp9.webm", words: pictures + ["-map", "1:a", "-c:a", "libopus"] + vp9),
        Filmed(
            name: "vp9-frames.webm",
            words: pictures + [
                "-c:v", "libvpx-vp9", "-cpu-used", "5", "-auto-alt-ref", "1", "-lag-in-frames", "16",
            ]),
        Filmed(
            name: "vp9-colours.webm",
            words: pictures + vp9 + [
                "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
            ]),
        Filmed(name: "av1.webm", words: pictures + ["-map", "1:a", "-c:a", "libopus"] + av1),
        Filmed(name: "subtitles.webm", words: pictures + ["-map", "2:s", "-c:s", "webvtt"] + vp8),
        Filmed(name: "chapters.webm", words: pictures + ["-map_metadata", "3", "-map_chapters", "3"] + vp9),
        Filmed(name: "vp9.mp4", words: pictures + sound + vp9),
    ]
}

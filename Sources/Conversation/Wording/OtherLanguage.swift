/// A language the bot does not speak but knows by sight: it answers one line in it, with the line to call.
struct OtherLanguage: Sendable {
    let code: String
    /// What the bot speaks and whom to call; `{hotline}` is filled in.
    let sentence: String
    /// Whom to call in danger.
    let danger: String
    let hotline: Hotline

    static let all = [
        OtherLanguage(
            code: "zh",
            sentence: "我会说英语和西班牙语。需要中文帮助，请拨打 {hotline}。", danger: "有危险请拨打 911。",
            hotline: .asian),
        OtherLanguage(
            code: "vi",
            sentence: "Tôi nói tiếng Anh và tiếng Tây Ban Nha. Cần giúp bằng tiếng Việt, xin gọi {hotline}.",
            danger: "Nếu nguy hiểm, xin gọi 911.",
            hotline: .asian),
        OtherLanguage(
            code: "ko",
            sentence: "저는 영어와 스페인어로 답합니다. 한국어 도움은 {hotline}로 전화하세요.", danger: "위험하면 911로 전화하세요.",
            hotline: .asian),
        OtherLanguage(
            code: "tl",
            sentence: "Ingles at Espanyol ang alam ko. Para sa tulong sa Tagalog, tumawag sa {hotline}.",
            danger: "Kung may panganib, tumawag sa 911.",
            hotline: .asian),
        OtherLanguage(
            code: "ar",
            sentence: "أتحدث الإنجليزية والإسبانية. للمساعدة بالعربية اتصلوا بالرقم {hotline}.",
            danger: "في حالة الخطر اتصلوا بالرقم 911.",
            hotline: .arabic),
        OtherLanguage(
            code: "hi",
            sentence: "मैं अंग्रेज़ी और स्पेनिश में जवाब देता हूँ। हिंदी में मदद के लिए {hotline} पर फ़ोन करें।",
            danger: "ख़तरा हो तो 911 पर फ़ोन करें।",
            hotline: .asian),
        OtherLanguage(
            code: "bn",
            sentence: "আমি ইংরেজি ও স্প্যানিশে উত্তর দিই। বাংলায় সাহায্যের জন্য {hotline} নম্বরে ফোন করুন।",
            danger: "বিপদ হলে 911 নম্বরে ফোন করুন।",
            hotline: .asian),
    ]
}

extension OtherLanguage {
    /// The one of this code, unless the bot speaks it; nil for everything else.
    init?(unspoken code: String?) {
        guard let found = Self.all.first(where: { $0.code == code }), Language(code: found.code) == nil else {
            return nil
        }
        self = found
    }
}

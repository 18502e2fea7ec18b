/// A language the bot does not speak but knows by sight: it answers one line in it, with the line to call.
struct OtherLanguage: Sendable {
    let code: String
    /// Words that give it away when two of them are found, without accents.
    let function: Set<String>
    /// What the bot speaks and whom to call; `{hotline}` is filled in.
    let sentence: String
    /// Whom to call in danger.
    let danger: String
    let hotline: Hotline

    static let all = [
        OtherLanguage(
            code: "zh", words: "",
            sentence: "我会说英语和西班牙语。需要中文帮助，请拨打 {hotline}。", danger: "有危险请拨打 911。",
            hotline: .asian),
        OtherLanguage(
            code: "vi",
            words: """
                toi khong bau cu phieu dau lam sao duoc cua nguoi muon giup nao khi gio mo dia diem o voi biet hoi \
                ghi ten thu toi nay ngay nhu the gi can co ai chung chi xin cam chao bo di ung vien tieng viet \
                xep hang ba ma bi hong buoi sang anh em khong
                """,
            sentence: "Tôi nói tiếng Anh và tiếng Tây Ban Nha. Cần giúp bằng tiếng Việt, xin gọi {hotline}.",
            danger: "Nếu nguy hiểm, xin gọi 911.",
            hotline: .asian),
        OtherLanguage(
            code: "ko", words: "",
            sentence: "저는 영어와 스페인어로 답합니다. 한국어 도움은 {hotline}로 전화하세요.", danger: "위험하면 911로 전화하세요.",
            hotline: .asian),
        OtherLanguage(
            code: "tl",
            words: """
                ang ng mga sa ako ko ba saan paano po hindi pwede boto bumoto halalan kailan sino ano ito naman lang \
                ay na ninyo namin natin nila siya kami tayo kayo opo wala mayroon meron gusto kung bakit magkano \
                botohan presinto balota pumunta tulong kailangan makaboto rin din iyan yung kumusta kamusta magandang \
                umaga hapon gabi salamat pila dito sira haba makina
                """,
            sentence: "Ingles at Espanyol ang alam ko. Para sa tulong sa Tagalog, tumawag sa {hotline}.",
            danger: "Kung may panganib, tumawag sa 911.",
            hotline: .asian),
        OtherLanguage(
            code: "ar", words: "",
            sentence: "أتحدث الإنجليزية والإسبانية. للمساعدة بالعربية اتصلوا بالرقم {hotline}.",
            danger: "في حالة الخطر اتصلوا بالرقم 911.",
            hotline: .arabic),
        OtherLanguage(
            code: "hi", words: "",
            sentence: "मैं अंग्रेज़ी और स्पेनिश में जवाब देता हूँ। हिंदी में मदद के लिए {hotline} पर फ़ोन करें।",
            danger: "ख़तरा हो तो 911 पर फ़ोन करें।",
            hotline: .asian),
        OtherLanguage(
            code: "bn", words: "",
            sentence: "আমি ইংরেজি ও স্প্যানিশে উত্তর দিই। বাংলায় সাহায্যের জন্য {hotline} নম্বরে ফোন করুন।",
            danger: "বিপদ হলে 911 নম্বরে ফোন করুন।",
            hotline: .asian),
    ]

    /// The one of this code, unless the bot speaks it; nil for everything else.
    init?(unspoken code: String?) {
        guard let found = Self.all.first(where: { $0.code == code }), Language(code: found.code) == nil else {
            return nil
        }
        self = found
    }

    private init(code: String, words: String, sentence: String, danger: String, hotline: Hotline) {
        self.code = code
        function = Set(words.split(separator: " ").map(String.init))
        self.sentence = sentence
        self.danger = danger
        self.hotline = hotline
    }
}

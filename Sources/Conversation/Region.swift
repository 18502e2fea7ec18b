/// The part of the country that a ZIP code lies in, as far as its first three digits tell.
public struct Region: Equatable, Sendable {
    /// Postal abbreviations, the likeliest first; more than one where a prefix crosses a state line.
    public let states: [String]

    /// Nil when no ZIP code in use begins with these three digits.
    public init?(_ zip: ZIP) {
        guard let prefix = Int(zip.digits.prefix(3)), let states = Self.byPrefix[prefix] else { return nil }
        self.states = states
    }

    /// The names in words, such as "Virginia or West Virginia".
    public func name(in language: Language) -> String {
        Self.name(of: states, in: language)
    }

    /// The same of states by their postal abbreviations.
    static func name(of states: [String], in language: Language) -> String {
        let names = states.map { language.tongue.places[$0] ?? Self.names[$0] ?? $0 }
        return names.joined(separator: " \(language.tongue.or) ")
    }

    private static let byPrefix: [Int: [String]] = {
        var table: [Int: [String]] = [:]
        for entry in prefixes.split(separator: " ") {
            let parts = entry.split(separator: ":")
            let bounds = parts[0].split(separator: "-").compactMap { Int($0) }
            guard let first = bounds.first, let last = bounds.last, parts.count == 2 else { continue }
            for prefix in first...last { table[prefix] = parts[1].split(separator: "/").map(String.init) }
        }
        return table
    }()

    /// Source: GeoNames postal codes (CC BY 4.0), as of 2026-03-30, and Census block files of the 119th Congress.
    private static let prefixes = """
        005:NY 006-007:PR 008:VI 009:PR 010-027:MA 028:RI/MA 029:RI 030-038:NH 039-049:ME 050-054:VT \
        055:MA 056-059:VT 060-062:CT 063:CT/NY 064-069:CT 070-089:NJ 090-098:AE 100-149:NY \
        150-196:PA 197-198:DE 199:DE/MD 200:DC 201:VA/WV 202-204:DC 205:DC/MD/VA 206-212:MD \
        214-217:MD 218-219:MD/DE 220-245:VA 246:VA/WV 247-268:WV 270:NC/VA 271-285:NC 286:NC/VA \
        287-289:NC 290-299:SC 300:GA 301:GA/AL 302-306:GA 307:GA/TN 308-319:GA 320-339:FL 340:AA \
        341-342:FL 344:FL 346-347:FL 349:FL 350-352:AL 354-369:AL 370-375:TN 376-377:TN/VA \
        378-379:TN 380:TN/KY 381-382:TN 383:TN/MS 384:TN 385:TN/KY 386:MS 387:MS/AR 388:MS/AL \
        389-397:MS 398-399:GA 400-408:KY 409:KY/TN 410-418:KY 420-421:KY 422:KY/TN 423-425:KY \
        426:KY/TN 427:KY 430-459:OH 460-479:IN 480-499:MI 500-509:IA 510:IA/SD 511-512:IA 513:IA/MN \
        514:IA 515:IA/NE 516:IA/MO 520-524:IA 525-526:IA/MO 527-528:IA 530-532:WI 534-535:WI \
        537-544:WI 545:WI/MI 546-549:WI 550-551:MN 553-559:MN 560:MN/IA 561-562:MN/SD 563-566:MN \
        567:MN/ND 569:DC 570:SD/IA/MN 571:SD 572:SD/ND 573:SD 574:SD/ND 575:SD 576:SD/ND \
        577:SD/MT/NE/WY 580:ND/MN 581:ND 582:ND/MN 583-585:ND 586:ND/MT 587-588:ND 590-591:MT \
        592:MT/ND 593-599:MT 600-620:IL 622-629:IL 630-631:MO 633-635:MO 636:MO/IL 637-641:MO \
        644-656:MO 657:MO/AR 658:MO 660-662:KS 664:KS 665:KS/NE 666-668:KS 669:KS/NE 670-679:KS \
        680-681:NE 683-684:NE/KS 685-686:NE 687:NE/SD 688:NE 689-690:NE/KS 691:NE/CO 692-693:NE/SD \
        700-701:LA 703-708:LA 710-714:LA 716-718:AR 719:AR/OK 720-722:AR 723:AR/TN 724-725:AR \
        726:AR/MO 727-729:AR 730-731:OK 733:TX 734-738:OK 739:OK/TX 740-741:OK 743-749:OK 750-754:TX \
        755:TX/AR 756-770:TX 772-797:TX 798-799:TX/NM 800-806:CO 807:CO/NE 808-810:CO 811:CO/NM \
        812:CO 813:CO/UT 814-816:CO 820:WY/CO/NE 821-827:WY 828:WY/MT 829:WY/UT 830:WY 831:WY/ID \
        832:ID 833:ID/UT 834:ID/WY 835-837:ID 838:ID/WA 840:UT/NV 841-844:UT 845:UT/AZ 846-847:UT \
        850-853:AZ 855-857:AZ 859:AZ 860:AZ/UT 863-864:AZ 865:AZ/NM/UT 870-871:NM 873:NM/AZ \
        874-883:NM 884:NM/TX 885:TX 889:NV 890:NV/CA 891:NV 893:NV 894:NV/CA 895:NV 897:NV 898:NV/ID \
        900-908:CA 910-928:CA 930-961:CA 962-965:AP 967:HI/AS 968:HI 969:GU/MP/MH 970-975:OR \
        976:OR/CA 977-978:OR 979:OR/ID 980-986:WA 988-989:WA 990-991:WA/ID 992:WA 993:WA/OR 994:WA \
        995-999:AK
        """

    private static let names: [String: String] = [
        "AK": "Alaska",
        "AL": "Alabama",
        "AR": "Arkansas",
        "AZ": "Arizona",
        "CA": "California",
        "CO": "Colorado",
        "CT": "Connecticut",
        "DC": "District of Columbia",
        "DE": "Delaware",
        "FL": "Florida",
        "GA": "Georgia",
        "HI": "Hawaii",
        "IA": "Iowa",
        "ID": "Idaho",
        "IL": "Illinois",
        "IN": "Indiana",
        "KS": "Kansas",
        "KY": "Kentucky",
        "LA": "Louisiana",
        "MA": "Massachusetts",
        "MD": "Maryland",
        "ME": "Maine",
        "MI": "Michigan",
        "MN": "Minnesota",
        "MO": "Missouri",
        "MS": "Mississippi",
        "MT": "Montana",
        "NC": "North Carolina",
        "ND": "North Dakota",
        "NE": "Nebraska",
        "NH": "New Hampshire",
        "NJ": "New Jersey",
        "NM": "New Mexico",
        "NV": "Nevada",
        "NY": "New York",
        "OH": "Ohio",
        "OK": "Oklahoma",
        "OR": "Oregon",
        "PA": "Pennsylvania",
        "RI": "Rhode Island",
        "SC": "South Carolina",
        "SD": "South Dakota",
        "TN": "Tennessee",
        "TX": "Texas",
        "UT": "Utah",
        "VA": "Virginia",
        "VT": "Vermont",
        "WA": "Washington",
        "WI": "Wisconsin",
        "WV": "West Virginia",
        "WY": "Wyoming",
        "AS": "American Samoa",
        "GU": "Guam",
        "MP": "Northern Mariana Islands",
        "PR": "Puerto Rico",
        "VI": "U.S. Virgin Islands",
        "MH": "Marshall Islands",
        "AA": "military post, Americas",
        "AE": "military post, Europe",
        "AP": "military post, Pacific",
    ]
}

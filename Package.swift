// swift-tools-version: 6.2
import PackageDescription

/// Every Swift target is held to the same rules: language mode 6, imports stay internal unless said otherwise,
/// a member is visible only where its module is imported, and a warning is an error.
let house: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

/// `CivicFacts`, `Conversation` and `Understanding` touch few pointers, so they can also promise strict memory safety.
let pure: [SwiftSetting] = house + [.strictMemorySafety()]

/// What counts and compares all day is optimised in every build: tests of it take a third of the time, and nobody steps
/// through it.
let counting: [SwiftSetting] = [.unsafeFlags(["-O"])]

/// Files that become bytes of the program, with `#embed` of C23: the compiler sees when one of them changes.
let embedding: [CSetting] = [.unsafeFlags(["-std=c23", "-Wall", "-Wextra"])]

/// Where Debian keeps the headers of Pango, Cairo and what they stand on; `pkg-config` would have all of it
/// linked, and it is opened at the first picture.
let drawingHeaders =
    ["pango-1.0", "glib-2.0", "harfbuzz", "freetype2", "fribidi", "cairo", "pixman-1"]
    .map { "-I/usr/include/\($0)" }
    + ["x86_64", "aarch64"].map { "-I/usr/lib/\($0)-linux-gnu/glib-2.0/include" }

let package = Package(
    name: "turnout",
    products: [
        .executable(name: "turnout", targets: ["TurnoutBot"])
    ],
    targets: [
        .target(
            name: "CCurl", cSettings: [.unsafeFlags(["-Wall", "-Wextra"])],
            linkerSettings: [.linkedLibrary("dl")]),
        .target(
            name: "CCrypto", cSettings: [.unsafeFlags(["-Wall", "-Wextra"])],
            linkerSettings: [.linkedLibrary("dl")]),
        .target(
            name: "CMetrics", cSettings: [.unsafeFlags(["-Wall", "-Wextra"])],
            linkerSettings: [.linkedLibrary("dl")]),
        .target(
            name: "COlm", cSettings: [.unsafeFlags(["-Wall", "-Wextra"])],
            linkerSettings: [.linkedLibrary("dl")]),
        .target(
            name: "CPostgres", cSettings: [.unsafeFlags(["-Wall", "-Wextra"])],
            linkerSettings: [.linkedLibrary("dl")]),
        .target(name: "Encryption", dependencies: ["CCrypto", "COlm"], swiftSettings: house + counting),
        .target(name: "CProcess", cSettings: [.unsafeFlags(["-Wall", "-Wextra"])]),
        .target(
            name: "CSQLite", cSettings: [.unsafeFlags(["-Wall", "-Wextra"])],
            linkerSettings: [.linkedLibrary("sqlite3")]),
        .target(name: "CFiles", cSettings: [.unsafeFlags(["-Wall", "-Wextra"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
        .target(
            name: "CJPEG",
            cSettings: [.unsafeFlags(["-O3", "-Wall", "-Wextra"])],
            linkerSettings: [
                .linkedLibrary("jpeg"), .linkedLibrary("png"), .linkedLibrary("webp"),
                .linkedLibrary("webpdemux"), .linkedLibrary("gif"), .linkedLibrary("lcms2"),
            ]),
        .target(
            name: "CPicture", exclude: ["fonts.conf"],
            cSettings: [.unsafeFlags(["-O2", "-std=c23", "-Wall", "-Wextra"] + drawingHeaders)],
            linkerSettings: [.linkedLibrary("z"), .linkedLibrary("dl"), .linkedLibrary("m")]),
        .target(
            name: "CVideo", cSettings: [.unsafeFlags(["-O2", "-Wall", "-Wextra"])],
            linkerSettings: [.linkedLibrary("dl")]),
        .target(
            name: "LearnedWeights", exclude: ["intents.bin", "dangers.bin", "orders.bin"],
            cSettings: embedding),
        .target(
            name: "WordFiles", path: "Sources/Understanding/Words",
            exclude: [
                "english.words", "spanish.words", "vietnamese.words", "tagalog.words", "phrases.words",
            ],
            cSettings: embedding),
        .target(
            name: "Understanding", dependencies: ["LearnedWeights", "Locks", "WordFiles"], exclude: ["Words"],
            swiftSettings: pure + counting),
        .target(
            name: "CivicBytes", exclude: ["civic.bin", "civic.manifest"], cSettings: embedding),
        .target(name: "ZIPBytes", exclude: ["zips.bin", "pack.py"], cSettings: embedding),
        .target(name: "FactFiles", cSettings: embedding),
        .target(
            name: "CivicFacts", dependencies: ["CivicBytes", "FactFiles", "ZIPBytes"],
            exclude: [
                "Bundled/states.txt", "Bundled/election-laws.txt", "Bundled/house-maps-2026.txt",
                "Bundled/legislatures.txt", "Bundled/poll-hours.txt", "Bundled/voter-ids.txt",
                "Bundled/zip-zones.txt",
                "Bundled/place-names.txt", "Bundled/prefix-middles.txt", "Bundled/early-voting.txt",
                "Bundled/mail-deadlines.txt",
            ],
            swiftSettings: pure + counting),
        .target(name: "PackedResults", exclude: ["results.bin", "results.manifest"], cSettings: embedding),
        .target(
            name: "ElectionResults", dependencies: ["CivicFacts", "PackedResults"],
            exclude: ["Tables"],
            swiftSettings: pure + counting),
        .target(
            name: "Charities", dependencies: ["CivicFacts", "Understanding"],
            exclude: ["organisations.txt"], swiftSettings: pure),
        .target(
            name: "Conversation",
            dependencies: ["Charities", "CivicFacts", "ElectionResults", "PublicSite", "Understanding"],
            exclude: ["Desk/Likeness/things.txt", "Desk/Likeness/places.txt", "Desk/Drill/drills.txt"],
            swiftSettings: pure),
        .target(name: "Basics", dependencies: ["Locks"], swiftSettings: house),
        .target(name: "Locks", swiftSettings: house),
        .target(name: "PlainJSON", swiftSettings: house),
        .target(name: "HTTP", dependencies: ["Basics", "CCurl", "Locks"], swiftSettings: house),
        .target(
            name: "Store",
            dependencies: [
                "Charities", "CivicFacts", "Conversation", "CCrypto", "CPostgres", "CProcess", "CSQLite",
                "Locks",
                "PublicSite",
            ],
            swiftSettings: house),
        .target(
            name: "Adapters",
            dependencies: [
                "Basics", "CivicFacts", "Conversation", "Encryption", "HTTP", "Locks", "PlainJSON",
            ],
            swiftSettings: house),
        .target(
            name: "Civic",
            dependencies: [
                "Basics", "CExpat", "CZlib", "CivicFacts", "ElectionResults", "HTTP", "PlainJSON",
            ],
            swiftSettings: house),
        .target(
            name: "MediaProcessing", dependencies: ["CJPEG", "CPicture", "CVideo", "Locks", "PlainJSON"],
            swiftSettings: house + counting),
        .target(
            name: "Services",
            dependencies: [
                "Basics", "CFiles", "CMetrics", "CivicFacts", "Conversation", "Adapters", "Civic", "HTTP",
                "Locks",
                "PublicSite",
                "Store", "MediaProcessing",
            ],
            swiftSettings: house),
        .target(
            name: "AreaBytes", exclude: ["areas.bin", "areas.manifest"], cSettings: embedding),
        .target(
            name: "PublicSite", dependencies: ["AreaBytes", "CivicFacts"], swiftSettings: house + counting),
        .target(name: "Transcripts", dependencies: ["CivicFacts", "Conversation"], swiftSettings: house),
        .target(
            name: "Rehearsal",
            dependencies: [
                "Basics", "Charities", "CivicFacts", "Conversation", "Adapters", "ElectionResults", "Locks",
                "MediaProcessing",
                "PlainJSON", "Services", "Store", "Transcripts", "Understanding",
            ],
            swiftSettings: house),
        .executableTarget(
            name: "TurnoutBot",
            dependencies: [
                "Basics", "CProcess", "Charities", "CivicFacts", "Conversation", "Civic", "ElectionResults",
                "Encryption",
                "Store", "HTTP",
                "Locks",
                "Adapters",
                "MediaProcessing",
                "Services",
                "PlainJSON", "PublicSite", "Transcripts", "Rehearsal", "Understanding",
            ],
            exclude: ["Linking"],
            swiftSettings: house,
            // Two megabytes of the program less to read, and to keep in memory, at each start; and a library less to load.
            linkerSettings: [
                .unsafeFlags(["-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"]),
                // Nobody looks the program's symbols up while it runs: half a megabyte of names.
                .unsafeFlags(["-Xlinker", "--no-export-dynamic"]),
                .unsafeFlags(["-L", "\(Context.packageDirectory)/Sources/TurnoutBot/Linking"]),
            ]),
        .testTarget(
            name: "ConversationTests",
            dependencies: [
                "Charities", "CivicFacts", "Conversation", "ElectionResults", "PlainJSON", "PublicSite",
                "Transcripts",
                "Rehearsal",
                "Understanding",
            ],
            exclude: ["Golden"],
            swiftSettings: house),
        .testTarget(
            name: "ElectionResultsTests", dependencies: ["ElectionResults", "CivicFacts"],
            exclude: ["second_program.py"],
            swiftSettings: house),
        .testTarget(
            name: "CharitiesTests", dependencies: ["Charities", "CivicFacts", "Understanding"],
            swiftSettings: house),
        .testTarget(
            name: "TranscriptsTests", dependencies: ["Transcripts", "CivicFacts", "Conversation"],
            swiftSettings: house),
        .testTarget(
            name: "StoreTests",
            dependencies: ["Store", "Charities", "CivicFacts", "Conversation", "Locks", "PublicSite"],
            exclude: ["Golden"],
            swiftSettings: house),
        .testTarget(
            name: "ServicesTests",
            dependencies: [
                "Services", "Store", "Adapters", "CivicFacts", "Conversation", "ElectionResults", "Locks",
                "MediaProcessing", "PublicSite",
            ],
            swiftSettings: house),
        .testTarget(
            name: "CivicTests",
            dependencies: [
                "Civic", "CivicFacts", "Conversation", "ElectionResults", "HTTP", "Locks", "Services",
                "Store",
                "Rehearsal", "Understanding",
            ],
            swiftSettings: house),
        .testTarget(
            name: "PublicSiteTests", dependencies: ["PublicSite", "CivicFacts"],
            exclude: ["second_program.py"], swiftSettings: house),
        .testTarget(
            name: "EncryptionTests", dependencies: ["CCrypto", "Encryption", "PlainJSON"],
            exclude: ["vectors.json"], swiftSettings: house),
        .executableTarget(
            name: "CipherPeer", dependencies: ["Basics", "Encryption"], path: "Tests/CipherPeer",
            swiftSettings: house,
            linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
        .testTarget(name: "HTTPTests", dependencies: ["HTTP", "Locks"], swiftSettings: house),
        .testTarget(
            name: "AdaptersTests",
            dependencies: [
                "Adapters", "CivicFacts", "Conversation", "ElectionResults", "Encryption", "HTTP", "Locks",
                "PlainJSON",
                "Rehearsal",
            ],
            swiftSettings: house),
        .testTarget(
            name: "ProgramTests",
            dependencies: [
                "TurnoutBot", "Charities", "CivicFacts", "Conversation", "MediaProcessing", "PlainJSON",
                "Rehearsal",
                "Store", "Transcripts",
                "Understanding",
            ],
            swiftSettings: house),
        .target(name: "JPEGMaker", path: "Tests/JPEGMaker", linkerSettings: [.linkedLibrary("jpeg")]),
        .target(
            name: "PictureMaker", path: "Tests/PictureMaker",
            linkerSettings: [
                .linkedLibrary("png"), .linkedLibrary("webp"), .linkedLibrary("gif"), .linkedLibrary("lcms2"),
            ]),
        .executableTarget(
            name: "Attacker", dependencies: ["CJPEG", "CPicture"], path: "Tests/Attacker",
            cSettings: [.unsafeFlags(["-Wall", "-Wextra"])],
            linkerSettings: [.linkedLibrary("m"), .unsafeFlags(["-use-ld=lld"])]),
        .testTarget(
            name: "MediaProcessingTests",
            dependencies: ["MediaProcessing", "CJPEG", "JPEGMaker", "PictureMaker", "Attacker"],
            swiftSettings: house),
    ]
)

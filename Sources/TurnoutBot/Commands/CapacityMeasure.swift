import Basics
import CivicFacts
import Conversation
import FoundationEssentials
import Glibc
import Locks
import MediaProcessing
import Rehearsal
import Services
import Store

/// `turnout measure --capacity`: what this machine and the disk below its temporary directory carry: made-up voters who file reports through
/// the whole house, and photos of 12 megapixels, cleaned. One JSON line.
struct CapacityMeasure: Sendable {
    private static let updates = 20_000
    /// As many voters as speak between two commits of a busy house.
    private static let batch = 16
    private static let photos = 40
    private let directory = StageDirectory.fresh()
    private let now = Locked(Moment(milliseconds: 1_793_722_320_000))

    /// Nil for other arguments.
    init?(arguments: [String]) throws {
        guard try MeasureCommand.isAsked("--capacity", in: arguments) else { return nil }
    }

    func run() async throws -> Int32 {
        defer { try? FileManager.default.removeItem(at: directory) }
        let talk = try await talk()
        // Before the picture that photos are measured with is made.
        let program = Self.peak(of: "self")
        let photo = try photo()
        let figures = [
            ("updates_a_second", talk.updatesASecond.fixed(0)),
            ("reports_an_hour", talk.reportsAnHour.fixed(0)),
            // Somebody who reads, thinks and types says something every twenty seconds.
            ("voters_at_once", (talk.updatesASecond * 20).fixed(0)),
            ("bytes_a_report", talk.bytesAReport.fixed(0)),
            ("photos_an_hour", (photo.aSecond * 3_600).fixed(0)),
            ("bytes_a_photo", String(photo.bytes)), ("program_mb", program.fixed(0)),
            ("photo_worker_mb", (Double(photo.workerKilobytes) / 1_024).fixed(0)),
        ]
        print("{\(figures.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ","))}")
        return 0
    }

    private func talk() async throws -> (updatesASecond: Double, reportsAnHour: Double, bytesAReport: Double)
    {
        let options = StoreOptions(reviewRooms: [EnduranceCrowd.review])
        let store = try Store(directory: directory.path, options: options)
        let now = now
        let crowd = EnduranceCrowd(now: now)
        let house = House(
            store: store, adapters: [EnduranceAdapter()], clock: Clock { now.withLock(\.self) }, log: .silent)
        let began = ContinuousClock.now
        for first in stride(from: 0, to: Self.updates, by: Self.batch) {
            try await house.keep(try crowd.batch(from: first, count: Self.batch), from: .telegram)
            try await house.rest()
        }
        let seconds = (ContinuousClock.now - began) / .seconds(1)
        let reports = Double(try await store.tally().first { $0.name == "reports" }?.count ?? 0)
        var status = stat()
        stat("\(directory.path)/turnout.sqlite", &status)
        return (
            Double(Self.updates) / seconds, reports / seconds * 3_600,
            Double(status.st_size) / max(reports, 1)
        )
    }

    /// One after the other, as on one processor.
    private func photo() throws -> (aSecond: Double, bytes: Int, workerKilobytes: Int) {
        var large = PhotoLimits()
        (large.maxSide, large.quality) = (4_096, 90)
        let picture = try PhotoWorkers(limits: large).clean(GreyPicture.png(width: 4_000, height: 3_000)).jpeg
        let workers = PhotoWorkers()
        var bytes = try workers.clean(picture).jpeg.count
        let began = ContinuousClock.now
        for _ in 0..<Self.photos { bytes = try workers.clean(picture).jpeg.count }
        let seconds = (ContinuousClock.now - began) / .seconds(1)
        return (Double(Self.photos) / seconds, bytes, Self.largestWorker())
    }

    /// The most memory that a process of this one's children holds or held, in kB.
    private static func largestWorker() -> Int {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        let children = tasks.flatMap { task in
            let list = try? String(contentsOfFile: "/proc/self/task/\(task)/children", encoding: .utf8)
            return (list ?? "").split(separator: " ").map(String.init)
        }
        return children.map { Int(peak(of: $0) * 1_024) }.max() ?? 0
    }

    /// In MB.
    private static func peak(of process: String) -> Double {
        let text = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
        return (line.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0) / 1_024
    }
}

/// A grey picture with some life in it, as a PNG that nobody packed.
enum GreyPicture {
    static func png(width: Int, height: Int) -> [UInt8] {
        var header = big(width) + big(height)
        header += [8, 0, 0, 0, 0]
        var rows: [UInt8] = []
        rows.reserveCapacity((width + 1) * height)
        var noise: UInt32 = 1
        for y in 0..<height {
            rows.append(0)
            for x in 0..<width {
                noise = noise &* 1_664_525 &+ 1_013_904_223
                rows.append(UInt8(truncatingIfNeeded: (x / 16 ^ y / 16) + Int(noise >> 29)))
            }
        }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
            + chunk("IDAT", stored(rows))
            + chunk("IEND", [])
    }

    /// A zlib stream of blocks as they are.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var rest = bytes[...]
        while !rest.isEmpty {
            let block = rest.prefix(65_535)
            rest = rest.dropFirst(block.count)
            let count = UInt16(block.count)
            stream += [
                rest.isEmpty ? 1 : 0, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255),
                UInt8(~count >> 8),
            ]
            stream += block
        }
        var (one, two): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            one = (one + UInt32(byte)) % 65_521
            two = (two + one) % 65_521
        }
        return stream + big(Int(two << 16 | one))
    }

    private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + body
        return big(body.count) + named + big(Int(crc(named)))
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }

    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
    }

    private static func big(_ number: Int) -> [UInt8] {
        (0..<4).reversed().map { UInt8(number >> ($0 * 8) & 255) }
    }
}

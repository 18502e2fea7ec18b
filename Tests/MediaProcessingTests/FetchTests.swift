import CJPEG
import Foundation
import Testing

struct FetchTests {
    @Test
    func whatTheDiskDoesNotGiveIsNoticedBeforeItIsTouched() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "turnout-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let size = 5 * sysconf(Int32(_SC_PAGESIZE))
        try Data(repeating: 1, count: size).write(to: URL(filePath: path))
        let descriptor = open(path, O_RDWR)
        defer { close(descriptor) }
        let room = try #require(mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0))
        defer { munmap(room, size) }
        #expect(room != MAP_FAILED)
        #expect(cimg_fetch(room, size) == 1)
        #expect(cimg_fetch(room + 100, size - 100) == 1)
        // Whoever reads on now is ended by a signal.
        #expect(ftruncate(descriptor, 10) == 0)
        #expect(cimg_fetch(room, size) == 0)
    }
}

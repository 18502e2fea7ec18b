package import FoundationEssentials

/// Where a house on a stage keeps its database.
package enum StageDirectory {
    /// A new path, in memory where there is a disk in memory: what is tested there is order, not the disk.
    package static func fresh() -> URL {
        let memory = URL(filePath: "/dev/shm", directoryHint: .isDirectory)
        let isThere = FileManager.default.isWritableFile(atPath: memory.path)
        let base = isThere ? memory : FileManager.default.temporaryDirectory
        return base.appending(path: "turnout-stage-\(UUID().uuidString)")
    }
}

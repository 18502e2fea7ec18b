import Dispatch

/// Gives the store a thread of its own, so that a slow disk never holds up the others.
final class StoreExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "store")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedSerialExecutor()
        queue.async { job.runSynchronously(on: executor) }
    }
}

import Glibc

/// A thread for work that blocks, beside the few that tasks share.
public enum OwnThread {
    /// Runs the body on a new thread; nothing waits for its end.
    public static func start(_ body: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, 8 << 20)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        var thread = pthread_t()
        // The new thread alone owns it then.
        let work = Unmanaged.passRetained(Work(body)).toOpaque()
        let fault = pthread_create(&thread, &attributes, { Work.run($0) }, work)
        precondition(fault == 0, "no thread can be started")
    }
}

private final class Work: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
        return nil
    }
}

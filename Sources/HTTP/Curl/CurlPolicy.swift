import CCurl

extension CurlOptions {
    /// What the house demands of every transfer, and what the configuration says (T116-T119).
    mutating func apply(_ configuration: HTTPConfiguration, to address: HTTPAddress) {
        // No signals; and a name look-up that hangs must not hold up the loop when its transfer is given up.
        set(CURLOPT_NOSIGNAL, true)
        set(CURLOPT_QUICK_EXIT, true)
        set(CURLOPT_PROTOCOLS_STR, address.isSecure ? "https" : "http")
        set(CURLOPT_FOLLOWLOCATION, false)
        set(CURLOPT_DISALLOW_USERNAME_IN_URL, true)
        set(CURLOPT_PATH_AS_IS, true)
        // HTTP/1.1 alone: one request a connection at a time is what makes "was it sent?" decidable.
        set(CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_1_1)
        set(CURLOPT_USERAGENT, configuration.userAgent)
        set(CURLOPT_ACCEPT_ENCODING, "gzip")
        // One TLS record at a time: the default of 64 KiB costs the allocator a tidy-up at every request.
        set(CURLOPT_UPLOAD_BUFFERSIZE, 16_384)
        secure(configuration)
        connect(configuration)
        route(configuration.proxy, to: address)
    }

    private mutating func secure(_ configuration: HTTPConfiguration) {
        set(CURLOPT_SSL_VERIFYPEER, true)
        set(CURLOPT_SSL_VERIFYHOST, 2)
        set(CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_2)
        set(CURLOPT_PROXY_SSL_VERIFYPEER, true)
        set(CURLOPT_PROXY_SSL_VERIFYHOST, 2)
        set(CURLOPT_PROXY_SSLVERSION, CURL_SSLVERSION_TLSv1_2)
        guard let file = configuration.certificateFile else { return }
        set(CURLOPT_CAINFO, file)
        set(CURLOPT_PROXY_CAINFO, file)
    }

    private mutating func connect(_ configuration: HTTPConfiguration) {
        set(CURLOPT_TCP_KEEPALIVE, true)
        set(CURLOPT_TCP_KEEPIDLE, 30)
        set(CURLOPT_TCP_KEEPINTVL, 15)
        // Idle connections die unseen behind home routers; a name may point elsewhere after a while (T119).
        set(CURLOPT_MAXAGE_CONN, 90)
        set(CURLOPT_MAXLIFETIME_CONN, 300)
        set(CURLOPT_HAPPY_EYEBALLS_TIMEOUT_MS, 200)
        switch configuration.addressFamily {
        case .any: set(CURLOPT_IPRESOLVE, Int(CURL_IPRESOLVE_WHATEVER))
        case .v4: set(CURLOPT_IPRESOLVE, Int(CURL_IPRESOLVE_V4))
        case .v6: set(CURLOPT_IPRESOLVE, Int(CURL_IPRESOLVE_V6))
        }
    }

    /// An empty proxy string is what keeps libcurl from reading the environment; an empty exception list likewise.
    private mutating func route(_ proxy: HTTPProxy, to address: HTTPAddress) {
        guard !address.isLoopback else { return set(CURLOPT_PROXY, "") }
        switch proxy {
        case .direct: set(CURLOPT_PROXY, "")
        case .environment: break
        case .fixed(let address):
            set(CURLOPT_PROXY, address.url)
            set(CURLOPT_NOPROXY, "")
            set(CURLOPT_SUPPRESS_CONNECT_HEADERS, true)
        }
    }

    /// What the request asks for, its URL, body, header list and deadline aside.
    mutating func apply(_ request: HTTPRequest) {
        set(CURLOPT_CONNECTTIMEOUT_MS, milliseconds: request.connectTimeout)
        if let lowSpeed = request.lowSpeed {
            set(CURLOPT_LOW_SPEED_LIMIT, max(1, lowSpeed.bytesPerSecond))
            set(CURLOPT_LOW_SPEED_TIME, max(1, lowSpeed.seconds))
        }
        if let signature = request.signature { sign(as: signature) }
        switch request.body {
        case .none: applyMethodAlone(request.method)
        case .bytes, .multipart: set(CURLOPT_CUSTOMREQUEST, request.method.rawValue)
        }
    }

    private mutating func sign(as signature: HTTPSignature) {
        set(CURLOPT_AWS_SIGV4, signature.scope)
        set(CURLOPT_USERNAME, signature.key)
        set(CURLOPT_PASSWORD, signature.secret)
    }

    private mutating func applyMethodAlone(_ method: HTTPMethod) {
        switch method {
        case .get: set(CURLOPT_HTTPGET, true)
        case .head: set(CURLOPT_NOBODY, true)
        case .delete: set(CURLOPT_CUSTOMREQUEST, method.rawValue)
        case .post, .put, .patch:
            // An empty body is announced as such: "Content-Length: 0".
            setEmptyBody()
            set(CURLOPT_CUSTOMREQUEST, method.rawValue)
        }
    }
}

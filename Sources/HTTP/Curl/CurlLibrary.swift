import CCurl

/// libcurl as a whole: opened and set up once for the process, before the first loop starts.
enum CurlLibrary {
    /// libcurl's answer to being set up; a static is made once, whichever thread asks first.
    static let isReady: Bool =
        turnout_curl_open() == 1 && turnout_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK
}

import CCurl
import FoundationEssentials

/// The header list and the multipart form of one transfer: memory that libcurl borrows until the transfer is over.
struct CurlForm {
    private var headers: UnsafeMutablePointer<curl_slist>?
    private var form: OpaquePointer?

    /// Builds both and hands them to the handle behind `options`.
    init(_ request: HTTPRequest, for options: inout CurlOptions) {
        // libcurl would wait a second for "100 Continue" before larger bodies, and resend them after a 417. Of a signed request it
        // would sign what is taken away here, and not send it.
        let isSigned = request.signature != nil
        if !isSigned { append("Expect:", to: &options) }
        switch request.body {
        case .none where isSigned: break
        case .none: append("Content-Type:", to: &options)
        case .bytes(_, let contentType): append("Content-Type: \(contentType)", to: &options)
        case .multipart(let parts): build(parts, for: &options)
        }
        for field in request.headers.fields {
            // "Name:" would remove a header; an empty value is written "Name;".
            append(field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)", to: &options)
        }
        options.note(turnout_set_headers(options.easy, headers))
    }

    /// Frees both; the handle must not run any more.
    mutating func free() {
        turnout_slist_free_all(headers)
        turnout_mime_free(form)
        headers = nil
        form = nil
    }

    private mutating func append(_ line: String, to options: inout CurlOptions) {
        guard let longer = turnout_slist_append(headers, line) else {
            return options.note(CURLE_OUT_OF_MEMORY)
        }
        headers = longer
    }

    private mutating func build(_ parts: [HTTPBody.Part], for options: inout CurlOptions) {
        form = turnout_mime_init(options.easy)
        for part in parts {
            guard let entry = turnout_mime_addpart(form) else { return options.note(CURLE_OUT_OF_MEMORY) }
            switch part {
            case .field(let name, let value):
                options.note(turnout_mime_name(entry, name))
                options.note(turnout_mime_data(entry, value, value.utf8.count))
            case .file(let name, let fileName, let contentType, let data):
                options.note(turnout_mime_name(entry, name))
                options.note(turnout_mime_filename(entry, fileName))
                options.note(turnout_mime_type(entry, contentType))
                options.note(data.withUnsafeBytes { turnout_mime_data(entry, $0.baseAddress, $0.count) })
            }
        }
        options.note(turnout_set_form(options.easy, form))
    }
}

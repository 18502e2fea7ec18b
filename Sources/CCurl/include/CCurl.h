#ifndef TURNOUT_CCURL_H
#define TURNOUT_CCURL_H
#include "CEpoll.h"

#include <curl/curl.h>

/* libcurl is opened when the first request is made: it brings forty libraries along, and a photo needs none of them. Its
   functions are called through this table, which `turnout_curl_open` fills. */
#define TURNOUT_CURL_FUNCTIONS(X) \
    X(easy_init) X(easy_cleanup) X(easy_reset) X(easy_nextheader) X(global_init) X(mime_init) \
    X(mime_free) X(mime_addpart) X(mime_name) X(mime_filename) X(mime_type) X(mime_data) X(multi_init) \
    X(multi_cleanup) X(multi_add_handle) X(multi_remove_handle) X(multi_socket_action) \
    X(multi_info_read) X(slist_append) X(slist_free_all) X(easy_setopt) X(easy_getinfo) \
    X(multi_setopt)

struct turnout_curl {
#define TURNOUT_CURL_FIELD(name) __typeof__(&curl_##name) name;
    TURNOUT_CURL_FUNCTIONS(TURNOUT_CURL_FIELD)
#undef TURNOUT_CURL_FIELD
};

extern struct turnout_curl turnout_curl;

/* 1 if the library is there with all that is used of it, else 0. Call it once, before anything else. */
int turnout_curl_open(void);

static inline CURL *turnout_easy_init(void) { return turnout_curl.easy_init(); }
static inline void turnout_easy_cleanup(CURL *easy) { turnout_curl.easy_cleanup(easy); }
static inline void turnout_easy_reset(CURL *easy) { turnout_curl.easy_reset(easy); }
static inline struct curl_header *turnout_easy_nextheader(
    CURL *easy, unsigned int origin, int request, struct curl_header *last) {
    return turnout_curl.easy_nextheader(easy, origin, request, last);
}
static inline CURLcode turnout_global_init(long flags) { return turnout_curl.global_init(flags); }
static inline curl_mime *turnout_mime_init(CURL *easy) { return turnout_curl.mime_init(easy); }
static inline void turnout_mime_free(curl_mime *form) { turnout_curl.mime_free(form); }
static inline curl_mimepart *turnout_mime_addpart(curl_mime *form) { return turnout_curl.mime_addpart(form); }
static inline CURLcode turnout_mime_name(
    curl_mimepart *part, const char *name) {
    return turnout_curl.mime_name(part, name);
}
static inline CURLcode turnout_mime_filename(
    curl_mimepart *part, const char *name) {
    return turnout_curl.mime_filename(part, name);
}
static inline CURLcode turnout_mime_type(
    curl_mimepart *part, const char *type) {
    return turnout_curl.mime_type(part, type);
}
static inline CURLcode turnout_mime_data(
    curl_mimepart *part, const char *bytes, size_t count) {
    return turnout_curl.mime_data(part, bytes, count);
}
static inline CURLM *turnout_multi_init(void) { return turnout_curl.multi_init(); }
static inline CURLMcode turnout_multi_cleanup(CURLM *multi) { return turnout_curl.multi_cleanup(multi); }
static inline CURLMcode turnout_multi_add_handle(
    CURLM *multi, CURL *easy) {
    return turnout_curl.multi_add_handle(multi, easy);
}
static inline CURLMcode turnout_multi_remove_handle(
    CURLM *multi, CURL *easy) {
    return turnout_curl.multi_remove_handle(multi, easy);
}
static inline CURLMcode turnout_multi_socket_action(
    CURLM *multi, curl_socket_t socket, int events, int *running) {
    return turnout_curl.multi_socket_action(multi, socket, events, running);
}
static inline CURLMsg *turnout_multi_info_read(
    CURLM *multi, int *left) {
    return turnout_curl.multi_info_read(multi, left);
}
static inline struct curl_slist *turnout_slist_append(
    struct curl_slist *list, const char *line) {
    return turnout_curl.slist_append(list, line);
}
static inline void turnout_slist_free_all(struct curl_slist *list) { turnout_curl.slist_free_all(list); }

/* Typed doors: Swift cannot call variadic C. */

static inline CURLcode turnout_set_long(CURL *easy, CURLoption option, long value) {
    return turnout_curl.easy_setopt(easy, option, value);
}

static inline CURLcode turnout_set_offset(CURL *easy, CURLoption option, curl_off_t value) {
    return turnout_curl.easy_setopt(easy, option, value);
}

/* libcurl copies the string, except for CURLOPT_POSTFIELDS, which goes another way. */
static inline CURLcode turnout_set_string(CURL *easy, CURLoption option, const char *value) {
    return turnout_curl.easy_setopt(easy, option, value);
}

/* libcurl keeps the pointer: the bytes must outlive the transfer. The size is told first, so they may hold zeros. */
static inline CURLcode turnout_set_body(CURL *easy, const void *bytes, curl_off_t count) {
    CURLcode code = turnout_curl.easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, count);
    if (code != CURLE_OK) return code;
    return turnout_curl.easy_setopt(easy, CURLOPT_POSTFIELDS, bytes);
}

static inline CURLcode turnout_set_empty_body(CURL *easy) { return turnout_set_body(easy, "", 0); }

/* libcurl keeps the pointer: the list must outlive the transfer. */
static inline CURLcode turnout_set_headers(CURL *easy, struct curl_slist *list) {
    return turnout_curl.easy_setopt(easy, CURLOPT_HTTPHEADER, list);
}

/* libcurl keeps the pointer: the form must outlive the transfer. */
static inline CURLcode turnout_set_form(CURL *easy, curl_mime *form) {
    return turnout_curl.easy_setopt(easy, CURLOPT_MIMEPOST, form);
}

static inline CURLcode turnout_set_write(CURL *easy, curl_write_callback function, void *context) {
    CURLcode code = turnout_curl.easy_setopt(easy, CURLOPT_WRITEDATA, context);
    if (code != CURLE_OK) return code;
    return turnout_curl.easy_setopt(easy, CURLOPT_WRITEFUNCTION, function);
}

static inline CURLcode turnout_set_before_request(CURL *easy, curl_prereq_callback function, void *context) {
    CURLcode code = turnout_curl.easy_setopt(easy, CURLOPT_PREREQDATA, context);
    if (code != CURLE_OK) return code;
    return turnout_curl.easy_setopt(easy, CURLOPT_PREREQFUNCTION, function);
}

static inline CURLcode turnout_set_socket_opened(CURL *easy, curl_sockopt_callback function, void *context) {
    CURLcode code = turnout_curl.easy_setopt(easy, CURLOPT_SOCKOPTDATA, context);
    if (code != CURLE_OK) return code;
    return turnout_curl.easy_setopt(easy, CURLOPT_SOCKOPTFUNCTION, function);
}

/* libcurl remembers both with the connection: the context must outlive the multi handle. */
static inline CURLcode turnout_set_socket_closing(
    CURL *easy, curl_closesocket_callback function, void *context) {
    CURLcode code = turnout_curl.easy_setopt(easy, CURLOPT_CLOSESOCKETDATA, context);
    if (code != CURLE_OK) return code;
    return turnout_curl.easy_setopt(easy, CURLOPT_CLOSESOCKETFUNCTION, function);
}

static inline CURLcode turnout_get_long(CURL *easy, CURLINFO info, long *value) {
    return turnout_curl.easy_getinfo(easy, info, value);
}

static inline CURLcode turnout_get_offset(CURL *easy, CURLINFO info, curl_off_t *value) {
    return turnout_curl.easy_getinfo(easy, info, value);
}

static inline CURLMcode turnout_multi_set_long(CURLM *multi, CURLMoption option, long value) {
    return turnout_curl.multi_setopt(multi, option, value);
}

static inline CURLMcode turnout_multi_set_watch(CURLM *multi, curl_socket_callback function, void *context) {
    CURLMcode code = turnout_curl.multi_setopt(multi, CURLMOPT_SOCKETDATA, context);
    if (code != CURLM_OK) return code;
    return turnout_curl.multi_setopt(multi, CURLMOPT_SOCKETFUNCTION, function);
}

static inline CURLMcode turnout_multi_set_timer(
    CURLM *multi, curl_multi_timer_callback function, void *context) {
    CURLMcode code = turnout_curl.multi_setopt(multi, CURLMOPT_TIMERDATA, context);
    if (code != CURLM_OK) return code;
    return turnout_curl.multi_setopt(multi, CURLMOPT_TIMERFUNCTION, function);
}

#endif

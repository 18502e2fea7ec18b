#ifndef TURNOUT_CCURL_H
#define TURNOUT_CCURL_H
#include <curl/curl.h>

/* Typed doors: Swift cannot call variadic C. The parentheses keep curl's own type-checking macros out. */

static inline CURLcode turnout_set_long(CURL *easy, CURLoption option, long value) {
    return (curl_easy_setopt)(easy, option, value);
}

static inline CURLcode turnout_set_offset(CURL *easy, CURLoption option, curl_off_t value) {
    return (curl_easy_setopt)(easy, option, value);
}

/* libcurl copies the string, except for CURLOPT_POSTFIELDS, which nobody passes here. */
static inline CURLcode turnout_set_string(CURL *easy, CURLoption option, const char *value) {
    return (curl_easy_setopt)(easy, option, value);
}

/* Copies `count` bytes; the size is told first, so the bytes may hold zeros. */
static inline CURLcode turnout_set_body(CURL *easy, const void *bytes, curl_off_t count) {
    CURLcode code = (curl_easy_setopt)(easy, CURLOPT_POSTFIELDSIZE_LARGE, count);
    if (code != CURLE_OK) return code;
    return (curl_easy_setopt)(easy, CURLOPT_COPYPOSTFIELDS, bytes);
}

/* libcurl keeps the pointer: the list must outlive the transfer. */
static inline CURLcode turnout_set_headers(CURL *easy, struct curl_slist *list) {
    return (curl_easy_setopt)(easy, CURLOPT_HTTPHEADER, list);
}

/* libcurl keeps the pointer: the form must outlive the transfer. */
static inline CURLcode turnout_set_form(CURL *easy, curl_mime *form) {
    return (curl_easy_setopt)(easy, CURLOPT_MIMEPOST, form);
}

static inline CURLcode turnout_set_write(CURL *easy, curl_write_callback function, void *context) {
    CURLcode code = (curl_easy_setopt)(easy, CURLOPT_WRITEDATA, context);
    if (code != CURLE_OK) return code;
    return (curl_easy_setopt)(easy, CURLOPT_WRITEFUNCTION, function);
}

static inline CURLcode turnout_set_before_request(CURL *easy, curl_prereq_callback function, void *context) {
    CURLcode code = (curl_easy_setopt)(easy, CURLOPT_PREREQDATA, context);
    if (code != CURLE_OK) return code;
    return (curl_easy_setopt)(easy, CURLOPT_PREREQFUNCTION, function);
}

static inline CURLcode turnout_set_socket_opened(CURL *easy, curl_sockopt_callback function, void *context) {
    CURLcode code = (curl_easy_setopt)(easy, CURLOPT_SOCKOPTDATA, context);
    if (code != CURLE_OK) return code;
    return (curl_easy_setopt)(easy, CURLOPT_SOCKOPTFUNCTION, function);
}

static inline CURLcode turnout_get_long(CURL *easy, CURLINFO info, long *value) {
    return (curl_easy_getinfo)(easy, info, value);
}

static inline CURLcode turnout_get_offset(CURL *easy, CURLINFO info, curl_off_t *value) {
    return (curl_easy_getinfo)(easy, info, value);
}

static inline CURLMcode turnout_multi_set_long(CURLM *multi, CURLMoption option, long value) {
    return (curl_multi_setopt)(multi, option, value);
}

#endif

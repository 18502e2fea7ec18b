#include "json.h"

#include <stdlib.h>
#include <string.h>

static size_t skip_space(struct slice text, size_t at) {
    while (at < text.length && strchr(" \t\r\n,:", text.at[at]) && text.at[at]) at++;
    return at;
}

static size_t skip_string(struct slice text, size_t at) {
    for (at++; at < text.length && text.at[at] != '"'; at++)
        if (text.at[at] == '\\') at++;
    return at + 1;
}

/* Behind the value that begins here. */
static size_t skip_value(struct slice text, size_t at) {
    int depth = 0;
    while (at < text.length) {
        char c = text.at[at];
        if (c == '"') {
            at = skip_string(text, at);
            if (depth == 0) return at;
            continue;
        }
        if (c == '{' || c == '[') depth++;
        if (c == '}' || c == ']') {
            if (depth == 0) return at;
            if (--depth == 0) return at + 1;
        }
        if (depth == 0 && strchr(", \t\r\n", c)) return at;
        at++;
    }
    return at;
}

static bool take(struct slice text, size_t *at, struct slice *value) {
    *at = skip_space(text, *at);
    if (*at >= text.length || text.at[*at] == '}' || text.at[*at] == ']') return false;
    size_t end = skip_value(text, *at);
    if (end > text.length) return false;
    *value = (struct slice){text.at + *at, end - *at};
    *at = end;
    return value->length > 0;
}

bool json_field(struct slice object, const char *name, struct slice *value) {
    if (object.length == 0 || object.at[0] != '{') return false;
    size_t at = 1, length = strlen(name);
    struct slice key;
    while (take(object, &at, &key)) {
        if (!take(object, &at, value)) return false;
        if (key.length == length + 2 && memcmp(key.at + 1, name, length) == 0) return true;
    }
    return false;
}

bool json_next(struct slice array, size_t *from, struct slice *value) {
    if (array.length == 0 || array.at[0] != '[') return false;
    if (*from == 0) *from = 1;
    return take(array, from, value);
}

long long json_number(struct slice value) {
    char digits[24] = {0};
    memcpy(digits, value.at, value.length < sizeof digits - 1 ? value.length : sizeof digits - 1);
    return strtoll(digits, NULL, 10);
}

/* Finds fields in JSON text without building anything: slices that point into what came. */
#ifndef FLOOR_JSON_H
#define FLOOR_JSON_H

#include <stdbool.h>
#include <stddef.h>

struct slice { const char *at; size_t length; };

/* The value of a field of an object; false where this is no object, or has no such field. */
bool json_field(struct slice object, const char *name, struct slice *value);

/* The element of an array that begins at or after *from, which moves behind it; false at the end. */
bool json_next(struct slice array, size_t *from, struct slice *value);

long long json_number(struct slice value);

#endif

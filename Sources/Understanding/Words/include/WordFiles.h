/// The files of words beside this folder as they were when the program was built: bytes that nothing ever writes to.
/// The compiler lists each of them among what it read, so a build sees by itself that one was changed.
#ifndef TURNOUT_WORD_FILES_H
#define TURNOUT_WORD_FILES_H

typedef struct {
    const void *start;
    long count;
} turnout_word_file;

turnout_word_file turnout_english_words(void);
turnout_word_file turnout_spanish_words(void);
/// Languages that are only known by sight.
turnout_word_file turnout_vietnamese_words(void);
turnout_word_file turnout_tagalog_words(void);
/// What voters answer, in whatever language.
turnout_word_file turnout_phrases_words(void);

#endif

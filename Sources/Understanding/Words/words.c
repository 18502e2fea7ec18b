#include "include/WordFiles.h"

static const unsigned char english[] = {
#embed "english.words"
};
static const unsigned char spanish[] = {
#embed "spanish.words"
};
static const unsigned char vietnamese[] = {
#embed "vietnamese.words"
};
static const unsigned char tagalog[] = {
#embed "tagalog.words"
};
static const unsigned char phrases[] = {
#embed "phrases.words"
};

turnout_word_file turnout_english_words(void) { return (turnout_word_file){english, sizeof english}; }
turnout_word_file turnout_spanish_words(void) { return (turnout_word_file){spanish, sizeof spanish}; }
turnout_word_file turnout_vietnamese_words(void) { return (turnout_word_file){vietnamese, sizeof vietnamese}; }
turnout_word_file turnout_tagalog_words(void) { return (turnout_word_file){tagalog, sizeof tagalog}; }
turnout_word_file turnout_phrases_words(void) { return (turnout_word_file){phrases, sizeof phrases}; }

/* The least that a durable bot costs here: a long poll, three kinds of commits, sixteen connections, one epoll loop.
 *
 * A batch of updates and the cursor are committed before the next poll acknowledges them; then sessions, reports and
 * messages in one commit; then the messages leave, one at a time in a room; then what came of them is committed, with
 * the next commit or 5 ms after the answer. It understands nothing: each text takes a room one step on. */
#include "store.h"
#include "words.h"

#include <curl/curl.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <time.h>
#include <unistd.h>

#define CONNECTIONS 16
#define ROOMS 4096 /* buckets */
#define SETTLE_MS 5
#define RETRY_MS 1000

struct message { struct message *next; long long id, room; char *body; };

/* The messages of a room that wait; one of a room is on its way at a time. */
struct room { struct room *next; long long id; struct message *first, *last; bool busy; struct room *ready; bool listed; };

struct call { CURL *easy; char *answer; size_t length, capacity; struct message *message; struct room *room; };

static CURLM *multi;
static int loop;
static volatile sig_atomic_t stopped;
static char polling[512], sending[512];
static struct curl_slist *headers;
static long long review, cursor, curl_due = -1, settle_due = -1, retry_due = -1;
static struct room *rooms[ROOMS], *ready_first, *ready_last;
static struct call poll_call, sends[CONNECTIONS];
static long long *sent;
static size_t sent_count, sent_capacity;

static long long now_ms(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000LL + time.tv_nsec / 1000000;
}

/* Rooms and their order */

static struct room *room_of(long long id) {
    struct room **slot = &rooms[(unsigned long long)id * 0x9E3779B97F4A7C15ULL >> 52];
    while (*slot && (*slot)->id != id) slot = &(*slot)->next;
    if (!*slot) {
        *slot = calloc(1, sizeof **slot);
        (*slot)->id = id;
    }
    return *slot;
}

static void list_ready(struct room *room) {
    if (room->busy || room->listed || !room->first) return;
    room->listed = true;
    room->ready = NULL;
    if (ready_last) ready_last->ready = room; else ready_first = room;
    ready_last = room;
}

static void queue_message(long long id, long long to, const char *body) {
    struct message *message = calloc(1, sizeof *message);
    struct room *room = room_of(to);
    *message = (struct message){.id = id, .room = to, .body = strdup(body)};
    if (room->last) room->last->next = message; else room->first = message;
    room->last = message;
    list_ready(room);
}

/* Calls */

static size_t received(char *bytes, size_t size, size_t count, void *context) {
    struct call *call = context;
    size_t length = size * count;
    if (call->length + length > call->capacity) {
        call->capacity = (call->length + length) * 2;
        call->answer = realloc(call->answer, call->capacity);
    }
    memcpy(call->answer + call->length, bytes, length);
    call->length += length;
    return length;
}

static void make_call(struct call *call, const char *url, long seconds) {
    call->easy = curl_easy_init();
    curl_easy_setopt(call->easy, CURLOPT_URL, url);
    curl_easy_setopt(call->easy, CURLOPT_HTTPHEADER, headers);
    curl_easy_setopt(call->easy, CURLOPT_WRITEFUNCTION, received);
    curl_easy_setopt(call->easy, CURLOPT_WRITEDATA, call);
    curl_easy_setopt(call->easy, CURLOPT_PRIVATE, call);
    curl_easy_setopt(call->easy, CURLOPT_TIMEOUT, seconds);
    curl_easy_setopt(call->easy, CURLOPT_NOSIGNAL, 1L);
}

static void start_call(struct call *call, const char *body) {
    call->length = 0;
    curl_easy_setopt(call->easy, CURLOPT_POSTFIELDSIZE, (long)strlen(body));
    curl_easy_setopt(call->easy, CURLOPT_COPYPOSTFIELDS, body);
    curl_multi_add_handle(multi, call->easy);
}

static void start_poll(void) {
    char body[256];
    snprintf(body, sizeof body, "{\"offset\":%lld,\"timeout\":30,\"limit\":100,\"allowed_updates\":[\"message\",\"edited_message\","
        "\"callback_query\",\"my_chat_member\",\"chat_member\",\"message_reaction\"]}", cursor);
    start_call(&poll_call, body);
}

static void start_sends(void) {
    if (retry_due >= 0) return;
    for (int i = 0; i < CONNECTIONS && ready_first; i++) {
        if (sends[i].message) continue;
        struct room *room = ready_first;
        ready_first = room->ready;
        if (!ready_first) ready_last = NULL;
        room->listed = false;
        room->busy = true;
        sends[i].room = room;
        sends[i].message = room->first;
        start_call(&sends[i], room->first->body);
    }
}

/* Thinking */

static void post(long long room, const char *text, const char *keys) {
    char body[4096];
    snprintf(body, sizeof body, "{\"chat_id\":%lld,\"text\":\"%s\",\"reply_markup\":{\"inline_keyboard\":%s}}", room, text, keys);
    queue_message(store_post(room, body), room, body);
}

static void think(struct slice update) {
    struct slice message, chat, id, text = {"", 0};
    if (!json_field(update, "message", &message) || !json_field(message, "chat", &chat) || !json_field(chat, "id", &id)) return;
    json_field(message, "text", &text);
    long long room = json_number(id), step = store_step(room);
    store_save_session(room, (step + 1) % STEPS, step == WHAT ? text : (struct slice){"", 0});
    post(room, steps[step].text, steps[step].keys);
    if (step != SENT) return;
    char card[1024];
    snprintf(card, sizeof card, CARD, store_report(room));
    post(review, card, CARD_KEYS);
}

/* What came of messages that were sent; inside a transaction. */
static void settle(void) {
    for (size_t i = 0; i < sent_count; i++) store_sent(sent[i]);
    sent_count = 0;
    settle_due = -1;
}

static void keep_and_think(struct slice updates) {
    struct slice update, id;
    size_t from = 0;
    long long kept = 0;
    store_begin();
    while (json_next(updates, &from, &update)) {
        if (!json_field(update, "update_id", &id) || json_number(id) < cursor) continue;
        store_keep_raw(json_number(id), update);
        cursor = json_number(id) + 1;
        kept++;
    }
    if (kept) store_save_cursor(cursor);
    settle();
    store_commit();
    start_poll();
    if (!kept) return;
    store_begin();
    store_each_raw(think);
    store_commit();
}

/* Answers */

static bool answer_of(struct call *call, CURLcode code, struct slice *result) {
    long status = 0;
    curl_easy_getinfo(call->easy, CURLINFO_RESPONSE_CODE, &status);
    struct slice all = {call->answer, call->length};
    return code == CURLE_OK && status == 200 && json_field(all, "result", result);
}

static void polled(CURLcode code) {
    struct slice updates;
    if (answer_of(&poll_call, code, &updates)) keep_and_think(updates);
    else retry_due = now_ms() + RETRY_MS;
}

static void send_ended(struct call *call, CURLcode code) {
    struct slice result;
    struct room *room = call->room;
    struct message *message = call->message;
    call->message = NULL;
    room->busy = false;
    if (answer_of(call, code, &result)) {
        room->first = message->next;
        if (!room->first) room->last = NULL;
        if (sent_count == sent_capacity) sent = realloc(sent, (sent_capacity = sent_capacity * 2 + 64) * sizeof *sent);
        sent[sent_count++] = message->id;
        if (settle_due < 0) settle_due = now_ms() + SETTLE_MS;
        free(message->body);
        free(message);
    } else {
        retry_due = now_ms() + RETRY_MS;
    }
    list_ready(room);
}

static void read_ends(void) {
    CURLMsg *end;
    int left;
    while ((end = curl_multi_info_read(multi, &left))) {
        if (end->msg != CURLMSG_DONE) continue;
        struct call *call;
        CURLcode code = end->data.result;
        curl_easy_getinfo(end->easy_handle, CURLINFO_PRIVATE, (char **)&call);
        curl_multi_remove_handle(multi, call->easy);
        if (call == &poll_call) polled(code); else send_ended(call, code);
    }
}

/* The loop */

static int watch_socket(CURL *easy, curl_socket_t socket, int what, void *context, void *known) {
    (void)easy; (void)context;
    struct epoll_event event = {.data.fd = socket};
    if (what == CURL_POLL_REMOVE) {
        epoll_ctl(loop, EPOLL_CTL_DEL, socket, NULL);
        return 0;
    }
    event.events = (what & CURL_POLL_IN ? EPOLLIN : 0) | (what & CURL_POLL_OUT ? EPOLLOUT : 0);
    epoll_ctl(loop, known ? EPOLL_CTL_MOD : EPOLL_CTL_ADD, socket, &event);
    curl_multi_assign(multi, socket, &loop);
    return 0;
}

static int watch_time(CURLM *handle, long wait, void *context) {
    (void)handle; (void)context;
    curl_due = wait < 0 ? -1 : now_ms() + wait;
    return 0;
}

static bool is_due(long long *due) {
    if (*due < 0 || now_ms() < *due) return false;
    *due = -1;
    return true;
}

static int wait_ms(void) {
    long long first = -1, dues[] = {curl_due, settle_due, retry_due};
    for (int i = 0; i < 3; i++)
        if (dues[i] >= 0 && (first < 0 || dues[i] < first)) first = dues[i];
    if (first < 0) return -1;
    long long wait = first - now_ms();
    return wait < 0 ? 0 : (int)wait;
}

static void settle_now(void) {
    store_begin();
    settle();
    store_commit();
}

static void turn(void) {
    struct epoll_event events[64];
    int running, count = epoll_wait(loop, events, 64, wait_ms());
    for (int i = 0; i < count; i++) {
        int what = (events[i].events & (EPOLLIN | EPOLLHUP) ? CURL_CSELECT_IN : 0) | (events[i].events & EPOLLOUT ? CURL_CSELECT_OUT : 0)
            | (events[i].events & EPOLLERR ? CURL_CSELECT_ERR : 0);
        curl_multi_socket_action(multi, events[i].data.fd, what, &running);
    }
    if (is_due(&curl_due)) curl_multi_socket_action(multi, CURL_SOCKET_TIMEOUT, 0, &running);
    read_ends();
    if (is_due(&retry_due)) {
        /* The poll may be under way still: it is only begun again where it ended. */
        curl_multi_remove_handle(multi, poll_call.easy);
        start_poll();
    }
    start_sends();
    if (is_due(&settle_due)) settle_now();
}

static void stop(int signal) { (void)signal; stopped = 1; }

static const char *setting(const char *name) {
    const char *value = getenv(name);
    if (value) return value;
    fprintf(stderr, "floor: %s is not set\n", name);
    exit(2);
}

static void prepare(void) {
    const char *base = setting("TELEGRAM_API"), *token = setting("TELEGRAM_TOKEN");
    snprintf(polling, sizeof polling, "%s/bot%s/getUpdates", base, token);
    snprintf(sending, sizeof sending, "%s/bot%s/sendMessage", base, token);
    review = atoll(setting("TELEGRAM_REVIEW_ROOM"));
    headers = curl_slist_append(curl_slist_append(NULL, "Content-Type: application/json"), "Expect:");
    multi = curl_multi_init();
    loop = epoll_create1(EPOLL_CLOEXEC);
    curl_multi_setopt(multi, CURLMOPT_SOCKETFUNCTION, watch_socket);
    curl_multi_setopt(multi, CURLMOPT_TIMERFUNCTION, watch_time);
    curl_multi_setopt(multi, CURLMOPT_MAXCONNECTS, CONNECTIONS + 1L);
    make_call(&poll_call, polling, 45);
    for (int i = 0; i < CONNECTIONS; i++) make_call(&sends[i], sending, 20);
}

int main(void) {
    struct sigaction action = {.sa_handler = stop};
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGINT, &action, NULL);
    curl_global_init(CURL_GLOBAL_DEFAULT);
    store_open(setting("TURNOUT_DATA"));
    prepare();
    cursor = store_cursor();
    store_each_message(queue_message);
    store_begin();
    store_each_raw(think);
    store_commit();
    start_poll();
    while (!stopped) turn();
    settle_now();
    return 0;
}

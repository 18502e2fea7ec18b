"""What people send by mistake or in bad faith: a clear sentence comes back and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bot import BotProcess
from evidence import photos_of
from people import messages
from people.dialog import LABELS, WORDS, Filing
from people.messages import Json
from people.photos import make_photo
from people.voter import Voter
from stage import Stage
from tasks import each
from telegram_server.files import FileStore

HUGE_SIDES = b"\xff\xd8\xff\xc0\x00\x11\x08\xff\xff\xff\xff\x03\x01\x22\x00\x02\x11\x01\x03\x11\x01\xff\xd9"


async def at_the_photos(stage: Stage) -> tuple[Voter, Filing]:
    """A voter who is asked for photos."""
    dana = stage.voter()
    await dana.begin()
    filing = Filing("Two of three machines are dark.")
    dana.filings.append(filing)
    await dana.open_report(filing)
    return dana, filing


async def finishes(stage: Stage, dana: Voter, filing: Filing) -> None:
    """The report can still be sent, with exactly the good photos."""
    await dana.place(filing)
    card = await stage.omar.card(await dana.send_it(filing))
    assert filing.text in card.first_text
    assert photos_of(stage.server, stage.room, card) == filing.photos


UNUSABLE: dict[str, Callable[[FileStore], Json]] = {
    "sticker": messages.sticker,
    "voice": messages.voice,
    "animation": messages.animation,
    "contact": lambda _: messages.contact(),
    "poll": lambda _: messages.poll(),
    "dice": lambda _: messages.dice(),
    "text file": lambda files: messages.document(files, b"hello", name="notes.txt", mime="text/plain"),
    "program": lambda files: messages.document(
        files, b"MZ", name="vote.exe", mime="application/x-msdownload"
    ),
}


async def test_what_is_no_text_and_no_photo_gets_one_sentence(stage: Stage, bot: BotProcess) -> None:
    await each({kind: sends_unusable(stage, kind) for kind in UNUSABLE})  # T67, T76


async def sends_unusable(stage: Stage, kind: str) -> None:
    dana, filing = await at_the_photos(stage)
    before = len(dana.chat.from_bot("new"))
    dana.send(UNUSABLE[kind](stage.server.world.files))
    await dana.hear(WORDS["unsupported"])
    await finishes(stage, dana, filing)
    said = [line.message["text"] for line in dana.chat.from_bot("new")[before:]]
    assert sum("I cannot use" in text for text in said) == 1


CLIP = (Path(__file__).parents[2] / "transcripts" / "photos" / "line.mp4").read_bytes()
VIDEOS: dict[str, Callable[[FileStore], Json]] = {
    "video": lambda files: messages.video(files, CLIP),
    "round note": lambda files: messages.video_note(files, CLIP),
    "file": lambda files: messages.document(files, CLIP, name="IMG_2.MOV", mime="video/quicktime"),
}


async def test_of_a_video_its_picture_comes_with_the_report(stage: Stage, bot: BotProcess) -> None:
    await each({kind: sends_video(stage, kind) for kind in VIDEOS})


async def sends_video(stage: Stage, kind: str) -> None:
    dana, filing = await at_the_photos(stage)
    dana.send(VIDEOS[kind](stage.server.world.files))
    await dana.hear(r"I keep your video without sound")
    # A picture without one of the numbers that the photos of these tests have.
    filing.photos.append(None)
    await finishes(stage, dana, filing)


async def test_a_broken_video_is_said_so_and_photos_are_asked_for(stage: Stage, bot: BotProcess) -> None:
    dana, filing = await at_the_photos(stage)
    dana.send(messages.video(stage.server.world.files, CLIP[:3000]))
    await dana.hear(r"That video is broken, .* Please send photos")
    await dana.add_photos(filing, 1)
    await finishes(stage, dana, filing)


BROKEN: dict[str, bytes] = {
    "cut short": make_photo(9001)[:4000],
    "no jpeg inside": b"\xff\xd8\xff\xe0" + b"nonsense" * 500,
    "65,535 pixels a side": HUGE_SIDES,
    "empty": b"\xff\xd8\xff\xd9",
}


async def test_a_broken_picture_is_never_shown_and_the_voter_is_told(stage: Stage, bot: BotProcess) -> None:
    await each({kind: sends_broken(stage, content) for kind, content in BROKEN.items()})


async def sends_broken(stage: Stage, content: bytes) -> None:
    dana, filing = await at_the_photos(stage)
    dana.send(messages.document(stage.server.world.files, content, name="IMG_1.jpg", mime="image/jpeg"))
    await dana.hear(WORDS["bad photo"])
    await dana.add_photos(filing, 1)
    await finishes(stage, dana, filing)


async def test_an_image_sent_as_a_file_counts_as_a_photo(stage: Stage, bot: BotProcess) -> None:  # T68
    dana, filing = await at_the_photos(stage)
    for name, mime in (("a.jpg", "image/jpeg"), ("b.JPG", "application/octet-stream"), ("c.jpeg", None)):
        number, content = dana.new_photo()
        filing.photos.append(number)
        dana.send(messages.document(stage.server.world.files, content, name=name, mime=mime))
        await dana.hear(rf"photos: {len(filing.photos)}\b")
    await finishes(stage, dana, filing)


async def test_thirty_megabytes_are_refused_with_the_limit(stage: Stage, bot: BotProcess) -> None:  # T71
    dana, filing = await at_the_photos(stage)
    files = stage.server.world.files
    dana.send(messages.document(files, b"", name="huge.jpg", mime="image/jpeg", size=30 * 1024 * 1024))
    await dana.hear(WORDS["too big"])
    assert stage.journal.named("getFile") == []
    await finishes(stage, dana, filing)


async def test_five_thousand_characters_are_kept_as_far_as_said(stage: Stage, bot: BotProcess) -> None:
    dana = stage.voter()
    await dana.begin()
    dana.say("/report")
    await dana.prompt("what")
    text = "The line is long and nobody helps. " * 150
    dana.say_long(text[:5000])
    filing = Filing(text[:200].strip())
    await dana.hear(WORDS["look"])  # the app sent it in two pieces, in one breath
    await dana.settle()
    assert not dana.heard("added: «")
    await dana.place(filing)
    await dana.send_it(filing)
    await stage.omar.hear("more:")  # what one message has no room for stands in the next


async def test_a_long_text_out_of_the_blue_is_offered_as_a_report(stage: Stage, bot: BotProcess) -> None:
    dana = stage.voter()
    await dana.begin()
    dana.say_long("Nobody lets us in and it rains. " * 150)
    await dana.prompt("look")


async def test_too_little_is_asked_for_again(stage: Stage, bot: BotProcess) -> None:
    await each({text: says_too_little(stage, text) for text in ("😀😀😀", "👍", "🇺🇸", "x", "?", "a" * 7)})


async def says_too_little(stage: Stage, text: str) -> None:
    dana = stage.voter()
    await dana.begin()
    dana.say("/report")
    await dana.prompt("what")
    dana.say(text)
    await dana.hear("few words|what you saw|what happened")
    filing = Filing("The lights went out at noon.")
    dana.say(filing.text)
    await dana.prompt("look")
    await finishes(stage, dana, filing)


ZIPS = {
    "02139": "02139",
    "30310-1234": "30310",
    "303101234": "30310",
    " 30310 ": "30310",
    "my zip is 30310": "30310",
}
NO_ZIPS = ("00000", "99999", "1234", "banana bread", "🙃")


async def test_a_zip_is_kept_as_five_digits(stage: Stage, bot: BotProcess) -> None:
    await each({given: gives_zip(stage, given, rf"got it: {kept}") for given, kept in ZIPS.items()})


async def test_what_is_no_zip_is_asked_for_again(stage: Stage, bot: BotProcess) -> None:
    await each({given: gives_zip(stage, given, WORDS["zip unknown"], again=True) for given in NO_ZIPS})


async def test_a_canadian_code_is_no_zip_but_is_answered(stage: Stage, bot: BotProcess) -> None:
    await gives_zip(stage, "K1A 0B1", r"postal code of Canada")


async def gives_zip(stage: Stage, given: str, answer: str, *, again: bool = False) -> None:
    dana = stage.voter()
    dana.say("/start")
    await dana.prompt("zip")
    dana.say(given)
    await dana.hear(answer)
    if again:
        dana.say("30310")
        await dana.prompt("zip known")


async def test_markup_in_a_voters_words_is_shown_as_written(stage: Stage, bot: BotProcess) -> None:  # T78
    dana = stage.voter()
    await dana.begin()
    text = "<b>Line</b> & <script>alert('1 < 2')</script> &lt; \"quoted\" 👨‍👩‍👧 العربية ñ"
    filing = await dana.file(text, photos=0)
    card = await stage.omar.card(filing.code or "")
    assert text in card.first_text


async def test_a_button_pressed_twice_acts_once(stage: Stage, bot: BotProcess) -> None:  # T92
    dana, filing = await at_the_photos(stage)
    await dana.place(filing)
    presses = [dana.press(LABELS["send"]) for _ in range(2)]
    dana.mark = 0
    for press in presses:
        await dana.answered(press)
    await dana.prompt("sent")
    await stage.omar.card(dana.heard(WORDS["sent"])[0].message["text"].split()[3].strip("."))
    await dana.settle(2)
    assert len(dana.heard(WORDS["sent"])) == 1
    assert len(stage.omar.cards()) == 1


async def test_a_button_of_last_week_is_recognised(stage: Stage, bot: BotProcess) -> None:
    dana, filing = await at_the_photos(stage)
    old, button = dana.button(LABELS["change"])
    await dana.add_photos(filing, 1)
    await dana.place(filing)
    await dana.send_it(filing)
    query = dana.press_data(old, button["callback_data"])
    answer = await dana.answered(query)
    if "old" not in answer.get("text", "").lower():
        await dana.hear(WORDS["old button"])


MADE_UP = ("", "v1|nonsense", "🧨" * 16, "x" * 64, "v1|approve|1|1", "0:0:0")


async def test_a_made_up_button_is_answered(stage: Stage, bot: BotProcess) -> None:  # T89, T109
    dana = stage.voter()
    await dana.begin()
    message = dana.chat.from_bot("new")[-1].message
    for data in MADE_UP:
        await dana.answered(dana.press_data(message, data))
    await stage.file_and_decide("After that everything goes on as before.")


async def test_a_press_on_a_deleted_message_is_answered(stage: Stage, bot: BotProcess) -> None:  # T93
    dana, _ = await at_the_photos(stage)
    message, button = dana.button(LABELS["change"])
    del dana.chat.messages[message["message_id"]]
    await dana.answered(dana.press_data(message, button["callback_data"]))
    await stage.file_and_decide("After that everything goes on as before.")

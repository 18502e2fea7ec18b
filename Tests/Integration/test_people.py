"""Self-test: photos survive resizing, entities count in UTF-16, repeats are told apart, leaks are found."""

from __future__ import annotations

import io

import pytest
from evidence import Ledger
from people.listener import Puzzled
from people.messages import entities_of
from people.person import Person
from people.photos import leftovers, make_photo, read_photo
from PIL import Image, ImageOps
from privacy import leaks
from telegram_server import TelegramServer
from telegram_server.journal import Call, Journal, Kill


@pytest.mark.parametrize("orientation", range(1, 9))
def test_a_photo_keeps_its_number_through_turning_and_resizing(orientation: int) -> None:
    for number in (0, 1, 77, 4_294_967_295):
        with Image.open(io.BytesIO(make_photo(number, width=2000, orientation=orientation))) as image:
            upright = ImageOps.exif_transpose(image)
            upright.thumbnail((640, 640))
            out = io.BytesIO()
            upright.save(out, "JPEG", quality=50, exif=b"")
        assert read_photo(out.getvalue()) == number
        assert leftovers(out.getvalue()) in ([], ["comment", "marker"], ["marker", "comment"])


def test_a_photo_lying_on_its_side_has_no_number() -> None:
    assert read_photo(make_photo(5, orientation=6)) is None


def test_the_planted_metadata_is_found() -> None:
    assert set(leftovers(make_photo(1))) == {"marker", "EXIF", "comment", "APP1"}


def test_entities_count_in_utf16() -> None:
    assert entities_of("👨‍👩‍👧 /report #now")[0] == {"type": "bot_command", "offset": 9, "length": 7}


def test_a_leak_is_named_but_not_repeated() -> None:
    assert leaks(["fine", "token 7:abc sent"], {"7:abc": "the token"}) == ["the token in line 2"]


async def test_a_person_who_waits_in_vain_says_what_the_chat_shows(server: TelegramServer) -> None:
    user = server.world.add_user("Dana")
    dana = Person(server, user, server.world.private_chat(user))
    dana.say("hello")
    with pytest.raises(Puzzled, match="person new: 'hello'"):
        await dana.hear("anything", seconds=0.05)


def journal_of(*calls: tuple[float, bool]) -> Journal:
    journal = Journal()
    for index, (at, lost) in enumerate(calls):
        call = Call(index, "sendMessage", at, acted=True, chat_id=1, message_ids=[index + 1])
        call.fault, call.answered_at = ("response lost", None) if lost else (None, at + 0.01)
        journal.calls.append(call)
    return journal


@pytest.mark.parametrize(
    ("lost", "kill", "expected"),
    [(True, None, (1, 0, 0)), (False, 10.5, (0, 1, 0)), (False, 15.0, (0, 0, 1)), (False, None, (0, 0, 1))],
)
def test_a_repeat_needs_a_lost_response_or_a_kill(
    server: TelegramServer, lost: bool, kill: float | None, expected: tuple[int, int, int]
) -> None:
    journal = journal_of((10.0, lost), (20.0, False))
    journal.kills = [] if kill is None else [Kill(kill, kill)]
    chat = server.world.private_chat(server.world.add_user("Dana"))
    chat.id = 1
    for message_id in (1, 2):
        chat.record("new", {"message_id": message_id, "text": "Sent as report 1."}, by_bot=True)
    ledger = Ledger(journal)
    ledger.private(chat)
    found = ledger.repeats
    assert (found.lost, found.by_kills, len(found.unexplained)) == expected

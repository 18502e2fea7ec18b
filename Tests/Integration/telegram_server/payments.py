"""sendInvoice and answerPreCheckoutQuery: money as the platform moves it."""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import dataclass, field

from pulse import Pulse

from .errors import QUERY_TOO_OLD, bad_request, misuse
from .journal import now
from .registry import Context, serves
from .sending import post, writable
from .world import Chat, Json, User

LIMITS = {"USD": (100, 1_000_000), "JPY": (111, 1_112_750)}
WANTED_FALSE = (
    "need_name",
    "need_phone_number",
    "need_email",
    "need_shipping_address",
    "send_phone_number_to_provider",
    "send_email_to_provider",
    "is_flexible",
)
PATIENCE = 10.0


@dataclass
class Invoice:
    """An invoice in a chat; anybody who sees it may try to pay it, as often as they like."""

    chat: Chat
    message_id: int
    payload: str
    currency: str
    amount: int


@dataclass
class Checkout:
    """A payment that waits for the bot's yes, ten seconds long."""

    id: str
    user: User
    invoice: Invoice
    at: float = field(default_factory=now)
    ok: bool | None = None
    error: str = ""
    answered_at: float | None = None
    answer_lost: bool = False


@dataclass
class Charge:
    """Money that moved."""

    id: str
    provider_id: str
    user: User
    invoice: Invoice
    refunded: bool = False


class Till:
    """What the platform and the provider know of payments."""

    def __init__(self) -> None:
        self.provider_token: str | None = None
        self.invoices: list[Invoice] = []
        self.checkouts: dict[str, Checkout] = {}
        self.charges: list[Charge] = []
        self.pulse = Pulse()
        self._numbers = itertools.count(1)

    def ask(self, user: User, invoice: Invoice, query_id: str) -> Checkout:
        checkout = Checkout(query_id, user, invoice)
        self.checkouts[checkout.id] = checkout
        return checkout

    async def answer(self, checkout: Checkout) -> bool:
        """Whether the bot let it pass in time."""
        left = checkout.at + PATIENCE - now()
        await self.pulse.until(lambda: True if checkout.answered_at else None, max(left, 0))
        return checkout.ok is True

    def charge(self, user: User, invoice: Invoice) -> Charge:
        number = next(self._numbers)
        charge = Charge(f"tg_{number:06}", f"ch_{number:06}", user, invoice)
        self.charges.append(charge)
        return charge

    def invoice_of(self, message: Json) -> Invoice:
        """The invoice that this message is."""
        chat, number = message["chat"]["id"], message["message_id"]
        return next(one for one in self.invoices if (one.chat.id, one.message_id) == (chat, number))


@serves("sendInvoice")
async def send_invoice(context: Context) -> Json:
    asked, till = context.asked, context.server.till
    if not 1 <= len(asked.get("title", "")) <= 32:
        raise misuse("INVOICE_TITLE_INVALID")
    if not 1 <= len(asked.get("description", "")) <= 255:
        raise misuse("INVOICE_DESCRIPTION_INVALID")
    if not 1 <= len(asked.get("payload", "").encode()) <= 128:
        raise misuse("INVOICE_PAYLOAD_INVALID")
    if asked.get("provider_token") != till.provider_token:
        raise bad_request("PAYMENT_PROVIDER_INVALID")
    least, most = LIMITS.get(asked.get("currency", ""), (0, 0))
    total = sum(price["amount"] for price in asked.get("prices", []))
    if not least <= total <= most or total == 0:
        raise misuse("CURRENCY_TOTAL_AMOUNT_INVALID")
    for name in WANTED_FALSE:
        if asked.get(name, False):
            context.server.journal.violation(asked.method, f"{name}: a giver is asked for more than money")
    if not asked.get("start_parameter"):
        context.server.journal.violation(asked.method, "without start_parameter forwarded copies can be paid")
    chat = writable(context)
    if chat.type != "private":
        context.server.journal.violation(asked.method, "an invoice outside of a private chat")
    keys = ("title", "description", "start_parameter", "currency")
    invoice = {key: asked.get(key) for key in keys} | {"total_amount": total}
    message = post(context, chat, {"invoice": invoice})
    till.invoices.append(
        Invoice(chat, message["message_id"], asked.get("payload"), asked.get("currency"), total)
    )
    till.pulse.fire()
    return message


@serves("answerPreCheckoutQuery")
async def answer_pre_checkout_query(context: Context) -> bool:
    server, asked = context.server, context.asked
    checkout = server.till.checkouts.get(asked.get("pre_checkout_query_id"))
    if checkout is None:
        raise misuse(QUERY_TOO_OLD)
    if asked.get("ok") is not True and not asked.get("error_message"):
        raise misuse("error message is required")
    if checkout.answered_at is not None:
        if not (checkout.answer_lost or server.journal.killed_between(checkout.at, now())):
            server.journal.violation(asked.method, "a payment was answered twice")
        raise bad_request(QUERY_TOO_OLD)
    if now() - checkout.at > PATIENCE:
        server.journal.notes["a payment was answered too late"] += 1
        raise bad_request(QUERY_TOO_OLD)
    checkout.answered_at = now()
    checkout.ok, checkout.error = asked.get("ok"), asked.get("error_message", "")
    await asyncio.sleep(0)
    server.till.pulse.fire()
    return True

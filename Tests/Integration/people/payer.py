"""Somebody with a card: what the platform does when a person presses Pay."""

from __future__ import annotations

from typing import Any

from telegram_server.payments import Charge, Checkout, Invoice

from .voter import Voter

Json = dict[str, Any]


async def invoice(voter: Voter, count: int = 1, seconds: float = 30) -> Invoice:
    """Wait until so many invoices came into the voter's chat; the newest."""
    till = voter.server.till

    def found() -> Invoice | None:
        own = [one for one in till.invoices if one.chat is voter.chat]
        return own[-1] if len(own) >= count else None

    one = await till.pulse.until(found, seconds)
    assert one is not None, f"no invoice came; {voter.recent()}"
    return one


def press_pay(voter: Voter, bill: Invoice) -> Checkout:
    """The platform asks the bot whether the payment may pass."""
    server = voter.server
    checkout = server.till.ask(voter.user, bill, server.world.new_query_id())
    payload = {
        "id": checkout.id,
        "from": voter.user.as_json(),
        "currency": bill.currency,
        "total_amount": bill.amount,
        "invoice_payload": bill.payload,
    }
    server.updates.push("pre_checkout_query", payload, f"payments of {voter.user.id}")
    return checkout


def charge(voter: Voter, bill: Invoice) -> tuple[Charge, Json]:
    """Money moves, and a service message in the payer's own chat says so; the charge and the message."""
    paid = voter.server.till.charge(voter.user, bill)
    content = {
        "successful_payment": {
            "currency": bill.currency,
            "total_amount": bill.amount,
            "invoice_payload": bill.payload,
            "telegram_payment_charge_id": paid.id,
            "provider_payment_charge_id": paid.provider_id,
        }
    }
    return paid, voter.send(content)


async def pay(voter: Voter, bill: Invoice) -> Charge | None:
    """The whole of it; nothing where the bot does not let it pass in time."""
    checkout = press_pay(voter, bill)
    if not await voter.server.till.answer(checkout):
        return None
    return charge(voter, bill)[0]

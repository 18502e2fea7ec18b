"""Names as they are shown: repaired by the table, given name first, surnames in capitals put right."""

import re

import tables

REPAIRS = tables.repairs()
UNNAMED = {"", "na", "other", "others", "other candidates", "scatter", "scattering", "write-ins", "write-in"}
NO_VOTES = ("blank vote", "void vote", "over vote", "under vote")
NONE_OF_THESE = {"none of these candidates": "None of these candidates", "none of the above": "None of the above"}
SUFFIX = re.compile(r"(Jr|Sr)\.?|II|III|IV|V")


def is_no_vote(name):
    """Blank, void and over votes, and lines in which they are one figure with scattered names."""
    return name.strip().lower().startswith(NO_VOTES)


def shown(name, is_reversed=False):
    """The name to show, "" for what is nobody's. A broken letter that the table does not know stays, as U+FFFD."""
    name = name.strip()
    if name in REPAIRS:
        return "" if REPAIRS[name] == "-" else REPAIRS[name]
    if name.lower() in UNNAMED:
        return ""
    if name.lower() in NONE_OF_THESE:
        return NONE_OF_THESE[name.lower()]
    if is_reversed:
        name = given_first(name)
    name = re.sub(r'(?:"")+(.+?)(?:"")+', r'"\1"', name)
    name = re.sub(r"\?\?(.+?)\?\?", r'"\1"', name).replace("__", " ")
    return " ".join(name.replace("_", "\ufffd").replace("?", "\ufffd").split())


def given_first(name):
    parts = [part.strip() for part in name.split(",")]
    if len(parts) < 2:
        return name
    return f"{parts[1]} {parts[0]}" + "".join(f", {suffix}" for suffix in parts[2:])


def surname_small(name):
    """`Greg McFARLANE`, `Ric DELA CRUZ`, `Justin ST. LOUIS`: words in capitals with small letters."""
    return " ".join(word_small(word) if len(word) > 1 and capitals(word) else word for word in name.split())


def capitals(word):
    return SUFFIX.fullmatch(word) is None and re.fullmatch(r"(Mc)?[A-Z'.\-]*[A-Z][A-Z'.\-]+", word) is not None \
        and re.fullmatch(r"([A-Z]\.)+", word) is None


def word_small(word):
    small = re.sub(r"[A-Za-z]+", lambda found: found.group().capitalize(), word)
    small = re.sub(r"\b(O|D)'([A-Za-z]+)", lambda found: f"{found[1]}'{found[2].capitalize()}", small)
    return re.sub(r"\bMc([a-z]{2,})", lambda found: "Mc" + found[1].capitalize(), small)

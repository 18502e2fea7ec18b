"""Finds by itself what is wrong with the figures of a file, so that the table of defects can be held against it."""

HIGHEST, LOWEST = 1150, 150
"""A state's sum beside its vote for President, in thousandths."""
MANY = 20
"""So many figures are not all even by chance."""


def findings(contests):
    """Keys as in the table of defects, each with what was found."""
    returns = [contest for contest in contests if "totalvotes" in (contest.rows or [{}])[0]]
    return {**implausible(returns), **other_totals(returns)}


def other_totals(contests):
    """Contests whose figures are not the total that stands beside them, or that have two totals."""
    found = {}
    for contest in contests:
        total = sum(int(row["candidatevotes"]) for row in contest.rows)
        told = {int(row["totalvotes"]) for row in contest.rows}
        if told != {total}:
            found[key(contest, contest.area.code)] = ("total", f"sums to {total:,}, told is {sorted(told)}")
    return found


def implausible(contests):
    """States whose sum is far from their vote for President, or whose figures are all even."""
    president = {(c.where, c.year): figures(c) for c in contests if c.office == "president"}
    states = {}
    for contest in contests:
        if contest.office != "president":
            states.setdefault((key(contest, "*"), contest.kind, contest.round), []).append(contest)
    found = {}
    for (place, _, _), group in states.items():
        numbers = [number for contest in group for number in figures(contest)]
        year = min(2016, -(-int(place[2]) // 4) * 4)
        share = sum(numbers) * 1000 // sum(president[place[0], year])
        is_counted = all(contest.trouble != "not-counted" for contest in group)
        # A runoff, or a special election in one district, is no election of the whole state.
        is_whole = group[0].office == "us-senate" or (group[0].kind == "general" and group[0].round == "only")
        if share > HIGHEST or (share < LOWEST and is_counted and is_whole):
            found[place] = ("figures", f"{sum(numbers):,} votes, {share / 10:.1f} % of the vote for President")
        elif len(numbers) >= MANY and all(number % 2 == 0 for number in numbers):
            found[place] = ("figures", f"all {len(numbers)} figures are even")
    return found


def figures(contest):
    return [int(row["candidatevotes"]) for row in contest.rows]


def key(contest, district):
    return (contest.where, contest.office, str(contest.year), district if contest.office == "us-house" else "")

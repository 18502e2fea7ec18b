"""A loopback mirror of civic data: the bulk files in the sources' own URL shapes, and bills that nobody put forward."""

from __future__ import annotations

import asyncio
import csv
import gzip
import io
import json
import os
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SHARED = Path(os.environ.get("TURNOUT_SHARED", ROOT.parent / "shared"))
BULK = SHARED / "civic-bulk"
FEEDS = ("congress", "legislatures", "zip-districts", "zip-points")
ZIPS = "/geo/docs/maps-data/data/rel2020/cd-sld/tab20_cd11920_zcta520_natl.txt"
STAGES = ("Introduced in House", "Referred to the Committee on Samples.", "Passed House by voice vote.")


def unpacked(name: str) -> bytes:
    return gzip.decompress((BULK / name).read_bytes())


class Mirror:
    """Pages by path, and how often each was asked for."""

    def __init__(self) -> None:
        self.pages: dict[str, bytes] = {}
        self.asked: Counter[str] = Counter()
        self.pause = 0.0  # seconds before each answer, so that a sync takes a while
        self._server: asyncio.Server | None = None

    @property
    def settings(self) -> dict[str, str]:
        assert self._server is not None
        base = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return {
            "CIVIC_LEGISLATORS": f"{base}/congress-legislators",
            "CIVIC_LEGISLATURES": f"{base}/people/current",
            "CIVIC_ZIP_DISTRICTS": base + ZIPS,
            "CIVIC_ZIP_POINTS": f"{base}/export/zip/US.zip",
            "CIVIC_GOVINFO": base,
            "CIVIC_FEC_API": f"{base}/v1",
            "CIVIC_WINNIPEG_API": f"{base}/resource",
            "CIVIC_CENSUS_API": f"{base}/geocoder",
        }

    def put_bulk(self) -> None:
        """The whole country as it is in the bulk files."""
        self.pages["/congress-legislators/legislators-current.json"] = unpacked(
            "congress-legislators-current.json.gz"
        )
        self.pages["/congress-legislators/legislators-district-offices.json"] = unpacked(
            "congress-legislators-district-offices.json.gz"
        )
        self.pages[ZIPS] = unpacked("zcta-cd119.csv.gz")
        self.pages["/export/zip/US.zip"] = unpacked("zip-centroids-geonames.csv.gz")
        rows = list(csv.DictReader(io.StringIO(unpacked("openstates-state-legislators.csv.gz").decode())))
        for state in {row["state"] for row in rows}:
            table = io.StringIO()
            writer = csv.DictWriter(table, fieldnames=list(rows[0]))
            writer.writeheader()
            writer.writerows(row for row in rows if row["state"] == state)
            self.pages[f"/people/current/{state.lower()}.csv"] = table.getvalue().encode()

    def rename_members(self, suffix: str) -> None:
        """The next edition: everybody has another name, and one seat has become vacant."""
        path = "/congress-legislators/legislators-current.json"
        people = json.loads(unpacked("congress-legislators-current.json.gz"))
        house = [person for person in people if person["terms"][-1]["type"] == "rep"]
        people.remove(house[-1])
        for person in people:
            name = person["name"]
            name["official_full"] = name.get("official_full", f"{name['first']} {name['last']}") + suffix
        self.pages[path] = json.dumps(people).encode()

    def put_bills(self, count: int) -> None:
        """Bills of the 119th Congress, each with files as GovInfo has them."""
        links = "".join(f"<item><link>x/BILLSTATUS-119hr{n}.xml</link></item>" for n in range(1, count + 1))
        self.pages["/rss/billstatus-bulkdata.xml"] = f"<rss>{links}</rss>".encode()
        for n in range(1, count + 1):
            day = f"2026-11-{n % 20 + 1:02}"
            self.pages[f"/bulkdata/BILLSTATUS/119/hr/BILLSTATUS-119hr{n}.xml"] = f"""
                <billStatus><bill><number>{n}</number><type>HR</type><congress>119</congress>
                <updateDate>{day}T08:{n % 60:02}:00Z</updateDate><title>Sample Act {n}</title>
                <introducedDate>2026-10-01</introducedDate>
                <latestAction><actionDate>{day}</actionDate><text>{STAGES[n % 3]}</text></latestAction>
                <sponsors><item><bioguideId>A000055</bioguideId><fullName>Rep. Aderholt</fullName></item></sponsors>
                <policyArea><name>Health</name></policyArea></bill></billStatus>""".encode()

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)

    async def stop(self) -> None:
        assert self._server is not None
        self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
                path = head.split(" ")[1].split("?")[0]
                self.asked[path] += 1
                await asyncio.sleep(self.pause)
                body = self.pages.get(path)
                status = "404 Not Found" if body is None else "200 OK"
                answer = f"HTTP/1.1 {status}\r\nContent-Length: {len(body or b'')}\r\n\r\n"
                writer.write(answer.encode() + (body or b""))
                await writer.drain()
        except (asyncio.IncompleteReadError, asyncio.CancelledError, ConnectionError):
            pass
        finally:
            writer.close()

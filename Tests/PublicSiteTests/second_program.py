"""Reads the files of the census and of GeoNames by itself, and prints the public area of each ZIP code whose county both know."""

import csv
import gzip
import sys
from collections import defaultdict

folder, states = sys.argv[1:]
fips = {}
for line in open(states, encoding="utf-8"):
    if not line.startswith(("#", "postal|")):
        fields = line.split("|")
        fips[fields[0]] = fields[2]


def rows(name):
    with gzip.open(f"{folder}/{name}", "rt", encoding="utf-8") as file:
        yield from csv.DictReader(file)


people = {row["fips"]: int(row["residents_2019"]) for row in rows("county-residents-2019.csv.gz")}
small = defaultdict(int)
for county, count in people.items():
    small[county[:2]] += count if count < 20_000 else 0
for row in rows("zip-centroids-geonames.csv.gz"):
    state = row["state"]
    if state not in fips:
        continue
    county = fips[state] + row["county_fips3"]
    if not row["county_fips3"]:
        print(f"{row['zip']}|state {state}")
    elif county not in people:
        print(f"{row['zip']}|moved {state}")
    elif people[county] >= 20_000:
        print(f"{row['zip']}|county {county}")
    else:
        print(f"{row['zip']}|{'smaller' if small[county[:2]] >= 20_000 else 'state'} {state}")

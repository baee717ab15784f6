"""The sheet that comes with a data set: what it is, how it was made, what is in it, and what it is not good for.

Nothing of the machine and no date is in it: the same data set has the same sheet.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Final

import numpy as np

from hairpin import __version__
from hairpin.content.circuits import circuit_ids, load_circuit
from hairpin.drivers.in_files import file_hash, is_in_file
from hairpin.encoding import codec as codecs
from hairpin.encoding import observations
from hairpin.lab.dataset.decisions import CAR_COLUMNS, ArrayColumn, codec_of, decision_columns
from hairpin.lab.dataset.shards import NPZ, Shard
from hairpin.lab.simulate import Settings
from hairpin.rules import RULES_VERSION

JSON: Final = "datasheet.json"
NO_LICENCE: Final = "none was stated when it was made; whoever made it can say"
LIMITS: Final = (
    "These are decisions of automated drivers, not of people: whoever imitates them learns how they drive.",
    "Decisions of one race, and of all cars in it, depend on each other: split by race, never by row.",
    "An observation is what a seat sees, and no more: cards in other hands, decks and plans are not in it.",
    "Legends follow a deck and decide nothing: they have rows as cars, but none as decisions.",
    "In which order cards were discarded is not in the index of an action.",
    "Retiring is legal in every plan, and the drivers of Hairpin never do it.",
    "Single races only: seasons have other decisions and another codec.",
)


@dataclass(frozen=True, slots=True)
class Sheet:
    settings: Settings
    command: str
    format: str
    shard_size: int
    licence: str = ""
    shards: tuple[Shard, ...] = ()

    def with_shards(self, shards: tuple[Shard, ...]) -> Sheet:
        return replace(self, shards=shards)

    @property
    def drivers(self) -> tuple[str, ...]:
        """Each once, in the order in which they are named."""
        return tuple(dict.fromkeys(self.settings.drivers))

    @property
    def races(self) -> int:
        return sum(shard.races for shard in self.shards)

    @property
    def decisions(self) -> int:
        return sum(shard.decisions for shard in self.shards)

    @property
    def is_complete(self) -> bool:
        return self.races == self.settings.games

    def columns(self) -> tuple[ArrayColumn, ...]:
        return (*decision_columns(codec_of(self.settings.modules)), *CAR_COLUMNS)

    def count(self, of: str) -> list[int]:
        """`starts` or `wins`, by driver."""
        counted: Counter[int] = Counter()
        for shard in self.shards:
            counted.update(shard.starts if of == "starts" else shard.wins)
        return [counted[place] for place in range(len(self.drivers))]


def sheet_json(sheet: Sheet) -> str:
    settings = sheet.settings
    codec = codec_of(settings.modules)
    data = {
        "data_set": "decisions of automated drivers in races of the board game HEAT",
        "is_complete": sheet.is_complete,
        "counts": {"races": sheet.races, "decisions": sheet.decisions, "cars": sum(sheet.count("starts"))},
        "drivers": [
            {"driver": name, "starts": starts, "wins": wins}
            for name, starts, wins in zip(sheet.drivers, sheet.count("starts"), sheet.count("wins"), strict=True)
        ],
        "circuits": [load_circuit(circuit).id for circuit in settings.circuits],
        "columns": [
            {"name": each.name, "type": each.type, "width": each.width or 1, "meaning": each.explained}
            for each in sheet.columns()
        ],
        "actions": {"codec": codec.name, "size": codec.size},
        "command": sheet.command,
        "settings": _settings(sheet),
        "licence": sheet.licence or NO_LICENCE,
        "limits": list(LIMITS),
        "shards": [
            {
                "first_race": shard.first,
                "races": shard.races,
                "decisions": shard.decisions,
                "files": [{"file": file, "bytes": size, "sha256": found} for file, size, found in shard.files],
            }
            for shard in sheet.shards
        ],
    }
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def _settings(sheet: Sheet) -> dict[str, object]:
    """All that the decisions depend on; whoever goes on with a data set must have the same."""
    settings = sheet.settings
    modules = settings.modules
    return {
        "hairpin": __version__,
        "rules": RULES_VERSION,
        "codec_version": codecs.VERSION,
        "observation_version": observations.VERSION,
        "races": settings.games,
        "seed": settings.seed,
        "drivers": list(settings.drivers),
        "handicaps": list(settings.handicaps),
        "circuits": list(settings.circuits),
        "laps": settings.laps,
        "round_limit": settings.round_limit,
        "rotate": settings.rotate,
        "modules": {name: _plain(getattr(modules, name)) for name in modules.__slots__},
        "format": sheet.format,
        "races_in_a_shard": sheet.shard_size,
        "files": _files(settings),
    }


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def _files(settings: Settings) -> dict[str, str]:
    """The SHA-256 of what is not part of Hairpin."""
    found = {name: file_hash(name) for name in settings.drivers if is_in_file(name)}
    for circuit in settings.circuits:
        if circuit not in circuit_ids():
            found[circuit] = sha256(Path(circuit).read_bytes()).hexdigest()
    return found


# -- for people ------------------------------------------------------------------------------------------------


def sheet_markdown(sheet: Sheet) -> str:
    return "\n\n".join((_what(sheet), _how(sheet), _content(sheet), _use(sheet), _shards(sheet))) + "\n"


def _what(sheet: Sheet) -> str:
    settings = sheet.settings
    early = "" if sheet.is_complete else f"\n\n**Not complete**: {settings.games:,} races were asked for."
    codec = codec_of(settings.modules)
    starts = zip(sheet.drivers, sheet.count("starts"), sheet.count("wins"), strict=True)
    return "\n".join(
        (
            "# Datasheet",
            "",
            f"{sheet.decisions:,} decisions of automated drivers in {sheet.races:,} races of the board game HEAT,"
            f" made with Hairpin {__version__}: what a seat saw, what it could do, what it did, and what place it"
            f" reached.{early}",
            "",
            "## What it is",
            "",
            f"- **Circuits**, in turn: {', '.join(load_circuit(circuit).id for circuit in settings.circuits)}",
            f"- **Seed**: {settings.seed}; the seed of each race is in `car_seed`",
            f"- **Versions**: rules {RULES_VERSION}, observations {observations.VERSION}, codec {codecs.VERSION}"
            f" (`{codec.name}`, {codec.size} actions)",
            f"- **Licence**: {sheet.licence or NO_LICENCE}",
            "",
            "| driver | cars at the start | wins |",
            "|---|---:|---:|",
            *(f"| `{name}` | {begun:,} | {won:,} |" for name, begun, won in starts),
        )
    )


def _how(sheet: Sheet) -> str:
    same = (
        "The same command gives the same bytes, on every machine and with any number of processes."
        if sheet.format == NPZ
        else "The same command gives the same numbers, and with the same version of pyarrow the same bytes."
    )
    return "\n".join(
        (
            "## How it was made",
            "",
            "```",
            sheet.command,
            "```",
            "",
            f"{same} All settings are in `{JSON}`, with the SHA-256 of every driver and circuit that is not part"
            " of Hairpin.",
        )
    )


def _content(sheet: Sheet) -> str:
    rows = [
        f"| `{each.name}` | {np.dtype(each.type).name} | {each.width or 1} | {each.explained} |"
        for each in sheet.columns()
    ]
    return "\n".join(("## Columns", "", "| name | type | numbers | meaning |", "|---|---|---:|---|", *rows))


def _use(sheet: Sheet) -> str:
    return "\n".join(("## Known limits", "", *(f"- {limit}" for limit in LIMITS)))


def _range(shard: Shard) -> str:
    return f"{shard.first} to {shard.first + shard.races - 1}"


def _shards(sheet: Sheet) -> str:
    rows = [
        f"| `{file}` | {_range(shard)} | {shard.decisions:,} | {size:,} | `{found}` |"
        for shard in sheet.shards
        for file, size, found in shard.files
    ]
    head = ("| file | races | decisions | bytes | SHA-256 |", "|---|---|---:|---:|---|")
    return "\n".join(("## Files", "", *head, *rows))

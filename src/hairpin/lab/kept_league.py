"""A league in a file: what was raced stays, and whoever comes new races only what is missing.

Lines of JSON: first what the league is, then drivers with their versions, and races as they were run. Nothing
in it is ever changed; a line that a crash has torn is cut off.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from hairpin import __version__
from hairpin.content.circuits import circuit_data, load_circuit
from hairpin.content.config import RaceRequest
from hairpin.content.regular_files import read_regular
from hairpin.lab.league import League
from hairpin.lab.sided_race import SidedRace
from hairpin.lab.versions import driver_version, short_hash
from hairpin.rules import RULES_VERSION
from hairpin.rules.errors import BadSetup

OPTION: Final = "--league"
FORMAT: Final = 1
MAX_LEAGUE: Final = 1 << 30
"""Bytes; some ten million races."""
MAY_DIFFER: Final = ("hairpin",)
Key = tuple[str, int, tuple[str, ...]]
"""A circuit, a seed, and who sat where."""


class UnusableLeague(BadSetup):
    """A file that holds another league, or none."""


def league_settings(league: League) -> dict[str, object]:
    """All that a race depends on, besides its drivers and its deal."""
    modules = league.modules
    circuits = {name: load_circuit(name) for name in league.circuits}
    return {
        "league": FORMAT,
        "rules": RULES_VERSION,
        "hairpin": __version__,
        "free_for_all": league.is_free_for_all,
        "field": league.field,
        "laps": league.laps,
        "seed": league.seed,
        "circuits": list(league.circuits),
        "roads": {name: short_hash([_as_text(circuit_data(road))]) for name, road in circuits.items()},
        "modules": {name: getattr(modules, name) for name in modules.__slots__},
    }


def _as_text(data: object) -> bytes:
    return json.dumps(data, sort_keys=True).encode()


@dataclass(slots=True)
class KeptLeague:
    """What is in the file, or in none yet."""

    path: Path
    settings: dict[str, object] | None = None
    versions: dict[str, str] = field(default_factory=dict)
    orders: dict[Key, tuple[str, ...]] = field(default_factory=dict)
    """By race: the entrants whose cars came in first, second and so on."""
    changed: list[str] = field(default_factory=list)
    """Drivers that are not what they were: they race anew."""

    @property
    def drivers(self) -> tuple[str, ...]:
        return tuple(self.versions)

    def begin(self, league: League) -> None:
        """Refuses another league; notes who is new, and whose results are of another version."""
        now = json.loads(json.dumps(league_settings(league)))
        if self.settings is None:
            self.settings = now
            self._append(now)
        _check_same(self.path, self.settings, now)
        for driver in league.entrants:
            version = driver_version(driver)
            if self.versions.get(driver) != version:
                self.changed += [driver] if driver in self.versions else []
                self._note_driver(driver, version)
                self._append({"driver": driver, "version": version})

    def find(self, league: League, race: SidedRace) -> tuple[int, ...] | None:
        order = self.orders.get(_key(league, race))
        return tuple(map(league.entrants.index, order)) if order else None

    def keep(self, league: League, race: SidedRace, order: tuple[int, ...]) -> None:
        circuit, seed, lineup = _key(league, race)
        names = [league.entrants[index] for index in order]
        self._append({"circuit": circuit, "seed": seed, "lineup": lineup, "order": names})

    def _append(self, data: object) -> None:
        try:
            with self.path.open("a", encoding="utf-8", newline="\n") as file:
                file.write(json.dumps(data, ensure_ascii=False) + "\n")
        except OSError as error:
            raise UnusableLeague(f"{OPTION}: {self.path} can't be written: {error.strerror}") from None

    def _note_driver(self, driver: str, version: str) -> None:
        """What it raced as another is not taken into account any more."""
        if driver in self.versions:
            self.orders = {key: order for key, order in self.orders.items() if driver not in key[2]}
        self.versions[driver] = version

    def _read(self, line: dict[str, object]) -> None:
        if "driver" in line:
            self._note_driver(str(line["driver"]), str(line["version"]))
        else:
            lineup, order = line["lineup"], line["order"]
            if not isinstance(lineup, list) or not isinstance(order, list) or sorted(lineup) != sorted(order):
                raise ValueError("an order that is not that of the line-up")
            self.orders[str(line["circuit"]), int(str(line["seed"])), tuple(lineup)] = tuple(order)


def _key(league: League, race: SidedRace) -> Key:
    request = race.job.request
    assert isinstance(request, RaceRequest)
    return request.circuit, race.job.seed, tuple(league.entrants[index] for index in race.sides)


def open_league(file: str) -> KeptLeague:
    path = Path(file)
    kept = KeptLeague(path)
    if not path.exists():
        return kept
    try:
        content = read_regular(path, file, "the file of a league", MAX_LEAGUE)
        whole = content[: content.rfind(b"\n") + 1]
        lines = [json.loads(line) for line in whole.splitlines()]
        if content:
            kept.settings, *rest = lines  # a file that has not even one line is somebody else's
            _check_readable(path, kept.settings)
            for line in rest:
                kept._read(line)
        if whole != content:
            path.write_bytes(whole)
    except OSError as error:
        raise UnusableLeague(f"{OPTION}: {file} can't be read: {error.strerror}; give a file") from None
    except (ValueError, KeyError, TypeError, AttributeError):  # whatever is in it
        raise UnusableLeague(
            f"{OPTION}: {file} is no league that could be gone on with; give another file"
        ) from None
    return kept


def _check_readable(path: Path, settings: object) -> None:
    if not isinstance(settings, dict) or settings.get("league") != FORMAT:
        raise UnusableLeague(f"{OPTION}: {path} is no league that could be gone on with; give another file")
    if settings["rules"] != RULES_VERSION:
        raise UnusableLeague(
            f"{OPTION}: {path} was raced under version {settings['rules']} of the rules, and this is version"
            f" {RULES_VERSION}: results of the two can't be compared; begin a league in another file"
        )


def _check_same(path: Path, before: dict[str, object], now: dict[str, object]) -> None:
    for key in {**before, **now}:
        if key not in MAY_DIFFER and before.get(key) != now.get(key):
            what = "a circuit has changed since" if key == "roads" else f"{key} was {json.dumps(before.get(key))}"
            instead = "" if key == "roads" else f", not {json.dumps(now.get(key))}"
            raise UnusableLeague(
                f"{OPTION}: {path} holds a league of other settings: {what}{instead}; leave such options out to"
                " go on with it, or begin another in another file"
            )

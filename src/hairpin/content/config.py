"""A race as a player asks for it: circuit, laps, who drives. It is saved with every record."""

from __future__ import annotations

from dataclasses import dataclass

from hairpin.content.cards import load_cards
from hairpin.content.circuits import circuit_data, circuit_from_data, circuit_ids, load_circuit
from hairpin.content.problems import ContentError
from hairpin.rules.circuit import Circuit
from hairpin.rules.setup import COLORS, MOST_CARS, Entrant, Setup, default_round_limit

NAMES = ("Alma", "Bruno", "Cleo", "Dante", "Elsa", "Felix", "Greta", "Hugo", "Ines", "Jonas", "Kira", "Luca")

_CONFIG_KEYS = frozenset({"circuit", "laps", "round_limit", "entrants"})
_ENTRANT_KEYS = frozenset({"name", "color", "handicap", "driver"})


@dataclass(frozen=True, slots=True)
class RaceConfig:
    """A set-up, and who answers for each seat: the name of a driver, or `human`."""

    setup: Setup
    drivers: tuple[str, ...]


def race_config(
    circuit: Circuit,
    drivers: tuple[str, ...],
    laps: int | None = None,
    names: tuple[str, ...] = (),
    handicaps: tuple[int, ...] = (),
    round_limit: int | None = None,
) -> RaceConfig:
    """What is left open gets its usual value. Names and handicaps go by seat, as far as they are given."""
    if len(drivers) > MOST_CARS:
        raise ContentError([f"drivers: {len(drivers)} cars; a race has 1 to {MOST_CARS}"])
    names += NAMES[len(names) :]
    handicaps += (0,) * len(drivers)
    entrants = tuple(Entrant(names[seat], COLORS[seat], handicaps[seat]) for seat in range(len(drivers)))
    laps = circuit.laps if laps is None else laps
    limit = default_round_limit(circuit, laps) if round_limit is None else round_limit
    return RaceConfig(Setup(circuit, load_cards(), entrants, laps, limit), drivers)


def config_data(config: RaceConfig) -> dict[str, object]:
    """Plain data. A circuit of the user's own is written out, so that the record needs no other file."""
    setup = config.setup
    circuit = setup.circuit
    return {
        "circuit": circuit.id if _is_built_in(circuit) else {"id": circuit.id, **circuit_data(circuit)},
        "laps": setup.laps,
        "round_limit": setup.round_limit,
        "entrants": [
            {"name": e.name, "color": e.color, "handicap": e.handicap, "driver": driver}
            for e, driver in zip(setup.entrants, config.drivers, strict=True)
        ],
    }


def _is_built_in(circuit: Circuit) -> bool:
    """Not every circuit called `usa` is ours: a user's file may have any name."""
    return circuit.id in circuit_ids() and circuit is load_circuit(circuit.id)


def config_from_data(data: object, file: str) -> RaceConfig:
    if not isinstance(data, dict) or set(data) != _CONFIG_KEYS:
        raise ContentError([f"{file}: config: must have {', '.join(sorted(_CONFIG_KEYS))}"])
    entrants = data["entrants"]
    if not isinstance(entrants, list) or not all(isinstance(e, dict) for e in entrants):
        raise ContentError([f"{file}: config.entrants: must be a list of cars"])
    setup = Setup(
        _circuit_from(data["circuit"], file),
        load_cards(),
        tuple(_entrant(entrant, f"{file}: config.entrants[{i}]") for i, entrant in enumerate(entrants)),
        _whole(data["laps"], f"{file}: config.laps"),
        _whole(data["round_limit"], f"{file}: config.round_limit"),
    )
    return RaceConfig(setup, tuple(_text(e["driver"], f"{file}: config.entrants.driver") for e in entrants))


def _circuit_from(value: object, file: str) -> Circuit:
    if isinstance(value, dict):
        data = dict(value)
        return circuit_from_data(data, file, _text(data.pop("id", None), f"{file}: config.circuit.id"))
    name = _text(value, f"{file}: config.circuit")
    if name not in circuit_ids():
        raise ContentError([f"{file}: config.circuit: there is no circuit {name!r}"])
    return load_circuit(name)


def _entrant(data: dict[str, object], where: str) -> Entrant:
    if set(data) != _ENTRANT_KEYS:
        raise ContentError([f"{where}: must have {', '.join(sorted(_ENTRANT_KEYS))}"])
    return Entrant(
        _name(data["name"], f"{where}.name"),
        _text(data["color"], f"{where}.color"),
        _whole(data["handicap"], f"{where}.handicap"),
    )


def _whole(value: object, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ContentError([f"{where}: must be a whole number, not {value!r}"])
    return value


def _name(value: object, where: str) -> str:
    text = _text(value, where)
    if not text.isprintable():
        raise ContentError([f"{where}: must be a text that can be seen"])
    return text


def _text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise ContentError([f"{where}: must be a text, not {value!r}"])
    return value

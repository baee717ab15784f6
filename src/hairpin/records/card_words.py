"""What is on a card, in few words."""

from __future__ import annotations

from hairpin.rules.cards import SPONSOR, UPGRADE, CardFace


def card_name(face: CardFace) -> str:
    """`u42 (turbo charger 7, Heat 2, Cooldown 3)`"""
    return f"{face.code} ({face_words(face)})" if is_extra(face) else face.code


def is_extra(face: CardFace) -> bool:
    """A card that not everybody knows by heart."""
    return face.kind in (UPGRADE, SPONSOR)


def face_words(face: CardFace) -> str:
    """`turbo charger 7, Heat 2, Cooldown 3`"""
    if face.is_heat:
        return "a Heat card"
    family = face.family or ("sponsor" if face.kind == SPONSOR else "upgrade")
    return ", ".join([f"{family} {value_words(face)}", *symbol_words(face)])


def value_words(face: CardFace) -> str:
    """`7`, `1, 2 or 3`, `4 and 1 flip`; a 0 that flips is worth the flips alone."""
    values = [str(value) for value in face.values]
    number = " or ".join([", ".join(values[:-1]), values[-1]] if len(values) > 1 else values)
    flips = f"{face.plus} flip{'s' if face.plus > 1 else ''}" if face.plus else ""
    return flips if flips and face.values == (0,) else " and ".join(filter(None, [number, flips]))


def symbol_words(face: CardFace) -> list[str]:
    numbered = (
        ("Heat", face.heat),
        ("Scrap", face.scrap),
        ("Cooldown", face.cooldown),
        ("Reduce stress", face.reduce_stress),
        ("Salvage", face.salvage),
        ("Catch-up", face.catch_up),
    )
    words = [f"{name} {n}" for name, n in numbered if n]
    words += [f"Slipstream +{face.slipstream}"] if face.slipstream else []
    words += [f"limits {face.limit:+}"] if face.limit else []
    plain = (
        ("Direct play", face.direct),
        ("Accelerate", face.accelerate),
        ("Refresh", face.refresh),
        ("single use", face.single_use),
    )
    return words + [name for name, is_there in plain if is_there]

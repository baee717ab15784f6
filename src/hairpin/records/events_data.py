"""Events as plain data, cards by their codes."""

from hairpin.rules.action_text import card_text
from hairpin.rules.events import Event


def event_data(event: Event, codes: list[str]) -> dict[str, object]:
    data: dict[str, object] = {"event": type(event).__name__}
    for key, value in event._asdict().items():
        if key == "cards":
            data[key] = [card_text(card, codes) for card in value]
        elif key == "card":
            data[key] = card_text(value, codes)
        else:
            data[key] = value
    return data

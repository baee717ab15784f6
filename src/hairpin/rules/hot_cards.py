"""Heat cards taken out of a zone: ordinary ones before Heat upgrades (6.5, 6.14)."""


def take_heat(zone: list[int], is_heat: list[bool]) -> int:
    """The topmost Heat card; the caller has made sure that there is one."""
    card = min([card for card in zone if is_heat[card]])  # upgrades have higher numbers
    return zone.pop(len(zone) - 1 - zone[::-1].index(card))

"""The weather and road tokens, and what a wrong file of them is told."""

import pytest

from hairpin.content.problems import ContentError
from hairpin.content.weather import load_weather, weather_from_data
from hairpin.rules.road import RoadToken, SectorEffect, Weather

# stress, heat, Heat into the deck, Heat into the discard, and what holds in the sectors
WEATHERS = [
    Weather("clouds", -1, 0, 0, 0, SectorEffect(no_cooldown=True)),
    Weather("fog", 0, 1, 0, 0, SectorEffect(no_slipstream=True)),
    Weather("storm", 1, 0, 0, 0, SectorEffect(slipstream=2)),
    Weather("snow", 0, -1, 0, 0, SectorEffect(cooldown=1)),
    Weather("rain", 0, 0, 3, 0, SectorEffect(cooldown=1)),
    Weather("sun", 0, 0, 0, 3, SectorEffect(slipstream=2)),
]

TOKENS = [
    RoadToken("weather", 2, is_weather=True),
    RoadToken("dangerous", 2, dangerous=1),
    RoadToken("limit-1", 2, limit=-1),
    RoadToken("limit+1", 2, limit=1),
    RoadToken("heat-control", 2, effect=SectorEffect(free_boost=True)),
    RoadToken("slipstream+1", 2, effect=SectorEffect(slipstream=1)),
]


def good_weathers() -> list[dict[str, object]]:
    return [
        {"id": "hail", "stress": 2, "sector": {"cooldown": 1, "no_slipstream": True}},
        {"id": "dust", "heat": -1, "heat_to_deck": 1, "sector": {"slipstream": 1}},
    ]


def good_tokens() -> list[dict[str, object]]:
    return [{"id": "oil", "copies": 3, "dangerous": 2}, {"id": "dry", "copies": 1, "sector": {"free_boost": True}}]


def problems_of(weathers: object, tokens: object, **more: object) -> list[str]:
    with pytest.raises(ContentError) as caught:
        weather_from_data({"weathers": weathers, "tokens": tokens, **more}, "my.toml")
    return caught.value.problems


def test_the_six_weather_tokens() -> None:
    assert list(load_weather().weathers) == WEATHERS


def test_the_six_kinds_of_road_tokens() -> None:
    assert list(load_weather().tokens) == TOKENS


def test_there_are_twelve_road_tokens() -> None:
    assert sum(token.copies for token in load_weather().tokens) == 12


def test_three_kinds_are_of_sectors_and_three_of_corners() -> None:
    sector = [token.id for token in load_weather().tokens if token.is_sector()]
    assert sector == ["weather", "heat-control", "slipstream+1"]


def test_the_tokens_are_read_once() -> None:
    assert load_weather() is load_weather()


def test_the_tokens_of_these_tests_are_good() -> None:
    module = weather_from_data({"weathers": good_weathers(), "tokens": good_tokens()}, "my.toml")
    assert module.weathers[0] == Weather("hail", 2, 0, 0, 0, SectorEffect(cooldown=1, no_slipstream=True))
    assert module.tokens[0] == RoadToken("oil", 3, dangerous=2)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"id": 3}, "[0].id: must be text of 1 to 40 visible characters, not 3"),
        ({"stress": 0}, "[0].stress: must not be 0; leave it out if it changes nothing"),
        ({"stress": 7}, "[0].stress: must be a whole number from -6 to 6, not 7"),
        ({"heat": "more"}, '[0].heat: must be a whole number from -6 to 6, not "more"'),
        ({"heat_to_deck": 0}, "[0].heat_to_deck: must be a whole number from 1 to 6, not 0"),
        ({"heat_to_discard": -1}, "[0].heat_to_discard: must be a whole number from 1 to 6, not -1"),
        ({"sector": 1}, "[0].sector: must be a table, headed [weathers[0].sector], not 1"),
        ({"sector": {}}, "[0].sector: must hold at least one of slipstream, cooldown, free_boost"),
        ({"sector": {"no_cooldown": False}}, "[0].sector: must hold at least one of "),
        ({"sector": {"slipstram": 1}}, "[0].sector.slipstram: is not a known field; did you mean slipstream?"),
        ({"sector": {"cooldown": 0}}, "[0].sector.cooldown: must be a whole number from 1 to 5, not 0"),
        ({"sector": {"free_boost": 1}}, "[0].sector.free_boost: must be true or false, not 1"),
        (
            {"sector": {"slipstream": 2, "no_slipstream": True}},
            "[0].sector.slipstream: must be left out where no_slipstream is true",
        ),
        (
            {"sector": {"cooldown": 2, "no_cooldown": True}},
            "[0].sector.cooldown: must be left out where no_cooldown is true",
        ),
        ({"limit": 1}, "[0].limit: is not a known field; "),
    ],
)
def test_a_wrong_weather_is_told_file_entry_and_field(change: dict[str, object], message: str) -> None:
    weathers = good_weathers()
    weathers[0].update(change)
    assert problems_of(weathers, good_tokens())[0].startswith(f"my.toml: weathers{message}")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"copies": 0}, "[0].copies: must be a whole number from 1 to 20, not 0"),
        ({"limit": 6}, "[0].limit: must be a whole number from -5 to 5, not 6"),
        ({"limit": 1}, "[0]: must have one of limit, dangerous, weather, sector, not 2"),
        ({"weather": True}, "[0]: must have one of limit, dangerous, weather, sector, not 2"),
        ({"weather": "fog"}, '[0].weather: must be true or false, not "fog"'),
        ({"dangerous": 0}, "[0].dangerous: must be a whole number from 1 to 5, not 0"),
        ({"sector": {}}, "[0].sector: must hold at least one of "),
        ({"stress": 1}, "[0].stress: is not a known field; "),
    ],
)
def test_a_wrong_road_token_is_told_file_entry_and_field(change: dict[str, object], message: str) -> None:
    tokens = good_tokens()
    tokens[0].update(change)
    assert problems_of(good_weathers(), tokens)[0].startswith(f"my.toml: tokens{message}")


@pytest.mark.parametrize("change", [{}, {"weather": False}])
def test_a_road_token_must_do_something(change: dict[str, object]) -> None:
    tokens = [*good_tokens(), {"id": "blank", "copies": 1, **change}]
    message = "my.toml: tokens[2]: must have one of limit, dangerous, weather, sector, not 0"
    assert problems_of(good_weathers(), tokens) == [message]


def test_ids_differ() -> None:
    weathers, tokens = good_weathers(), good_tokens()
    weathers[1]["id"] = "hail"
    tokens[1]["id"] = "oil"
    assert problems_of(weathers, tokens) == [
        'my.toml: weathers[1].id: must differ from the weathers before, not "hail" again',
        'my.toml: tokens[1].id: must differ from the tokens before, not "oil" again',
    ]


def test_there_must_be_tokens_of_both_kinds() -> None:
    assert problems_of([], []) == [
        "my.toml: weathers: there are none; list at least one",
        "my.toml: tokens: there are none; list at least one",
    ]


def test_nothing_but_tokens_is_known() -> None:
    message = "my.toml: roads: is not a known field; known fields are weathers, tokens"
    assert problems_of(good_weathers(), good_tokens(), roads=1) == [message]


def test_all_problems_come_at_once() -> None:
    weathers, tokens = good_weathers(), good_tokens()
    weathers[1]["heat"] = None
    tokens[0].update(copies=-1, sector=[])
    assert len(problems_of(weathers, tokens)) == 3

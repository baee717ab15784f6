"""Settings are declared once; what is made from the declarations, and what they decide (7.7, 9.1, 11.3)."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path

import pytest

from hairpin.cli import parser, read
from hairpin.commands.flags import said_options, words_for
from hairpin.content.boxes import BOXES, HEAVY_RAIN, TUNNEL_VISION
from hairpin.content.circuits import load_circuit
from hairpin.content.config import config_data, config_from_data, race_config, read_request, requested_config
from hairpin.content.season_config import (
    CUSTOM,
    SeasonRequest,
    planned_races,
    read_season_file,
    season_config,
    season_data,
    season_from_data,
)
from hairpin.content.settings import (
    DEFAULT_OPTIONS,
    RACE,
    SEASON,
    SEASON_OPTIONS,
    SETTINGS,
    RaceOptions,
    changed,
    settings_of,
)
from hairpin.rules.errors import BadSetup
from hairpin.rules.season import Season

CLUB, LEGEND = "club", "legend"
OTHER = RaceOptions(
    garage="advanced",
    draft="snake",
    mulligan=True,
    weather=True,
    tournament=True,
    level=4,
    rising=True,
    pro=2,
    aggressive=True,
    rivals=True,
    legend_adrenaline=False,
    boxes=(HEAVY_RAIN,),
)
"""Every setting differs from its default."""


def set_up(options: RaceOptions, scope: str) -> None:
    if scope == SEASON:
        season_config(SeasonRequest("1961", planned_races("1961"), (CLUB, CLUB), modules=options))
    else:
        race_config(load_circuit("usa"), (CLUB, CLUB), modules=options)


def legends(options: RaceOptions, circuit: str = "great-britain") -> RaceOptions:
    return race_config(load_circuit(circuit), (CLUB, LEGEND), modules=options).modules


# -- made from the declarations --------------------------------------------------------------------------


def test_every_setting_is_told_from_its_default_here() -> None:
    assert {*changed(OTHER, RACE), *changed(OTHER, SEASON)} == {field.name for field in fields(RaceOptions)}


@pytest.mark.parametrize(("command", "scope"), [("race", RACE), ("season", SEASON)])
def test_flags_say_every_setting_and_can_be_made_from_it(command: str, scope: str) -> None:
    default = SEASON_OPTIONS if scope == SEASON else DEFAULT_OPTIONS
    words = words_for(OTHER, scope)
    said = said_options(parser().parse_args([command, *(["1961"] if scope == SEASON else []), *words]), default)
    assert {name: getattr(said, name) for name in settings_of(scope)} == {
        name: getattr(OTHER, name) for name in settings_of(scope)
    }
    assert words_for(default, scope) == []


def test_a_file_says_every_setting_of_a_race(tmp_path: Path) -> None:
    path = tmp_path / "race.toml"
    path.write_text(
        'circuit = "great-britain"\ndrivers = ["club"]\nlegends = 2\ngarage = "advanced"\ndraft = "snake"\n'
        "mulligan = true\nweather = true\ntournament = true\nlevel = 4\npro = 2\naggressive = true\n"
        'rivals = true\nlegend_adrenaline = false\nboxes = ["heavy-rain"]\n'
    )
    assert read_request(path).modules == replace(OTHER, rising=False)


def test_a_record_says_what_is_not_at_its_default() -> None:
    config = race_config(load_circuit("great-britain"), (CLUB, LEGEND), modules=replace(OTHER, rising=False))
    data = config_data(config)
    assert set(settings_of(RACE)) <= set(data)
    assert config_from_data(data, "x").modules == config.modules
    assert set(settings_of(RACE)).isdisjoint(config_data(race_config(load_circuit("usa"), (CLUB,))))


def test_a_season_comes_back_from_its_record_whole() -> None:
    options = replace(OTHER, draft=DEFAULT_OPTIONS.draft)
    request = SeasonRequest(
        "1961", planned_races("1961"), (CLUB, LEGEND), ("A", "B"), options, (2, 0), ("teal", "")
    )
    config = season_config(request)
    again = season_from_data(season_data(config), "x")
    assert again.setup == config.setup
    assert again.request.modules == options


@pytest.mark.parametrize("name", [name for name, setting in SETTINGS.items() if setting.needs])
def test_what_makes_no_sense_is_refused_with_its_name(name: str) -> None:
    scope = SETTINGS[name].scopes[0]
    default = SEASON_OPTIONS if scope == SEASON else DEFAULT_OPTIONS
    options = replace(default, **{name: getattr(OTHER, name)})
    with pytest.raises(BadSetup, match=f"^{name}: "):
        set_up(options, scope)


def test_an_unknown_box_is_refused_by_flags_files_and_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        read(["race", "--boxes", "atlantis"])
    assert "there is no 'atlantis'" in capsys.readouterr().err
    (tmp_path / "race.toml").write_text('boxes = ["atlantis"]')
    with pytest.raises(Exception, match='boxes: may hold tunnel-vision, heavy-rain, legends, not "atlantis"'):
        read_request(tmp_path / "race.toml")
    with pytest.raises(BadSetup, match="boxes: may hold"):
        legends(RaceOptions(boxes=("atlantis",)))


# -- what they decide ------------------------------------------------------------------------------------


@pytest.mark.rule("11.3", "7.7", "12.1")
@pytest.mark.parametrize(
    ("circuit", "level", "asked", "aggressive"),
    [
        ("great-britain", 0, False, False),
        ("great-britain", 0, True, True),
        ("great-britain", 1, False, True),
        ("spain", 0, False, True),
        ("netherlands", 0, False, True),
        ("japan", 0, False, True),
        ("mexico", 0, False, True),
    ],
)
def test_legends_use_chevrons_always_on_circuits_of_expansions(
    circuit: str, level: int, asked: bool, aggressive: bool
) -> None:
    options = RaceOptions(level=level, aggressive=asked)
    module = race_config(load_circuit(circuit), (CLUB, LEGEND), modules=options).setup.legends
    assert module is not None
    assert module.aggressive is aggressive


@pytest.mark.rule("11.3")
def test_in_a_season_chevrons_count_from_circuit_to_circuit() -> None:
    races = planned_races("1965")
    setup = season_config(SeasonRequest("1965", races, (CLUB, LEGEND), modules=SEASON_OPTIONS)).setup
    used = {}
    for race in races:
        assert race.circuit is not None
        season = Season(replace(setup, slots=(setup.slots[races.index(race)]._replace(opens_season=True),)), 1)
        module = season.race.setup.legends
        assert module is not None
        used[race.circuit.id] = module.aggressive
    assert used == {"great-britain": False, "usa": False, "spain": True, "netherlands": True}


@pytest.mark.rule("9.1")
def test_custom_seasons_draw_from_the_boxes_in_use() -> None:
    def setup(boxes: tuple[str, ...]) -> tuple[set[str], set[int], int, int]:
        options = replace(SEASON_OPTIONS, boxes=boxes)
        found = season_config(SeasonRequest(CUSTOM, planned_races(CUSTOM), (CLUB, CLUB), modules=options)).setup
        circuits = {circuit.id for circuit in found.circuits}
        return circuits, {event.id for event in found.events}, len(found.upgrades), len(found.sponsors)

    base = {"usa", "great-britain", "italy", "france"}
    assert setup(()) == (base, set(range(1, 11)), 2 * 48, 7 * 5)
    assert setup((TUNNEL_VISION,))[0] == base | {"spain", "netherlands"}
    assert setup((TUNNEL_VISION,))[1] == {*range(1, 11), 15, 16, 17, 18}
    assert setup((HEAVY_RAIN,))[0] == base | {"japan", "mexico"}
    assert setup(BOXES)[2:] == (2 * 60, 7 * 10)


@pytest.mark.rule("9.1", "2.4")
def test_a_handicap_holds_in_every_race_of_a_season() -> None:
    request = SeasonRequest("1961", planned_races("1961"), (CLUB, CLUB), handicaps=(2, 0))
    assert [entrant.handicap for entrant in season_config(request).setup.entrants] == [2, 0]


def test_colours_are_given_by_seat_and_the_rest_get_what_is_left(tmp_path: Path) -> None:
    path = tmp_path / "race.toml"
    path.write_text('drivers = ["club", "club", "club"]\ncolors = ["yellow", "black"]')
    entrants = requested_config(read_request(path)).setup.entrants
    assert [entrant.color for entrant in entrants] == ["yellow", "black", "red"]
    path.write_text('drivers = ["club", "club"]\ncolors = ["beige"]')
    with pytest.raises(BadSetup, match="beige"):
        requested_config(read_request(path))


def test_a_season_file_may_race_on_circuits_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "yard.toml").write_text(
        'name = "Yard"\nlength = 20\nlaps = 1\nheat = 6\nstress = 3\n'
        '[[lines]]\nat = 9\nlimit = 4\nrace_side = "left"\n'
    )
    path = tmp_path / "tour.toml"
    path.write_text('name = "Tour"\n[[races]]\ncircuit = "yard.toml"\nevent = 7\n[[races]]\ncircuit = "usa"\n')
    name, races = read_season_file(path)
    config = season_config(SeasonRequest(name, races, (CLUB, CLUB)))
    season = Season(config.setup, 1)
    assert season.race.circuit.name == "Yard"
    again = season_from_data(season_data(config), "x")
    assert Season(again.setup, 1).race.circuit.length == 20
    path.write_text('name = "Tour"\n[[races]]\ncircuit = "nowhere.toml"\n')
    with pytest.raises(Exception, match=r"races\[0\].circuit: nowhere.toml: no such file"):
        read_season_file(path)

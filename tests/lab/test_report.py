"""The report: one well-formed file, nothing from outside, every chart in words and numbers as well."""

import re
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from hairpin.content.entrants import LEGEND
from hairpin.content.season_config import SeasonRequest, planned_races
from hairpin.content.settings import RaceOptions
from hairpin.lab.charts import charts, ordinal
from hairpin.lab.pool import JobFailed
from hairpin.lab.report import html_text
from hairpin.lab.simulate import Settings, Simulation, simulate
from hairpin.lab.svg import apart, ticks
from hairpin.lab.tally import Tally

CHARTS = ("places", "positions", "pace", "upgrades", "grid")
COMMAND = "hairpin simulate --drivers 'a & b' --seed 1"


@cache
def simulation() -> Simulation:
    settings = Settings(
        games=24,
        drivers=("club", "club", "club", "random", LEGEND),
        seed=1,
        circuits=("usa", "netherlands"),
        laps=1,
        modules=RaceOptions(garage="basic"),
    )
    return simulate(settings, where=1)


def page(found: Simulation) -> ElementTree.Element:
    """It is XML as well: a tag that is not closed would be an error here."""
    return ElementTree.fromstring(html_text(found, COMMAND))


def words(element: ElementTree.Element | None) -> str:
    assert element is not None
    return " ".join("".join(element.itertext()).split())


def test_all_five_charts_are_there_with_words_and_numbers() -> None:
    root = page(simulation())
    for name in CHARTS:
        section = root.find(f".//section[@id='{name}']")
        assert section is not None
        svg = section.find(".//svg")
        assert svg is not None
        assert svg.get("role") == "img"
        named = (svg.get("aria-labelledby") or "").split()
        assert [words(svg.find(f".//*[@id='{one}']")) != "" for one in named] == [True, True]
        assert len(section.findall(".//details//tbody/tr")) >= 2


def test_the_numbers_under_a_chart_are_those_of_the_tally() -> None:
    tally = simulation().tally
    grid = next(chart for chart in charts(tally) if chart.name == "grid")
    assert [(row[0], int(row[1]), int(row[2])) for row in grid.rows] == [
        (ordinal(place), 24, tally.grid_wins[place]) for place in range(1, 6)
    ]
    assert sum(tally.grid_wins.values()) == 24


class _References(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [(name, value) for name, value in attrs if name in ("src", "href", "srcset", "action")]
        self.found += [(tag, None)] if tag in ("script", "link", "iframe", "img") else []


def test_nothing_comes_from_outside_and_nothing_runs() -> None:
    text = html_text(simulation(), COMMAND)
    parser = _References()
    parser.feed(text)
    assert parser.found == []
    assert not re.search(r"https?:|//\w|@import|url\(", text)


def test_settings_and_the_command_to_repeat_it_are_told() -> None:
    root = page(simulation())
    assert words(root.find(".//pre")) == COMMAND
    names, values = (
        root.findall(".//section[@id='settings']/dl/dt"),
        root.findall(".//section[@id='settings']/dl/dd"),
    )
    told = dict(zip(map(words, names), map(words, values), strict=True))
    assert told["drivers"] == "club, club, club, random, legend"
    assert told["modules"] == "garage basic"
    assert told["seed"] == "1"


def test_light_and_dark_and_paper_are_thought_of() -> None:
    text = html_text(simulation(), COMMAND)
    assert "prefers-color-scheme: dark" in text
    assert "@media print" in text


def test_drivers_differ_by_more_than_colour() -> None:
    root = page(simulation())
    lines = root.findall(".//section[@id='positions']//svg/polyline")
    assert len(lines) == 3
    marks = {
        shape.tag
        for shape in root.findall(".//section[@id='positions']//svg/*")
        if "mark" in shape.get("class", "")
    }
    assert marks == {"circle", "rect", "polygon"}


def test_names_can_not_break_the_page() -> None:
    found = simulation()
    tally = Tally(games=found.tally.games, races=1, field_size=1)
    tally.drivers["<b>&amp;"].starts = 1
    tally.drivers["<b>&amp;"].places[1] = 1
    root = page(Simulation(replace(found.settings, games=24), tally))
    assert words(root.find(".//h1")) == "<b>&amp; alone"


def test_what_was_stopped_says_so() -> None:
    found = simulation()
    stopped = page(Simulation(replace(found.settings, games=1000), found.tally))
    assert words(stopped.find(".//p[@class='notice']")) == "Stopped after 24 of 1,000 races."
    assert page(found).find(".//p[@class='notice']") is None


def test_what_failed_says_so() -> None:
    found = simulation()
    failed = page(Simulation(replace(found.settings, games=1000), found.tally, JobFailed("race on <usa>")))
    assert words(failed.find(".//p[@class='notice']")).endswith("by an error: race on <usa>")


def test_a_report_of_nothing_is_a_report() -> None:
    root = page(Simulation(simulation().settings, Tally()))
    assert words(root.find(".//h1")) == "No race was finished"
    assert root.find(".//svg") is None


@pytest.mark.parametrize("drivers", [("random",), ("club",) * 3, (LEGEND, LEGEND)])
def test_small_and_uniform_fields_have_a_report(drivers: tuple[str, ...]) -> None:
    root = page(simulate(Settings(1, drivers, 1, laps=1), where=1))
    assert len(root.findall(".//svg")) == len(CHARTS) - 1
    assert "without a garage" in words(root.find(".//section[@id='upgrades']"))


def test_a_season_has_its_table() -> None:
    season = SeasonRequest("1961", planned_races("1961"), ("club", "club"))
    settings = Settings(1, ("club", "club"), 1, season=season, modules=season.modules)
    root = page(simulate(settings, where=1))
    heads = [words(head) for head in root.findall(".//tr[@class='head']")]
    assert heads[:2] == ["Results", "The championship"]


def test_ticks_are_round_numbers() -> None:
    assert ticks(0, 22) == [0, 5, 10, 15, 20]
    assert ticks(-0.31, 0.42, 5) == [-0.2, 0, 0.2, 0.4]


def test_labels_keep_apart_and_on_the_paper() -> None:
    assert apart([10, 12, 50], 15, 60) == [10, 25, 50]
    assert apart([55, 56, 57], 15, 60) == [30, 45, 60]

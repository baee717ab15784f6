"""One scenario file from reading to verdict."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from hairpin.content.problems import ContentError
from hairpin.records.errors import ScenarioError
from hairpin.records.scenarios.checking import differences
from hairpin.records.scenarios.playing import Script
from hairpin.records.scenarios.position import set_up
from hairpin.records.scenarios.reading import read_scenario
from hairpin.records.scenarios.scenario import Scenario
from hairpin.rules.race import Race


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a scenario; `problems` is empty if all of it holds."""

    path: Path
    title: str
    problems: tuple[str, ...]
    is_readable: bool = True
    race: Race | None = None


def run_scenario(path: Path) -> Verdict:
    try:
        scenario = read_scenario(path)
        race = set_up(scenario)
    except ContentError as error:
        return Verdict(path, "", tuple(error.problems), is_readable=False)
    return Verdict(path, scenario.title, _play(scenario, race), race=race)


def _play(scenario: Scenario, race: Race) -> tuple[str, ...]:
    script = Script(scenario)
    try:
        while not race.is_over() and (scenario.rounds is None or race.round <= scenario.rounds):
            script.play_round(race)
        script.end()
    except ScenarioError as error:
        return (str(error),)
    return tuple(differences(scenario, race))

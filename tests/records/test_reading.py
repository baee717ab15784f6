"""Records that were cut, damaged, forged, or are none at all: one clear error, never another."""

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from hairpin.records.errors import RecordError
from hairpin.records.reading import read_record
from hairpin.records.replay import replay, verify
from hairpin.records.session import Session
from hairpin.records.snapshot import fingerprint
from hairpin.rules.chance import Chance
from tests.records.paper import finish, run_hairpin, short_record, unfinished_record

Json = dict[str, object]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "race.hairpin"


def lines_of(path: Path) -> list[Json]:
    return [json.loads(line) for line in path.read_bytes().splitlines()]


def write_lines(path: Path, lines: list[Json]) -> None:
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")


def error_of(path: Path) -> str:
    """The one line that whoever verifies this file is told."""
    with pytest.raises(RecordError) as refused:
        verify(read_record(path))
    message = str(refused.value)
    assert str(path) in message
    assert "\n" not in message
    return message


# -- whole records -------------------------------------------------------------------------------------


def test_a_record_holds_the_whole_race(path: Path) -> None:
    short_record(path)
    record = read_record(path)
    race = replay(record)
    assert race.is_over()
    assert fingerprint(race) == record.end
    assert record.notice is None
    assert verify(record) == f"{len(record.actions)} actions, final state {record.end}"


def test_an_unfinished_record_is_sound_too(path: Path) -> None:
    unfinished_record(path, 10)
    assert verify(read_record(path)) == "10 actions, not finished"


def test_the_same_race_is_written_with_the_same_bytes(tmp_path: Path) -> None:
    assert short_record(tmp_path / "one") == short_record(tmp_path / "other")


def test_line_ends_of_windows_do_no_harm(path: Path) -> None:
    content = short_record(path)
    path.write_bytes(content.replace(b"\n", b"\r\n"))
    assert verify(read_record(path)).endswith(str(read_record(path).end))


# -- cut off -------------------------------------------------------------------------------------------


def test_a_record_cut_at_any_byte_resumes_or_is_refused_in_one_line(path: Path) -> None:
    content = short_record(path)
    header_ends = content.index(b"\n") + 1
    for cut in range(len(content) + 1):
        path.write_bytes(content[:cut])
        if cut < header_ends or cut == len(content):
            with pytest.raises(RecordError) as refused:
                Session.resume(path)
            assert "\n" not in str(refused.value)
            assert path.read_bytes() == content[:cut]
        else:
            check_resumed(path, content[:cut])


def check_resumed(path: Path, content: bytes) -> None:
    session = Session.resume(path)
    session.close()
    whole_lines = content.count(b"\n")
    assert (session.notice is None) == content.endswith(b"\n")
    if session.notice:
        assert f"line {whole_lines + 1}" in session.notice
    assert session.actions == whole_lines - 1
    whole = content[: content.rfind(b"\n") + 1]
    if session.race.is_over():
        assert path.read_bytes().startswith(whole)
        assert read_record(path).end == fingerprint(session.race)
    else:
        assert path.read_bytes() == whole


def cuts(content: bytes) -> Iterator[int]:
    """At, around and between the ends of all lines but the last."""
    at = content.index(b"\n") + 1
    while at < len(content):
        end = content.index(b"\n", at) + 1
        yield from (at, at + 1, (at + end) // 2, end - 1)
        at = end


def test_a_resumed_race_ends_with_the_very_bytes_of_one_never_stopped(path: Path) -> None:
    content = short_record(path)
    for cut in cuts(content):
        path.write_bytes(content[:cut])
        finish(Session.resume(path))
        assert path.read_bytes() == content


def test_a_race_that_was_over_but_for_its_last_line_is_closed(path: Path) -> None:
    content = short_record(path)
    path.write_bytes(content[: content.rstrip(b"\n").rfind(b"\n") + 1])
    session = Session.resume(path)
    assert session.race.is_over()
    assert path.read_bytes() == content


# -- no records at all ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "wrong"),
    [
        (b"", "empty"),
        (b"\n", "not a Hairpin record"),
        (b"hello\n", "not a Hairpin record"),
        (b"no line end", "not a Hairpin record"),
        (b"{}\n", "not a Hairpin record"),
        (b"[]\n", "not a Hairpin record"),
        (b"null\n", "not a Hairpin record"),
        (b'{"hairpin":"scenario"}\n', "not a Hairpin record"),
        (b"\xff\xfe\x00\n", "not a Hairpin record"),
        (b"\x00" * 5000 + b"\n", "not a Hairpin record"),
        (b"[" * 100_000 + b"\n", "not a Hairpin record"),
        (b"9" * 10_000 + b"\n", "not a Hairpin record"),
    ],
)
def test_a_foreign_file_is_called_so(path: Path, content: bytes, wrong: str) -> None:
    path.write_bytes(content)
    assert wrong in error_of(path)


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    assert error_of(tmp_path) == f"{tmp_path}: is a folder; give the path to a record"


def test_a_file_that_is_not_there_is_no_record(path: Path) -> None:
    assert error_of(path) == f"{path}: no such file; give the path to a record"


def test_a_path_that_cannot_be_is_no_record() -> None:
    with pytest.raises(RecordError):
        read_record(Path("nothing\0here"))


# -- another version -----------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["format", "rules"])
@pytest.mark.parametrize("version", [0, 3, 999, None, "1", [1]])
def test_another_version_is_named_and_refused(path: Path, what: str, version: object) -> None:
    short_record(path)
    lines = lines_of(path)
    lines[0][what] = version
    write_lines(path, lines)
    assert f"{what} version {version}" in error_of(path)


# -- forged headers ------------------------------------------------------------------------------------

NUMBERS: tuple[object, ...] = (None, True, -1, 0, 10**30, 1.5)
TEXTS: tuple[object, ...] = ("", "nowhere", "\x1b[2J", "x" * 5000)
TABLES: tuple[object, ...] = ([], [[]], [1], {}, {"id": 1}, [{}], [None] * 13)


def test_an_unknown_circuit_is_named(path: Path) -> None:
    short_record(path)
    lines = lines_of(path)
    config = lines[0]["config"]
    assert isinstance(config, dict)
    config["circuit"] = "atlantis"
    write_lines(path, lines)
    assert "atlantis" in error_of(path)


def test_a_record_reads_no_other_file(path: Path, tmp_path: Path) -> None:
    """A circuit of one's own is written into the record; a path in its place is nobody's."""
    other = tmp_path / "elsewhere.toml"
    content = short_record(path)
    header = json.loads(content.splitlines()[0])
    circuit = header["config"]["circuit"]
    circuit.pop("id")
    circuit.pop("press")
    lines = circuit.pop("lines")
    text = [f"{key} = {json.dumps(value)}" for key, value in circuit.items()]
    text += ["[[lines]]", *(f"{key} = {json.dumps(value)}" for key, value in lines[0].items())]
    other.write_text("\n".join(text), encoding="utf-8")
    all_lines = lines_of(path)
    header["config"]["circuit"] = str(other)
    write_lines(path, [header, *all_lines[1:]])
    assert "line 1" in error_of(path)


@pytest.mark.parametrize("value", [*NUMBERS, *TEXTS, *TABLES], ids=lambda value: repr(value)[:20])
def test_no_value_in_a_header_gets_past_the_checks(path: Path, value: object) -> None:
    unfinished_record(path, 3)
    lines = lines_of(path)
    for keys in (("hairpin",), ("seed",), *places(lines[0]["config"], ("config",))):
        header = json.loads(json.dumps(lines[0]))
        spot = header
        for key in keys[:-1]:
            spot = spot[key]
        spot[keys[-1]] = value
        write_lines(path, [header, *lines[1:]])
        read_or_refuse(path)
        del spot[keys[-1]]
        write_lines(path, [header, *lines[1:]])
        read_or_refuse(path)


def places(data: object, here: tuple[str | int, ...]) -> Iterator[tuple[str | int, ...]]:
    """The keys that lead to every part of some data."""
    yield here
    if isinstance(data, dict):
        for key, part in data.items():
            yield from places(part, (*here, key))
    elif isinstance(data, list):
        for index, part in enumerate(data):
            yield from places(part, (*here, index))


def read_or_refuse(path: Path) -> None:
    """Sound or a RecordError; anything else is raised."""
    with suppress(RecordError):
        verify(read_record(path))


# -- damaged and forged lines --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"{}",
        b"\xff\xff",
        b'{"seat":0}',
        b'{"seat":"0","do":"done","state":"00000000"}',
        b'{"seat":0,"do":["done"],"state":"00000000"}',
        b'{"seat":0,"do":"done","state":5}',
        b'{"undo":2}',
        b'{"undo":[]}',
        b'{"end":"x"}',
        b'{"hairpin":"race"}',
    ],
)
def test_a_damaged_line_is_named(path: Path, damage: bytes) -> None:
    lines = short_record(path).split(b"\n")
    lines[6] = damage
    path.write_bytes(b"\n".join(lines))
    message = error_of(path)
    assert "line 7 is damaged" in message
    assert "up to line 6" in message
    with pytest.raises(RecordError):
        Session.resume(path)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("fly", "unknown action"),
        ("", "unknown action"),
        ("plan 9", "no card"),
        ("plan heat heat heat heat", "may"),
        ("done", "may"),
        ("cooldown -1", "unknown action"),
        ("cooldown 1 1", "unknown action"),
        ("cooldown " + "9" * 5000, "differs"),
        ("slipstream \u0662", "may"),
        ("cooldown \u00b2", "unknown action"),
        ("done done", "unknown action"),
    ],
)
def test_the_first_action_that_is_not_legal_is_named(path: Path, text: str, why: str) -> None:
    short_record(path)
    lines = lines_of(path)
    lines[1]["do"] = text
    write_lines(path, lines)
    message = error_of(path)
    assert "action 1 (line 2, seat" in message
    assert why in message


@pytest.mark.parametrize("seat", [-1, 2, 99, 10**20])
def test_an_action_of_a_seat_that_does_not_exist_is_named(path: Path, seat: int) -> None:
    short_record(path)
    lines = lines_of(path)
    lines[3]["seat"] = seat
    write_lines(path, lines)
    assert f"action 3 (line 4, seat {seat}, " in error_of(path)


def test_a_state_that_was_tampered_with_is_named(path: Path) -> None:
    short_record(path)
    lines = lines_of(path)
    lines[5]["state"] = "00000000"
    write_lines(path, lines)
    assert "action 5 (line 6, " in error_of(path)
    assert "a different state" in error_of(path)


def test_another_seed_is_found_out_by_the_first_action(path: Path) -> None:
    short_record(path)
    lines = lines_of(path)
    lines[0]["seed"] = 12
    write_lines(path, lines)
    assert "action 1 (line 2, " in error_of(path)


def test_a_tampered_final_state_is_found_out(path: Path) -> None:
    short_record(path)
    lines = lines_of(path)
    lines[-1]["end"] = "0123456789abcdef"
    write_lines(path, lines)
    assert "final state differs" in error_of(path)


def test_a_tampered_ranking_is_found_out(path: Path) -> None:
    """Who won is what a record is kept for."""
    short_record(path)
    lines = lines_of(path)
    ranking = lines[-1]["ranking"]
    assert isinstance(ranking, list)
    lines[-1]["ranking"] = ranking[::-1]
    write_lines(path, lines)
    assert "ranking" in error_of(path)


def test_an_end_before_the_end_is_found_out(path: Path) -> None:
    short_record(path)
    lines = lines_of(path)
    write_lines(path, [*lines[:-3], lines[-1]])
    assert "not over" in error_of(path)


def test_nothing_may_follow_the_end(path: Path) -> None:
    short_record(path)
    lines = lines_of(path)
    write_lines(path, [*lines, lines[1]])
    assert f"line {len(lines) + 1} is damaged" in error_of(path)
    write_lines(path, [*lines, lines[-1]])
    assert f"line {len(lines) + 1} is damaged" in error_of(path)


def test_actions_after_the_race_is_over_are_found_out(path: Path) -> None:
    short_record(path)
    lines = lines_of(path)
    write_lines(path, [*lines[:-1], lines[1]])
    assert f"action {len(lines) - 1} (line {len(lines)}, " in error_of(path)


LIKELY_DAMAGE = b'0129{}[]",:\n\\\x00\xffaz-. '


def test_no_changed_byte_brings_anything_but_a_clear_error(path: Path) -> None:
    content = short_record(path)
    chance = Chance(5)
    for _ in range(400):
        damaged = bytearray(content)
        for _ in range(1 + chance.below(3)):
            damaged[chance.below(len(damaged))] = LIKELY_DAMAGE[chance.below(len(LIKELY_DAMAGE))]
        path.write_bytes(damaged)
        read_or_refuse(path)


@pytest.mark.parametrize("name", ["\ud800", "a\nb", "\x00"])
def test_a_name_that_cannot_be_written_does_not_stop_a_race_half_way(path: Path, name: str) -> None:
    """JSON can spell texts that UTF-8 can't: they are refused at once, or can be written to the end."""
    unfinished_record(path)
    lines = lines_of(path)
    config = lines[0]["config"]
    assert isinstance(config, dict)
    config["entrants"][0]["name"] = name
    write_lines(path, lines)
    done = run_hairpin("resume", "--json", str(path))
    assert "Traceback" not in done.stderr
    assert done.returncode in (0, 2)
    if done.returncode == 0:
        assert read_record(path).end is not None

"""A circuit of the player's own: its file is checked and drawn in the set-up, and raced on."""

from __future__ import annotations

from playwright.sync_api import expect

from hairpin.content.circuits import circuit_ids
from tests.browser.conftest import OpenPage
from tests.browser.playing import open_form
from tests.browser.tables import circuit_file
from tests.records.paper import OWN_CIRCUIT


def test_a_circuit_file_is_checked_at_once_shown_as_its_picture_and_raced_on(open_page: OpenPage) -> None:
    page = open_page("/#/new")
    open_form(page)
    picker = page.get_by_label("Choose a file")
    picker.set_input_files(circuit_file(OWN_CIRCUIT.replace("laps = ", "lap = ", 1)))
    alert = page.locator(".drop").get_by_role("alert")
    expect(alert).to_contain_text("backyard.toml: lap: is not a known field; did you mean laps?")
    expect(page.locator(".circuits label")).to_have_count(len(circuit_ids()))

    picker.set_input_files(circuit_file("#" * 9000))
    expect(alert).to_have_text("backyard.toml is too large; a circuit file can be at most 8 kB.")

    picker.set_input_files(circuit_file(OWN_CIRCUIT))
    own = page.locator(".circuits label").nth(len(circuit_ids()))
    expect(own).to_contain_text("Backyard")
    expect(own.locator(".surface")).to_be_attached()
    expect(own.get_by_role("radio")).to_be_checked()
    expect(alert).to_have_count(0)

    page.get_by_role("button", name="To the start").click()
    expect(page.get_by_role("heading", name="Backyard")).to_be_visible()
    expect(page.locator(".road .track .surface")).to_be_attached()


def test_a_circuit_file_can_be_dropped(open_page: OpenPage) -> None:
    page = open_page("/#/new")
    open_form(page)
    expect(page.locator(".drop")).to_be_visible()
    dropped = page.evaluate_handle(
        """text => {
          const data = new DataTransfer();
          data.items.add(new File([text], "backyard.toml"));
          return data;
        }""",
        OWN_CIRCUIT,
    )
    page.dispatch_event(".drop", "drop", {"dataTransfer": dropped})
    expect(page.locator(".circuits label").nth(len(circuit_ids()))).to_contain_text("Backyard")

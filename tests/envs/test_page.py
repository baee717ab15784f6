"""The examples of docs/environments.md work."""

import doctest

from tests.batch.extra import needs_numba
from tests.test_api import ROOT, examples


@needs_numba
def test_the_examples_of_the_page_work() -> None:
    page = ROOT / "docs" / "environments.md"
    test = doctest.DocTestParser().get_doctest(examples(page), {}, "docs/environments.md", None, None)
    told: list[str] = []
    results = doctest.DocTestRunner().run(test, out=told.append)
    assert results.attempted > 20
    assert results.failed == 0, "".join(told)

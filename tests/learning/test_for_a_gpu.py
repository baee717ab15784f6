"""What is spelled out number by number also compiles for a GPU: seen without one, as far as that goes."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from hairpin.learning.looking import _describe_one, _look_at, compile_spelled

HOPPER = (9, 0)


def test_what_looks_at_positions_and_options_compiles_for_a_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    """There, fewer of Python's functions are known than for cores: `max` of two numbers is not."""
    from numba import types
    from numba.cuda import dispatcher
    from numba.cuda.compiler import compile_cuda

    monkeypatch.setattr(dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=HOPPER))
    compile_spelled()

    def look(seen, printed, of, sights):  # type: ignore[no-untyped-def]
        _look_at(seen, printed, of, sights, 0)  # type: ignore[no-untyped-call]

    def describe(seen, printed, of, sights, rows, which, kinds, places, amounts, held, choices):  # type: ignore[no-untyped-def]
        _describe_one(seen, printed, of, sights, rows, which, kinds, places, amounts, held, choices, 0)  # type: ignore[no-untyped-call]

    small, whole = types.Array(types.int16, 2, "C"), types.Array(types.int64, 1, "C")
    parts = types.Array(types.float32, 2, "C")
    compile_cuda(look, types.void, (small, parts, whole, parts), cc=HOPPER)
    compile_cuda(describe, types.void, (small, parts, whole, parts, *[whole] * 6, parts), cc=HOPPER)

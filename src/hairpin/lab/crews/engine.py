"""Where jobs are done, as `--engine` says it: `local`, `ray://...` or `dask://...`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, cast

from hairpin.lab.crews.crew import Crew, Handed
from hairpin.lab.crews.jobs import Asking, Job, Result
from hairpin.rules.errors import BadSetup

LOCAL: Final = "local"
RAY: Final = "ray://"
DASK: Final = "dask://"


@dataclass(frozen=True, slots=True)
class Engine:
    address: str = LOCAL
    cores: int | None = None
    """At most so many workers at a time; None: all that there are."""

    def __post_init__(self) -> None:
        kind, _, place = self.address.partition("://")
        if not self.is_local and (f"{kind}://" not in (RAY, DASK) or not place):
            raise BadSetup(
                f"--engine: {self.address!r} is none; give local, ray://auto on a machine of a Ray cluster,"
                " ray://HOST:10001 from elsewhere, or dask://HOST:8786"
            )

    @property
    def is_local(self) -> bool:
        return self.address == LOCAL

    def crew(self, jobs: Sequence[Job], all_cores: int) -> Crew[Job, Result, object]:
        """Libraries of clusters are imported when they are asked for, and by nobody else."""
        if self.is_local:
            from hairpin.lab.crews.processes import Processes

            return _any(Processes[Job, Result](min(self.cores or all_cores, len(jobs))))
        from hairpin.lab.crews.baggage import packed

        requests = {request: None for job in jobs if isinstance(job, Asking) for request in job.requests()}
        baggage = packed(requests)
        if self.address.startswith(RAY):
            from hairpin.lab.crews.on_ray import OnRay

            return _any(OnRay[Job, Result](self.address, self.cores, baggage))
        from hairpin.lab.crews.on_dask import OnDask

        return _any(OnDask[Job, Result](self.address, self.cores, baggage))


def _any(crew: Crew[Job, Result, Handed]) -> Crew[Job, Result, object]:
    """Whoever uses it gives back what it was given, and need not know what that is."""
    return cast("Crew[Job, Result, object]", crew)

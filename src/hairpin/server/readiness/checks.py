"""All that is looked at before a server is trusted with people's races. Nothing is changed by looking."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hairpin.server.limits import Limits
from hairpin.server.listening import Place
from hairpin.server.readiness.database import database_findings, disk_finding
from hairpin.server.readiness.finding import Finding
from hairpin.server.readiness.machine import files_finding, page_finding, rules_finding
from hairpin.server.readiness.network import access_findings, address_finding, place_findings
from hairpin.server.readiness.push import push_finding
from hairpin.server.web.access import Access


@dataclass(frozen=True, slots=True)
class Plan:
    """As it would be served."""

    place: Place
    database: str
    limits: Limits
    access: Access
    figures: Place | None = None
    public_url: str | None = None


def findings(plan: Plan) -> Iterator[Finding]:
    yield from database_findings(plan.database)
    yield from disk_finding(plan.database)
    yield page_finding()
    yield from place_findings(plan.place, plan.figures)
    yield from access_findings(plan.place, plan.access)
    yield address_finding(plan.public_url)
    yield push_finding()
    yield files_finding(plan.limits)
    yield rules_finding()

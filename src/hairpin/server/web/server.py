"""What every request and every socket needs."""

from __future__ import annotations

from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from hairpin.server.analysing import Analyses
from hairpin.server.archiving import Archive
from hairpin.server.deadlines import Deadlines
from hairpin.server.home.homes import Homes
from hairpin.server.push.calling import PushCalls
from hairpin.server.services import Services
from hairpin.server.tables import Tables
from hairpin.server.web.drawing_turns import DrawingTurns
from hairpin.server.web.identity import Identities
from hairpin.server.web.limiting import Buckets, Open, PerHour
from hairpin.server.web.probing import Probing


@dataclass(slots=True)
class Server:
    services: Services
    tables: Tables = field(init=False)
    deadlines: Deadlines = field(init=False)
    archive: Archive = field(init=False)
    analyses: Analyses = field(init=False)
    new_analyses: PerHour = field(init=False)
    homes: Homes = field(init=False)
    pasts: Buckets = field(init=False)
    identities: Identities = field(init=False)
    requests: Buckets = field(init=False)
    creations: PerHour = field(init=False)
    new_licences: PerHour = field(init=False)
    codes: PerHour = field(init=False)
    exports: PerHour = field(init=False)
    push: PushCalls = field(init=False)
    pushes: PerHour = field(init=False)
    drawing: DrawingTurns = field(init=False)
    pictures: PerHour = field(init=False)
    sockets: Open = field(init=False)
    probing: Probing = field(init=False)

    def __post_init__(self) -> None:
        limits = self.services.limits
        self.tables = Tables(self.services)
        self.deadlines = Deadlines(self.tables, self.services)
        self.archive = Archive(self.tables, self.services)
        self.homes = Homes(self.tables, self.services)
        self.analyses = Analyses(self.services)
        self.new_analyses = PerHour(limits.analyses_per_address)
        self.pasts = Buckets(limits.past_per_second, limits.past_burst)
        self.identities = Identities(self.services.store.server_key())
        self.requests = Buckets(limits.requests_per_second, limits.requests_burst)
        self.creations = PerHour(limits.tables_per_address)
        self.new_licences = PerHour(limits.licences_per_address)
        self.codes = PerHour(limits.codes_per_address)
        self.exports = PerHour(limits.exports_per_address)
        self.push = PushCalls(self.tables, self.services)
        self.pushes = PerHour(limits.pushes_per_address)
        self.drawing = DrawingTurns(limits.circuits_per_address)
        self.pictures = PerHour(limits.pictures_per_address)
        self.sockets = Open(limits.sockets_per_address)
        self.probing = Probing(self.services)
        metrics = self.services.metrics
        metrics.gauge("hairpin_tables_awake", "Tables held in memory", lambda: len(self.tables.awake))
        metrics.gauge("hairpin_sockets", "Open sockets", self.sockets.total)
        metrics.gauge("hairpin_peers", "Other processes on this database", self.services.peers.count)


def server_of(connection: HTTPConnection) -> Server:
    server = connection.app.state.server
    assert isinstance(server, Server)
    return server


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""

"""What the options of the own decision would come to, worked out by the engine from the seat's own view."""

from __future__ import annotations

from hairpin.server.errors import Code, Refused
from hairpin.server.protocol.client import AskPreview
from hairpin.server.protocol.server import PreviewMessage
from hairpin.server.table.requests import own_decision
from hairpin.server.table.state import TableState


def preview_message(state: TableState, who: str, request: AskPreview) -> PreviewMessage:
    own_decision(state, who, request.decision)
    raise Refused(Code.NOT_NOW, "there are no previews for this decision")

"""What goes over the wire, as types: the schema, the documents and the browser's types are made from these."""

from typing import Final

VERSION: Final = "hairpin-1"

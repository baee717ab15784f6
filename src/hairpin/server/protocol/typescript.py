"""TypeScript types of the protocol, made from its JSON Schema."""

from __future__ import annotations

import json
from typing import Final, cast

from hairpin.content.defaults import DEFAULT_CIRCUIT, DEFAULT_DRIVER, DEFAULT_SEASON
from hairpin.content.settings import DEFAULT_OPTIONS, SETTINGS, Setting, kind_of, value_of
from hairpin.rules.season_setup import MAX_RACES
from hairpin.rules.setup import MAX_CARS
from hairpin.rules.symbols import SYMBOLS
from hairpin.server.protocol.settings import GRACE_SECONDS

Schema = dict[str, object]

HEAD: Final = """// Made by scripts/protocol from src/hairpin/server/protocol. Change it there.

export const VERSION = {version};

export const DEFAULT_CIRCUIT = {circuit};
export const DEFAULT_SEASON = {season};
export const DEFAULT_DRIVER = {driver};
export const DEFAULT_GRACE = {grace};
export const MAX_CARS = {cars};
export const MAX_RACES = {races};

/** The symbols of cards, as the fields of `CardData` name them, in the order in which cards show them. */
export const SYMBOLS = {symbols} as const;

export type SettingValue = boolean | number | string | readonly string[];

/** A setting of races or seasons; `in_season` is its default there, where that is another one. */
export interface Setting {{
  readonly name: string;
  readonly kind: "flag" | "choice" | "number" | "set";
  readonly scopes: readonly ("race" | "season")[];
  readonly choices: readonly string[];
  readonly limits: readonly [number, number];
  readonly needs: readonly string[];
  readonly default: SettingValue;
  readonly in_season: SettingValue | null;
}}

export const SETTINGS: readonly Setting[] = [
{settings}
];
"""
PLAIN: Final = {"integer": "number", "number": "number", "boolean": "boolean", "null": "null", "string": "string"}


def typescript(document: Schema, version: str) -> str:
    """One exported type for each definition, in the order of their names."""
    named = cast(dict[str, Schema], document["$defs"])
    head = HEAD.format(
        version=json.dumps(version),
        circuit=json.dumps(DEFAULT_CIRCUIT),
        season=json.dumps(DEFAULT_SEASON),
        driver=json.dumps(DEFAULT_DRIVER),
        grace=GRACE_SECONDS,
        cars=MAX_CARS,
        races=MAX_RACES,
        symbols=json.dumps([symbol.key for symbol in SYMBOLS]),
        settings=_settings(),
    )
    parts = [head]
    parts += [_declaration(name, named[name]) for name in sorted(named)]
    return "\n".join(parts)


def _settings() -> str:
    return "\n".join(f"  {json.dumps(_setting(name, setting))}," for name, setting in SETTINGS.items())


def _setting(name: str, setting: Setting) -> dict[str, object]:
    return {
        "name": name,
        "kind": kind_of(name),
        "scopes": setting.scopes,
        "choices": setting.choices,
        "limits": setting.limits,
        "needs": setting.needs,
        "default": value_of(DEFAULT_OPTIONS, name),
        "in_season": setting.in_season,
    }


def _declaration(name: str, schema: Schema) -> str:
    words = _comment(schema, "")
    if schema.get("type") == "object" and "properties" in schema:
        return f"{words}export interface {name} {_object(schema, '')}\n"
    return f"{words}export type {name} = {_type(schema)};\n"


def _comment(schema: Schema, indent: str) -> str:
    words = schema.get("description")
    return f"{indent}/** {' '.join(str(words).split())} */\n" if words else ""


def _object(schema: Schema, indent: str) -> str:
    properties = cast(dict[str, Schema], schema["properties"])
    required = cast(list[str], schema.get("required", []))
    tags = {
        name for name, each in properties.items() if "enum" in each and len(cast(list[object], each["enum"])) == 1
    }
    always = {*required, *tags}
    lines = [
        f"{_comment(each, indent + '  ')}{indent}  {name}{'' if name in always else '?'}: {_type(each)};"
        for name, each in properties.items()
    ]
    return "{\n" + "\n".join(lines) + f"\n{indent}}}"


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in cast(list[object], schema["enum"]))
    if "const" in schema:
        return json.dumps(schema["const"])
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(_type(each) for each in cast(list[Schema], schema[key])))
    return _by_kind(schema)


def _by_kind(schema: Schema) -> str:
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        return _map(schema)
    return PLAIN[str(kind)] if kind is not None else "unknown"


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return "[" + ", ".join(_type(each) for each in cast(list[Schema], schema["prefixItems"])) + "]"
    inner = _type(cast(Schema, schema.get("items", {})))
    return f"({inner})[]" if " " in inner else f"{inner}[]"


def _map(schema: Schema) -> str:
    if "properties" in schema:
        return _object(schema, "")
    inner = schema.get("additionalProperties", {})
    return f"Record<string, {_type(cast(Schema, inner)) if isinstance(inner, dict) else 'unknown'}>"

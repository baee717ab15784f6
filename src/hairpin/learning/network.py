"""The network: from what is seen to the worth of the position, and to the likelihood of each option.

Its gradients are written out by hand, so that it learns on numpy and on torch alike.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from hairpin.learning.arrays import Array, Arrays, Whole
from hairpin.learning.choices import CHOICE
from hairpin.learning.places import PLACES
from hairpin.learning.sight import SIGHT

BLOCKS: Final = 2

Weights = dict[str, Array]


class Sizes(NamedTuple):
    width: int = 512
    """Of the layers that look at the position."""
    options: int = 320
    """Of the layer that looks at an option, in the light of the position."""
    likes: int = 96
    """Of the layer after it."""


def new_weights(on: Arrays, sizes: Sizes, seed: int) -> Weights:
    """At first all options are alike, and all positions worth nothing."""
    chance = np.random.default_rng(seed)

    def drawn(inputs: int, outputs: int) -> Array:
        return on.floats(chance.standard_normal((inputs, outputs)) * (2 / inputs) ** 0.5)

    width, options, likes = sizes
    layers = {f"layer{n}": drawn(width, width) for n in range(1, BLOCKS + 1)}
    biases = {f"bias{n}": on.zeros(width) for n in range(BLOCKS + 1)}
    return {
        "layer0": drawn(SIGHT, width),
        **layers,
        **biases,
        "worth": on.zeros(width, 1),
        "places": on.zeros(width, PLACES),
        "asks": drawn(width, options) * 0.5,
        "offers": drawn(CHOICE, options),
        "offers_bias": on.zeros(options),
        "weighs": drawn(options, likes),
        "weighs_bias": on.zeros(likes),
        "likes": on.floats(chance.standard_normal((likes, 1)) * 0.01),
    }


def sizes_of(weights: Weights) -> Sizes:
    """What a network has that was made before."""
    return Sizes(*(len(weights[name]) for name in ("layer1", "offers_bias", "weighs_bias")))


class Passed(NamedTuple):
    """All that a pass through the network leaves behind, for the way back."""

    sights: Array
    norms: list[tuple[Array, Any]]
    layers: list[Array]
    choices: Array
    rows: Whole
    offered: Array
    liked: Array
    worths: Array
    places: Array
    """A score for each place in which the car may come in."""
    scores: Array


def light_weights(on: Arrays, weights: Weights) -> Weights:
    """To look and to learn with; what is learned is added to the weights themselves."""
    return {name: on.light(array) for name, array in weights.items()}


def forward(on: Arrays, weights: Weights, sights: Array, choices: Array, rows: Whole) -> Passed:
    norms, layers = [], []
    hidden = sights
    for n in range(BLOCKS + 1):
        norm = on.normed(on.affine(hidden, weights[f"layer{n}"], weights[f"bias{n}"]))
        fired = on.positive(norm[0])
        hidden = hidden + fired if n else fired
        norms.append(norm)
        layers.append(hidden)
    asked = on.affine(hidden, weights["asks"], weights["offers_bias"])
    offered = on.positive(on.affine(choices, weights["offers"], asked[rows]))
    liked = on.positive(on.affine(offered, weights["weighs"], weights["weighs_bias"]))
    worths = (hidden @ weights["worth"])[:, 0]
    places = hidden @ weights["places"]
    scores = (on.full(liked) @ on.full(weights["likes"]))[:, 0]
    return Passed(sights, norms, layers, choices, rows, offered, liked, worths, places, scores)


def backward(
    on: Arrays, weights: Weights, passed: Passed, by_score: Array, by_worth: Array, by_place: Array
) -> Weights:
    """The gradients of all weights, from those of the scores, worths and places."""
    found: Weights = {}
    by_score, by_worth, by_place = on.light(by_score), on.light(by_worth), on.light(by_place)
    top = passed.layers[-1]
    found["likes"] = passed.liked.T @ by_score[:, None]
    by_liked = by_score[:, None] * weights["likes"][:, 0] * (passed.liked > 0)
    found["weighs"] = passed.offered.T @ by_liked
    found["weighs_bias"] = by_liked.sum(0)
    by_offered = by_liked @ weights["weighs"].T * (passed.offered > 0)
    found["offers"] = passed.choices.T @ by_offered
    found["offers_bias"] = by_offered.sum(0)
    by_asked = on.light(on.segment_sum(by_offered, passed.rows, len(top)))
    found["asks"] = top.T @ by_asked
    found["worth"] = top.T @ by_worth[:, None]
    found["places"] = top.T @ by_place
    by_hidden = by_asked @ weights["asks"].T + by_place @ weights["places"].T
    by_hidden = by_hidden + by_worth[:, None] * weights["worth"][:, 0]
    for n in range(BLOCKS, -1, -1):
        normed, known = passed.norms[n]
        below = passed.layers[n - 1] if n else passed.sights
        by_sum = on.norm_back(by_hidden * (normed > 0), normed, known)
        found[f"layer{n}"] = below.T @ by_sum
        found[f"bias{n}"] = by_sum.sum(0)
        if n:
            by_hidden = by_hidden + by_sum @ weights[f"layer{n}"].T
    return found


# -- options of a decision -------------------------------------------------------------------------------------


def likelihoods(on: Arrays, scores: Array, rows: Whole, decisions: int) -> Array:
    """The logarithm of each option's share."""
    highest = on.segment_max(scores, rows, decisions)
    above = scores - highest[rows]
    return above - on.log(on.segment_sum(on.exp(above), rows, decisions))[rows]

"""What `help` and `rules` say."""

from typing import Final

from hairpin.rules.setup import Setup

COMMANDS: Final = """\
1 3 5       choose: the numbers below your cards, or those of a list
plan 4 4 3  the same by what is on the cards (when discarding: discard 1 1)
Enter       yes, or done, or keep all, as the question says
plans       while planning: what each plan would cost
look        show standing, track and hand again
cards       what your upgrades and other special cards do, in words
road        the weather, and the tokens that lie on the road
undo        take your last action back, unless somebody has learnt from it
retire      while planning: give up the race
rules       a reminder of the turn
help or ?   this list
quit        leave (so do Ctrl-D and Ctrl-C)
On the track, 'to corner' counts the spaces you can go without crossing the
line, and 'from you' the speed that takes you there. A tunnel is drawn with ':'."""

RULES: Final = """\
1 Shift: keep the gear or change it by one; a change by two costs 1 Heat.
2 Play as many cards as the gear says, but no Heat.
3 Reveal: the sum is your speed, and how far you move. Stress flips a card, 1-4.
4 Adrenaline for the last car (from 5 cars on, two): +1 speed and Cooldown 1.
5 React: Cooldown (3 in gear 1, 1 in gear 2) takes Heat from hand to engine;
  Boost pays 1 Heat and flips a card, 1-4, for speed and spaces.
6 Slipstream: with a car beside you or right ahead, 2 spaces more, same speed.
7 Corners: 1 Heat for each point of speed above the limit. If it does not
  suffice you spin out: back before the line, gear 1, 1 Stress (gear 3-4: 2).
8 Discard what you like, except Heat and Stress. 9 Draw up to 7 cards."""

GARAGE: Final = """\
Upgrades replace the 0, the 5 and the Heat of your deck. Their symbols are used
in React; Heat and Scrap on a card must be done there. Type cards for yours."""

WEATHER: Final = """\
A road token changes a corner's limit, makes it dangerous (1 Heat more if you
are too fast), or holds for the road behind the corner. Type road to see all."""

TOURNAMENT: Final = """\
Tournament: your gear stays hidden until your turn; it is paid then. Two gears
without the Heat for it is a mistake: upwards one of your cards goes at random,
downwards a flip is added, and you are one gear from the old one."""

LEGENDS: Final = """\
Legends have no cards. Past the Legend line before a corner they move its limit
plus 0 to 3; before it they race up to the corner, and cross one corner a round."""

MANOEUVRES: Final = """\
A Manoeuvre card each round gives starred Legends one ability, rivals another.
Defensive: its space is full, and no slipstream from right behind it."""


def rules_text(setup: Setup) -> str:
    """The turn, then what the modules of this race add."""
    modules = [
        GARAGE if setup.garage else "",
        WEATHER if setup.weather else "",
        TOURNAMENT if setup.tournament else "",
        LEGENDS if setup.legends else "",
        MANOEUVRES if setup.legends and setup.legends.manoeuvres else "",
    ]
    return "\n".join([RULES, *filter(None, modules)])

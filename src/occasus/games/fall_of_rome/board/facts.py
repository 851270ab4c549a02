"""The printed facts of Fall of Rome as frozen tables, for one number of seats and one choice of options."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from occasus.content import facts, overlaid
from occasus.content.figures import figure, refuse_foreign, sure
from occasus.content.provenance import figures
from occasus.core.array_ops import nested
from occasus.core.basics import Json, OccasusError
from occasus.core.catalogue import Family2
from occasus.core.int_arrays import Stack, as_list, has, vec
from occasus.core.options import Options
from occasus.core.suggestions import look_up
from occasus.games.fall_of_rome.actions import MARCH, ROLL_DICE, SAIL, SAIL_FREE, TRAVEL
from occasus.games.fall_of_rome.board.dice import Dice
from occasus.games.fall_of_rome.board.figures import CARRIED_MOST, EventFigures, RoleFigures
from occasus.games.fall_of_rome.board.names import (
    CARD_CITY,
    CARD_TRIBE,
    CARD_WORDS,
    CARDS,
    CITIES,
    CITY_WORDS,
    COLOUR_WORDS,
    EVENT_WORDS,
    EVENTS,
    FULL,
    PAWNS_MOST,
    ROLE_WORDS,
    ROMA,
    TRIBE_WORDS,
    TRIBES,
)

PRINTED_STEPS: Final = 8  # the option's default: what the content says


MASKS: Final = 1 << TRIBES  # of the colours of cards
ALONG: Final = CARRIED_MOST + 1  # numbers of legions that may go along on a move, none to three (FR-RUL-101)
COST_MOST: Final = 9  # cards that an alliance can cost
BORDERS: Final = ("none", "gold", "red")  # of barbarian cards
DRAWN_MOST: Final = 3  # cards that Vestalis can say she draws


@final
class Facts:
    """Facts and options by number. `solo` and `rcm` (Roma Caput Mundi) are the two challenges."""

    def __init__(
        self, content: dict[str, Any], overlay: dict[str, Json], known: frozenset[str], seats: int, options: Options
    ) -> None:
        self.overlay: Final = overlay  # that is in the content already
        self.options: Final = options
        self.seats: Final[i64] = seats
        self.solo: Final = seats == 1
        self.rcm: Final = options["challenge"] == "roma_caput_mundi"
        self.allow_fewer: Final = bool(options["recruit.allow_fewer"])  # FR-RUL-19
        self.short_deck_loses: Final = options["audentes.short_deck"] == "loss"
        self.trade_by_consent: Final = bool(options["mercator.consent"])
        self.may_return_revolt: Final = bool(options["vestalis.may_return_revolt"])  # FR-RUL-46
        self.regina_avoids_roma: Final = self.rcm and options["rcm.regina_into_roma"] == "forbid"  # FR-RUL-40
        first = str(options["roles.first_seat"])
        self.first_role: Final[i64] = -1 if self.solo or first == "dealt" else ROLE_WORDS.index(first)  # FR-SETUP-09
        self.choose_roles: Final = self.solo and bool(options["solo.choose_roles"])  # FR-ED-23
        self.choose_order: Final = self.solo and options["solo.order"] == "choose"  # FR-RUL-10
        self.days_by_chance: Final = options["first_player.days"] == "random"  # FR-RUL-03
        self.tie_by_chance: Final = options["first_player.tie"] == "random"  # FR-RUL-01
        setup, limits, parts = content["setup"], content["limits"], content["components"]
        solo = setup["solo"]
        group, place = (solo, "setup.solo") if self.solo else (setup["by_players"][seats], f"setup.by_players.{seats}")
        self.pawns: Final[i64] = figure(solo, "roles", "setup.solo", 1, PAWNS_MOST) if self.solo else seats
        self.hand_dealt: Final = figure(group, "hand", place, 0, CARDS // PAWNS_MOST)
        self.treasury_dealt: Final[int] = figure(solo, "treasury", place, 0, CARDS // 2) if self.solo else 0
        self.events_used: Final = figure(group, "events", place, 0, EVENTS - (1 if self.solo else 0))
        self.removed_role: Final[i64] = look_up(solo["remove_role"], ROLE_WORDS, "setup.solo.remove_role: role")
        self.removed_event: Final[i64] = look_up(solo["remove_event"], EVENT_WORDS, "setup.solo.remove_event: event")
        start, place = (solo, "setup.solo") if self.solo else (setup["start"], "setup.start")
        self.start_legions: Final[i64] = figure(start, "legions_with_each_pawn", place)
        self.first_forts: Final = tuple(
            city
            for city in _cities(setup["start"]["fort_in"], "setup.start.fort_in")
            if not (self.rcm and city == ROMA)
        )
        self.gold_cubes: Final = vec[i64](setup["initial_invasion"]["cubes_per_card_by_triple"])
        self.revolts: Final[i64] = _revolts(setup, self.rcm, str(options["difficulty"]))

        self.legions: Final[i64] = figure(parts, "legions", "components")
        self.forts: Final[i64] = figure(parts, "forts", "components", len(self.first_forts), CITIES)
        self.hand_limit: Final[i64] = (
            figure(solo, "hand_limit", "setup.solo", 1) if self.solo else figure(limits, "hand", "limits", 1)
        )
        self.actions: Final[i64] = figure(limits, "actions_per_turn", "limits", 1)
        carried = f"an action names at most {CARRIED_MOST} legions"
        self.carried: Final[i64] = figure(limits, "legions_carried", "limits", 0, CARRIED_MOST, carried)
        self.revolt_cubes: Final[i64] = figure(limits, "revolt_cubes", "limits")
        self.dice: Final = Dice(content["battle_dice"], ROLL_DICE.codes)
        self.role: Final = RoleFigures(content["roles"]["entries"])
        self.event: Final = EventFigures(content["event_cards"]["entries"])
        self.drawn: Final[i64] = figure(limits, "player_cards_drawn", "limits", 1, DRAWN_MOST)  # FR-DRAW-01
        self.drawn_by_vestalis: Final[i64] = self.drawn + self.role.more_drawn
        sure(
            self.drawn_by_vestalis <= DRAWN_MOST,
            "roles[vestalis].ability_params.more_cards_drawn",
            f"with limits.player_cards_drawn she would draw more than {DRAWN_MOST} cards",
        )

        tribes = content["tribes"]["entries"]
        self.cubes: Final = vec[i64]([figure(tribe, "cubes", f"tribes[{tribe['id']}]") for tribe in tribes])
        costs = _alliance_costs(tribes, options)
        self.alliance_cost: Final = vec[i64](costs)
        self.cheapest_alliance: Final[i64] = min(costs)
        tracks = content["tracks"]
        self.invasion_rate: Final = vec[i64](tracks["invasion_rate"]["values"])
        self.recruit_rate: Final = vec[i64](tracks["recruit_rate"]["values"])
        steps = int(str(options["decline.steps_to_lose"]))
        printed = figure(tracks["decline"], "steps_to_lose", "tracks.decline", 1)
        self.steps_to_lose: Final[i64] = printed if steps == PRINTED_STEPS else steps

        cities = content["cities"]["entries"]
        self.is_port: Final = vec[i64]([1 if city["is_port"] else 0 for city in cities])
        self.ports: Final = vec[i64]([city for city in range(CITIES) if self.is_port[city]])
        self.neighbours: Final = nested(
            [sorted(_cities(city["neighbours"], f"cities[{city['id']}].neighbours")) for city in cities]
        )
        self.colours: Final = tuple(tuple(_tribes(city)) for city in cities)
        self.colour_mask: Final = vec[i64]([sum([1 << tribe for tribe in colours]) for colours in self.colours])
        self.half_days: Final = tuple(round(2 * cities[city]["days"]) for city in CARD_CITY)
        self.days_known: Final = tuple(CITY_WORDS[city] in known for city in CARD_CITY)

        cards = {entry["id"]: entry for entry in content["barbarian_cards"]["entries"]}
        paths = [_cities(cards[word]["path"], f"barbarian_cards[{word}].path")[::-1] for word in CARD_WORDS]
        self.paths: Final = nested(paths)  # by card: from its city back to the gate (FR-INV-07)
        self.red: Final = tuple(card for card in range(CARDS) if cards[CARD_WORDS[card]]["border"] == "red")
        self.gold: Final = tuple(card for card in range(CARDS) if cards[CARD_WORDS[card]]["border"] == "gold")
        self.other_cards: Final = tuple(card for card in range(CARDS) if card not in self.red + self.gold)
        self._check()
        _refuse_other_words(content)

        # by city, for sailing also by the colours in hand (a mask), and by legions; empty until it is first asked for
        self._march: Final = nested([[]] * (CITIES * ALONG))
        self._sail: Final = nested([[]] * (CITIES * MASKS * ALONG))
        self._sail_free: Final = nested([[]] * (CITIES * ALONG))
        self._travel: Final = nested([[]] * (CITIES * ALONG))

    def march(self, city: i64, legions: i64) -> vec[i64]:
        """The codes of marching from a city to its neighbours with up to so many legions."""
        place = city * ALONG + legions
        if len(self._march[place]) == 0:
            self._march[place] = self._with_legions(MARCH, self.neighbours[city], legions)
        return self._march[place]

    def sail(self, city: i64, mask: i64, legions: i64) -> vec[i64]:
        """The codes of sailing from a port with up to so many legions and cards of the colours in the mask."""
        place = (city * MASKS + mask) * ALONG + legions
        if len(self._sail[place]) == 0:
            ports = [to for to in self.ports if to != city and self.colour_mask[to] & mask]  # FR-ACT-SAIL-02
            self._sail[place] = self._with_legions(SAIL, vec[i64](ports), legions)
        return self._sail[place]

    def sail_free(self, city: i64, legions: i64) -> vec[i64]:
        """The codes of sailing without a card from a port to any other with up to so many legions."""
        place = city * ALONG + legions
        if len(self._sail_free[place]) == 0:
            ports = [to for to in self.ports if to != city]
            self._sail_free[place] = self._with_legions(SAIL_FREE, vec[i64](ports), legions)
        return self._sail_free[place]

    def travel(self, city: i64, legions: i64) -> vec[i64]:
        """The codes of travelling from a city to any other with up to so many legions."""
        place = city * ALONG + legions
        if len(self._travel[place]) == 0:
            others = [to for to in range(CITIES) if to != city]
            self._travel[place] = self._with_legions(TRAVEL, vec[i64](others), legions)
        return self._travel[place]

    def _with_legions(self, family: Family2, cities: vec[i64], legions: i64) -> vec[i64]:
        """The codes for these cities with up to so many legions; none go to a Roma without legions (FR-RCM-04)."""
        codes = Stack()
        for to in cities:
            family.offer(to, 0, 0 if self.rcm and to == ROMA else legions, codes)
        return vec[i64](as_list(codes))

    def _check(self) -> None:
        for city in range(CITIES):
            for other in self.neighbours[city]:
                if not has(self.neighbours[other], city):
                    raise OccasusError(
                        f"cities[{CITY_WORDS[city]}].neighbours: {CITY_WORDS[other]} does not name it in turn."
                    )
        for card, path in enumerate(self.paths):
            if len(path) == 0 or path[0] != CARD_CITY[card]:
                raise OccasusError(f"barbarian_cards[{CARD_WORDS[card]}].path: it must end in the card's city.")
            if not all(has(self.neighbours[path[i]], path[i + 1]) for i in range(len(path) - 1)):
                raise OccasusError(f"barbarian_cards[{CARD_WORDS[card]}].path: two of its cities are not neighbours.")
        pairs = {(city, tribe) for city in range(CITIES) for tribe in self.colours[city]}
        if pairs != set(zip(CARD_CITY, CARD_TRIBE, strict=True)):
            raise OccasusError("cities: the colours of the cities must be those of the city cards.")
        if len(self.invasion_rate) != len(self.recruit_rate):
            raise OccasusError("tracks: both rates need the same number of spaces.")
        if len(self.gold) != 3 * len(self.gold_cubes):
            raise OccasusError("barbarian_cards: as many gold borders are needed as the first invasion reveals.")
        place = "setup.initial_invasion.cubes_per_card_by_triple"
        sure(all(0 <= cubes <= FULL for cubes in self.gold_cubes), place, f"a city holds at most {FULL} of a tribe")
        for tribe, cubes in enumerate(self.cubes):
            most = self.gold_cubes[0] * sum(1 for card in self.gold if CARD_TRIBE[card] == tribe)
            sure(most <= cubes, f"tribes[{TRIBE_WORDS[tribe]}].cubes", f"the first invasion may need {most}")
        for name, rates in (("invasion_rate", self.invasion_rate), ("recruit_rate", self.recruit_rate)):
            sure(all(0 <= rate <= CARDS for rate in rates), f"tracks.{name}.values", "a rate is not below 0")
            sure(bool(rates), f"tracks.{name}.values", "a track has at least one space")
        sure(self.cheapest_alliance >= 1, "tribes", "an alliance costs at least 1 card")
        sure(max(list(self.alliance_cost)) <= COST_MOST, "tribes", f"an alliance costs at most {COST_MOST} cards")


def _cities(words: list[str], where: str) -> list[int]:
    return [look_up(word, CITY_WORDS, f"{where}: city") for word in words]


def _tribes(city: dict[str, Any]) -> list[int]:
    return sorted(look_up(word, COLOUR_WORDS, f"cities[{city['id']}].colours: colour") for word in city["colours"])


def _revolts(setup: dict[str, Any], rcm: bool, difficulty: str) -> int:
    """How many revolt cards are used (FR-DIFF-01, FR-DIFF-02, FR-DIFF-03); facts call the middle level `standard`."""
    levels = setup["roma_caput_mundi"]["difficulty_revolts"] if rcm else setup["difficulty_revolts"]
    key = "standard" if difficulty == "normal" else difficulty
    if key not in levels:
        raise OccasusError(
            f"difficulty {difficulty} exists only in the challenge roma_caput_mundi: add --option "
            "challenge=roma_caput_mundi, or choose novice, normal or heroic. (FR-DIFF-03)"
        )
    return figure(
        levels, key, "setup.roma_caput_mundi.difficulty_revolts" if rcm else "setup.difficulty_revolts", 0, 20
    )


def _alliance_costs(tribes: list[dict[str, Any]], options: Options) -> list[int]:
    costs = [int(tribe["alliance_cost"]) for tribe in tribes]
    orange = TRIBE_WORDS.index("anglo_saxons_franks")
    if options["edition"] == "first_polish" or options["alliance_cost.orange"] == 5:  # FR-ED-01
        costs[orange] = 5
    return costs


def _refuse_other_words(content: dict[str, Any]) -> None:
    """Colours of tribes and places of city cards are in the ids of the cards, the words of actions and match files."""
    for tribe, colour in zip(content["tribes"]["entries"], COLOUR_WORDS, strict=True):
        place = f"tribes.entries[{tribe['id']}].colour"
        sure(tribe["colour"] == colour, place, f"cards are named by it, so it stays {colour}")
    for card, entry in enumerate(content["player_city_cards"]["entries"]):
        place = f"player_city_cards.entries[{entry['id']}]"
        city, tribe = CITY_WORDS[CARD_CITY[card]], TRIBE_WORDS[CARD_TRIBE[card]]
        sure(entry["city"] == city, f"{place}.city", f"the card is named by it, so it stays {city}")
        sure(entry["tribe"] == tribe, f"{place}.tribe", f"the card is named by it, so it stays {tribe}")
    for entry in content["barbarian_cards"]["entries"]:
        place = f"barbarian_cards.entries[{entry['id']}].border"
        sure(entry["border"] in BORDERS, place, f"{entry['border']!r} is not one of {', '.join(BORDERS)}")


@final
class FactsMaker:
    """The tables of a game with its own content or an overlay; made once for each choice of seats and options."""

    def __init__(self, overlay: dict[str, Json]) -> None:
        self._overlay: Final = overlay
        self._content: Final[dict[str, Any]] = overlaid(facts("fall_of_rome"), overlay)
        cities = figures({"cities": self._content["cities"]}, overlay)
        self._known: Final = frozenset(  # cities whose days are printed ones, ours or the owner's (FR-RUL-03)
            str(figure.path[-2])[1:] for figure in cities if figure.path[-1] == "days" and figure.confidence != "low"
        )
        refuse_foreign(facts("fall_of_rome"), self._content, "", ("battle_special_params",))
        self._made: Final[dict[tuple[object, ...], Facts]] = {}

    def facts(self, seats: int, options: Options) -> Facts:
        """The tables for these seats and options."""
        key = (seats, *options.values())
        if key not in self._made:
            self._made[key] = Facts(self._content, self._overlay, self._known, seats, options)
        return self._made[key]

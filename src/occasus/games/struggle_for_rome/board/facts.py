"""Facts to frozen tables, for one number of players and one choice of options."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from occasus.content.figures import figure, sure
from occasus.core.basics import Json, OccasusError
from occasus.core.int_arrays import vec
from occasus.core.options import Options
from occasus.core.suggestions import look_up
from occasus.games.struggle_for_rome.board.geography import Geography, price_of
from occasus.games.struggle_for_rome.board.names import (
    CARD_WORDS,
    CARDS_MOST,
    CITY_WORDS,
    CROSSROADS_WORDS,
    FACES,
    GOLD_MOST,
    GRAIN,
    HIGHEST,
    KIND_WORDS,
    LOWEST,
    ORE,
    PASTURE,
    PROVINCE_WORDS,
    RESOURCES,
    ROBBED_MOST,
    SEAT_WORDS,
    SYMBOL_WORDS,
)
from occasus.games.struggle_for_rome.options import UNLIMITED

NOTHING: Final = -1  # what a forest yields
YIELDS: Final = {"mountains": ORE, "field": GRAIN, "pasture": PASTURE, "forest": NOTHING}  # SR-PROD-05
TERRAINS: Final = tuple(YIELDS)
REGIONS: Final = (*PROVINCE_WORDS, "barbaricum")


@final
class Facts:
    """Everything that does not change during a game."""

    def __init__(
        self, facts: dict[str, Any], overlay: dict[str, Json], geography: Geography, seats: int, options: Options
    ) -> None:
        self.overlay: Final = overlay  # that is in the facts already
        self.geography: Final = geography
        self.seats: Final[i64] = seats
        self.options: Final = options
        self.purchases: Final[dict[int, int]] = {}  # which of the following, remembered by purchases.py
        self.purchase_lists = vec[vec[i64]]()
        self._pieces(facts["pieces"], options)
        self._map(facts["map"])
        self._cards(facts)
        self._tokens(facts["plunder_tokens"])
        self._costs(facts["costs"])
        self._constants(facts, options)

    def _pieces(self, pieces: dict[str, Any], options: Options) -> None:
        """SR-COMP-02, SR-SETUP-01, SR-SETUP-03, SR-SETUP-10, SR-RUL-01."""
        given = pieces["per_player"]
        fewer = 9 - int(options["fighters_per_colour"])
        self.fighters = vec[i64]([given["horseman"] - fewer, given["warrior"] - fewer])  # by kind of tribe
        self.wagons: i64 = int(given["supply_wagon"])
        start = pieces["setup_per_player"]
        self.start_fighters = vec[i64]([start["horseman_box"]["horseman"], start["warrior_box"]["warrior"]])
        self.start_wagons = vec[i64]([start["horseman_box"]["supply_wagon"], start["warrior_box"]["supply_wagon"]])
        self.start_gold: i64 = int(start["hand"]["gold"])
        self.start_grain: i64 = int(start["hand"]["grain"])
        self.start_pasture: i64 = int(start["hand"]["pasture_card"])

    def _map(self, chart: dict[str, Any]) -> None:
        hexes = chart["hexes"]
        for entry in hexes:
            look_up(entry["terrain"], TERRAINS, f"map.hexes[{entry['id']}]: terrain")
            look_up(entry["region"], REGIONS, f"map.hexes[{entry['id']}]: region")
        look_up(chart["outside_region"], REGIONS, "map.outside_region: region")
        self.yields = vec[i64]([YIELDS[entry["terrain"]] for entry in hexes])  # SR-BOARD-01
        self.numbers = vec[i64]([entry["number"] or 0 for entry in hexes])
        self.in_empire = vec[i64]([int(entry["region"] != chart["outside_region"]) for entry in hexes])  # SR-LEG-02
        self.empire = vec[i64](
            [h for h, inside in enumerate(self.in_empire) if inside]
        )  # the others too yield (SR-BOARD-07)
        self.producing = vec[vec[i64]](
            [
                vec[i64]([h for h, number in enumerate(self.numbers) if number == total and self.yields[h] != NOTHING])
                for total in range(HIGHEST + 1)
            ]
        )  # hexes by rolled sum
        self.legionnaire_starts = vec[i64](
            [h for h, entry in enumerate(hexes) if entry["region"] == "hispania" and entry["terrain"] == "forest"]
        )  # SR-SETUP-06
        if not self.legionnaire_starts:
            raise OccasusError("map.hexes: Hispania has no forest for the legionnaire to start on. (SR-SETUP-06)")
        self.province = vec[i64](
            [look_up(c["province"], PROVINCE_WORDS, "province") for c in chart["cities"]]
        )  # by city
        self.towers = vec[i64]([int(city["towers"]) for city in chart["cities"]])  # 4 are no other rule (SR-BOARD-08)
        self.neutral = vec[i64](
            [c for c, city in enumerate(chart["cities"]) if city["neutral_in_3p"] and self.seats == 3]
        )
        starts = chart["start_crossroads"]
        self.starts = vec[vec[i64]](
            [
                vec[i64]([look_up(word, CROSSROADS_WORDS, f"start_crossroads.{player}") for word in starts[player]])
                for player in SEAT_WORDS
            ]
        )  # two crossroads by seat (SR-SETUP-02)
        for player, pair in zip(SEAT_WORDS, self.starts, strict=True):
            sure(len(pair) == 2, f"map.start_crossroads.{player}", "a player begins on two crossroads")
        for place in (p for pair in self.starts for p in pair):
            if self.geography.city_at[place] >= 0:
                city = CITY_WORDS[self.geography.city_at[place]]
                raise OccasusError(f"map.start_crossroads: {CROSSROADS_WORDS[place]} is the place of {city}.")

    def _cards(self, facts: dict[str, Any]) -> None:
        kinds = {entry["id"]: entry for entry in facts["resource_cards"]["kinds"]}
        self.resources = vec[i64]([int(kinds[word]["count"]) for word in KIND_WORDS])  # SR-COMP-08
        cards = facts["development_cards"]["kinds"]
        self.cards = vec[i64]([int(entry["count"]) for entry in cards])  # SR-COMP-06
        amounts = {entry["id"]: entry["op"].get("amount", 0) for entry in cards}
        self.card_gold = vec[i64](
            [int(amounts[word]) if word.startswith("treasure") else 0 for word in CARD_WORDS]
        )  # SR-DEV-08
        traitor = next(entry["op"] for entry in cards if entry["id"] == "traitor")
        self.traitor: i64 = int(traitor["amount"])  # SR-DEV-07
        self.traitor_least: i64 = int(traitor["minimum"])
        self.great_warrior: i64 = int(amounts["great_warrior"])  # SR-DEV-09
        self.hidden_points: i64 = int(amounts["victory_point"])  # SR-VP-11
        special = {
            entry["id"]: entry for entry in facts["special_victory_point_cards"]["kinds"]
        }  # SR-COMP-07, SR-RUL-03
        self.legacies: i64 = int(special["legacy_of_rome"]["count"])  # SR-VP-09
        self.special_points = vec[i64](
            [int(special[word]["victory_points"]) for word in ("diplomacy", "scourge_of_rome", "legacy_of_rome")]
        )

    def _tokens(self, tokens: dict[str, Any]) -> None:
        """SR-COMP-04: how many tokens of each colour bear each face."""
        faces = [0] * (len(PROVINCE_WORDS) * FACES)
        for province, word in enumerate(PROVINCE_WORDS):
            for symbols in tokens["colours"][word]["tokens"]:
                face = sum(1 << look_up(s, SYMBOL_WORDS, f"plunder_tokens.{word}: symbol") for s in set(symbols))
                faces[province * FACES + face] += 1
            cities = list(self.province).count(province)
            if sum(faces[province * FACES : (province + 1) * FACES]) != cities:
                raise OccasusError(f"plunder_tokens.{word}: there must be {cities} tokens, one for each city.")
        self.faces = vec[i64](faces)
        self.tokens_most: i64 = figure(
            tokens["max_per_colour_and_tribe"], "value", "plunder_tokens.max_per_colour_and_tribe"
        )
        self.wagon_gold: i64 = figure(
            tokens["always"], "gold_per_supply_wagon_of_the_tribe", "plunder_tokens.always", 0, 9
        )

    def _costs(self, costs: dict[str, Any]) -> None:
        build = costs["build"]
        self.cost_fighters = _cost(build["horseman_and_warrior"])  # SR-BUILD-01
        self.cost_wagon = _cost(build["supply_wagon"])  # SR-BUILD-05
        self.cost_card = _cost(build["development_card"])  # SR-BUILD-07
        self.joker: i64 = int(costs["gold_joker"]["gold"])  # SR-BUILD-10
        self.bank_price: i64 = int(costs["bank_trade"]["give_equal_cards"])  # SR-TRADE-04
        idle, place = costs["idle_tribe_phase"]["choose_one"], "costs.idle_tribe_phase.choose_one"
        self.idle_gold: i64 = price_of(idle, "gold", place)  # SR-PASS-01
        sure(price_of(idle, "resource_card", place) == 1, place, "a tribe that rests takes 1 resource_card")
        prices = (self.cost_fighters, self.cost_wagon, self.cost_card)
        if max(self.bank_price, *(max(price[:RESOURCES]) for price in prices)) > CARDS_MOST:
            raise OccasusError(f"costs: at most {CARDS_MOST} cards of a kind can be asked for at once.")
        if self.joker + max(price[RESOURCES] for price in prices) > GOLD_MOST:
            raise OccasusError(f"costs: at most {GOLD_MOST} gold can be asked for at once, the joker included.")

    def _constants(self, facts: dict[str, Any], options: Options) -> None:
        constants = facts["rules_constants"]
        where = "rules_constants"
        self.points_to_end: i64 = figure(constants, "victory_points_to_end", where, 1)  # SR-END-01
        self.city_points: i64 = figure(constants, "victory_points_per_conquered_city", where)  # SR-VP-01
        self.sums: i64 = figure(constants, "distinct_rolls_per_round", where, 1, HIGHEST - LOWEST)  # SR-DICE-01
        self.robbed_gold: i64 = int(constants["roll_of_7"]["if_no_cards_gold_up_to"])  # SR-LEG-05
        if not 0 <= self.robbed_gold <= ROBBED_MOST:
            raise OccasusError(f"rules_constants.roll_of_7.if_no_cards_gold_up_to: it can be 0 to {ROBBED_MOST}.")
        self.colours_needed: i64 = figure(constants, "colours_plundered_before_conquest", where, 0, len(PROVINCE_WORDS))
        self.every_seven = bool(options["every_seven"])
        self.round_up = options["shortage_rounding"] == "up"
        self.goods = RESOURCES + int(bool(options["gold_in_deals"]))  # what may lie on the table of an offer
        self.card_waits = bool(options["plundered_card_waits"])
        self.named_pasture = bool(options["named_pasture"])
        self.round_limit: i64 = int(options["round_limit"])
        limit = options["offers_per_turn"]
        self.offers: i64 = 1 << 30 if limit == UNLIMITED else int(limit)


def _cost(given: dict[str, int]) -> vec[i64]:
    """A cost as numbers of ore, grain, horse, cattle and gold."""
    return vec[i64]([int(given.get(word, 0)) for word in (*KIND_WORDS, "gold")])

"""How a game ended, in words that everybody may read: what the picture of it says where no client writes it."""

from __future__ import annotations

from typing import Final

from occasus.content import facts
from occasus.locale import Words, capital
from occasus.pictures import empires_end, fall_of_rome
from occasus.pictures.finished_game import CardTexts, GameEnd

LOST: Final = {"roma_sacked": "fr-drama-roma", "no_cards": "fr-drama-deck", "won": "fr-drama-won"}


def texts_of(end: GameEnd, words: Words) -> CardTexts:
    """All that the picture of a game says."""
    named = {f"game-{end.game}": words.say(f"game-{end.game}") if words.has(f"game-{end.game}") else ""}
    if end.game == "fall_of_rome":
        named |= {f"role-{role}": words.name("role", role) for role in fall_of_rome.ROLES}
    elif end.game == "empires_end":
        named |= {f"card-{kind}": words.name("card", kind) for kind in empires_end.DISASTERS}
        for seat in range(len(end.names)):
            number = empires_end.standing(end.position, seat)
            named[f"standing-{seat}"] = words.say("end-standing", name=end.name(seat), number=number)
    return CardTexts(title=title_of(end, words), sentence=sentence_of(end, words), words=named)


def title_of(end: GameEnd, words: Words) -> str:
    """The result in a few words."""
    reason = str(end.result.get("reason", ""))
    winners = [end.name(seat) for seat in end.result.get("winners") or []]
    first, second = (*end.order(), None, None)[:2]
    ahead = _ahead(end, first, second)
    if end.game == "fall_of_rome" and reason in (*LOST, "no_cubes", "decline"):
        return words.say(LOST.get(reason, "fr-drama-lost"))
    if len(winners) == 1 and end.game == "struggle_for_rome":
        return words.say("sr-drama-won", name=winners[0], you="no")
    if len(winners) == 1 and end.game == "empires_end" and reason in ("most_points", "more_intact"):
        named = {"name": winners[0], "you": "no"}
        return words.say("ee-drama-won", points=ahead, **named) if ahead else words.say("ee-drama-tie", **named)
    if len(winners) > 1 and end.game != "fall_of_rome":
        return words.say("ee-drama-shared" if end.game == "empires_end" else "sr-drama-shared")
    return words.say("end-winner", names=", ".join(winners), count=len(winners)) if winners else words.say("end-lost")


def sentence_of(end: GameEnd, words: Words) -> str:
    """How close it was."""
    reason = str(end.result.get("reason", ""))
    if reason in ("resigned", "claimed", "time", "") or (end.game == "fall_of_rome" and "decline" not in end.position):
        return capital(words.say(f"result-{reason}")) + "." if reason else ""
    if end.game == "fall_of_rome":
        return _fall(end, words, reason)
    first, second = (*end.order(), None, None)[:2]
    if first is None or second is None:
        return ""
    points = end.score(first) or 0
    named = {"name": end.name(first), "other": end.name(second)}
    if end.game == "empires_end":
        standing = [empires_end.standing(end.position, seat) for seat in (first, second)]
        if reason == "shared_victory":
            return words.say("ee-drama-shared-about", names=_joined(end), points=points)
        if not _ahead(end, first, second):
            return words.say("ee-drama-tie-about", **named, points=points, own=standing[0], theirs=standing[1])
        return words.say("ee-drama-about", **named, points=points, others=end.score(second) or 0)
    rounds = int(end.position.get("round", 0))
    if len(end.result.get("winners") or []) > 1:
        return words.say("sr-drama-shared-about", round=rounds, names=_joined(end), points=points)
    ahead = _ahead(end, first, second)
    if not ahead:
        gold = [end.position["players"][end.player(seat)]["gold"] for seat in (first, second)]
        return words.say("sr-drama-gold", **named, points=points, round=rounds, own=gold[0], theirs=gold[1])
    return words.say("link-points", points=points, round=rounds, ahead=ahead, other=end.name(second))


def _ahead(end: GameEnd, first: int | None, second: int | None) -> int:
    if first is None or second is None:
        return 0
    return (end.score(first) or 0) - (end.score(second) or 0)


def _joined(end: GameEnd) -> str:
    names = [end.name(seat) for seat in end.result.get("winners") or []]
    return ", ".join(names)


def _fall(end: GameEnd, words: Words, reason: str) -> str:
    position = end.position
    what = capital(words.say(f"result-{reason}")) + "."
    turned = words.say("fr-drama-turn", turn=end.turns, what=what) if end.turns else what
    if reason == "won":
        spare = fall_of_rome.steps_to_lose(position) - int(position["decline"])
        return f"{turned} {words.say('fr-drama-spare', left=spare)}"
    tribes = [entry["id"] for entry in facts("fall_of_rome")["tribes"]["entries"]]
    calm = sum(fall_of_rome.calm(position, tribe) for tribe in tribes)
    near = words.say("fr-drama-near", calm=calm, tribes=len(tribes), cards=int(position["player_deck"]["size"]))
    return f"{turned} {near}"

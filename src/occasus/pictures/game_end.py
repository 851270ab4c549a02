"""How a game ended, in words that everyone may read: what the picture of it says where no client writes it."""

from __future__ import annotations

from occasus.locale import Words
from occasus.pictures.catalogue import picture_of
from occasus.pictures.finished_game import CardTexts, GameEnd


def texts_of(end: GameEnd, words: Words) -> CardTexts:
    """Return all that the picture of a game says."""
    picture, name = picture_of(end.game), f"game-{end.game}"
    named = {name: words.say(name) if words.has(name) else "", **picture.words(end, words)}
    return CardTexts(title=picture.title(end, words), sentence=picture.sentence(end, words), words=named)

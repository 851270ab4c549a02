"""Messages that a client can send over a table's socket.

Every message but `hello` and `ping` has an id of the client's own choice. A repeated id gets the same answer
again and changes nothing.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

MessageId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[ -~]+(?!\n)$")]
ActionText = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]
Lines = Annotated[
    list[Annotated[list[ActionText], msgspec.Meta(max_length=40)]],  # as many as an empire has abilities to use at once
    msgspec.Meta(max_length=60),
]
TRIED: Final = 360  # actions in all lines of one question
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
PhraseKey = Literal["hello", "luck", "moment", "thinking", "sorry", "thanks", "played", "again"]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]


def check_lines(lines: Lines) -> None:
    """Lines may be long or many, but not both: each action is tried out."""
    if sum(len(line) for line in lines) > TRIED:
        raise ValueError(f"At most {TRIED} actions can be tried at once")


class Message(msgspec.Struct, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """The parent of all messages."""


class Hello(Message, tag="hello"):
    """I am back, and have seen the journal up to this number: send what I missed, or a fresh view."""

    number: Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)] = -1


class Ping(Message, tag="ping"):
    """Are you there?"""


class Play(Message, tag="play"):
    """Make a move for a seat of mine, knowing the journal up to this number."""

    id: MessageId
    number: Number
    seat: SeatNumber
    action: ActionText


class Explain(Message, tag="explain"):
    """Why may this seat of mine not choose this action?"""

    id: MessageId
    seat: SeatNumber
    action: ActionText


class Foresee(Message, tag="foresee"):
    """Ask what sequences of my actions would lead to, as far as it is certain.

    With `danger`, also what chance may destroy before its next turn, in games that can say it.
    """

    id: MessageId
    seat: SeatNumber
    lines: Lines
    danger: bool = False

    def __post_init__(self) -> None:
        check_lines(self.lines)


class Hint(Message, tag="hint"):
    """Ask a bot for the best actions of one of my seats."""

    id: MessageId
    seat: SeatNumber


class Undo(Message, tag="undo"):
    """Take my last move back; where that is not free, ask the others."""

    id: MessageId
    number: Number
    seat: SeatNumber


class Takeover(Message, tag="takeover"):
    """Let a bot, or me if no bot is named, play an abandoned seat; those who sit propose and vote.

    Where hands are hidden, only a bot may.
    """

    id: MessageId
    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Claim(Message, tag="claim"):
    """The other one of two has abandoned our competitive game: I win it."""

    id: MessageId


class Vote(Message, tag="vote"):
    """My answer to a proposal; a no to my own withdraws it."""

    id: MessageId
    proposal: Id
    yes: bool


class Resign(Message, tag="resign"):
    """Give a seat of mine up; competitive games only."""

    id: MessageId
    seat: SeatNumber


class Pause(Message, tag="pause"):
    """Let the clocks stand still, if all people at the table agree; a move lets them run again."""

    id: MessageId


class Resume(Message, tag="resume"):
    """Let the clocks run again."""

    id: MessageId


class Chat(Message, tag="chat"):
    """Say something: to the players if I sit there, else to the others who watch."""

    id: MessageId
    text: ChatText


class Phrase(Message, tag="phrase"):
    """Say one of some ready sentences, which everyone reads in their own language."""

    id: MessageId
    phrase: PhraseKey


class Mute(Message, tag="mute"):
    """Show me (or, as the host, anyone) nothing more of what a person says; or again."""

    id: MessageId
    person: Id
    on: bool = True
    everyone: bool = False


class Rematch(Message, tag="rematch"):
    """Open a table for the same people and options, when the game is over."""

    id: MessageId


FromClient = (
    Hello
    | Ping
    | Play
    | Explain
    | Foresee
    | Hint
    | Undo
    | Takeover
    | Claim
    | Vote
    | Resign
    | Pause
    | Resume
    | Chat
    | Phrase
    | Mute
    | Rematch
)

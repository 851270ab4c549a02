"""Chance that no one can bend: a secret that is promised first, a number from everyone who plays, a seed made of both.

Whoever keeps the table makes a secret and shows its hash, the commitment, before anyone has sat down. Then each seat
adds a number of its own, a nonce. The seed is the hash of all of them, so that neither the keeper nor a player alone
could choose it. When the game is over the secret is shown, and anyone can check all of it.
"""

from __future__ import annotations

import hashlib
from typing import Any

from occasus.core.basics import OccasusError


def commitment_of(secret: str) -> str:
    """Return what is shown of a secret before the game is over."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fair_seed(secret: str, nonces: list[str]) -> str:
    """The seed that a secret and the nonces of all seats give; a seat without one adds nothing but its place."""
    return hashlib.sha256("/".join([secret, *nonces]).encode()).hexdigest()


def check_fairness(data: dict[str, Any], promised: str = "") -> bool:
    """Check that the seed of a match file is the one of its secret and nonces; False if it tells of none.

    `promised` is the commitment that someone was shown at the table, if they kept it.
    """
    commitment = data.get("fair")
    if not isinstance(commitment, dict):
        if promised:
            raise OccasusError("this match file has no secret, so it can't be compared with a commitment.")
        return False
    secret, nonces = str(commitment.get("secret")), [str(nonce) for nonce in commitment.get("nonces") or []]
    hashed = commitment_of(secret)
    if commitment.get("commitment") != hashed or (promised and promised != hashed):
        raise OccasusError(f"this is not the secret that was committed to: its hash is {hashed}.")
    fair = fair_seed(secret, nonces)
    seed = str(data.get("seed"))
    if seed != fair and not seed.startswith(f"{fair}/"):  # new rules began a new row of dice, named after their place
        raise OccasusError(f"the seed is {seed}, but the secret and the nonces of the seats give {fair}.")
    return True

"""The marker that says which rules of the ledgers a test shows: `@rule("FR-SACK-06", "FR-SACK-07")`.

A marker is a claim: the test must turn red when one of its rules is broken in the code.
"""

from __future__ import annotations

import pytest

rule = pytest.mark.rule

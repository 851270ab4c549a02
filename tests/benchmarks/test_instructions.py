"""What is too slow is told; what is faster or hardly slower is not."""

from __future__ import annotations

from benchmarks.instructions import judge


def test_more_than_a_tenth_above_the_reference_is_told() -> None:
    reference = {"toy": {"yardsticks": 10.0}}
    assert judge({"toy": {"yardsticks": 10.9}}, reference) == []
    assert judge({"toy": {"yardsticks": 5.0}}, reference) == []
    [sentence] = judge({"toy": {"yardsticks": 11.2}}, reference)
    assert "toy takes 11.2 yardsticks" in sentence and "--write" in sentence

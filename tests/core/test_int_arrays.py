"""Arrays of numbers: stacks and what rules ask of arrays, the same whether the engine is compiled or interpreted."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest
from mypy_extensions import i64

from occasus.core.array_ops import choose, insort, nested, overwrite
from occasus.core.int_arrays import (
    ROWS,
    Stack,
    append,
    as_list,
    extend,
    has,
    like,
    offer_all,
    place_of,
    pop,
    remove,
    total,
    vec,
)


def test_a_stack_does_what_a_list_does() -> None:
    rng, stack, plain = Random(1), Stack(), list[int]()
    for _ in range(2000):
        number = rng.randrange(5)
        way = rng.choice(["append", "append", "extend", "pop", "insert", "remove", "set", "copy"])
        if way == "append":
            stack.append(number)
            plain.append(number)
        elif way == "extend":
            stack.extend([number, 7])
            plain.extend([number, 7])
        elif way == "insert":
            place = rng.randrange(len(plain) + 1)
            stack.insert(place, number)
            plain.insert(place, number)
        elif way == "copy":
            other = stack.copy()
            stack.append(8)
            assert as_list(other) == plain
            stack = other
        elif not plain:
            stack.clear()
        elif way == "pop":
            assert stack.pop() == plain.pop()
        elif way == "set":
            stack[-1] = plain[-1] = 1000 * number
        elif number in plain:
            stack.remove(number)
            plain.remove(number)
        assert as_list(stack) == list(stack) == plain
        assert list(reversed(stack)) == plain[::-1]
        assert len(stack) == len(plain) and bool(stack) == bool(plain)
        assert (number in stack) == (number in plain) and stack.count(number) == plain.count(number)
        assert not plain or (stack[-1], stack[0]) == (plain[-1], plain[0])
        assert number not in plain or stack.index(number) == plain.index(number)


def test_a_place_outside_a_stack_is_refused() -> None:
    stack = Stack([1, 2])
    assert (stack[-2], stack[1]) == (1, 2)
    for place in (2, -3):
        with pytest.raises(IndexError):
            stack[place]
    with pytest.raises(ValueError):
        stack.remove(9)
    stack.clear()
    with pytest.raises(IndexError):
        stack.pop()


def test_arrays_grow_and_shrink() -> None:
    row = extend(append(vec[i64]([3]), 5), [4, 5])
    assert list(row) == [3, 5, 4, 5]
    row = remove(row, 5)
    row, last = pop(row)
    assert (list(row), last) == ([3, 4], 5)
    row = insort(insort(row, 1), 9)
    assert list(row) == [1, 3, 4, 9]
    overwrite(row, 1, [7, 8])
    assert (list(row), total(row, 1, 3), place_of(row, 8)) == ([1, 7, 8, 9], 15, 2)
    assert {choose(row, Random(seed)) for seed in range(40)} == {1, 7, 8, 9}
    codes = Stack([2])
    offer_all(row, codes)
    assert as_list(codes) == [2, 1, 7, 8, 9]


def test_plain_numbers_become_a_row_of_the_same_kind_as_another() -> None:
    for row in ([1], Stack([1]), vec[i64]([1])):
        made = like(row, [2, 3])
        assert isinstance(row, ROWS) and type(made) is type(row) and list(made) == [2, 3]
    rows = like(vec[vec[i64]]([vec[i64]([1])]), [[2], [3, 4]])
    assert [list(row) for row in rows] == [[2], [3, 4]]


def test_what_a_function_gives_back_is_never_dropped() -> None:
    """`append(row, 1)` alone changes a list when interpreted, and nothing for sure when compiled: it is put back."""
    changing = ("append", "extend", "pop", "remove", "inserted")
    dropped = []
    for file in sorted((Path(__file__).parents[2] / "src" / "occasus").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            call = node.value if isinstance(node, ast.Expr) else None
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in changing:
                dropped.append(f"{file.name}:{call.lineno}")
    assert not dropped


def test_numbers_are_found_in_an_array_and_lists_become_arrays() -> None:
    rows = nested([[3, 1], [], [2]])
    assert [list(row) for row in rows] == [[3, 1], [], [2]]
    assert has(rows[0], 1)
    assert not has(rows[0], 2)
    assert not has(rows[1], 0)

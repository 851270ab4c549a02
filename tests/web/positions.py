"""Positions of Fall of Rome for tests and pictures: a beginning, friends in the middle, a late crowd, a last deed."""

from __future__ import annotations

from typing import Final

from occasus.core.basics import Position

EARLY: Final[Position] = {
    "players": [
        {"role": "consul", "city": "roma", "hand": ["orange_narbo", "white_genua", "carpe_diem"]},
        {"role": "regina_foederata", "city": "carthago", "hand": ["black_carthago", "green_mediolanum"]},
        {"role": "praefectus_classis", "city": "athenae", "hand": ["black_athenae", "white_tyras"]},
    ],
    "barbarians": {
        "mogontiacum": {"anglo_saxons_franks": 2},
        "iuvavum": {"huns": 2},
        "carnuntum": {"ostrogoths": 1, "huns": 1},
        "tyras": {"visigoths": 2},
        "gesoriacum": {"anglo_saxons_franks": 1},
        "lugdunum": {"vandals": 1},
    },
    "legions": {"roma": 2, "carthago": 1, "athenae": 1, "mediolanum": 2},
    "forts": ["roma"],
    "turn": {"active": 0, "actions": 4},
}
FRIENDS: Final[Position] = {
    "players": [
        {
            "role": "consul",
            "city": "aquileia",
            "hand": [
                "orange_genua",
                "orange_narbo",
                "black_tingi",
                "black_roma",
                "green_lutetia",
                "blue_sinope",
                "mortui_non_mordent",
            ],
        },
        {"role": "mercator", "city": "aquileia", "hand": ["white_aquileia", "white_tyras", "carpe_diem"]},
        {"role": "vestalis", "city": "tingi", "hand": []},
    ],
    "barbarians": {"lutetia": {"huns": 2}, "tyras": {"visigoths": 1}, "aquileia": {"visigoths": 3, "ostrogoths": 2}},
    "legions": {"aquileia": 3},
}
LATE: Final[Position] = {
    "players": [
        {"role": "consul", "city": "roma", "hand": ["orange_narbo", "white_genua", "blue_aquileia"]},
        {"role": "magister_militum", "city": "mediolanum", "hand": ["green_mediolanum", "white_ravenna"]},
        {"role": "mercator", "city": "carthago", "hand": ["black_tingi", "black_athenae", "green_patrae"]},
    ],
    "barbarians": {
        "mogontiacum": {"anglo_saxons_franks": 3, "vandals": 3},
        "roma": {"visigoths": 1, "ostrogoths": 1, "vandals": 1, "huns": 1, "anglo_saxons_franks": 1},
        "carnuntum": {"huns": 3, "ostrogoths": 3},
        "philippopolis": {"visigoths": 3, "huns": 3},
        "constantinopolis": {"visigoths": 3, "vandals": 2, "ostrogoths": 2},
        "lugdunum": {"vandals": 3, "huns": 2},
        "burdigala": {"vandals": 2, "anglo_saxons_franks": 2},
    },
    "legions": {"mediolanum": 3, "roma": 2, "narbo": 2, "constantinopolis": 3},
    "forts": ["roma", "narbo", "constantinopolis"],
    "allied": ["ostrogoths"],
    "rate": 4,
    "decline": 6,
    "turn": {"active": 1, "actions": 4},
}
LAST: Final[Position] = {
    "players": [
        {
            "role": "consul",
            "city": "roma",
            "hand": ["green_mediolanum", "green_lugdunum", "green_carnuntum", "green_lutetia"],
        },
        {"role": "mercator", "city": "carthago", "hand": ["black_tingi", "black_athenae"]},
        {"role": "vestalis", "city": "tingi", "hand": ["white_tyras"]},
    ],
    "barbarians": {"roma": {"huns": 2}, "lutetia": {"huns": 2}, "tyras": {"visigoths": 1}},
    "legions": {"roma": 2, "carthago": 1},
    "forts": ["roma"],
    "allied": ["ostrogoths", "visigoths", "vandals", "anglo_saxons_franks"],
    "rate": 4,
    "decline": 5,
    "turn": {"active": 0, "actions": 2},
}

"""Proving who one is: names nobody can borrow, a second factor, recovery codes, passkeys, and a change of address."""

from __future__ import annotations

import base64
import hashlib
import json
import os
from time import time
from typing import Any
from urllib.parse import urlsplit

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA1, SHA256
from cryptography.hazmat.primitives.twofactor.totp import TOTP
from webauthn.helpers import encode_cbor

from occasus.server.names import account_key, alike, alike_keys, is_reserved
from tests.server.harness import Client, Running

PASSWORD = {"password": "a long password"}


def b64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


class Authenticator:
    """A device with one passkey, as a browser speaks to it."""

    def __init__(self, url: str) -> None:
        self.origin, self.host = url, urlsplit(url).hostname or ""
        self.key, self.id, self.count = ec.generate_private_key(ec.SECP256R1()), os.urandom(16), 0

    def _data(self, made: bytes = b"") -> bytes:
        self.count += 1
        flags = 0x05 | (0x40 if made else 0)  # present, verified, with a credential
        return hashlib.sha256(self.host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big") + made

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        numbers = self.key.public_key().public_numbers()
        point = {-2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        cose = encode_cbor({1: 2, 3: -7, -1: 1, **point})
        made = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cose
        told = encode_cbor({"fmt": "none", "attStmt": {}, "authData": self._data(made)})
        client = self._client("webauthn.create", options["challenge"])
        response = {"clientDataJSON": b64(client), "attestationObject": b64(told)}
        return {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key", "response": response}

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        data, client = self._data(), self._client("webauthn.get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        response = {"clientDataJSON": b64(client), "authenticatorData": b64(data), "signature": b64(signature)}
        return {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key", "response": response}


def member(server: Running, name: str) -> Client:
    client = server.person("Somebody")
    client.post("/api/me/account", {"account": name, **PASSWORD})
    return client


def test_names_that_look_alike_are_the_same() -> None:
    for text in ("ɑda", "ᴀda", "ⱥda", "Ada\u3164", "Аda", "ａｄａ", "ådä", "𝒶da"):
        assert account_key(text) == "ada", text
    for text in ("Bot Cato", "Bоt Cato", "ᴀdmin", "modеrator 2", "Legatus"):
        assert is_reserved(text), text


@pytest.mark.parametrize(
    "text",
    [
        *("admin!", "[admin]", "★admin★", "a.d.m.i.n", "Ad-min", "Adm1n", "admin2", "TheAdmin", "OccasusTeam"),
        *("“legatus”", "Iegatus", "Legatus II", "miles 2", "m1les", "MIIes", "centurlo", "Fortuna", "Legatus (Bot)"),
        *("Modérateur", "beheerder", "Właściciel", "obsługa", "équipe", "eigenaar", "propriétaire", "administratorka"),
        *("a\u20dddmin", "admin\ufe0f", "ad\U0001d159min", "🅰dmin", "🅐dmin", "ΑDΜΙΝ", "ꭺꭰꮇꮖɴ", "tiꓣo", "Мilena"),
        *("Legatusˈ", "ʼtiro", "staff\u02ce", "mo\u0640derator"),
    ],
)
def test_no_decoration_makes_a_name_of_staff_or_of_a_bot_free(text: str) -> None:
    assert is_reserved(text)


def test_names_of_people_are_free() -> None:
    people = (
        "Botond",
        "Miles Davis",
        "Łucja",
        "李雷",
        "王Ada",
        "Ольга",
        "Γιώργος",
        "Badminton Bob",
        "Modest",
        "O'Brien",
    )
    assert not [
        text for text in (*people, "Fortunato", "Max 1", "Robotnik", "Jan-Willem", "Zoë", "❤️ Ada") if is_reserved(text)
    ]


@pytest.mark.parametrize(
    ("text", "account"),
    [
        ("PauI", "Paul"),
        ("lan", "Ian"),
        ("Paul!", "Paul"),
        ("·Paul·", "Paul"),
        ("👑 Paul", "Paul"),
        ("Pau1", "Paul"),
        ("Paulʼ", "Paul"),
    ],
)
def test_a_capital_i_a_small_l_and_decoration_look_alike(text: str, account: str) -> None:
    assert alike(text, account)
    assert account_key(account) in alike_keys(text)


def test_names_that_do_not_look_alike_may_be_there_together() -> None:
    for one, other in (("Ella", "Elia"), ("Lan", "Ian"), ("Ali", "All"), ("Proof", "Proof.One"), ("李雷", "李")):
        assert not alike(one, other), one


def test_signing_up_changes_the_name_and_no_guest_can_borrow_it(server: Running) -> None:
    ada = member(server, "Proof.One")
    assert ada.get("/api/me")["person"]["name"] == "Proof.One"
    guest = server.person("Guest")
    for name in ("Proof.One", "prооf.one", "Bot Cato", "Administrator", "Proof.One!", "★Proof.One", "Proof.One\ufe0f"):
        assert guest.put("/api/me", {"name": name}, 409)["code"] == "name_taken", name
    assert guest.put("/api/me", {"name": "Proof"})["name"] == "Proof"
    assert guest.post("/api/me/account", {"account": "the admin", **PASSWORD}, 409)["code"] == "taken"
    assert ada.put("/api/me", {"name": "Proof.One"})["name"] == "Proof.One", "it is her own"
    member(server, "Paul.Iris")
    assert guest.put("/api/me", {"name": "PauI.lris"}, 409)["code"] == "name_taken"
    assert guest.post("/api/me/account", {"account": "PauI.lris", **PASSWORD}, 409)["code"] == "taken"


@pytest.mark.parametrize("name", ["   ", "\u3164\u3164\u3164", "\u3164\u3164a", "a  "])
def test_an_account_has_a_name_that_can_be_seen(server: Running, name: str) -> None:
    guest = server.person("Guest")
    assert guest.post("/api/me/account", {"account": name, **PASSWORD}, 400)["code"] == "bad_request"


def test_a_recovery_code_sets_a_new_password_once(server: Running) -> None:
    ada = member(server, "Proof.Two")
    assert ada.post("/api/me/security/codes", {"password": "wrong"}, 403)["code"] == "wrong_password"
    codes = ada.post("/api/me/security/codes", PASSWORD)["codes"]
    assert len(set(codes)) == 10
    wish = {"account": "proof.two", "code": codes[3].upper(), "password": "another password"}
    back = Client(server.url)
    assert back.post("/api/me/recover", wish)["account"] == "Proof.Two"
    assert ada.get("/api/me")["person"] is None, "all sessions have ended"
    assert back.get("/api/me/security")["codes"] == 9
    assert Client(server.url).post("/api/me/recover", wish, 403)["code"] == "wrong_code"
    Client(server.url).post("/api/me/log-in", {"account": "proof.two", "password": "another password"})


def test_a_second_factor_is_asked_for_with_the_password(server: Running) -> None:
    ada = member(server, "Proof.Three")
    asked = ada.post("/api/me/security/second-factor", PASSWORD)
    totp = TOTP(base64.b32decode(asked["secret"]), 6, SHA1(), 30)
    assert asked["url"].startswith("otpauth://totp/")
    wrong = {"token": asked["token"], "code": "000000"}
    assert ada.post("/api/me/security/second-factor/on", wrong, 403)["code"] == "wrong_code"
    code = totp.generate(int(time())).decode()
    assert ada.post("/api/me/security/second-factor/on", {"token": asked["token"], "code": code})["second_factor"]
    wish = {"account": "proof.three", **PASSWORD}
    again = Client(server.url)
    assert again.post("/api/me/log-in", wish, 403)["code"] == "second_factor"
    assert again.post("/api/me/log-in", {**wish, "code": "123"}, 403)["code"] == "wrong_code"
    code = totp.generate(int(time())).decode()
    again.post("/api/me/log-in", {**wish, "code": code})
    assert Client(server.url).post("/api/me/log-in", {**wish, "code": code}, 403)["code"] == "wrong_code", "used before"
    (spare, *_) = again.post("/api/me/security/codes", PASSWORD)["codes"]
    Client(server.url).post("/api/me/log-in", {**wish, "code": spare})
    assert not again.post("/api/me/security/second-factor/off", PASSWORD)["second_factor"]
    Client(server.url).post("/api/me/log-in", wish)


def test_a_passkey_signs_in_without_a_password(server: Running) -> None:
    ada, device = member(server, "Proof.Four"), Authenticator(server.url)
    asked = ada.post("/api/me/security/passkeys/options", PASSWORD)
    made = {"token": asked["token"], "credential": device.make(asked["options"]), "label": "My phone"}
    (passkey,) = ada.post("/api/me/security/passkeys", made)["passkeys"]
    assert passkey["label"] == "My phone"

    back = Client(server.url)
    asked = back.post("/api/me/passkey/options", {})
    used = {"token": asked["token"], "credential": device.use(asked["options"])}
    assert back.post("/api/me/passkey", used)["account"] == "Proof.Four"
    other = back.post("/api/me/passkey/options", {})
    for wrong in (
        {**used, "token": other["token"]},
        {**used, "token": "no.token"},
        {**used, "credential": Authenticator(server.url).use(other["options"])},
        {**used, "credential": {"id": 7}},
    ):
        assert Client(server.url).post("/api/me/passkey", wrong, 403)["code"] == "bad_passkey"
    gone = {"id": passkey["id"], **PASSWORD}
    assert back.post("/api/me/security/passkeys/remove", gone)["passkeys"] == []
    asked = back.post("/api/me/passkey/options", {})
    used = {"token": asked["token"], "credential": device.use(asked["options"])}
    assert back.post("/api/me/passkey", used, 403)["code"] == "bad_passkey"


@pytest.mark.parametrize("path", ["security/codes", "security/second-factor", "security/passkeys/options"])
def test_nothing_that_proves_who_one_is_changes_without_the_password(server: Running, path: str) -> None:
    guest = server.person("Guest")
    assert guest.post(f"/api/me/{path}", PASSWORD, 403)["code"] == "wrong_password"


def test_a_name_that_an_account_shows_is_free_for_nobody_else_until_it_shows_another(server: Running) -> None:
    nox, other, guest = member(server, "Nox.Account"), member(server, "Other.Account"), server.person("Guest")
    nox.put("/api/me", {"name": "Lucius Nox"})
    for name in ("Lucius Nox", "lucius  nox", "Lucíus Nox", "Lucius Nox!", "LuciusNох", "★ Lucius Nox"):
        for client in (guest, other, Client(server.url)):
            assert client.put("/api/me", {"name": name}, 409)["code"] == "name_taken", name
    assert guest.post("/api/me/account", {"account": "lucius.nox", **PASSWORD})["account"] == "lucius.nox"
    assert other.post("/api/me/account", {"account": "Lucius Nox", **PASSWORD}, 409)["code"] == "taken"
    assert nox.put("/api/me", {"name": "Lucius Nox", "language": "nl"})["name"] == "Lucius Nox", "it is her own"
    nox.put("/api/me", {"name": "Nox"})
    assert other.put("/api/me", {"name": "Lucius Nox"})["name"] == "Lucius Nox"
    assert nox.put("/api/me", {"name": "Lucius Nox"}, 409)["code"] == "name_taken"


def test_those_without_a_name_are_all_called_the_same_and_no_account_is(server: Running) -> None:
    nameless = member(server, "Nameless.One")
    assert nameless.post("/api/me/account", {"account": "Guest", **PASSWORD}, 409)["code"] == "taken"
    nameless.put("/api/me", {"name": "Guest"})
    assert server.person("Guest").name == "Guest"


def test_an_account_that_plays_rated_games_by_a_token_is_a_program(server: Running) -> None:
    ada = server.person("Ada").sign_up()
    token = ada.post("/api/me/tokens", {"label": "bot", "scope": "play", "days": 1})["secret"]
    wish = {"rated": True, "hints": False, "minutes": 5}
    mine = ada.table("empires_end", "me", "miles", **wish)["id"]
    ada.post(f"/api/tables/{mine}/start")
    program = Client(server.url, token)
    with program.socket(mine) as socket:
        socket.until("0 in self.views")
        if socket.views[0]["legal"]:
            assert socket.play(0)["code"] == "rated_token"
    assert not ada.get(f"/api/people/{ada.id}")["program"]
    table = program.table("empires_end", "me", "open", public=True, **wish)["id"]
    assert ada.get(f"/api/people/{ada.id}")["program"]
    bob = server.person("Bob").sign_up()
    assert bob.put(f"/api/tables/{table}/seats/1", {"kind": "me"}, 409)["code"] == "rated_programs"
    wanted = {"game": "empires_end", "minutes": 119, "rated": True}
    waits = bob.post("/api/play-now", wanted)["id"]
    assert program.post("/api/play-now", wanted)["id"] != waits, "or nobody there could ever begin"

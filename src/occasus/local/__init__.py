"""Occasus on one device, without a server: the same rooms, requests and bots in a worker of the browser.

It runs in CPython as well. What a server needs (a database, HTTP, processes) must not be imported here, and
import-linter keeps it so.
"""

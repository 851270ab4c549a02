"""Queries as plain functions, called by the routes of a server and by a page without one."""

"""The games in words, for language models as players."""

from occasus.cli.text.lookup import rule_book, rules_about, values_about
from occasus.cli.text.view_text import legal_text, view_text
from occasus.envs.text.text_game import Answer, TextGame

__all__ = ["Answer", "TextGame", "legal_text", "rule_book", "rules_about", "values_about", "view_text"]

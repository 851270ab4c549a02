"""The games in words, for language models: views, replies, rules, and servers that speak to models."""

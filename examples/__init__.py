"""Worked examples: small agents in NumPy that learn the three games."""

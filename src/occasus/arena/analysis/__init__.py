"""What decided a finished match: the cost of every turn, luck, accuracy, and what neither explains.

Everything is a difference on one scale: each seat's chance to win if everyone plays well from here.
"""

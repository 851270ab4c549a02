"""The toy game: a whole game in a few lines, in the same shape as the real ones (docs/a_new_game.md).

Everybody bids a card in secret for a prize that dice have made; the highest card wins it. The winner drops the card or
puts it back on the deck, where everybody knows it. After some rounds most points win.
"""

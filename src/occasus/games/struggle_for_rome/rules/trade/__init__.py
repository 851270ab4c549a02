"""Trade with other players and with the bank, one file per part of it."""

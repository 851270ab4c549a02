"""The games in the interfaces that researchers use: arrays, Gymnasium, PettingZoo, OpenSpiel, batches."""

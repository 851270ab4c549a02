"""Making the learned files of the bots again: games of the bots with themselves, and fitting."""

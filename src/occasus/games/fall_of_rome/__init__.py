"""Fall of Rome: one to five players hold the empire together against five tribes."""

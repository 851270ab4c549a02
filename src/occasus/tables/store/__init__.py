"""What storage must provide, the rows it stores, ids and the rules for names."""

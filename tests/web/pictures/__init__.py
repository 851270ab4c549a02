"""Pictures of every page, dialog and stage of a game, to be looked at beside the visual guide: `script/pictures`."""

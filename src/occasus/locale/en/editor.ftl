# The board editor.

editor = Board editor
editor-game = Game
editor-players = Players
editor-players-count =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
editor-clear = Clear
editor-random = Random setup
editor-copy = Copy
editor-referee = Open in the referee
editor-copy-title = Copy this position
editor-copy-link = Link
editor-copy-text = Text
editor-copy-picture = Picture
editor-link-about = The whole position is in the address.
editor-text-about = This is a scene: you can run it in the terminal and in tests. To load a scene, paste it anywhere on this page.
editor-too-long = This position is too long for a link. Copy it as text instead.
editor-copied = Copied.
editor-save-file = Save as file
editor-picture-about = The map as shown, at twice the size.
editor-picture-save = Save picture
editor-picture-saved = Picture saved.
editor-from-link = from a link
editor-from-paste = pasted
editor-from-game = from a finished game
editor-from-replay = from a replay
editor-from-scene = from an example
editor-from-lesson = from a guide
editor-from-puzzle = from a puzzle
editor-supply = Supply
editor-left-of = { $name }: { $number } left
editor-eraser = Remove
editor-adding = Add
editor-stamping = Add or remove
editor-in-hand = { $name }: click places on the board to add one. Esc puts it back.
editor-in-hand-touch = { $name }: touch places to add or remove one.
editor-misplaced = { $name }: this piece doesn’t go there.
editor-less = { $name }: one less
editor-more = { $name }: one more
editor-take = { $name }: remove
editor-add-card = { $name }: add a card
editor-find-card = Find a card
editor-none-found = No card has this name.
editor-in = now in { $place }
editor-in-of = now in { $place }, { $name }
editor-unknown = unknown card
editor-more-cards = { $count } more
editor-hidden =
    { $count ->
        [0] hidden
        [one] 1 unknown card
       *[other] { $count } unknown cards
    }
editor-name-them = Choose them
editor-layer =
    { $count ->
        [one] Layer { $number }: 1 card
       *[other] Layer { $number }: { $count } cards
    }
editor-none = none
editor-left = Move left
editor-right = Move right
editor-nothing = nothing
editor-checks = Checks
editor-problems =
    { $count ->
        [one] 1 problem to fix
       *[other] { $count } problems to fix
    }
editor-options = Options
editor-show = Show
editor-fix = Fix
editor-fix-remove = Remove { $count } from { $place }
editor-fix-add = Add { $count } to { $place }
editor-possible = This position is possible.
editor-over = The game is over.
editor-chance = Chance decides.
editor-decides =
    { $count ->
        [one] { $name } decides, with 1 legal action.
       *[other] { $name } decides, with { $count } legal actions.
    }
editor-unknown-cards =
    { $count ->
        [one] 1 card is unknown: it could be any card that isn’t somewhere else.
       *[other] { $count } cards are unknown: they could be any cards that aren’t somewhere else.
    }
editor-tab-pieces = Pieces
editor-tab-hands = Players
editor-tab-decks = Decks
editor-tab-turn = Turn
editor-tab-checks =
    { $count ->
        [0] Checks
       *[other] Checks ({ $count })
    }
editor-map-about = Arrow keys move between places, Enter opens one, plus and minus add and remove the selected piece.
editor-help = Select a piece, then click places, or drag it there. With the mouse over a place, press a piece’s key to add one, or Shift and the key to remove one. Ctrl+V loads a link or text.
editor-part-on-turn = Current player
editor-part-phase = Phase
editor-part-actions = Actions left
editor-part-decline = Decline
editor-part-rate = Revolts so far
editor-part-allied = Allied tribes
editor-part-role = Role
editor-part-hand = Hand
editor-part-player-top = Known cards on top
editor-part-player-discard = Player discard pile
editor-part-barbarian-deck = Barbarian deck, from the top
editor-part-barbarian-discard = Barbarian discard pile
editor-part-removed = Out of the game
editor-part-treasury = Treasury
editor-part-hourglass = Space on the track
editor-part-temple = Temple
editor-part-score = Score track
editor-part-resources = Tokens
editor-part-row = Place in the row
editor-part-innovations = Innovations
editor-part-exhausted = Exhausted
editor-part-first-offer = First card on offer
editor-part-second-offer = Second card on offer
editor-part-discards = Disaster discard pile
editor-part-conflict = Conflict card
editor-part-conflict-discards = Used conflict cards
editor-part-start = Start player
editor-part-round = Round
editor-part-travelled = Has travelled
editor-part-joker-used = Has used gold as a wild card
editor-part-card-played = Has played a card
editor-part-attacked = Attack this turn
editor-part-covered = Sums under white markers
editor-part-gold = Gold
editor-part-cards = Development cards
editor-part-diplomats = Diplomats shown
editor-part-horseman-fighters = Horsemen in the box
editor-part-horseman-wagons = Horsemen’s wagons
editor-part-horseman-tokens = Horsemen’s tokens
editor-part-warrior-fighters = Warriors in the box
editor-part-warrior-wagons = Warriors’ wagons
editor-part-warrior-tokens = Warriors’ tokens
editor-part-pasture-discard = Pasture discard pile
editor-part-played = Development cards played
editor-piece-legion = Legion
editor-piece-fort = Fort
editor-piece-ruin = Destroyed
editor-piece-figure = { $name }
editor-piece-city = City held by { $name }
editor-piece-legionnaire = Legionnaire
editor-piece-no-token = Without a token
phase-after_draw = After drawing
phase-revolt = Revolt
attacked-nothing = none
attacked-plundered = plundered
attacked-conquered = conquered

# Edytor planszy.

editor = Edytor planszy
editor-game = Gra
editor-players = Gracze
editor-players-count =
    { $count ->
        [one] 1 gracz
        [few] { $count } graczy
       *[other] { $count } graczy
    }
editor-clear = Wyczyść
editor-random = Losowe rozstawienie
editor-copy = Kopiuj
editor-referee = Otwórz u sędziego
editor-copy-title = Kopiuj tę pozycję
editor-copy-link = Link
editor-copy-text = Tekst
editor-copy-picture = Obraz
editor-link-about = Cała pozycja jest w adresie.
editor-text-about = To scena: uruchomisz ją w terminalu i w testach. Żeby wczytać scenę, wklej ją gdziekolwiek na tej stronie.
editor-too-long = Ta pozycja jest za długa na link. Skopiuj ją jako tekst.
editor-copied = Skopiowano.
editor-save-file = Zapisz jako plik
editor-picture-about = Mapa taka jak na ekranie, tylko dwa razy większa.
editor-picture-save = Zapisz obraz
editor-picture-saved = Zapisano obraz.
editor-from-link = z linku
editor-from-paste = wklejona
editor-from-game = z zakończonej gry
editor-from-replay = z powtórki
editor-from-scene = z przykładu
editor-from-lesson = z przewodnika
editor-from-puzzle = z zadania
editor-supply = Rezerwa
editor-left-of = { $name }: zostało { $number }
editor-eraser = Usuń
editor-adding = Dodaj
editor-stamping = Dodawanie lub usuwanie
editor-in-hand = { $name }: klikaj miejsca na planszy, aby dodawać po jednej sztuce. Esc odkłada element.
editor-in-hand-touch = { $name }: dotykaj miejsc, aby dodawać lub usuwać.
editor-misplaced = { $name }: tego elementu nie można tam położyć.
editor-less = { $name }: o jeden mniej
editor-more = { $name }: o jeden więcej
editor-take = { $name }: usuń
editor-add-card = { $name }: dodaj kartę
editor-find-card = Znajdź kartę
editor-none-found = Żadna karta tak się nie nazywa.
editor-in = teraz: { $place }
editor-in-of = teraz: { $place }, { $name }
editor-unknown = nieznana karta
editor-more-cards = jeszcze { $count }
editor-hidden =
    { $count ->
        [0] ukryte
        [one] 1 nieznana karta
        [few] { $count } nieznane karty
       *[other] { $count } nieznanych kart
    }
editor-name-them = Wybierz je
editor-layer =
    { $count ->
        [one] Warstwa { $number }: 1 karta
        [few] Warstwa { $number }: { $count } karty
       *[other] Warstwa { $number }: { $count } kart
    }
editor-none = brak
editor-left = Przesuń w lewo
editor-right = Przesuń w prawo
editor-nothing = nic
editor-checks = Kontrola
editor-problems =
    { $count ->
        [one] 1 problem do naprawy
        [few] { $count } problemy do naprawy
       *[other] { $count } problemów do naprawy
    }
editor-options = Opcje
editor-show = Pokaż
editor-fix = Napraw
editor-fix-remove = Usuń { $count } ({ $place })
editor-fix-add = Dodaj { $count } ({ $place })
editor-possible = Ta pozycja jest możliwa.
editor-over = Gra jest skończona.
editor-chance = Decyduje los.
editor-decides =
    { $count ->
        [one] Decyduje { $name }; 1 dozwolona akcja.
        [few] Decyduje { $name }; { $count } dozwolone akcje.
       *[other] Decyduje { $name }; { $count } dozwolonych akcji.
    }
editor-unknown-cards =
    { $count ->
        [one] 1 karta jest nieznana: może to być dowolna karta, której nie ma gdzie indziej.
        [few] { $count } karty są nieznane: mogą to być dowolne karty, których nie ma gdzie indziej.
       *[other] { $count } kart jest nieznanych: mogą to być dowolne karty, których nie ma gdzie indziej.
    }
editor-tab-pieces = Elementy
editor-tab-hands = Gracze
editor-tab-decks = Stosy
editor-tab-turn = Tura
editor-tab-checks =
    { $count ->
        [0] Kontrola
       *[other] Kontrola ({ $count })
    }
editor-map-about = Strzałkami przechodzisz między miejscami, Enterem otwierasz miejsce, plusem i minusem dodajesz i usuwasz wybrany element.
editor-help = Wybierz element i klikaj miejsca albo go tam przeciągnij. Gdy mysz wskazuje miejsce, klawisz elementu go dodaje, a z Shiftem usuwa. Ctrl+V wczytuje link lub tekst.
editor-part-on-turn = Obecny gracz
editor-part-phase = Faza
editor-part-actions = Pozostałe akcje
editor-part-decline = Upadek
editor-part-rate = Dotychczasowe bunty
editor-part-allied = Sprzymierzone plemiona
editor-part-role = Postać
editor-part-hand = Posiadane karty
editor-part-player-top = Znane karty na wierzchu
editor-part-player-discard = Odrzucone karty gry
editor-part-barbarian-deck = Stos barbarzyńców, od góry
editor-part-barbarian-discard = Odrzucone karty barbarzyńców
editor-part-removed = Usunięte z gry
editor-part-treasury = Skarbiec
editor-part-hourglass = Pole na torze
editor-part-temple = Świątynia
editor-part-score = Tor punktacji
editor-part-resources = Żetony
editor-part-row = Pozycja w rzędzie
editor-part-innovations = Usprawnienia
editor-part-exhausted = Wyczerpane
editor-part-first-offer = Pierwsza licytowana karta
editor-part-second-offer = Druga licytowana karta
editor-part-discards = Odrzucone karty katastrof
editor-part-conflict = Karta konfliktu
editor-part-conflict-discards = Użyte karty konfliktu
editor-part-start = Gracz rozpoczynający
editor-part-round = Runda
editor-part-travelled = Odbyto podróż
editor-part-joker-used = Użyto złota jako dżokera
editor-part-card-played = Zagrano kartę
editor-part-attacked = Atak w tej turze
editor-part-covered = Sumy pod białymi znacznikami
editor-part-gold = Złoto
editor-part-cards = Karty rozwoju
editor-part-diplomats = Odkryci Dyplomaci
editor-part-horseman-fighters = Jeźdźcy w zagrodzie
editor-part-horseman-wagons = Wozy jeźdźców
editor-part-horseman-tokens = Żetony jeźdźców
editor-part-warrior-fighters = Wojownicy w zagrodzie
editor-part-warrior-wagons = Wozy wojowników
editor-part-warrior-tokens = Żetony wojowników
editor-part-pasture-discard = Odrzucone karty pastwisk
editor-part-played = Zagrane karty rozwoju
editor-piece-legion = Legionista
editor-piece-fort = Fort
editor-piece-ruin = Zniszczone
editor-piece-figure = { $name }
editor-piece-city = Miasto: { $name }
editor-piece-legionnaire = Legionista
editor-piece-no-token = Bez żetonu
phase-after_draw = Po dobraniu
phase-revolt = Bunt
attacked-nothing = brak
attacked-plundered = złupiono
attacked-conquered = podbito

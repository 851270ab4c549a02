# What readers call the words of the rules (`theirs, also theirs: the rules', another`), and words that any question has.

rules-synonyms =
    leger, soldaat, soldaten, troepen, eenheid: legioen, strijders.
    pantser, schild: fort, legioen. muur, kasteel, vesting: fort, torens.
    lopen, gaan, bewegen, reizen, verplaatsen: marcheren, trektocht, verplaats, pijl, varen.
    boot, schip, zee: varen, haven, zee.
    aanvallen, vallen aan, aanval, vechten: gevecht, strijden, valt binnen, plundert, verovert, bevechten.
    vriend, vrede, verdrag, bondgenoten: bondgenoot, verbond.
    geld, centen: munt, goud. eten, voedsel: graan, tarwe.
    stelen, beroven: trekt, genomen, plundert. winnen, wint, winnaar: wint, winnen, overwinning, einde.
    verliezen, verloren: verlies, verliezen, einde. hoeveel: hoogstens, limiet, kost, meer. punten, score: punten.
    ruilen, ruil, handelen, handel: handelen, ruilen, ruil.
    geven, weggeven, doorgeven: geef, samenzwering.
    laten zien, geheim, verbergen, zien: verborgen, open, geheim, zien.
    beschermen, beschermt: verdedigt, verdediging. dief, rover: legionair.
    in mijn hand, houden, maximum, maximaal: limiet, hoogstens.
    op is, raakt op, leeg, geen meer, over: leeg, minder, voorraad.
    weigeren, afwijzen, vermijden: betalen, overslaan, nemen, weigert.
    toestemming, akkoord, goedvinden: toestemming, akkoord.
    herstellen, repareren, herbouwen: herbouwen, herbouwd, herbouw. verwoest, kapot, vernietigd: verwoest, geplunderd.
    gelijkspel, gelijk, gelijke stand: gelijk. prijs, kost, kosten, duur: kosten, betaal.
    betalen: betalen. verkopen, kopen: verkopen, ruilen, koop.
    wie begint, wie start, wie mag eerst, wie is eerst: eerste, startspeler, tempel, beslist.
    negatief, min: onder, negatief. plek, plaats, vakje: kruispunt, bestemming, locatie.
    niets doen: niet, niets. moet, verplicht: mag, vrijwillig, ongebruikte.
    ander, anders, andermans, een ander, andere speler: ook, elke, andere, actieve.
    zeven: 7. innemen, veroveren, stad nemen: verovert, verovering.
    meenemen: meenemen. wagen, kar: troswagen. rome: roma. dobbelsteen, dobbelstenen: dobbelsteen, worp, gegooide.
    bouwen, zetten: bouwen, plaats, fort bouwen. twee keer, meerdere, nog eens, meer dan: keer, hoogstens, meer.
    weggooien, wegdoen: afleggen, weggooien. oorlog: conflict. gooien, gooi: dobbelstenen, gooien.
    einde, afgelopen: einde, voorbij. zonder: zonder, geen
rules-idle =
    een, de, het, van, in, op, aan, naar, uit, voor, met, door, en, of, als, is, zijn, ben, wordt, worden, kan, kunnen.
    mag, mogen, moet, moeten, ik, mij, mijn, je, jij, jouw, we, wij, ze, zij, wie, wat, wanneer, waar, welke, waarom, hoe, er.
    dat, dit, die, heb, hebben, heeft, dan, gebeurt, toegestaan, nog, om, te, bij, per, doet, doen, niet, zo, maar, al, werkt, dient.
    iemand, krijg.

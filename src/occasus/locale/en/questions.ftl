# What readers call the words of the rules (`theirs, also theirs: the rules', another`), and words that any question has.

rules-synonyms =
    army, armies, soldiers, troops, men, units: legion, fighters.
    soldier, unit: legion, fighter, warrior, horseman.
    armour, shield: fort, legion, defend. wall, castle, fortress: fort, towers.
    move, walk, go, travel, run: march, sail, journey, travel.
    ship, boat, sea: sail, port, sea.
    attack, fight: battle, invade, invading, fought, conquest, plunder.
    friend, friends, ally, allies, allied: alliance, allied.
    peace, treaty: alliance. money, cash: coin, gold. food: wheat, grain.
    steal, rob: draws, taken, robs, thief, plunder.
    win, winning, winner: wins, win, victory, won, ends. lose, losing, game over: lose, loss, lost, ends.
    points, score: points, score, VP.
    swap, exchange, deal: trade, exchange, swap.
    give, pass, hand over, share: give, plot.
    show, see, look, secret, hide, hidden: hidden, visible, secret, public, everyone.
    show each other, show our cards, open hands: hands, visible, everyone.
    protect, protects, safe: defend, defends, defence. robber, thief: legionnaire. anywhere: any, never.
    hold, keep, maximum, max: limit, most.
    run out, runs out, none left, no more, are left, is empty, empty: empty, fewer, none, supply.
    refuse, decline, reject, avoid, say no: pay, skip, take, refuses, declined.
    accept, agree, permission: agree, consent, accepts.
    repair, fix, restore: rebuild, rebuilt. broken, ruined, ruin: destroyed.
    destroyed, burn, burned: destroyed, sack, sacked.
    tie, equal, same score: tie, tied, equal.
    price, cost, costs, how expensive, how much: cost, costs, pay.
    afford, too poor: pay, fewer. sell, buy: sell, sale, bought, trade, exchange.
    who begins, who starts, go first, goes first, start player: first, start, temple, decides.
    how many: most, limit, costs, more.
    negative, minus, below zero: below, negative.
    stand on the same, on the same spot, in the same place, share a space: destination, without, figure.
    do nothing, skip my turn: neither, inactivity, stop, unused.
    have to, forced: may, voluntary, must, unused.
    someone else, other player, another player, other players: another, other, any.
    on another, not my turn: non, active.
    seven: 7. stop: path, supply. reach: sack, enter, invade.
    take, capture: take, conquered, conquers, conquest.
    with me, bring, carry: take, along. rome: roma. dice, die: dice, roll, rolled.
    build, construct: build, place, fortify. twice, again, two times, more than one, several: once, most, twice, several, second.
    throw away, throw cards away, get rid: discard, throw. begin, start: setup, put, first. draw: draw, drawing. war: conflict.
    on their own, alone, by themselves: without. mean, means: effect.
    without: no, without, least. end, ends, finish: end, over, ends
rules-idle =
    a, an, the, of, in, on, at, to, from, for, with, by, and, or, if, is, are, am, be, do, does, can.
    may, must, i, me, my, you, your, we, us, our, it, its, they, them, their, who, whom, what, when, where, which, why.
    how, many, much, there, one, two, three, four, five, that, this, these, have, has, had, get, gets, got, then, than, happens, happen.
    allowed, should, would, could, will, still, each other, own, together, part, away, works, work, thing, s, t, m, re, ll, so, as, but.
    not, also, any, each, all, use, used, using, make, makes, want, let.

# What readers call the words of the rules (`theirs, also theirs: the rules', another`), and words that any question has.

rules-synonyms =
    armée, soldat, troupe, unité : légion, combattant.
    armure, bouclier : fort, légion. mur, château, forteresse : fort, tour.
    bouger, aller, avancer, marcher, déplacer : marcher, déplacer, voyage, naviguer, flèche.
    bateau, navire, mer : naviguer, port, maritime.
    attaquer, attaque, battre : combat, envahit, combattre, pille, conquiert.
    allié, ami, paix, traité : alliance, alliée.
    argent, sous, monnaie : pièce, or. nourriture : blé, grain.
    voler, vol : prendre, tire, pille. gagner, gagnant, victoire : gagne, gagnent, victoire, fin.
    perdre, perd, perdu, défaite : perdent, défaite, fin. combien : plus, limite, coûte. points, score : point.
    commerce, échanger, troquer : échange, échangent.
    donner, passer une carte : donnez, comploter.
    montrer, voir, secret, secrètes, cacher : cachées, visible, secret, publiques.
    protéger, protège : défend, défense. voleur, brigand : légionnaire.
    garder, maximum, en main, tenir : limite, plus.
    plus de cartes, épuisé, vide, reste : vide, moins, réserve.
    refuser, éviter, décliner : payer, passer, prendre, refuse.
    accepter, accord, permission : accord, accepte.
    réparer, rebâtir : reconstruire, reconstruit. détruit, ruine, cassé : détruit, saccagée.
    égalité, ex æquo : égalité. prix, coût, coûte : coût, payez.
    payer : payer. vendre, acheter : vendre, vente, échange.
    qui commence, qui joue en premier, premier joueur : premier, temple, décide.
    négatif, moins : négatif, sous.
    case, endroit : carrefour, destination.
    ne rien faire : ni, rien. obligé, dois : peut, facultatif.
    autre, adversaire : autres, importe, actif. ressource : ressource.
    sept : 7. prendre une ville, capturer : conquiert, conquête.
    emmener, emporter, amener : emmener. rome : roma. dés, lancer : dé, dés, lancé.
    construire, bâtir : construire, placer, fortifier. deux fois, plusieurs, encore une fois, plus d un : fois, plus, plusieurs.
    jeter, défausser : défausser, défaussez. guerre : conflit. révolte : révolte.
    fin, finir : fin, finie. sans : sans, pas
rules-idle =
    un, une, le, la, les, de, du, des, d, l, en, dans, sur, à, au, aux, par, pour, avec, et, ou, si.
    est, sont, être, peut, peux, puis, on, dois, doit, je, j, me, mon, ma, mes, tu, il, ils, elle, elles, nous, vous.
    votre, qui, que, quoi, qu, quand, où, quel, quelle, pourquoi, comment, ce, cela, ça, c, se, s, ne, n, pas, y, ai.
    a, as, t, passe, permis, cas, pendant, encore, fait, faire, même, tout, tous, son, sa, ses, leur, m, lors, sert, servir, utile.

# Empire's End: waarom een bot een actie goed vindt, in één korte regel. $points zijn punten van de eindstand, voor zover te schatten.

ee-hint-points-more = punten meteen: { $points }
ee-hint-points-less = meteen verloren punten: { $points }
ee-hint-locations-more = je locaties zijn aan het eind meer waard (ongeveer { $points })
ee-hint-locations-less = je locaties zijn aan het eind minder waard (ongeveer { $points })
ee-hint-danger-more = dure locaties staan verder van ruïnes
ee-hint-danger-less = dure locaties staan naast ruïnes, waar rampen overslaan
ee-hint-tokens-more = fiches die voor jou ongeveer { $points } punten waard zijn
ee-hint-tokens-less = het kost fiches die voor jou ongeveer { $points } punten waard zijn
ee-hint-strength-more = meer kracht in komende conflicten (ongeveer { $points } punten)
ee-hint-strength-less = minder kracht in komende conflicten (ongeveer { $points } punten)
ee-hint-production-more = je economie levert meer op (ongeveer { $points } punten)
ee-hint-production-less = je economie levert minder op (ongeveer { $points } punten)
ee-hint-auctions-more = het helpt je bij komende veilingen
ee-hint-auctions-less = je hebt minder om veilingen mee door te komen
ee-hint-works-more = bouwen en herbouwen wordt makkelijker
ee-hint-works-less = bouwen en herbouwen wordt moeilijker
ee-hint-quake-more = een innovatie levert iets op als haar locatie valt
ee-hint-quake-less = een innovatie die iets oplevert als haar locatie valt, gaat verloren
ee-hint-end-more = meer bij de eindtelling (ongeveer { $points } punten)
ee-hint-end-less = minder bij de eindtelling (ongeveer { $points } punten)
ee-hint-others-take = iemand anders neemt haar waarschijnlijk, wat die ongeveer { $points } punten kost
ee-hint-pile-grows = ze kan bij je terugkomen met meer fiches erop
ee-hint-band-gains = kracht { $strength } valt in een trede die punten oplevert: { $points }
ee-hint-band-loses = kracht { $strength } valt in een trede die punten kost: { $points }
ee-hint-band-none = kracht { $strength } valt in geen trede die telt
ee-hint-strongest = je bent dan waarschijnlijk de sterkste, punten daarvoor: { $points }

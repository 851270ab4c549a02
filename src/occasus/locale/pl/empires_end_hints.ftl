# Upadek Imperium: dlaczego bot lubi akcję, w jednej krótkiej linii. $points to punkty wyniku końcowego, na ile da się je oszacować.

ee-hint-points-more = punkty od razu: { $points }
ee-hint-points-less = stracone od razu punkty: { $points }
ee-hint-locations-more = twoje lokacje będą na koniec warte więcej (mniej więcej o { $points })
ee-hint-locations-less = twoje lokacje będą na koniec warte mniej (mniej więcej o { $points })
ee-hint-danger-more = cenne lokacje stoją dalej od ruin
ee-hint-danger-less = cenne lokacje stoją obok ruin, na które przechodzą katastrofy
ee-hint-tokens-more = żetony warte dla ciebie w punktach około { $points }
ee-hint-tokens-less = kosztuje żetony warte dla ciebie w punktach około { $points }
ee-hint-strength-more = więcej siły w następnych konfliktach (w punktach około { $points })
ee-hint-strength-less = mniej siły w następnych konfliktach (w punktach około { $points })
ee-hint-production-more = twoja ekonomia przyniesie więcej (w punktach około { $points })
ee-hint-production-less = twoja ekonomia przyniesie mniej (w punktach około { $points })
ee-hint-auctions-more = pomaga w następnych licytacjach
ee-hint-auctions-less = będzie ci trudniej przetrwać następne licytacje
ee-hint-works-more = budowa i odbudowa będą łatwiejsze
ee-hint-works-less = budowa i odbudowa będą trudniejsze
ee-hint-quake-more = usprawnienie opłaci się, gdy jego lokacja upadnie
ee-hint-quake-less = przepada usprawnienie, które opłaca się, gdy upada jego lokacja
ee-hint-end-more = więcej w punktowaniu końcowym (około { $points })
ee-hint-end-less = mniej w punktowaniu końcowym (około { $points })
ee-hint-others-take = pewnie weźmie ją ktoś inny i straci na tym w punktach około { $points }
ee-hint-pile-grows = może wrócić do ciebie z większą liczbą żetonów
ee-hint-band-gains = siła { $strength } trafia do przedziału, który daje punkty: { $points }
ee-hint-band-loses = siła { $strength } trafia do przedziału, który zabiera punkty: { $points }
ee-hint-band-none = siła { $strength } nie trafia do przedziału z punktami
ee-hint-strongest = prawdopodobnie będziesz najsilniejszym graczem, punkty za to: { $points }

# Reglerne i korthed, én for hvert ord, der åbner dem; hentes, når den første åbnes.
# Numrene er dem i docs/rules.md.

## Kørslen
term-gear = Gear
# 3.1, 3.2
term-gear-rule = Dit gear er antallet af kort, du spiller: 1 til 4. At blive i det eller skifte ét trin er gratis; at skifte to koster 1 heat. Gear 1 giver desuden afkøling 3, gear 2 afkøling 1.
term-heat = Heat
# 2.5, 2.7
term-heat-rule = Heat er det, du betaler med: et heat-kort går fra motoren til dine brugte kort. På hånden kan det hverken spilles eller kasseres; afkøling bringer det tilbage til motoren.
term-stress = Stress
# 2.7, 2.9, 3.5
term-stress-rule = Et stresskort må spilles, men ikke kasseres. Når det afsløres, vender du kort fra din kortstak, til et standardkort (1 til 4) dukker op: dets værdi lægges til din hastighed.
term-boost = Boost
# 3.9, 2.9
term-boost-rule = Én gang pr. tur, i et hvilket som helst gear: betal 1 heat, og vend kort, til et standardkort (1 til 4) dukker op. Dets værdi lægges til hastigheden, og bilen kører så langt.
term-slipstream = Slipstrøm
# 3.10, 4.2
term-slipstream-rule = Ved siden af en anden bil, eller med en på feltet lige foran, må du køre 2 felter mere, én gang pr. tur. Din hastighed i sving er den samme. På sidste omgang kan slipstrømmen ikke føre dig over målstregen.
term-adrenaline = Adrenalin
# 3.7
term-adrenaline-rule = Den sidste bil i rækkefølgen har det; ved 5 eller flere startende de to sidste. Det giver +1 hastighed med 1 felt frem, og afkøling 1: brug begge, én eller ingen. Intet kan gemmes til senere.
term-cooldown = Afkøling
# 2.6, 3.8, 6.5
term-cooldown-rule = Afkøling n lægger op til n heat-kort fra hånden tilbage i motoren. Gear 1 og 2, adrenalin, kort og banen kan give den.
term-corner = Sving
# 3.11
term-corner-rule = Ved hver linje, du krydser, sammenlignes din hastighed med grænsen. Hvert point over den koster 1 heat. Linjer efter mål på sidste omgang tæller ikke.
term-spin-out = Udskridning
# 3.12
term-spin-out-rule = Har du for lidt heat til et sving, betaler du alt, hvad du har, og kommer tilbage før linjen. Du får 1 stress i gear 1 eller 2, 2 stress i gear 3 eller 4, og fortsætter i gear 1.
term-blocked = Blokeret
# 3.6
term-blocked-rule = En bil må køre gennem andre, men kan ikke ende på et fuldt felt: så stopper den på det nærmeste ledige bagved, aldrig bag sit udgangspunkt. Hastigheden i sving bliver ikke lavere, men kun linjer, som den virkelig har krydset, tæller.
term-cluttered-hand = Rodet hånd
# 3.4
term-cluttered-hand-rule = Med for få spilbare kort til alle mulige gear bliver bilen stående denne tur: gear 1, ingen symboler, ingen slipstrøm. De lagte kort kasseres, heat inklusive.
term-tunnel = Tunnel
# 11.1
term-tunnel-rule = På et tunnelfelt kan ingen kort fra hånden kasseres. Bjærgning, skrot og afkøling virker som ellers.
term-flooded = Oversvømmet felt
# 14.2
term-flooded-rule = En bil, der begynder en runde på et oversvømmet felt, betaler 1 heat mere for at skifte ned: 1 for ét gear, 2 for to. Det, motoren ikke kan betale, kan ikke vælges. At blive i gearet eller skifte op koster det samme som ellers.

## Kortenes symboler
term-symbol-plus = { "+" }
# 2.9
term-symbol-plus-rule = Vend kort fra din kortstak, til et standardkort (1 til 4) dukker op: det lægges til din hastighed. Alle andre, der dukker op, kasseres.
term-symbol-heat = Heat på et kort
# 6.1, 6.2
term-symbol-heat-rule = Du skal betale så meget heat, når du reagerer. Kan du ikke det, erstattes kortet af et vendt kort, og flytningen begynder forfra.
term-symbol-scrap = Skrot
# 6.3
term-symbol-scrap-rule = Du skal kassere så mange kort fra toppen af din kortstak.
term-symbol-cooldown = Afkøling på et kort
# 6.5, 2.6
term-symbol-cooldown-rule = Op til så mange heat-kort går fra hånden tilbage i motoren. Har du færre på hånden, går resten tabt.
term-symbol-super-cool = Superkøling
# 14.3
term-symbol-super-cool-rule = Se dine brugte kort igennem, og læg op til så mange heat-kort derfra i motoren. Den virker, hvor afkøling er slået fra, og i tunneler.
term-symbol-reduce-stress = Mindre stress
# 6.6
term-symbol-reduce-stress-rule = Du må kassere op til så mange stresskort fra hånden.
term-symbol-slipstream = Slipstrømsbonus
# 6.7
term-symbol-slipstream-rule = Når du kører i slipstrøm, må du køre så mange felter længere. En bonus tæller helt eller slet ikke.
term-symbol-salvage = Bjærgning
# 6.9
term-symbol-salvage-rule = Se dine brugte kort igennem, og bland op til så mange af dem ind i din kortstak. Ingen andre ser dem.
term-symbol-catch-up = Indhentning
# 6.11, 11.4
term-symbol-catch-up-rule = Kør op til så mange tomme felter, så du ender lige bag en bil. Det giver ingen hastighed og er ikke slipstrøm.
term-symbol-limit = Hastighedsgrænser
# 6.4
term-symbol-limit-rule = For dig og i denne tur ændres hver hastighedsgrænse så meget.
term-symbol-direct = Direkte spil
# 6.10
term-symbol-direct-rule = Når du reagerer, må dette kort spilles lige fra hånden, ud over gearets kort. Dets værdi tæller, og dets heat skal betales straks.
term-symbol-accelerate = Acceleration
# 6.13
term-symbol-accelerate-rule = Du må øge hastigheden med 1 for hvert + i denne tur og køre lige så mange felter: alt eller intet.
term-symbol-refresh = Opfriskning
# 6.8
term-symbol-refresh-rule = Sidst i turen må dette kort lægges tilbage øverst på din kortstak i stedet for at blive kasseret.
term-symbol-single-use = Engangsbrug
# 6.12
term-symbol-single-use-rule = Når kortet er spillet, er det ude af spillet. Kasseres det uspillet, kommer det igen.

## Vejr og bane
term-weather = Vejr
# 8.1, 8.2, 8.4
term-weather-rule = Der trækkes ét vejr til løbet. Det ændrer, hvad alle biler begynder med, og i sektorer med en vejrbrik gør det også noget på banen.
term-weather-clouds = { weather-clouds }
# 8.2, 8.4, 8.5
term-weather-clouds-rule = Hver kortstak har 1 stress mindre. I sektorer med en vejrbrik er der ingen afkøling.
term-weather-fog = { weather-fog }
# 8.2, 8.4, 8.5
term-weather-fog-rule = Hver motor har 1 heat mere. Man kan ikke køre i slipstrøm fra en sektor med en vejrbrik, men gerne ind i den.
term-weather-storm = { weather-storm }
# 8.2, 8.4, 8.5
term-weather-storm-rule = Hver kortstak har 1 stress mere. Fra sektorer med en vejrbrik må en slipstrøm være 2 længere.
term-weather-snow = { weather-snow }
# 8.2, 8.4, 8.5
term-weather-snow-rule = Hver motor har 1 heat mindre. I sektorer med en vejrbrik er der 1 afkøling mere, én gang pr. tur i hver.
term-weather-rain = { weather-rain }
# 8.2, 8.4, 8.5
term-weather-rain-rule = 3 heat fra hver motor blandes ind i kortstakken før start. I sektorer med en vejrbrik er der 1 afkøling mere, én gang pr. tur i hver.
term-weather-sun = { weather-sun }
# 8.2, 8.4, 8.5
term-weather-sun-rule = 3 heat fra hver motor ligger fra start i de brugte kort: de kommer i kortstakken, når der blandes første gang. Fra sektorer med en vejrbrik må en slipstrøm være 2 længere.
term-road-token = Brikker på banen
# 8.1, 8.3, 8.4, 11.2
term-road-token-rule = Hvert sving har én, en chikane én for begge linjer. Nogle ændrer selve svinget, andre sektoren efter det, frem til næste sving.
term-token-weather = Vejr i sektoren
# 8.4, 8.5
term-token-weather-rule = I sektoren efter dette sving virker løbets vejr på banen.
term-token-dangerous = Farligt sving
# 8.3
term-token-dangerous-rule = Den, der krydser dette sving over grænsen, betaler 1 heat mere.
term-token-limit-minus-1 = Grænsen 1 lavere
# 8.3, 8.6
term-token-limit-minus-1-rule = Svingets grænse er 1 lavere end trykt, også for Legender.
term-token-limit-plus-1 = Grænsen 1 højere
# 8.3, 8.6
term-token-limit-plus-1-rule = Svingets grænse er 1 højere end trykt, også for Legender.
term-token-heat-control = Varmekontrol
# 8.4
term-token-heat-control-rule = Et boost fra denne sektor koster ingen heat. Det er stadig ét boost pr. tur.
term-token-slipstream-plus-1 = Slipstrøm 1 længere
# 8.4
term-token-slipstream-plus-1-rule = En slipstrøm fra denne sektor må være 1 felt længere.

## Sæsoner
term-event = Begivenheder
# 9.2, 9.2.5
term-event-rule = Hvert løb i en sæson har en begivenhed: den angiver sponsorkort fra start, hvor pressen er, og en særlig regel for hele løbet.
term-press = Pressen
# 9.5, 9.6
term-press-rule = Hvor pressen er, får du et sponsorkort for at krydse svinget i slipstrøm eller mindst 2 over grænsen. Banens brikker ændrer denne grænse, dine egne kort gør ikke. Intet kort, hvis du skrider ud. Nogle begivenheder ændrer, hvad pressen belønner.
term-sponsor = Sponsorkort
# 9.5, 6.12
term-sponsor-rule = Opgraderinger til engangsbrug. Dem, du får, kommer på hånden; ubrugte følger med til næste løb. Ved sæsonens slutning er de intet værd.

## Legender
term-legend = Legender
# 7.1, 7.2, 7.3, 7.5, 11.3
term-legend-rule = Automatiske biler, der kører efter ét kort pr. runde. Forbi legendelinjen kører de grænsen plus deres rude. Før den kører de tallet i deres hjelm; ville det føre dem over svinget, stopper de før det, på feltet med deres rudes nummer. De krydser højst ét sving pr. runde, medmindre pile tillader flere, og betaler ingen heat.
term-rival = Rivaler og stjerner
# 12.3, 12.4
term-rival-rule = Hver runde vendes et manøvrekort. Legender med en stjerne får dets stjerneevne eller 1 felt mere, hvor den ikke kan bruges; de to rivaler får dets rivalevne.
term-ability-full-throttle = { ability-full-throttle } (legende)
# 12.6
term-ability-full-throttle-rule = Før legendelinjen tæller hjelmen som 20. Ville den komme over svinget, stopper den lige før.
term-ability-slipstream = { ability-slipstream } (legende)
# 12.8
term-ability-slipstream-rule = Den kører 2 felter i slipstrøm til sidst, som spillerne; vejr og brikker tæller.
term-ability-catch-up = { ability-catch-up } (legende)
# 12.6, 11.4
term-ability-catch-up-rule = Den kører op til 3 tomme felter, så den ender lige bag en bil.
term-ability-limit-plus-2 = { ability-limit-plus-2 } (legende)
# 12.6
term-ability-limit-plus-2-rule = Forbi legendelinjen kører den 2 felter mere.
term-ability-defensive = { ability-defensive } (legende)
# 12.7
term-ability-defensive-rule = Den optager alle ledige pladser på sit felt, til den flytter igen, og ingen lige bag den kan køre i slipstrøm.
term-ability-skilful = { ability-skilful } (legende)
# 12.9
term-ability-skilful-rule = Den blokeres aldrig: på et fuldt felt står den uden for banen ved ideallinjen, foran de andre dér.
term-ability-reckless = { ability-reckless } (legende)
# 12.6
term-ability-reckless-rule = Forbi legendelinjen må den krydse ét sving mere i denne runde.

## Mere om runden
term-plan = Planlægning
# 3.2, 3.3
term-plan-rule = Alle planlægger samtidig: vælg et gear, og læg lige så mange kort med billedsiden nedad. En plan kan tages tilbage, til den sidste kører har bekræftet sin.
term-react = Reagér
# 3.8
term-react-rule = Efter din flytning bruger du dine symboler i den rækkefølge, du vil: gearets afkøling, adrenalin, ét boost og dem fra kortene og banen. De obligatoriske skal bruges.
term-discard = Kassér
# 3.13, 3.14
term-discard-rule = Sidst i din tur må du kassere kort, men ikke stress og heat. Så kasseres de kort, du spillede, og du trækker op til 7 kort.
term-deck = Kortstak og brugte kort
# 2.1, 2.2, 2.8, 3.15
term-deck-rule = Når kortstakken er tom, blandes de brugte kort og bliver til kortstakken: sådan kommer betalt heat tilbage. Alle ser det øverste af de brugte kort, men ingen må se bunken igennem, heller ikke ejeren. Du må gerne tælle, hvad der er havnet i den; en indstilling ved bordet kan gøre det for dig. En kortstak begynder med tre af hver fra 1 til 4, stress (oftest tre), et 0, et 5 og et heat-kort; med værkstedet erstatter tre opgraderinger de tre sidste.
term-finish = Mål
# 4.1, 4.3
term-finish-rule = En bil er i mål, når den krydser målstregen på sidste omgang. De, der kommer i mål i en tidligere runde, placeres først; inden for samme runde den, der er længst fremme, når runden slutter. Sving efter målstregen tæller ikke.

## Moduler
term-module-garage = { module-garage }
# 5.1, 5.3, 9.2.1
term-module-garage-rule = I stedet for 0, 5 og heat-kortet blander hver kører tre opgraderinger i sin kortstak: basis, avancerede eller begge dele. I en sæson er det én mere før hvert løb.
term-module-draft = { module-draft }
# 5.2, 5.4
term-module-draft-rule = I tre runder tager alle én opgradering fra et åbent marked, den bageste i startopstillingen først (i anden runde den forreste); eller tre deles tilfældigt ud; eller alle tager fire i slangerækkefølge og smider én væk.
term-module-mulligan = { module-mulligan }
# 5.4
term-module-mulligan-rule = Én gang, før den første plan, må du betale 1 heat, blande din hånd i kortstakken og trække en ny; sponsorkort bliver på hånden. Alle vælger samtidig.
term-module-boxes = { module-boxes }
# 9.1, 11.5, 12.10, 14.1
term-module-boxes-rule = Opgraderinger, sponsorkort, baner og begivenheder, der trækkes, kommer fra disse æsker og fra grundspillet. Vælger du ikke andet, er alle æsker med.
term-module-weather = { module-weather }
# 8.1, 8.2
term-module-weather-rule = Der trækkes ét vejr til løbet, som ændrer alles kort ved starten; hvert sving får en brik, der ændrer det eller sektoren bagefter.
term-module-tournament = { module-tournament }
# 10.1, 10.2
term-module-tournament-rule = Ingen viser sit gear under planlægningen: det ses, når bilens tur kommer, og først da betales et skift på to gear. Et skift, der ikke kan betales, bliver rettet: opad mister du et tilfældigt kort, nedad vendes ét mere.
term-module-level = { module-level }
# 12.1, 12.3
term-module-level-rule = Grønne, gule og røde bunker afløser grundspillets Legendekort. Jo højere niveau, jo hurtigere er Legenderne; fra niveau 2 giver stjerner dem evner.
term-module-rivals = { module-rivals }
# 12.4
term-module-rivals-rule = Fra niveau 2 er to Legender rivaler: de forreste i startopstillingen eller, i en sæson, de bedst placerede i stillingen fra andet løb. Med eller uden stjerne har de den rivalevne, som rundens manøvrekort viser.
term-module-rising = { module-rising }
# 12.10
term-module-rising-rule = En sæson begynder på det valgte niveau, og Legenderne stiger ét niveau før hvert af de følgende løb.
term-module-aggressive = { module-aggressive }
# 11.3, 7.7, 12.1
term-module-aggressive-rule = En Legende, der begynder sin tur på et felt med pile, må krydse ét sving mere for hver pil. Sådan er det altid i Spanien, Holland, Japan og Mexico og med udvidelsen Legender; med grundspillets Legender i Storbritannien eller på din egen bane bestemmer denne indstilling.
term-module-pro = { module-pro }
# 7.6
term-module-pro-rule = Alle hjelmtal på Legendekortene hæves så meget, så Legenderne er hurtigere på langsiderne.
term-module-legend-adrenaline = { module-legend-adrenaline }
# 12.2
term-module-legend-adrenaline-rule = Med udvidelsen Legender rykker en Legende på sidstepladsen, eller ved 5 eller flere startende på en af de to sidste, 1 felt mere efter sin normale flytning.

## Runden på et øjeblik: ni trin på ét kort
glance-shift = Skift gear: ét op eller ned er gratis, to koster 1 heat.
glance-play = Spil lige så mange kort som dit gear, med billedsiden nedad. Ingen heat.
glance-reveal = Afslør og flyt, den forreste først: summen er din hastighed. Stress og + vender kort, til der kommer et fra 1 til 4.
glance-adrenaline = Adrenalin til den sidste bil (de to sidste af 5 eller flere): +1 hastighed og 1 felt, afkøling 1.
glance-react = Reagér: afkøling 3 i gear 1, 1 i gear 2; ét boost for 1 heat; kortenes og banens symboler.
glance-slipstream = Slipstrøm 2 felter, hvis en bil er ved siden af eller lige foran.
glance-corners = Sving: betal 1 heat for hvert point over grænsen. For lidt heat: udskridning, tilbage før linjen, stress, gear 1.
glance-discard = Kassér det, du ikke vil have, men ikke stress og heat.
glance-draw = Kassér de kort, du spillede, og træk op til 7.

# Den første guidede omgang, til siden og terminalen. Tallene kommer fra lektionen, hvor spillet selv har regnet dem efter.

lesson-watch = Se, hvad der sker på banen.
lesson-free = Nu kører du selv. Lampen viser, hvad en stærk kører ville gøre: følg den, eller gør det, du synes er bedst.

## first-lap
lesson-first-lap-welcome = Velkommen til startopstillingen! Du kører én omgang mod to biler og lærer én ting ad gangen.
lesson-first-lap-gears = Dit gear er antallet af kort, du spiller: tag de { $cards } markerede for hastighed { $speed }, og mærket på banen viser, hvor du standser.
lesson-first-lap-limit = Svinget har en hastighedsgrænse på { $limit }: læg de markerede kort frem, og se, at hastighed { $speed } fører dig gratis over linjen.
lesson-first-lap-pay = Spil nu et hurtigere kort i stedet: hastighed { $speed } er { $above } over grænsen, hvert point koster et heat-kort, og du betaler { $heat }.
lesson-first-lap-paid = Din motor har { $engine } heat tilbage: det, du betalte, ligger blandt dine brugte kort, og før eller siden dukker det op på din hånd.
lesson-first-lap-stress = Skift op til gear { $cards }, og spil et stresskort sammen med de andre: når det afsløres, vender det kort fra din kortstak, til der kommer et standardkort, som lægges til din hastighed.
lesson-first-lap-boost = Det vendte kort bragte dig op på hastighed { $was }, og der er stadig plads før svinget: betal { $heat } heat for et boost, som vender ét kort mere.
lesson-first-lap-brake = Brems nu: svinget forude tillader kun { $limit }, så spil { $cards } lave kort, og stands lige før linjen.
lesson-first-lap-slipstream = En bil lige foran dig giver slipstrøm: { $spaces } gratis felter, hen over linjen, og da din hastighed bliver på { $speed }, koster svinget heller ikke noget.
lesson-first-lap-clog = To slags kort fylder op på din hånd: stress og { $held } heat-kort, som hverken kan spilles eller kasseres.
lesson-first-lap-shift-down = Lave gear køler motoren: skift ned til gear { $cards } med det markerede kort; at skifte to gear på én gang koster { $heat } heat.
lesson-first-lap-cool = Køl ned: { $cooled } heat-kort går fra din hånd tilbage til motoren, som så har { $engine } igen.
lesson-first-lap-discard = Sidst i din tur må du kassere kort, du ikke vil have: vælg de { $cards } markerede, så trækker du nogle andre.
lesson-first-lap-last = Du er nummer { $place }, altså sidst, og den sidste bil har adrenalin: spil først de { $cards } markerede kort for hastighed { $speed }.
lesson-first-lap-adrenaline = Her er det: { $spaces } felt mere og { $spaces } mere i hastighed, helt gratis.
lesson-first-lap-too-fast = Prøv en udskridning, der ikke tæller: læg de markerede kort frem, og se, at hastighed { $speed } ved en grænse på { $limit } koster { $above } heat, mens du har { $stock }.
lesson-first-lap-spin-out = Udskridningen er sikker, men spil de markerede kort alligevel.
lesson-first-lap-spun = Du betalte al din heat, røg tilbage før linjen, fik stress på hånden og står i gear { $gear }: gå videre, så spoles tiden tilbage.
lesson-first-lap-again = Det samme sving en gang til: med de markerede kort er din hastighed { $speed }, grænsen er { $limit }, og du slipper helskindet igennem.
lesson-first-lap-home = Det var alt, du behøver at vide: kør selv bilen i mål, og pas på det sidste sving, som kun tillader { $limit }.
lesson-first-lap-free-plan = Vælg kort, og se på prognosen: den fortæller, hvor du standser, hvad svinget koster, og hvor sandsynlig en udskridning er.
lesson-first-lap-free-adrenaline = Den sidste bil må tage adrenalin i hver tur: et felt mere og et heat-kort kølet ned.
lesson-first-lap-free-cooldown = Dette gear lader dig lægge heat fra hånden tilbage i motoren.
lesson-first-lap-free-boost = Du må booste én gang pr. tur i ethvert gear, hvis du har heat til overs.
lesson-first-lap-free-slipstream = Der er en bil ved siden af eller lige foran dig: du må bruge slipstrømmen, men se først på svinget.
lesson-first-lap-free-discard = Behold det, næste sving kræver, og kassér resten.
lesson-first-lap-learned-cards = Dit gear er antallet af kort, du spiller, og deres sum er din hastighed.
lesson-first-lap-learned-heat = Heat betaler for hastighed, og lave gear henter den tilbage.
lesson-first-lap-learned-corners = Se på grænsen før et sving: det er billigere at bremse end at skride ud.

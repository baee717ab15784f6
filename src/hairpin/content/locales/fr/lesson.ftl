# Le premier tour guidé, pour la page et le terminal. Les nombres viennent de la leçon, où le moteur de jeu les a vérifiés.

lesson-watch = Regardez ce qui se passe sur la piste.
lesson-free = À vous de piloter maintenant. La lampe montre ce que ferait un bon pilote : suivez-la, ou faites ce qui vous semble le mieux.

## first-lap
lesson-first-lap-welcome = Bienvenue sur la grille ! Vous faites un tour contre deux voitures et apprenez une chose à la fois.
lesson-first-lap-gears = Votre rapport, c’est le nombre de cartes jouées : prenez les { $cards } marquées pour la vitesse { $speed } ; le repère sur la piste montre où vous vous arrêtez.
lesson-first-lap-limit = La vitesse limite de ce virage est { $limit } : posez les cartes marquées et voyez qu’à la vitesse { $speed } vous passez sa ligne gratuitement.
lesson-first-lap-pay = Prenez maintenant une carte plus rapide : la vitesse { $speed } dépasse la limite de { $above }, chaque point coûte une carte Heat, et vous en payez { $heat }.
lesson-first-lap-paid = Il reste { $engine } Heat dans votre moteur : ceux que vous avez payés sont dans votre défausse, et finiront par arriver dans votre main.
lesson-first-lap-stress = Montez au rapport { $cards } et jouez une carte Stress avec les autres : une fois révélée, elle retourne des cartes de votre paquet jusqu’à une carte de base, qui s’ajoute à votre vitesse.
lesson-first-lap-boost = La carte retournée vous amène à la vitesse { $was }, et il reste de la place avant le virage : payez { $heat } Heat pour un Boost, qui retourne une carte de plus.
lesson-first-lap-brake = Freinez : le prochain virage ne permet que { $limit } ; jouez { $cards } petites cartes et arrêtez-vous juste avant sa ligne.
lesson-first-lap-slipstream = Une voiture juste devant vous, c’est l’Aspiration : { $spaces } cases gratuites, au-delà de la ligne ; comme votre vitesse reste { $speed }, le virage ne coûte rien non plus.
lesson-first-lap-clog = Deux sortes de cartes encombrent votre main : le Stress, et { $held } cartes Heat, qu’on ne peut ni jouer ni défausser.
lesson-first-lap-shift-down = Les petits rapports refroidissent le moteur : descendez au rapport { $cards } avec la carte marquée ; changer de deux rapports d’un coup coûte { $heat } Heat.
lesson-first-lap-cool = Refroidissez : { $cooled } cartes Heat retournent de votre main au moteur, qui en a de nouveau { $engine }.
lesson-first-lap-discard = À la fin du tour, vous pouvez défausser les cartes dont vous ne voulez pas : choisissez les { $cards } cartes marquées, et vous en piocherez d’autres.
lesson-first-lap-last = Vous êtes en position { $place }, la dernière, et le dernier a l’Adrénaline : jouez d’abord les { $cards } cartes marquées pour la vitesse { $speed }.
lesson-first-lap-adrenaline = La voici : { $spaces } case de plus et { $spaces } de vitesse en plus, sans rien payer.
lesson-first-lap-too-fast = Un tête-à-queue pour voir, qui ne comptera pas : posez les cartes marquées et voyez que la vitesse { $speed } pour une limite de { $limit } coûte { $above } Heat, alors que vous en avez { $stock }.
lesson-first-lap-spin-out = Le tête-à-queue est certain, mais jouez quand même les cartes marquées.
lesson-first-lap-spun = Vous avez payé tous vos Heat, reculé avant la ligne, reçu du Stress en main, et vous voilà au rapport { $gear } : continuez, et on remonte le temps.
lesson-first-lap-again = Encore une fois le même virage : avec les cartes marquées, votre vitesse est { $speed }, la limite { $limit }, et vous passez sans dommage.
lesson-first-lap-home = Vous savez l’essentiel : ramenez vous-même la voiture à l’arrivée, et attention au dernier virage, qui ne permet que { $limit }.
lesson-first-lap-free-plan = Choisissez des cartes et lisez la prévision : elle dit où vous vous arrêtez, ce que coûte le virage et le risque de tête-à-queue.
lesson-first-lap-free-adrenaline = Le dernier peut prendre l’Adrénaline à chaque tour : une case de plus, et une carte Heat refroidie.
lesson-first-lap-free-cooldown = Ce rapport vous permet de remettre des Heat de votre main dans le moteur.
lesson-first-lap-free-boost = Un Boost par tour est possible à tout rapport, s’il vous reste des Heat.
lesson-first-lap-free-slipstream = Une voiture est à côté ou juste devant : vous pouvez profiter de l’Aspiration, mais regardez d’abord le virage.
lesson-first-lap-free-discard = Gardez ce qu’il faut pour le prochain virage et défaussez le reste.
lesson-first-lap-learned-cards = Le rapport, c’est le nombre de cartes jouées ; leur somme, c’est la vitesse.
lesson-first-lap-learned-heat = Les Heat paient la vitesse, et les petits rapports les ramènent.
lesson-first-lap-learned-corners = Avant un virage, regardez sa limite : freiner coûte moins cher qu’un tête-à-queue.

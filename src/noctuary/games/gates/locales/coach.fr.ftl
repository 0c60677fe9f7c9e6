# Ce qui compte avant un choix.

coach-open = { $region } : il ne vous manque qu’une section ; l’ouvrir vous rapporte { $n } maintenant.
coach-rival = { $region } : une section manque à { $seat } ; la ville vous paierait { $n }.
coach-mode = Votre main vaut mieux dans ce mode : { $mode }, d’environ { $n } { $n ->
    [one] point
   *[other] points
}.

# Ce que pèsent les bots : les raisons d’un conseil.

why-points = votre total si tout s’arrêtait ici
why-tokens = vos jetons désespoir
why-hand = points de vos deux meilleures cartes dans une manche { $mode }
why-round = points de vos deux meilleures cartes dans cette manche
why-section = sections qui manquent à votre portail ({ $region })
why-rank = points que la ville vous paie à l’ouverture ({ $region })

# Ce que personne ne doit manquer, guide ou non.

warn-last = La dernière monstruosité est en haut : le prochain portail ouvert finit la partie.
warn-ends = La partie s’arrête là.

# Ce qui compte avant un choix.

tip-open = { $region } : il ne vous manque qu’une section ; l’ouvrir vous rapporte { $n } maintenant.
tip-rival = { $region } : une section manque à { $seat } ; la ville vous paierait { $n }.
tip-mode = Votre main vaut mieux dans ce mode : { $mode }, d’environ { $n } { $n ->
    [one] point
   *[other] points
}.

# Ce que pèsent les bots : les raisons d’un conseil.

reason-points = votre total si tout s’arrêtait ici
reason-tokens = vos jetons désespoir
reason-hand = points de vos deux meilleures cartes dans une manche { $mode }
reason-round = points de vos deux meilleures cartes dans cette manche
reason-section = sections qui manquent à votre portail ({ $region })
reason-rank = points que la ville vous paie à l’ouverture ({ $region })

# Ce que personne ne doit manquer, guide ou non.

warning-last = La dernière monstruosité est en haut : le prochain portail ouvert finit la partie.
warning-ends = La partie s’arrête là.

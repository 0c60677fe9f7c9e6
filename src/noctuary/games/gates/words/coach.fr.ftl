# Ce qui compte avant un choix.

coach-last = Le prochain portail finit la partie.
coach-open = { $region } : il ne vous manque qu’une section ; l’ouvrir vous rapporte { $n } maintenant.
coach-rival = { $region } : une section manque à { $seat } ; la ville vous paierait { $n }.
coach-mode = Votre main vaut mieux dans ce mode : { $mode }, d’environ { $n } { $n ->
    [one] point
   *[other] points
}.

# Ce qui compte avant un choix.

coach-last = La dernière Intrigue s’achève à la prochaine fatalité.
coach-enemies = { $n ->
    [one] Un ennemi est sur vous : si vous ne combattez ni n’échappez, il frappe d’abord.
   *[other] { $n } ennemis sont sur vous : si vous ne combattez ni n’échappez, ils frappent d’abord.
}
coach-health = Plus que { $n } de santé.
coach-sanity = Plus que { $n } de santé mentale.
coach-act = Vous avez les indices : faire avancer l’Acte ne coûte aucune action.
coach-clues = { $n ->
    [one] Encore un indice et l’Acte peut avancer.
   *[other] Encore { $n } indices et l’Acte peut avancer.
}
coach-doom = { $n ->
    [one] Encore une fatalité avant que l’Intrigue avance.
   *[other] Encore { $n } fatalités avant que l’Intrigue avance.
}

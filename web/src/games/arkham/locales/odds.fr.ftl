# Le calcul de la réserve du Chaos.

odds-title = Chances d’un test
odds-lead = Exactes, sans échantillon : toutes les façons dont les pions peuvent venir sont parcourues.
odds-test = Le test
odds-skill = Votre compétence, icônes comprises
odds-against = contre
odds-difficulty = Difficulté
odds-scenario = Scénario
odds-bag = Réserve du Chaos
odds-symbols = Ce que font les symboles
odds-count-gathering = Goules à votre lieu
odds-count-masks = Fatalité que compte le crâne
odds-count-devourer = Monstres en jeu
odds-again = Un autre pion
odds-again-help = Après { $name }, un autre pion est révélé.
odds-sign = Réussit d’office
odds-sign-help = Le signe des Anciens fait réussir le test à lui seul.
odds-sign-passes = réussite
odds-helps = Ce qui aide
odds-lucky-help = +2 quand le test échouerait.
odds-wendy = Wendy repioche
odds-wendy-help = Un pion peut être remis pour un autre, contre une carte.
odds-statue-help = Deux pions sont révélés, et le meilleur est résolu.
odds-bag-edit = D’autres pions…
odds-bag-edited = La réserve, avec d’autres pions
odds-bag-reset = Comme le veut la difficulté
odds-token-count = { $name } : { $n }

## Le résultat

odds-result = Chances
odds-tokens = { $n } pions sur { $all } peuvent réussir ; les rayés échouent
odds-token-passes = { $name } : réussite
odds-token-some = { $name } : réussite à { $chance }
odds-token-fails = { $name } : échec
odds-boosted = Avec plus de compétence
odds-margins = De combien
odds-passed = réussi de { $n }
odds-failed = raté de { $n }
odds-mini = { $skill } contre { $difficulty }
odds-exact = Exactement { $chance }.

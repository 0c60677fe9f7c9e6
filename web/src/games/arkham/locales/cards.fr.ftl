# Cartes : cherchées, et lues avec leurs décisions.

cards-title = Cartes
cards-lead = Toutes les cartes Joueur jusqu’en juin 2021, avec les errata, tabous et décisions qui les nomment, chacun dans nos mots.
cards-name = Nom ou code
cards-name-help = en français ou en anglais
cards-any = tout
cards-count = { $n ->
    [0] Aucune carte
    [one] Une carte
   *[other] { $n } cartes
}
cards-none-yet = Recherche
cards-hint = Tapez un bout de nom, ou choisissez une classe, un trait, un produit.
cards-nothing = Aucune carte ne convient.
cards-clear = Nouvelle recherche
cards-more = { $n ->
    [one] Encore une carte
   *[other] Encore { $n } cartes
}
cards-cost-short = coût { $n }
cards-back = Toutes les cartes

## Une carte

cards-type = Type
cards-type-encounter = carte Rencontre
cards-class = Classe
cards-level = Niveau
cards-cost = Coût
cards-slot = Emplacement
cards-icons = Compétences
cards-trait = Trait
cards-traits = Traits
cards-health = Vie
cards-sanity = Santé mentale
cards-marks = Marques
cards-limit = Par deck
cards-bonded = Liée à
cards-only = Seulement pour
cards-taboo = Tabou
cards-pack = Produit
cards-code = Code
cards-weakness = faiblesse
cards-mark-unique = unique
cards-mark-permanent = Permanente
cards-mark-exceptional = Exceptionnelle
cards-mark-myriad = Myriade
cards-mark-exile = exilée à l’usage
cards-taboo-chained = enchaînée : { $n } d’expérience en plus
cards-taboo-mutated = mutée
cards-taboo-forbidden = proscrite
cards-other-side = autre face
cards-no-text = Ce que fait cette carte est imprimé dessus ; voici ses chiffres et ses décisions.
cards-played = Nos tables jouent cette carte.
cards-unplayed = Nos tables ne jouent pas encore cette carte.
cards-versions = Du même titre
cards-part-errata = Errata
cards-part-taboos = Tabou
cards-part-rulings = Décisions
cards-silent = Aucune décision ne nomme cette carte.

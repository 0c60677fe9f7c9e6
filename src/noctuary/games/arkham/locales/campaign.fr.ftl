# La campagne en français : le carnet, ce qu’on lit avant et après un scénario (dans nos mots), ce qui ne se peut pas.

campaign-zealot = La Nuit de la Zélatrice

## Le carnet de campagne

campaign-section-notes = Notes de Campagne
campaign-section-interrogated = Cultistes Interrogés
campaign-section-got_away = Cultistes Échappés

campaign-note-house_standing = Votre maison est toujours debout.
campaign-note-house_burned = Votre maison a brûlé de fond en comble.
campaign-note-ghoul_priest_alive = Le Prêtre Goule est toujours vivant.
campaign-note-lita_found_others = Lita a dû chercher d’autres personnes pour sa cause.
campaign-note-past_midnight = Il est minuit passé.
campaign-note-arkham_succumbed = Arkham a succombé à la terrible vengeance d’Umôrdhoth.
campaign-note-ritual_broken = Le rituel d’invocation d’Umôrdhoth a été rompu.
campaign-note-umordhoth_repelled = Les investigateurs ont repoussé Umôrdhoth.
campaign-note-lita_sacrificed = Les investigateurs ont sacrifié Lita Chantler à Umôrdhoth.
campaign-note-dreams_interpreted = Vous avez interprété les rêves.

campaign-fate-alive = vivant
campaign-fate-killed = tué
campaign-fate-insane = devenu fou
campaign-fate-retired = retiré

campaign-end-won = La campagne est gagnée.
campaign-end-lost = La campagne est perdue.
campaign-end-survived = Les investigateurs survivent, ni vainqueurs ni vaincus.

campaign-choice-lita-may = L’investigateur principal peut ajouter Lita Chantler à son deck.
campaign-choice-lita-must = Choisissez un investigateur qui continue : Lita Chantler rejoint son deck.

## Avant un scénario

campaign-introduction-gathering = Depuis un mois les nuits sont mauvaises : des chiens à demi dévorés, des tombes affaissées en leur milieu, une odeur de terre mouillée jusque dans le garde-manger. Ce soir, quelque chose gratte sous le plancher de votre propre bureau. Vous vous levez pour prendre une lampe, et là où était la porte il n’y a plus qu’un mur.
campaign-introduction-midnight_masks-1 = Vous n’y étiez pas, mais vous connaissez ceux qui ne sont pas rentrés. Une femme aux cheveux roux vous trouve pourtant, de la suie aux manches, et raconte ce qui vit sous la maison d’une voix à bout de patience. Elle avait choisi d’autres que vous ; il ne reste que vous.
campaign-introduction-midnight_masks-2 = Lita Chantler parle pendant que vous lavez le sang de vos mains. Ce n’était pas une meute égarée, dit-elle, mais les chiens d’un maître, et ce maître a des amis bien vêtus qui vous saluent dans la rue. Toute sa traque tient sur une feuille, et la feuille est couverte de points d’interrogation.
campaign-introduction-midnight_masks-3 = Ils sont donc six, et vous avez une nuit. Avant que les horloges d’Arkham sonnent douze coups, ils fileront vers les bois, et ce qu’ils veulent y réveiller ne se rendormira pas. Les boutiques ferment, la brume monte du fleuve, et quelque part en elle un masque vous cherche.
campaign-introduction-devourer_below = Les noms arrachés à la ville mènent tous au même endroit : les vieux arbres au sud, dont aucun arpenteur n’a fini la carte. Des torches passent entre les troncs, et un chant suit la mesure de ce qui respire sous les racines. Vous quittez la route, et la route ne vous attend pas.

## Après un scénario

campaign-resolution-gathering-0 = Vous voilà dans la rue, à compter ceux qui sont sortis, et le compte n’y est pas. Derrière les rideaux, une chose énorme va de pièce en pièce. Les lampes brûlent, les murs tiennent, et celui qui se dit prêtre sait désormais où vous habitez.
campaign-resolution-gathering-1 = Le pétrole prend aussitôt. Quand la cloche des pompiers tourne au coin, le toit s’est effondré jusqu’à la cave, et ce qui creusait vers vous gît sous tout ce que vous possédiez. Il vous reste la vie, et le bruit des poutres qui tombent.
campaign-resolution-gathering-2 = Vous ne mettrez pas le feu à votre propre maison, et vous le répétez jusqu’à ce qu’elle se taise. Avant l’aube, le trou de la cave est comblé de pierre et de mortier. Elle part sans un mot, et c’était le pire à dire ; la maison, au moins, est calme.
campaign-resolution-gathering-3 = La barrière ne refroidit pas, et le plancher cède sous la dernière chaise que vous y aviez poussée. Ce qui en sort est patient et nombreux. Dehors, une femme qui vous attendait près de la haie referme son manteau et s’en va chercher quelqu’un d’autre.
campaign-resolution-midnight_masks-0 = L’un après l’autre vous cessez la poursuite, faute de souffle, faute de sang, faute d’une rue de plus à fouiller. Sur une table de café vous rassemblez ce que vous savez : certains visages ont un nom, d’autres vous ont croisés et ont disparu.
campaign-resolution-midnight_masks-1 = Dans une arrière-salle aux stores baissés, le dernier d’entre eux cesse de sourire et se met à parler. Tout ce qu’ils disent s’accorde trop bien. Vous connaissez l’endroit, et vous savez que ceux que vous avez manqués sont en chemin.
campaign-resolution-midnight_masks-2 = Le premier coup de minuit vous surprend du mauvais côté de la ville. D’une cloche à l’autre les rues se vident, comme à un signal, et la brume se retire de chemins qui vont tous au même lieu. Vous courez, en sachant que vous partez trop tard.
campaign-resolution-devourer_below-0 = Il n’y a plus personne dans la clairière pour le voir ouvrir les yeux. Au matin, le vent du sud sent la terre retournée, et les premières rues ne répondent plus au téléphone. Ce qu’on lui avait promis, il est venu le prendre.
campaign-resolution-devourer_below-1 = Le cercle se rompt au milieu d’un mot, et le mot meurt inachevé. Le sol se soulève une fois, comme un dormeur qui se retourne, puis s’apaise. Vous sortez des bois dans une lueur grise, et aucun de vous ne dira jamais ce qui a failli répondre.
campaign-resolution-devourer_below-2 = Il est venu, il a saigné, il s’en va : vous ne jurerez de rien d’autre. La terre se referme sur lui avec lenteur, comme à regret. Vous avez tenu devant une faim plus vieille que les collines, et vos mains trembleront jusqu’au printemps.
campaign-resolution-devourer_below-3 = Elle ne crie pas ; elle vous regarde, et c’est plus long. La forme immense prend son dû et s’enfonce, repue, dans la nuit dont elle sortait. La ville dort et vous doit tout, et vous ne supporterez pas qu’elle vous remercie.

## Ce qui ne se peut pas

campaign-problem-seats = Une campagne compte de { $least } à { $most } investigateurs.
campaign-problem-not-played = Pas encore joué ici : { $cards }.
campaign-problem-used = { $cards } a déjà pris part à cette campagne : choisissez un autre investigateur.
campaign-problem-deck = Ce deck ne peut pas être joué ainsi.
campaign-problem-weakness-taken = Plus aucun exemplaire dans la collection : { $cards }.
campaign-problem-ended = La campagne est terminée.
campaign-problem-alive = Cet investigateur continue ; on ne remplace que ceux qui ont été tués ou sont devenus fous.
campaign-problem-away = Ce joueur est déjà parti.
campaign-problem-here = Ce joueur n’est pas parti.
campaign-problem-bereft = L’investigateur de cette place est perdu : choisissez-en un autre, ou partez.
campaign-problem-choice = Il reste à dire qui prend Lita Chantler.
campaign-problem-nobody = Plus personne ne prend part à la campagne.
campaign-problem-scenario = Le scénario « { $scenario } » n’est pas encore joué ici.
campaign-problem-lead = L’investigateur principal doit être de ceux qui prennent part.
campaign-problem-unfinished = Le scénario n’est pas terminé.
campaign-problem-other-table = Cette table n’est pas celle de la campagne : autre scénario, ou autres investigateurs.
campaign-problem-no-choice = Il n’y a rien à choisir.
campaign-problem-must-choose = Quelqu’un doit prendre Lita Chantler.
campaign-problem-not-offered = Lita Chantler n’est pas proposée à cet investigateur.
campaign-problem-dead = Cet investigateur est perdu pour la campagne.
campaign-problem-not-earned = Pas gagné dans cette campagne : { $cards }.
campaign-problem-upgrade = Le deck ne peut pas changer ainsi.
campaign-problem-not-in-deck = Absent du deck : { $cards }.
campaign-problem-side = Une aventure annexe attend déjà : { $scenario }.
campaign-problem-experience = Cette aventure annexe coûte { $cost } d’expérience, il en reste { $unspent }.
campaign-problem-going-on = La campagne n’est pas terminée.
campaign-problem-no-survivor = Cet investigateur n’a pas survécu à la campagne.
campaign-problem-earlier = Avant ce scénario { $most ->
    [0] il n’y en a aucun autre
    [one] il y en a un seul
   *[other] il y en a { $most }
} ; vous en donnez { $n }.
campaign-problem-resolution = Ce scénario n’a pas de Conclusion { $resolution }.

## Ce qui ne se lit pas

campaign-error-long = Le fichier dépasse { $most } caractères ; aucune campagne n’est si longue.
campaign-error-json = Ce n’est pas une campagne : le fichier n’est pas du JSON.
campaign-error-version-missing = Ce n’est pas une campagne : aucune version n’est indiquée.
campaign-error-version = Cette campagne a été écrite par une autre version ({ $version }) ; ici on lit la version { $known }. Rien n’a été changé.
campaign-error-shape = Quelque chose dans la campagne manque, est inconnu ou d’une mauvaise sorte (à « { $place } »).
campaign-error-end = Une campagne a soit un scénario suivant, soit une fin.
campaign-error-seats = Quatre investigateurs au plus prennent part.
campaign-error-twice = Un investigateur s’y trouve deux fois.
campaign-error-note = Le carnet contient une ligne inconnue ici : { $text }.
campaign-error-bag = La réserve du Chaos ne peut pas être ainsi.
campaign-error-seat = Il n’y a pas de place { $seat } ; la campagne en a { $seats }.
campaign-error-card = { $text } n’est pas joué ici, ou pas par un investigateur.
campaign-error-unearned = { $text } est dans un deck sans être parmi les soutiens d’histoire gagnés, ou l’inverse.

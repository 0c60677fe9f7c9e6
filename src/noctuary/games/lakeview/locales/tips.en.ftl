# What matters before a choice.

tip-calamity = { $n } more Calamity and all is lost.
tip-prey = In the Monster’s district, and in no treehouse: { $figure }.
tip-objective = Next objective: { $objective }.

# What bots weigh: the reasons of a hint.

reason-calamity = Calamity
reason-places = steps left in the objectives
reason-symbols = symbols still lacking for the objectives
reason-hideouts = buildings where the Lost Kid may be
reason-hit = risk that the Monster hits { $figure }, in %
reason-caught = risk that the Feds surprise { $figure }, in %
reason-wheels = wheels that { $figure } has up
reason-ready = items that { $figure } has ready
reason-way = squares from { $figure } to what is worth most ({ $building })

# What nobody should overlook, coach or not.

warning-calamity = One more Calamity and all is lost.
warning-rested = Nothing to turn up, and no token to place: this does nothing.
warning-token = Nothing to turn up: this only places a token.
warning-elsewhere = The Lost Kid cannot be here.

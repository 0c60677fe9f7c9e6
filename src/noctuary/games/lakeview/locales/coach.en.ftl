# What matters before a choice.

coach-calamity = { $n } more Calamity and all is lost.
coach-prey = In the Monster’s district, and in no treehouse: { $figure }.
coach-objective = Next objective: { $objective }.

# What bots weigh: the reasons of a hint.

why-calamity = Calamity
why-places = steps left in the objectives
why-symbols = symbols still lacking for the objectives
why-hideouts = buildings where the Lost Kid may be
why-hit = risk that the Monster hits { $figure }, in %
why-caught = risk that the Feds surprise { $figure }, in %
why-wheels = wheels that { $figure } has up
why-ready = items that { $figure } has ready
why-way = squares from { $figure } to what is worth most ({ $building })

# What nobody should overlook, coach or not.

warn-calamity = One more Calamity and all is lost.
warn-rested = Nothing to turn up, and no token to place: this does nothing.
warn-token = Nothing to turn up: this only places a token.
warn-elsewhere = The Lost Kid cannot be here.

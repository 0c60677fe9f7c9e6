# What matters before a choice.

coach-calamity = { $n ->
    [one] One more Calamity and all is lost.
   *[other] { $n } more Calamity and all is lost.
}
coach-prey = In the Monster’s district, and in no treehouse: { $figure }.
coach-objective = Next objective: { $objective }.

# What an option would come to.

ahead-test = { $skill } { $n } against { $against }, { $chance } %
ahead-test_of = { $card }: { $skill } { $n } against { $against }, { $chance } %
ahead-attack = { $skill } { $n } against { $against }, { $chance } %, { $damage } damage
ahead-attack_on = { $card }: { $skill } { $n } against { $against }, { $chance } %, { $damage } damage

ahead-cause = { $card }

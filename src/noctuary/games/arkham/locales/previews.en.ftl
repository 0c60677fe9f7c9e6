# What an option would come to.

preview-test = { $skill } { $n } against { $against }, { $chance } %
preview-test_of = { $card }: { $skill } { $n } against { $against }, { $chance } %
preview-attack = { $skill } { $n } against { $against }, { $chance } %, { $damage } damage
preview-attack_on = { $card }: { $skill } { $n } against { $against }, { $chance } %, { $damage } damage

preview-cause = { $card }

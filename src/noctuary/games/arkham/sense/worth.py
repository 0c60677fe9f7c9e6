"""What cards are worth to whoever holds them, as tables; an action is worth about 100."""

from __future__ import annotations

from ..codes import C
from ..kinds import CODES, S

USUAL_CARD = 60
_worth = {
    # weapons
    C.ROLANDS_38_SPECIAL: 350,
    C.N45_AUTOMATIC: 340,
    C.MACHETE: 360,
    C.SHOTGUN: 420,
    C.SWITCHBLADE: 200,
    C.N41_DERRINGER: 260,
    C.SHRIVELLING: 390,
    C.BASEBALL_BAT: 260,
    C.KNIFE: 170,
    # allies
    C.BEAT_COP: 330,
    C.BEAT_COP_2: 420,
    C.GUARD_DOG: 310,
    C.RESEARCH_LIBRARIAN: 180,
    C.DR_MILAN_CHRISTOPHER: 400,
    C.LEO_DE_LUCA: 450,
    C.LEO_DE_LUCA_1: 480,
    C.CAT_BURGLAR: 260,
    C.ARCANE_INITIATE: 140,
    C.STRAY_CAT: 190,
    C.AQUINNAH: 200,
    C.LITA_CHANTLER: 500,
    # other assets
    C.DAISYS_TOTE_BAG: 70,
    C.HEIRLOOM_OF_HYPERBOREA: 150,
    C.WENDYS_AMULET: 170,
    C.PHYSICAL_TRAINING: 170,
    C.FIRST_AID: 150,
    C.POLICE_BADGE: 220,
    C.MAGNIFYING_GLASS: 260,
    C.MAGNIFYING_GLASS_1: 270,
    C.OLD_BOOK_OF_LORE: 190,
    C.HYPERAWARENESS: 180,
    C.MEDICAL_TEXTS: 110,
    C.DISC_OF_ITZAMNA: 180,
    C.ENCYCLOPEDIA: 220,
    C.BURGLARY: 110,
    C.PICKPOCKETING: 110,
    C.HARD_KNOCKS: 170,
    C.FORBIDDEN_KNOWLEDGE: 60,
    C.HOLY_ROSARY: 270,
    C.SCRYING: 60,
    C.ARCANE_STUDIES: 180,
    C.BOOK_OF_SHADOWS: 150,
    C.GROTESQUE_STATUE: 250,
    C.LEATHER_COAT: 190,
    C.SCAVENGING: 80,
    C.RABBITS_FOOT: 130,
    C.DIG_DEEP: 170,
    C.FLASHLIGHT: 240,
    C.BULLETPROOF_VEST: 300,
    C.ELDER_SIGN_AMULET: 300,
    # events and skills
    C.ON_THE_LAM: 110,
    C.EVIDENCE: 150,
    C.DODGE: 120,
    C.DYNAMITE_BLAST: 120,
    C.VICIOUS_BLOW: 140,
    C.EXTRA_AMMUNITION: 120,
    C.MIND_OVER_MATTER: 130,
    C.WORKING_A_HUNCH: 200,
    C.BARRICADE: 70,
    C.DEDUCTION: 150,
    C.CRYPTIC_RESEARCH: 200,
    C.ELUSIVE: 130,
    C.BACKSTAB: 210,
    C.SNEAK_ATTACK: 150,
    C.OPPORTUNIST: 90,
    C.SURE_GAMBLE: 150,
    C.HOT_STREAK: 180,
    C.DRAWN_TO_THE_FLAME: 180,
    C.WARD_OF_PROTECTION: 150,
    C.BLINDING_LIGHT: 150,
    C.BLINDING_LIGHT_2: 190,
    C.FEARLESS: 90,
    C.MIND_WIPE: 70,
    C.CUNNING_DISTRACTION: 90,
    C.LOOK_WHAT_I_FOUND: 190,
    C.LUCKY: 190,
    C.LUCKY_2: 230,
    C.SURVIVAL_INSTINCT: 100,
    C.CLOSE_CALL: 110,
    C.WILL_TO_SURVIVE: 200,
    C.EMERGENCY_CACHE: 140,
    C.GUTS: 110,
    C.PERCEPTION: 120,
    C.OVERPOWER: 120,
    C.MANUAL_DEXTERITY: 110,
    C.UNEXPECTED_COURAGE: 140,
}
WORTH = [_worth.get(C(k), USUAL_CARD) for k in range(CODES)]
"""Code -> what the card is worth in a hand at the beginning."""

_attacks = {
    C.ROLANDS_38_SPECIAL: (S.COMBAT, 1, 2),
    C.N45_AUTOMATIC: (S.COMBAT, 1, 2),
    C.MACHETE: (S.COMBAT, 1, 1),
    C.SHOTGUN: (S.COMBAT, 3, 3),
    C.SWITCHBLADE: (S.COMBAT, 0, 1),
    C.N41_DERRINGER: (S.COMBAT, 2, 1),
    C.BASEBALL_BAT: (S.COMBAT, 2, 2),
    C.KNIFE: (S.COMBAT, 1, 1),
    C.SHRIVELLING: (S.WILLPOWER, 0, 2),
    C.BACKSTAB: (S.AGILITY, 0, 3),
}
ARMED = [int(C(k) in _attacks and C(k) != C.BACKSTAB) for k in range(CODES)]
"""Code -> whether it is a weapon or a spell to fight with."""
ATTACK_SKILL = [int(_attacks.get(C(k), (S.COMBAT, 0, 1))[0]) for k in range(CODES)]
ATTACK_BONUS = [_attacks.get(C(k), (S.COMBAT, 0, 1))[1] for k in range(CODES)]
ATTACK_HURT = [_attacks.get(C(k), (S.COMBAT, 0, 1))[2] for k in range(CODES)]

_dread = {
    C.GRASPING_HANDS: (2, 0, 0),
    C.ROTTING_REMAINS: (0, 2, 0),
    C.FROZEN_IN_FEAR: (0, 0, 220),
    C.DISSONANT_VOICES: (0, 0, 50),
    C.ANCIENT_EVILS: (0, 0, 190),
    C.CRYPT_CHILL: (0, 0, 210),
    C.OBSCURING_FOG: (0, 0, 60),
    C.HUNTING_SHADOW: (1, 0, 60),
    C.FALSE_LEAD: (0, 0, 120),
    C.MYSTERIOUS_CHANTING: (0, 0, 220),
    C.ON_WINGS_OF_DARKNESS: (1, 1, 40),
    C.LOCKED_DOOR: (0, 0, 120),
    C.GRAVEYARD: (0, 2, 0),
    C.UNHALLOWED_GROUND: (1, 1, 0),
    C.TWISTING_PATHS: (0, 0, 90),
    C.UMORDHOTHS_WRATH: (1, 1, 40),
    C.THE_YELLOW_SIGN: (0, 2, 60),
    C.OFFER_OF_POWER: (0, 2, 0),
    C.DREAMS_OF_RLYEH: (0, 0, 120),
    C.THE_RITUAL_BEGINS: (0, 0, 150),
    C.LITA_CHANTLER: (0, 0, 500),
    C.DISRUPTING_THE_RITUAL: (0, 0, 600),
    C.MEDICAL_TEXTS: (1, 0, 40),
}
DREAD_DAMAGE = [_dread.get(C(k), (0, 0, 0))[0] for k in range(CODES)]
"""Code -> the damage that a failed test of the card costs on average."""
DREAD_HORROR = [_dread.get(C(k), (0, 0, 0))[1] for k in range(CODES)]
DREAD = [_dread.get(C(k), (0, 0, 110))[2] for k in range(CODES)]
"""Code -> what else is at stake in a test of the card, or when it is drawn."""

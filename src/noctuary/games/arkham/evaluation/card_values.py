"""Values of cards to their owners, as tables; an action is worth about 100."""

from __future__ import annotations

from ..card_codes import Code
from ..components import CODES, Skill

USUAL_CARD = 60
RESOURCE = 29
CARD = 25
MANY_CARDS = 6
"""A hand that has more can spare some."""
_worth = {
    # weapons
    Code.ROLANDS_38_SPECIAL: 680,
    Code.N45_AUTOMATIC: 470,
    Code.MACHETE: 420,
    Code.SHOTGUN: 700,
    Code.SWITCHBLADE: 70,
    Code.N41_DERRINGER: 260,
    Code.SHRIVELLING: 640,
    Code.BASEBALL_BAT: 260,
    Code.KNIFE: 230,
    # allies
    Code.BEAT_COP: 790,
    Code.BEAT_COP_2: 880,
    Code.GUARD_DOG: 220,
    Code.RESEARCH_LIBRARIAN: 180,
    Code.DR_MILAN_CHRISTOPHER: 270,
    Code.LEO_DE_LUCA: 450,
    Code.LEO_DE_LUCA_1: 480,
    Code.CAT_BURGLAR: 260,
    Code.ARCANE_INITIATE: 220,
    Code.STRAY_CAT: 60,
    Code.AQUINNAH: 200,
    Code.LITA_CHANTLER: 610,
    # other assets
    Code.DAISYS_TOTE_BAG: 70,
    Code.HEIRLOOM_OF_HYPERBOREA: 85,
    Code.WENDYS_AMULET: 145,
    Code.PHYSICAL_TRAINING: 130,
    Code.FIRST_AID: 150,
    Code.POLICE_BADGE: 220,
    Code.MAGNIFYING_GLASS: 115,
    Code.MAGNIFYING_GLASS_1: 270,
    Code.OLD_BOOK_OF_LORE: 230,
    Code.HYPERAWARENESS: 40,
    Code.MEDICAL_TEXTS: 110,
    Code.DISC_OF_ITZAMNA: 180,
    Code.ENCYCLOPEDIA: 220,
    Code.BURGLARY: 70,
    Code.PICKPOCKETING: 80,
    Code.HARD_KNOCKS: 170,
    Code.FORBIDDEN_KNOWLEDGE: 60,
    Code.HOLY_ROSARY: 370,
    Code.SCRYING: 60,
    Code.ARCANE_STUDIES: 40,
    Code.BOOK_OF_SHADOWS: 150,
    Code.GROTESQUE_STATUE: 250,
    Code.LEATHER_COAT: 95,
    Code.SCAVENGING: 60,
    Code.RABBITS_FOOT: 70,
    Code.DIG_DEEP: 14,
    Code.FLASHLIGHT: 240,
    Code.BULLETPROOF_VEST: 300,
    Code.ELDER_SIGN_AMULET: 300,
    # events and skills
    Code.ON_THE_LAM: 85,
    Code.EVIDENCE: 250,
    Code.DODGE: 195,
    Code.DYNAMITE_BLAST: 95,
    Code.VICIOUS_BLOW: 165,
    Code.EXTRA_AMMUNITION: 120,
    Code.MIND_OVER_MATTER: 130,
    Code.WORKING_A_HUNCH: 200,
    Code.BARRICADE: 70,
    Code.BARRICADE_3: 85,
    Code.DEDUCTION: 195,
    Code.CRYPTIC_RESEARCH: 200,
    Code.ELUSIVE: -30,
    Code.BACKSTAB: 280,
    Code.SNEAK_ATTACK: 220,
    Code.OPPORTUNIST: 90,
    Code.SURE_GAMBLE: 150,
    Code.HOT_STREAK: 180,
    Code.DRAWN_TO_THE_FLAME: 180,
    Code.WARD_OF_PROTECTION: 110,
    Code.BLINDING_LIGHT: 95,
    Code.BLINDING_LIGHT_2: 190,
    Code.FEARLESS: 90,
    Code.MIND_WIPE: 70,
    Code.CUNNING_DISTRACTION: 90,
    Code.LOOK_WHAT_I_FOUND: 140,
    Code.LUCKY: 190,
    Code.LUCKY_2: 230,
    Code.SURVIVAL_INSTINCT: 100,
    Code.SURVIVAL_INSTINCT_2: 120,
    Code.CLOSE_CALL: 110,
    Code.WILL_TO_SURVIVE: 200,
    Code.EMERGENCY_CACHE: 75,
    Code.GUTS: 110,
    Code.PERCEPTION: 140,
    Code.OVERPOWER: 120,
    Code.MANUAL_DEXTERITY: 150,
    Code.UNEXPECTED_COURAGE: 140,
}
WORTH = [_worth.get(Code(k), USUAL_CARD) for k in range(CODES)]
"""Code -> what the card is worth in a hand at the beginning."""

_attacks = {
    Code.ROLANDS_38_SPECIAL: (Skill.combat, 1, 2),
    Code.N45_AUTOMATIC: (Skill.combat, 1, 2),
    Code.MACHETE: (Skill.combat, 1, 1),
    Code.SHOTGUN: (Skill.combat, 3, 3),
    Code.SWITCHBLADE: (Skill.combat, 0, 1),
    Code.N41_DERRINGER: (Skill.combat, 2, 1),
    Code.BASEBALL_BAT: (Skill.combat, 2, 2),
    Code.KNIFE: (Skill.combat, 1, 1),
    Code.SHRIVELLING: (Skill.willpower, 0, 2),
    Code.BACKSTAB: (Skill.agility, 0, 3),
}
BARE_HANDS = (Skill.combat, 0, 1)
"""What one fights with: the skill, its bonus, the damage."""
ARMED = [int(Code(k) in _attacks and Code(k) != Code.BACKSTAB) for k in range(CODES)]
"""Code -> whether it is a weapon or a spell to fight with."""
ATTACK_SKILL = [int(_attacks.get(Code(k), BARE_HANDS)[0]) for k in range(CODES)]
ATTACK_BONUS = [_attacks.get(Code(k), BARE_HANDS)[1] for k in range(CODES)]
ATTACK_HURT = [_attacks.get(Code(k), BARE_HANDS)[2] for k in range(CODES)]

_dread = {
    Code.GRASPING_HANDS: (2, 0, 40),
    Code.ROTTING_REMAINS: (0, 2, -12),
    Code.FROZEN_IN_FEAR: (0, 0, 220),
    Code.DISSONANT_VOICES: (0, 0, 30),
    Code.ANCIENT_EVILS: (0, 0, 190),
    Code.CRYPT_CHILL: (0, 0, 115),
    Code.OBSCURING_FOG: (0, 0, 60),
    Code.HUNTING_SHADOW: (1, 0, 60),
    Code.FALSE_LEAD: (0, 0, 120),
    Code.MYSTERIOUS_CHANTING: (0, 0, 220),
    Code.ON_WINGS_OF_DARKNESS: (1, 1, 40),
    Code.LOCKED_DOOR: (0, 0, 120),
    Code.GRAVEYARD: (0, 2, 0),
    Code.UNHALLOWED_GROUND: (1, 1, 0),
    Code.TWISTING_PATHS: (0, 0, 90),
    Code.UMORDHOTHS_WRATH: (1, 1, 40),
    Code.THE_YELLOW_SIGN: (0, 2, 60),
    Code.OFFER_OF_POWER: (0, 2, 0),
    Code.DREAMS_OF_RLYEH: (0, 0, 120),
    Code.THE_RITUAL_BEGINS: (0, 0, 150),
    Code.LITA_CHANTLER: (0, 0, 680),
    Code.DISRUPTING_THE_RITUAL: (0, 0, 600),
    Code.MEDICAL_TEXTS: (1, 0, 50),
}
DREAD_DAMAGE = [_dread.get(Code(k), (0, 0, 0))[0] for k in range(CODES)]
"""Code -> the damage that a failed test of the card costs on average."""
DREAD_HORROR = [_dread.get(Code(k), (0, 0, 0))[1] for k in range(CODES)]
USUAL_DREAD = 110
DREAD = [_dread.get(Code(k), (0, 0, USUAL_DREAD))[2] for k in range(CODES)]
"""Code -> what else is at stake in a test of the card, or when it is drawn."""

_deeds = {
    Code.HAUNTED: 160,
    Code.PSYCHOSIS: 90,
    Code.HYPOCHONDRIA: 90,
    Code.NORTHSIDE: 300,
    Code.YOUR_HOUSE: CARD + RESOURCE,
    Code.SOUTHSIDE_HISTORICAL_SOCIETY: 120,
    Code.DOWNTOWN_FIRST_BANK_OF_ARKHAM: 120,
    Code.SOUTHSIDE_MAS_BOARDING_HOUSE: 110,
    Code.LOCKED_DOOR: 90,
    Code.DREAMS_OF_RLYEH: 100,
    Code.UMORDHOTH: 0,
}
USUAL_DEED = CARD + 10
DEED = [_deeds.get(Code(k), USUAL_DEED) for k in range(CODES)]
"""Code -> what its action is worth, whatever the position."""

_free = {Code.MAGNIFYING_GLASS_1: -50, Code.COVER_UP: 150, Code.DISC_OF_ITZAMNA: 200}
USUAL_FREE = 100
FREE = [_free.get(Code(k), USUAL_FREE) for k in range(CODES)]
"""Code -> what its free or reaction ability is worth, whatever the position."""

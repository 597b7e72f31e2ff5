/** A predefined token: the letter of its rule, the name by which cards ask for it, and the rule's own sentence. */
export interface PredefinedToken {
  readonly rule: string;
  readonly name: string;
  readonly sentence: string;
}

/**
 * CR 111.10a–w: the predefined tokens, each with the sentences that define it, word for word but for straight quotation
 * marks and without references to other rules. What a card means by the name is compiled from them.
 */
export const PREDEFINED_TOKENS = [
  {
    rule: "111.10a",
    name: "Treasure",
    sentence:
      'A Treasure token is a colorless Treasure artifact token with "{T}, Sacrifice this token: Add one mana of any color."',
  },
  {
    rule: "111.10b",
    name: "Food",
    sentence: 'A Food token is a colorless Food artifact token with "{2}, {T}, Sacrifice this token: You gain 3 life."',
  },
  {
    rule: "111.10c",
    name: "Gold",
    sentence: 'A Gold token is a colorless Gold artifact token with "Sacrifice this token: Add one mana of any color."',
  },
  {
    rule: "111.10d",
    name: "Walker",
    sentence: "A Walker token is a 2/2 black Zombie creature token named Walker.",
  },
  {
    rule: "111.10e",
    name: "Shard",
    sentence:
      'A Shard token is a colorless Shard enchantment token with "{2}, Sacrifice this token: Scry 1, then draw a card."',
  },
  {
    rule: "111.10f",
    name: "Clue",
    sentence: 'A Clue token is a colorless Clue artifact token with "{2}, Sacrifice this token: Draw a card."',
  },
  {
    rule: "111.10g",
    name: "Blood",
    sentence:
      'A Blood token is a colorless Blood artifact token with "{1}, {T}, Discard a card, Sacrifice this token: Draw a card."',
  },
  {
    rule: "111.10h",
    name: "Powerstone",
    sentence:
      'A Powerstone token is a colorless Powerstone artifact token with "{T}: Add {C}. This mana can\'t be spent to cast a nonartifact spell."',
  },
  {
    rule: "111.10i",
    name: "Incubator",
    sentence:
      'An Incubator token is a double-faced token. Its front face is a colorless Incubator artifact with "{2}: Transform this token." Its back face is a 0/0 colorless Phyrexian artifact creature named Phyrexian Token.',
  },
  {
    rule: "111.10j",
    name: "Cursed Role",
    sentence:
      'A Cursed Role token is a colorless Aura Role enchantment token named Cursed with enchant creature and "Enchanted creature has base power and toughness 1/1."',
  },
  {
    rule: "111.10k",
    name: "Monster Role",
    sentence:
      'A Monster Role token is a colorless Aura Role enchantment token named Monster with enchant creature and "Enchanted creature gets +1/+1 and has trample."',
  },
  {
    rule: "111.10m",
    name: "Royal Role",
    sentence:
      'A Royal Role token is a colorless Aura Role enchantment token named Royal with enchant creature and "Enchanted creature gets +1/+1 and has ward {1}."',
  },
  {
    rule: "111.10n",
    name: "Sorcerer Role",
    sentence:
      "A Sorcerer Role token is a colorless Aura Role enchantment token named Sorcerer with enchant creature and \"Enchanted creature gets +1/+1 and has 'Whenever this creature attacks, scry 1.'\"",
  },
  {
    rule: "111.10p",
    name: "Virtuous Role",
    sentence:
      'A Virtuous Role token is a colorless Aura Role enchantment token named Virtuous with enchant creature and "Enchanted creature gets +1/+1 for each enchantment you control."',
  },
  {
    rule: "111.10q",
    name: "Wicked Role",
    sentence:
      'A Wicked Role token is a colorless Aura Role enchantment token named Wicked with enchant creature, "Enchanted creature gets +1/+1," and "When this token is put into a graveyard from the battlefield, each opponent loses 1 life."',
  },
  {
    rule: "111.10r",
    name: "Young Hero Role",
    sentence:
      "A Young Hero Role token is a colorless Aura Role enchantment token named Young Hero with enchant creature and \"Enchanted creature has 'Whenever this creature attacks, if its toughness is 3 or less, put a +1/+1 counter on it.'\"",
  },
  {
    rule: "111.10s",
    name: "Map",
    sentence:
      'A Map token is a colorless Map artifact token with "{1}, {T}, Sacrifice this token: Target creature you control explores. Activate only as a sorcery."',
  },
  {
    rule: "111.10t",
    name: "Junk",
    sentence:
      'A Junk token is a colorless Junk artifact token with "{T}, Sacrifice this token: Exile the top card of your library. You may play that card this turn. Activate only as a sorcery."',
  },
  {
    rule: "111.10u",
    name: "Lander",
    sentence:
      'A Lander token is a colorless Lander artifact token with "{2}, {T}, Sacrifice this token: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle."',
  },
  {
    rule: "111.10v",
    name: "Mutagen",
    sentence:
      'A Mutagen token is a colorless Mutagen artifact token with "{1}, {T}, Sacrifice this token: Put a +1/+1 counter on target creature. Activate only as a sorcery."',
  },
  {
    rule: "111.10w",
    name: "Vibranium",
    sentence:
      'A Vibranium token is a colorless Vibranium artifact token with indestructible and "{T}: Add {C}. This mana can\'t be spent to cast a nonartifact spell."',
  },
] as const satisfies readonly PredefinedToken[];

/** CR 111.10: the name by which a card asks for a predefined token, as in "create a Treasure token". */
export type PredefinedTokenName = (typeof PREDEFINED_TOKENS)[number]["name"];

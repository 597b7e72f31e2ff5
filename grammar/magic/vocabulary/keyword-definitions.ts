import type { KeywordAbilityName } from "./keyword-abilities.js";

/**
 * One ability that a keyword stands for. `text` is the rules' own sentence: N is the number that the keyword is given
 * along. `costed` texts have the keyword's cost before their own. An additional cost is the first of two linked
 * abilities (607.2): "you may pay [cost]" once, or any number of times; or it is an action that has no cost of mana.
 * What is `paying` has {0} where the rule has the keyword's cost, what is of a `quality` "permanent" where the rule has
 * what the keyword is given along.
 */
export type DefinedAbility =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "costed"; readonly text: string }
  | { readonly kind: "paying"; readonly text: string }
  | { readonly kind: "quality"; readonly text: string }
  | {
      readonly kind: "additionalCost";
      readonly optional: "may" | "anyNumberOfTimes";
      /** What is done along with paying it, as a further cost (702.33h). */
      readonly along?: string;
    }
  | { readonly kind: "additionalChoice"; readonly text: string };

/** A keyword ability whose rule says in a sentence of card text what it means. */
export interface KeywordDefinition {
  readonly keyword: KeywordAbilityName;
  readonly rule: string;
  readonly abilities: readonly DefinedAbility[];
}

const text = (sentence: string): DefinedAbility => ({ kind: "text", text: sentence });

/** CR 702: the keyword abilities that create tokens, in the words of their rules. */
export const CREATING_KEYWORDS: readonly KeywordDefinition[] = [
  {
    keyword: "living weapon",
    rule: "702.92a",
    abilities: [
      text(
        "When this Equipment enters, create a 0/0 black Phyrexian Germ creature token, then attach this Equipment to it.",
      ),
    ],
  },
  {
    keyword: "myriad",
    rule: "702.116a",
    abilities: [
      text(
        "Whenever this creature attacks, for each opponent other than defending player, you may create a token that's a copy of this creature that's tapped and attacking that player or a planeswalker they control. If one or more tokens are created this way, exile the tokens at end of combat.",
      ),
    ],
  },
  {
    keyword: "fabricate",
    rule: "702.123a",
    abilities: [
      text(
        "When this permanent enters, you may put N +1/+1 counters on it. If you don't, create N 1/1 colorless Servo artifact creature tokens.",
      ),
    ],
  },
  {
    keyword: "embalm",
    rule: "702.128a",
    abilities: [
      {
        kind: "costed",
        text: "Exile this card from your graveyard: Create a token that's a copy of this card, except it's white, it has no mana cost, and it's a Zombie in addition to its other types. Activate only as a sorcery.",
      },
    ],
  },
  {
    keyword: "eternalize",
    rule: "702.129a",
    abilities: [
      {
        kind: "costed",
        text: "Exile this card from your graveyard: Create a token that's a copy of this card, except it's black, it's 4/4, it has no mana cost, and it's a Zombie in addition to its other types. Activate only as a sorcery.",
      },
    ],
  },
  {
    keyword: "afterlife",
    rule: "702.135a",
    abilities: [
      text(
        "When this permanent is put into a graveyard from the battlefield, create N 1/1 white and black Spirit creature tokens with flying.",
      ),
    ],
  },
  {
    keyword: "encore",
    rule: "702.141a",
    abilities: [
      {
        kind: "costed",
        text: "Exile this card from your graveyard: For each opponent, create a token that's a copy of this card that attacks that opponent this turn if able. The tokens gain haste. Sacrifice them at the beginning of the next end step. Activate only as a sorcery.",
      },
    ],
  },
  {
    keyword: "squad",
    rule: "702.157a",
    abilities: [
      { kind: "additionalCost", optional: "anyNumberOfTimes" },
      text(
        "When this creature enters, if its squad cost was paid, create a token that's a copy of it for each time its squad cost was paid.",
      ),
    ],
  },
  {
    keyword: "for Mirrodin!",
    rule: "702.163a",
    abilities: [
      text("When this Equipment enters, create a 2/2 red Rebel creature token, then attach this Equipment to it."),
    ],
  },
  {
    keyword: "offspring",
    rule: "702.175a",
    abilities: [
      { kind: "additionalCost", optional: "may" },
      text(
        "When this permanent enters, if its offspring cost was paid, create a token that's a copy of it, except it's 1/1.",
      ),
    ],
  },
  {
    keyword: "mobilize",
    rule: "702.181a",
    abilities: [
      text(
        "Whenever this creature attacks, create N 1/1 red Warrior creature tokens. Those tokens enter tapped and attacking. Sacrifice them at the beginning of the next end step.",
      ),
    ],
  },
  {
    keyword: "job select",
    rule: "702.182a",
    abilities: [
      text("When this Equipment enters, create a 1/1 colorless Hero creature token, then attach this Equipment to it."),
    ],
  },
];

/** CR 702.174a: what every gift costs. */
export const GIFT_CHOICE = "Choose an opponent.";

/** CR 702.174d–i: what each gift does, once its cost was paid. */
export const GIFT_EFFECTS = [
  { gift: "a Food", rule: "702.174d", effect: "the chosen player creates a Food token" },
  { gift: "a card", rule: "702.174e", effect: "the chosen player draws a card" },
  {
    gift: "a tapped Fish",
    rule: "702.174f",
    effect: "the chosen player creates a tapped 1/1 blue Fish creature token",
  },
  { gift: "an extra turn", rule: "702.174g", effect: "the chosen player takes an extra turn after this one" },
  { gift: "a Treasure", rule: "702.174h", effect: "the chosen player creates a Treasure token" },
  { gift: "an Octopus", rule: "702.174i", effect: "the chosen player creates an 8/8 blue Octopus creature token" },
] as const;

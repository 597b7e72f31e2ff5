import type { Constraint } from "../effects/index.js";
import type { ByKind } from "./kinds.js";

type Constraints = ByKind<Constraint>;

/** What an object may be that has a word of its own in the rules. */
export const qualities = {
  historic: "historic",
  modified: "modified",
  commander: "commander",
  outlaw: "outlaw",
  party: "party-member",
  modal: "modal",
  faceDown: "face-down",
  faceUp: "face-up",
  doubleFaced: "double-faced",
} as const;

/** The states that an object may be in. */
export const statuses: { readonly [One in Constraints["status"]["status"]]: string } = {
  tapped: "tapped",
  untapped: "untapped",
  attacking: "attacking",
  blocking: "blocking",
  blocked: "blocked",
  unblocked: "unblocked",
  enchanted: "enchanted",
  equipped: "equipped",
  suspected: "suspected",
  saddled: "saddled",
  goaded: "goaded",
  transformed: "transformed",
  crewed: "crewed",
  exiled: "exiled",
  prepared: "prepared",
  monstrous: "monstrous",
  renowned: "renowned",
  ringBearer: "a Ring-bearer",
  solved: "solved",
  kicked: "kicked",
  suspended: "suspended",
  attachedTo: "attached",
  foretold: "foretold",
};

/** What may have been chosen for an object (607.2d). */
export const chosenValues: { readonly [One in Constraints["chosen"]["of"]]: string } = {
  color: "color",
  creatureType: "creature type",
  cardType: "card type",
  name: "name",
  landType: "land type",
  type: "type",
};

/** What two objects may have in common. */
export const sharedValues: { readonly [One in Constraints["shares"]["what"]]: string } = {
  cardType: "card type",
  creatureType: "creature type",
  color: "color",
  manaValue: "mana value",
  landType: "land type",
  name: "name",
  power: "power",
  toughness: "toughness",
};

/** In what the objects of a set may have to differ. */
export const differences: { readonly [One in Constraints["differing"]["in"]]: string } = {
  name: "a name",
  power: "a power",
  manaValue: "a mana value",
  controller: "a controller",
  cardType: "a card type",
  creatureType: "a creature type",
  color: "a color",
};

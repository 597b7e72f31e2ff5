import type { EventRole, Instruction, ObjectReference } from "../effects/index.js";
import { list } from "./english.js";
import { describeFilter } from "./filter.js";
import type { ByKind, Describers } from "./kinds.js";
import { type Names, stepName, targetName } from "./names.js";
import { describePlayer, ofPlayer, playerDoes } from "./player.js";
import { between, counted, howMany, noun } from "./count.js";

/** What an instruction gives to those after it, where that has a name of its own. */
const results: { readonly [Kind in Instruction["kind"]]?: string } = {
  createTokens: "the tokens created in",
  moveObjects: "the objects moved in",
  drawCards: "the cards drawn in",
  mill: "the cards milled in",
  discard: "the cards discarded in",
  destroy: "the objects destroyed in",
  sacrifice: "the objects sacrificed in",
  searchLibrary: "the cards found in",
  reveal: "the cards revealed in",
  lookAt: "the cards looked at in",
  chooseObjects: "the objects chosen in",
  choosePile: "the pile chosen in",
  separatePiles: "the objects separated in",
  counterSpell: "the spells countered in",
  copySpell: "the copies made in",
  castSpell: "the spell cast in",
};

const roles: { readonly [Role in EventRole]: string } = {
  object: "the object of the trigger event",
  other: "the other object of the trigger event",
  source: "the source in the trigger event",
  player: "the player in the trigger event",
  spell: "the spell of the trigger event",
  ability: "the ability of the trigger event",
  amount: "the amount of the trigger event",
};

function resultName(slot: string, names: Names): string {
  const kind = names.steps.get(slot)?.kind;
  const before = (kind === undefined ? undefined : results[kind]) ?? "the objects of";
  return `${before} ${stepName(names, slot)}`;
}

const chosenHow = { chosen: "chosen by", random: "chosen at random by" } as const;

const objects: Describers<ObjectReference, [Names], string> = {
  source: (_, names) => names.self,
  maker: () => "the object that created this token or gave this ability (201.5a)",
  target: ({ target }, names) => targetName(names, target),
  result: ({ slot }, names) => resultName(slot, names),
  triggering: ({ role }) => roles[role],
  attachedTo: ({ called }, names) => `the ${called} that ${names.self} is attached to`,
  matching: ({ filter }, names) => `each ${describeFilter(filter, names, "singular")}`,
  choice: ({ chooser, filter, least, most, manner }, names) =>
    `${between(least, most, (number) => describeFilter(filter, names, number), names)} ${chosenHow[manner]} ${describePlayer(chooser, names)}`,
  libraryCards: ({ player, end, count }, names) =>
    `${counted(count, noun("card"), names)} from the ${end} of ${ofPlayer("library", player, names)}`,
  libraryUntil: ({ player, found, count }, names) =>
    `cards from the top of ${ofPlayer("library", player, names)} until there ${count.kind === "number" && count.value === 1 ? "is" : "are"} ${counted(count, (number) => describeFilter(found, names, number), names)} among them`,
  wholeZone: ({ zone, of }, names) => `all cards in ${ofPlayer(zone, of, names)}`,
  iteration: ({ slot }, names) => `the one at hand in ${stepName(names, slot)}`,
  linked: ({ how }, names) => `what was ${how} with ${names.self} (607.1)`,
  rest: ({ of }, names) => `the rest of ${resultName(of, names)}`,
  unchosenPiles: ({ slot }, names) => `the objects of the other piles of ${stepName(names, slot)}`,
  oneOf: ({ of, least, most, chooser }, names) =>
    `${howMany(least, most, names)} of (${describeObject(of, names)}) as ${playerDoes(chooser, "choose", names)}`,
  among: ({ of, filter }, names) =>
    `each ${describeFilter(filter, names, "singular")} among (${describeObject(of, names)})`,
  all: ({ of }, names) => `all of (${list(of.map((one) => describeObject(one, names)))})`,
  attachments: ({ of, filter }, names) =>
    `each ${describeFilter(filter, names, "singular")} attached to (${describeObject(of, names)})`,
  pairedWith: ({ of }, names) => `the creature that ${describeObject(of, names)} is paired with (702.95b)`,
  paid: ({ cost }) => `what was ${cost} as a cost`,
  "ring-bearer": ({ of }, names) => ofPlayer("Ring-bearer", of, names),
  commander: ({ of }, names) => ofPlayer("commander", of, names),
  emblem: () => "this emblem",
};

function describe<Kind extends ObjectReference["kind"]>(
  kind: Kind,
  object: ByKind<ObjectReference>[Kind],
  names: Names,
): string {
  return objects[kind](object, names);
}

/** Which objects are meant. */
export function describeObject(object: ObjectReference, names: Names): string {
  return describe(object.kind, object, names);
}

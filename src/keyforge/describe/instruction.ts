import type { ByKind } from "../../state/kinds.js";
import type { AmberPlace, Destination, Instruction, Placement } from "../effects/index.js";
import { abilityParts } from "./ability.js";
import { conditionWords } from "./condition.js";
import { durationWords } from "./duration.js";
import { listed, spoken } from "./english.js";
import { eventWords } from "./event.js";
import { houseWords } from "./filter.js";
import { modifierPart } from "./modifier.js";
import { objectWords } from "./object.js";
import { line, type Part } from "./part.js";
import { does, playerWords, whose } from "./player.js";
import { quantityWords } from "./quantity.js";

type Kinds = ByKind<Instruction>;
type Words = { readonly [Kind in Instruction["kind"]]: (instruction: Kinds[Kind]) => Part };

function placementWords(placement: Placement): string {
  switch (placement.kind) {
    case "flank":
      return placement.side === "chosen"
        ? "on a flank that the active player chooses (R4)"
        : `on the ${placement.side} flank`;
    case "beside":
      return `${placement.side === "chosen" ? "next to" : `directly to the ${placement.side} of`} ${objectWords(placement.of)}`;
    case "anywhere":
      return "anywhere in the battleline";
  }
}

function destinationWords(to: Destination): string {
  switch (to.kind) {
    case "hand":
      return "into the owner's hand";
    case "archives":
      return "into archives";
    case "discard":
      return "into the owner's discard pile";
    case "purged":
      return "out of the game";
    case "deck":
      return to.place === "shuffled"
        ? "shuffled into the owner's deck"
        : `on the ${spoken(to.place)} of the owner's deck${to.order === undefined ? "" : " in a random order"}`;
    case "under":
      return `face${to.facing} under ${objectWords(to.under)}`;
  }
}

function amberPlaceWords(place: AmberPlace): string {
  if (place.kind === "supply") return "the common supply";
  return place.kind === "pool" ? `${whose(place.player)} pool` : objectWords(place.objects);
}

const parts = (instructions: readonly Instruction[]): readonly Part[] => instructions.map(instructionPart);

function made({ maker, count, named, from, placement }: Kinds["makeTokens"]): Part {
  const token = named === null ? "token creatures of that player's reference card" : `${named} token creatures, if that player's reference card is ${named} (R10)`; // prettier-ignore
  const cards = from === null ? "the top cards of that player's deck (R1)" : objectWords(from);
  return line(
    `${does(maker, "make", "makes")} ${quantityWords(count)} ${token} of ${cards}, ${placementWords(placement)}`,
  );
}

function damaged({ amount, to, splash, by, armor, division, ofEach }: Kinds["dealDamage"]): Part {
  const source = by === null ? "" : ` by ${objectWords(by)}`;
  const more = splash === null ? "" : `, with ${quantityWords(splash)} splash damage to its neighbors`;
  const past = armor === "ignored" ? ", which armor does not prevent" : "";
  const how = division === "divided" ? " divided among" : ofEach === undefined ? " to" : ` to each (${ofEach}) of`;
  return line(`${quantityWords(amount)} damage is dealt${source}${how} ${objectWords(to)}${more}${past}`);
}

function captured({ onto, from, amount }: Kinds["captureAmber"]): Part {
  const pool = from === "opponentOfController" ? "its controller's opponent" : from === "controller" ? "its own controller" : from === "supply" ? "the supply" : playerWords(from); // prettier-ignore
  return line(`${objectWords(onto)} captures ${quantityWords(amount)} æmber from ${pool}`);
}

function used({ player, objects, how, against, ignoring }: Kinds["use"]): Part {
  const verb = how === "any" ? "use" : how === "fight" ? "fight with" : how === "reap" ? "reap with" : `use to ${how}`;
  const whom = against === null ? "" : ` against ${objectWords(against)}`;
  const not = ignoring.length === 0 ? "" : `, ignoring ${listed(ignoring)}`;
  return line(`${does(player, verb, `${verb} (by that player)`)} ${objectWords(objects)}${whom}${not}`);
}

function waiting({ event, times, duration, condition, instructions }: Kinds["delayed"]): Part {
  const only = condition === null ? "" : `, if ${conditionWords(condition)}`;
  const often = times === "once" ? "the next time of" : "each time of";
  return { line: `${durationWords(duration)}, ${often} ${eventWords(event)}${only}:`, parts: parts(instructions) };
}

const simple = (verb: string) => ({ objects }: { readonly objects: Kinds["destroy"]["objects"] }): Part => line(`${objectWords(objects)} ${verb}`); // prettier-ignore
const inAmount = (base: string, third: string, what: string) => ({ player, amount }: Kinds["gainAmber" | "loseAmber" | "gainChains" | "loseChains" | "draw"]): Part => line(`${does(player, base, third)} ${quantityWords(amount)} ${what}`); // prettier-ignore
const byPlayer = (base: string, third: string, what: string) => ({ player }: { readonly player: Kinds["draw"]["player"] }): Part => line(`${does(player, base, third)} ${what}`); // prettier-ignore

const words: Words = {
  makeTokens: made,
  move: ({ player, objects, to, manner }) =>
    line(`${does(player, manner, `${manner}s`)} ${objectWords(objects)} ${destinationWords(to)}`),
  putIntoPlay: ({ player, objects, enters, placement }) =>
    line(`${does(player, "put", "puts")} ${objectWords(objects)} into play ${[...enters, placementWords(placement)].join(", ")}`),
  play: ({ player, objects, as, on }) =>
    line(`${does(player, "play", "plays")} ${objectWords(objects)}${as === "upgrade" ? " as an upgrade" : ""}${on === null ? "" : ` on ${objectWords(on)}`}`),
  destroy: simple("is destroyed"),
  sacrifice: simple("is sacrificed"),
  dealDamage: damaged,
  heal: ({ amount, objects }) => line(`${quantityWords(amount)} damage is healed from ${objectWords(objects)}`),
  gainAmber: inAmount("gain", "gains", "æmber"),
  loseAmber: inAmount("lose", "loses", "æmber"),
  stealAmber: ({ player, from, amount }) =>
    line(`${does(player, "steal", "steals")} ${quantityWords(amount)} æmber from ${playerWords(from)}`),
  captureAmber: captured,
  exalt: ({ objects, times }) => line(`${objectWords(objects)} is exalted, ${quantityWords(times)} times`),
  moveAmber: ({ amount, from, to }) =>
    line(`${quantityWords(amount)} æmber is moved from ${amberPlaceWords(from)} to ${amberPlaceWords(to)}`),
  giveStatus: ({ status, objects }) => line(`${objectWords(objects)} gets the status ${status}`),
  removeStatus: ({ status, objects }) => line(`${objectWords(objects)} loses the status ${status}`),
  putCounters: ({ counter, amount, objects }) =>
    line(`${quantityWords(amount)} ${counter} counters are put on ${objectWords(objects)}`),
  removeCounters: ({ counter, amount, objects }) =>
    line(`${quantityWords(amount)} ${counter} counters are removed from ${objectWords(objects)}`),
  ready: simple("is readied"),
  exhaust: simple("is exhausted"),
  use: used,
  draw: inAmount("draw", "draws", "cards"),
  refillHand: byPlayer("refill", "refills", "the hand as in the \"draw cards\" step"),
  reveal: ({ player, objects }) => line(`${does(player, "reveal", "reveals")} ${objectWords(objects)}`),
  lookAt: ({ player, objects }) => line(`${does(player, "look at", "looks at")} ${objectWords(objects)}`),
  arrange: ({ player, objects, place }) =>
    line(`${does(player, "put", "puts")} ${objectWords(objects)} on the ${place} of the deck in any order`),
  search: ({ player, objects }) => line(`${does(player, "search", "searches")} for ${objectWords(objects)}`),
  shuffle: ({ player, pile }) =>
    line(`${does(player, "shuffle", "shuffles")} ${pile === "deck" ? "the deck" : "the discard pile into the deck"}`),
  forgeKey: ({ player, cost }) =>
    line(`${does(player, "forge", "forges")} a key at ${cost.kind === "free" ? "no cost" : `the current cost${cost.change === null ? "" : `, ${quantityWords(cost.change)} ${cost.direction}`}${cost.reduction === undefined ? "" : `, reduced by ${quantityWords(cost.reduction)}`}`}`),
  unforgeKey: byPlayer("unforge", "unforges", "a key"),
  gainChains: inAmount("gain", "gains", "chains"),
  loseChains: inAmount("lose", "loses", "chains"),
  attach: ({ objects, to }) => line(`${objectWords(objects)} is attached to ${objectWords(to)} (R21)`),
  takeControl: ({ player, objects, duration }) =>
    line(`${does(player, "take", "takes")} control of ${objectWords(objects)}${duration === null ? "" : ` ${durationWords(duration)}`} (R22)`),
  swap: ({ what, objects, with: other }) =>
    line(`the ${what} of ${objectWords(objects)}${other === null ? "" : ` and ${objectWords(other)}`} are swapped (R22)`),
  moveInBattleline: ({ objects, placement }) => line(`${objectWords(objects)} is moved ${placementWords(placement)}`),
  flip: ({ objects, facing }) => line(`${objectWords(objects)} is flipped face${facing} (${facing === "up" ? "R26" : "R25"})`),
  raiseTide: byPlayer("raise", "raises", "the tide"),
  lowerTide: byPlayer("lower", "lowers", "the tide"),
  chooseObjects: simple("is chosen"),
  choosePlayer: ({ player }) => line(`a player is chosen: ${playerWords(player)}`),
  chooseWord: ({ player, what, among }) =>
    line(`${does(player, "choose", "chooses")} a ${spoken(what)}${among === null ? "" : ` among ${houseWords(among)}`}`),
  setActiveHouse: ({ house }) => line(`the active house becomes ${houseWords(house)}`),
  requireHouse: ({ player, house, rule, duration }) =>
    line(`${playerWords(player)} ${rule} choose ${houseWords(house)} as active house ${durationWords(duration)}`),
  skipStep: ({ player, step, duration }) =>
    line(`${does(player, "skip", "skips")} the ${spoken(step)} step ${durationWords(duration)}`),
  extraTurn: byPlayer("take", "takes", "another turn"),
  fulfill: ({ objects }) => line(`${objectWords(objects)} is fulfilled: the active player resolves the fate of each card under it, which is then discarded`),
  resolveIcon: ({ player, icon }) => line(`${does(player, "resolve", "resolves")} it as one ${icon.kind} icon (R36)`),
  resolveBonusIcons: ({ objects, times }) => line(`the bonus icons of ${objectWords(objects)} are resolved ${quantityWords(times)} times`),
  resolveAbilities: ({ objects, timing }) => line(`the ${spoken(timing)} abilities of ${objectWords(objects)} are resolved`),
  becomeCopy: ({ objects, of, duration }) =>
    line(`${objectWords(objects)} becomes a copy of ${objectWords(of)}${duration === null ? "" : ` ${durationWords(duration)}`} (R27, R28)`),
  lasting: ({ effects, duration }) => ({ line: `${durationWords(duration)}:`, parts: effects.map(modifierPart) }),
  delayed: waiting,
  replacing: ({ event, times, duration, optional, instructions }) => ({
    line: `${durationWords(duration)}, instead of ${times === "once" ? "the next" : "each"} ${eventWords(event)}, this ${optional} happen:`,
    parts: parts(instructions),
  }),
  grantUpgradeText: ({ objects, to, abilities }) => ({
    line: `${objectWords(objects)} becomes an upgrade on ${objectWords(to)} with:`,
    parts: abilities.map(abilityParts),
  }),
  optional: ({ player, instructions }) => ({ line: `${playerWords(player)} may do this:`, parts: parts(instructions) }),
  conditional: ({ condition, then, otherwise }) => ({
    line: `if ${conditionWords(condition)}:`,
    parts: [...parts(then), ...(otherwise.length === 0 ? [] : [{ line: "otherwise:", parts: parts(otherwise) }])],
  }),
  forEach: ({ slot, over, instructions }) => ({ line: `for each (${slot}) of ${overWords(over)}:`, parts: parts(instructions) }),
  repeat: ({ times, instructions }) => ({ line: `${quantityWords(times)} times:`, parts: parts(instructions) }),
  repeatWhile: ({ condition, most, instructions }) => ({
    line: `again and again while ${conditionWords(condition)}, ${quantityWords(most)} times at most:`,
    parts: parts(instructions),
  }),
  chooseOne: ({ player, least, most, options }) => ({
    line: `${does(player, "choose", "chooses")} ${least === most ? least : `${least} to ${most}`}:`,
    parts: options.map((option, index) => ({ line: `choice ${index + 1}:`, parts: parts(option) })),
  }),
}; // prettier-ignore

const playerKinds: ReadonlySet<string> = new Set(["you", "opponent", "eachPlayer", "eventPlayer", "controllerOf", "ownerOf", "choosePlayer", "resultPlayer", "iterationPlayer"]); // prettier-ignore

type Over = Kinds["forEach"]["over"];

function isPlayer(over: Over): over is Kinds["draw"]["player"] {
  return playerKinds.has(over.kind);
}

function overWords(over: Over): string {
  return isPlayer(over) ? playerWords(over) : objectWords(over);
}

function describe<Kind extends Instruction["kind"]>(kind: Kind, instruction: Kinds[Kind]): Part {
  return words[kind](instruction);
}

/** What an instruction does, in words, with what belongs to it. */
export function instructionPart(instruction: Instruction): Part {
  return describe(instruction.kind, instruction);
}

import { playerOf, type SeenCard } from "../../keyforge/runtime/index.js";
import { numbered } from "../numbered.js";
import type { Unmet } from "../scenario.js";
import { labelsOf } from "./choices.js";
import { differences, hidden, same } from "./properties.js";
import type { Expectation, ZoneWord } from "./scenario.js";
import { type Sighting, sightingOf } from "./seen.js";
import type { Told } from "./trace.js";

type Of<Kind extends Expectation["kind"]> = Extract<Expectation, { readonly kind: Kind }>;

/** What is met where it is not what is expected. */
function unless(holds: boolean, expected: string, happened: string): Unmet | null {
  return holds ? null : { expected, happened };
}

/** A list of names, or their number. */
function listed(cards: readonly string[] | number): string {
  return typeof cards === "number" ? String(cards) : cards.join(", ") || "nothing";
}

/** The name by which a card is looked for: in play that of what it is there, else what is printed on it. */
function nameSought({ what }: Of<"cards">, { looks, printed }: SeenCard): string | null {
  return what === "card" ? printed : (looks?.name ?? null);
}

/** Whether a card is of the kind that is looked for. */
function isOfKind({ what }: Of<"cards">, { zone, looks, attachedTo }: SeenCard): boolean {
  if (what === "card") return true;
  if (zone !== "play" || looks === null) return false;
  return what === "upgrade" ? attachedTo !== null : attachedTo === null && looks.type === what;
}

/** Cards with properties, in a number. */
function checkCards(sighting: Sighting, expectation: Of<"cards">): Unmet | null {
  const { what, count, properties } = expectation;
  const { name, nth } = numbered(expectation.name);
  const kind = sighting.cards.filter((card) => isOfKind(expectation, card));
  const named = kind.filter((card) => nameSought(expectation, card) === name);
  const meant = nth === null ? named : named.slice(nth - 1, nth);
  const wrong = meant.flatMap((card) => differences(sighting, card, properties));
  const fitting = meant.filter((card) => differences(sighting, card, properties).length === 0).length;
  const holds = count === null ? meant.length > 0 && wrong.length === 0 : fitting === count;
  const there = kind.map((card) => nameSought(expectation, card) ?? hidden);
  const others = meant.length > 0 ? wrong.join("; ") : `of ${what}s there are: ${listed(there)}`;
  const said = Object.keys(properties).length === 0 ? "" : ` ${JSON.stringify(properties)}`;
  return unless(
    holds,
    `${count ?? "every"} ${what} ${expectation.name}${said}`,
    `${fitting} of ${meant.length} fit${others === "" ? "" : `; ${others}`}`,
  );
}

/** The places in which the order counts. */
const ordered: readonly ZoneWord[] = ["battleline", "deck"];

/** What lies in a place, by name. */
function checkZone(sighting: Sighting, { zone, of, cards }: Of<"zone">): Unmet | null {
  const names = playerOf(sighting.state, of)[zone].map((id) => {
    const card = sighting.cards.find((one) => one.id === id);
    return (zone === "battleline" ? card?.looks?.name : card?.printed) ?? hidden;
  });
  const isSame =
    typeof cards === "number" || (ordered.includes(zone) ? names.join("\n") === cards.join("\n") : same(names, cards));
  const holds = typeof cards === "number" ? names.length === cards : isSame;
  return unless(holds, `${of}'s ${zone}: ${listed(cards)}`, `${names.length}: ${listed(names)}`);
}

/** The keys that a player has forged. */
function checkKeys({ state }: Sighting, { of, keys }: Of<"keys">): Unmet | null {
  const forged = playerOf(state, of).keys;
  const holds = typeof keys === "number" ? forged.length === keys : same(forged, keys);
  return unless(holds, `${of}'s keys: ${listed(keys)}`, `${forged.length}: ${listed(forged)}`);
}

/** How many token creatures there are. */
function checkTokens({ cards }: Sighting, { of, count }: Of<"tokens">): Unmet | null {
  const found = cards.filter(
    ({ zone, looks, controller }) => zone === "play" && looks?.token === true && (of === null || controller === of),
  ).length;
  return unless(found === count, `${count} token creatures`, `${found}`);
}

/** The reference card of a player, which is open to both (R40). */
function checkReference({ state }: Sighting, { of, name }: Of<"reference">): Unmet | null {
  const { reference } = playerOf(state, of);
  const actual = reference === null ? "none" : (state.cards[reference]?.name ?? "none");
  return unless(actual === name, `${of}'s reference card ${name}`, actual);
}

/** How the game stands. */
function checkState({ state }: Sighting, { what, is }: Of<"state">): Unmet | null {
  const { turn, tide, winner } = state;
  const actual = { house: turn.house ?? "none", turn: turn.active, tide: tide ?? "nobody", winner: winner ?? "nobody" };
  return unless(actual[what] === is, `${what} ${is}`, actual[what]);
}

/** What is asked for. */
function checkAsked({ state, request }: Sighting, { who, options }: Of<"asked">): Unmet | null {
  const labels = request === null ? [] : labelsOf(state, request);
  const asked = request?.player ?? "nobody";
  const holds = asked === who && (options === null || same(labels, options));
  return unless(
    holds,
    `${who} asked${options === null ? "" : ` for ${listed(options)}`}`,
    `${asked}: ${listed(labels)}`,
  );
}

/** An event, in a number, by a rule. */
function checkEvent(events: readonly Told[], { event, rule, times }: Of<"event">): Unmet | null {
  const kind = events.filter((each) => each.kind === event);
  const found = kind.filter((each) => rule === null || each.rule === rule).length;
  const by =
    rule === null || kind.length === found
      ? ""
      : `, ${kind.length} by ${[...new Set(kind.map((each) => each.rule))].join(", ")}`;
  return unless(
    times === null ? found > 0 : found === times,
    `${event}${rule === null ? "" : ` by ${rule}`} ${times ?? "some"} times`,
    `${found} times${by}`,
  );
}

/** Whether something is as expected: null where it is. */
export function check(state: Sighting["state"], events: readonly Told[], expectation: Expectation): Unmet | null {
  const sighting = sightingOf(state, expectation.view);
  switch (expectation.kind) {
    case "cards":
      return checkCards(sighting, expectation);
    case "tokens":
      return checkTokens(sighting, expectation);
    case "amount": {
      const actual = playerOf(state, expectation.of)[expectation.what];
      const { of, what, amount } = expectation;
      return unless(actual === amount, `${of} with ${amount} ${what}`, `${actual}`);
    }
    case "keys":
      return checkKeys(sighting, expectation);
    case "reference":
      return checkReference(sighting, expectation);
    case "zone":
      return checkZone(sighting, expectation);
    case "state":
      return checkState(sighting, expectation);
    case "asked":
      return checkAsked(sighting, expectation);
    case "event":
      return checkEvent(events, expectation);
  }
}

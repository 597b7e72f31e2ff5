import {
  type Characteristics,
  characteristics,
  everyObject,
  type GameObject,
  type GameState,
  type Happening,
  playerOf,
} from "../../magic/runtime/index.js";
import { numbered } from "../numbered.js";
import { nameOf } from "./names.js";
import type { Unmet } from "../scenario.js";
import type { Expectation, Properties, Side } from "./scenario.js";

/** An object with what it looks like. */
interface Seen {
  readonly object: GameObject;
  readonly looks: Characteristics;
}

/** Whether two lists hold the same, in whatever order. */
function same(first: readonly string[], second: readonly string[]): boolean {
  return [...first].sort().join("\n") === [...second].sort().join("\n");
}

/** The keywords of an object. */
function keywordsOf({ looks }: Seen): string[] {
  return looks.abilities.flatMap(({ ability }) => (ability.kind === "keyword" ? [ability.keyword] : []));
}

/** A property of an object as it would be written. */
function written(
  state: GameState,
  seen: Seen,
  property: keyof Properties,
): string | number | readonly string[] | Readonly<Record<string, number>> {
  const { object, looks } = seen;
  switch (property) {
    case "controller":
      return looks.controller;
    case "owner":
      return object.owner;
    case "size":
      return `${looks.power ?? "–"}/${looks.toughness ?? "–"}`;
    case "colors":
    case "types":
    case "subtypes":
    case "supertypes":
      return looks[property];
    case "keywords":
      return keywordsOf(seen);
    case "abilities":
      return looks.abilities.length;
    case "manaCost":
      return looks.manaCost === null ? "none" : looks.manaCost.join("");
    case "tapped":
      return object.tapped ? "yes" : "no";
    case "attacking":
      return object.attacking === null ? "no" : "yes";
    case "attachedTo":
      return attachedTo(state, object);
    case "counters":
      return object.counters;
    case "nameFrom":
      return looks.nameFrom;
    case "zone":
      return object.zone;
  }
}

/** What an object is attached to, by name. */
function attachedTo(state: GameState, { attachedTo: to }: GameObject): string {
  if (to === null) return "none";
  return typeof to === "number" ? nameOf(state, to) : to;
}

/** Whether a property is as expected. */
function isAs(actual: ReturnType<typeof written>, expected: unknown): boolean {
  if (isTexts(actual)) return isTexts(expected) && same(actual, expected);
  return JSON.stringify(actual) === JSON.stringify(expected);
}

/** Whether a value is a list of texts. */
function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

const propertyNames: readonly (keyof Properties)[] = [
  "controller",
  "owner",
  "size",
  "colors",
  "types",
  "subtypes",
  "supertypes",
  "keywords",
  "abilities",
  "manaCost",
  "tapped",
  "attacking",
  "attachedTo",
  "counters",
  "nameFrom",
  "zone",
];

/** The properties that are said, with how each is. */
function differences(state: GameState, seen: Seen, properties: Properties): string[] {
  return propertyNames.flatMap((property) => {
    const expected = properties[property];
    if (expected === undefined) return [];
    const actual = written(state, seen, property);
    return isAs(actual, expected) ? [] : [`${property} ${JSON.stringify(actual)}`];
  });
}

/** The objects of the kind that an expectation speaks of, in the zone that it speaks of. */
function ofKind(state: GameState, { what, properties }: Extract<Expectation, { kind: "objects" }>): Seen[] {
  const zone = properties.zone ?? (what === "card" ? null : "battlefield");
  return everyObject(state).flatMap((object) => {
    const looks = characteristics(state, object.id);
    if (looks === null || (zone !== null && object.zone !== zone)) return [];
    return what === "permanent" || object.kind === what ? [{ object, looks }] : [];
  });
}

/** Those of the name; with a number, the one that has it. */
function meant(state: GameState, expectation: Extract<Expectation, { kind: "objects" }>): Seen[] {
  const { name, nth } = numbered(expectation.name);
  const all = ofKind(state, expectation).filter(({ looks }) => looks.name === name);
  return nth === null ? all : all.slice(nth - 1, nth);
}

/** What there is in place of the objects that an expectation speaks of. */
function others(state: GameState, expectation: Extract<Expectation, { kind: "objects" }>): string {
  const names = ofKind(state, expectation).map(({ looks }) => (looks.name === "" ? "nameless ones" : looks.name));
  const { what } = expectation;
  return names.length === 0 ? `there is no ${what}` : `of ${what}s there are ${names.join(", ")}`;
}

/** Objects with properties, in a number. */
function checkObjects(state: GameState, expectation: Extract<Expectation, { kind: "objects" }>): Unmet | null {
  const all = meant(state, expectation);
  const { what, name, count, properties } = expectation;
  const wrong = all.flatMap((seen) => differences(state, seen, properties));
  const fitting = all.filter((seen) => differences(state, seen, properties).length === 0);
  const holds = count === null ? all.length > 0 && wrong.length === 0 : fitting.length === count;
  if (holds) return null;
  const said = JSON.stringify(properties);
  return {
    expected: `${count ?? "every"} ${what} ${name} ${said}`,
    happened: `${fitting.length} of ${all.length} fit${wrong.length === 0 ? "" : `; ${wrong.join("; ")}`}${all.length === 0 ? `; ${others(state, expectation)}` : ""}`,
  };
}

/** The cards of a zone, by name. */
function checkZone(state: GameState, { zone, of, cards }: Extract<Expectation, { kind: "zone" }>): Unmet | null {
  const ids = zone === "exile" ? state.exile.filter((id) => owns(state, id, of)) : playerOf(state, of)[zone];
  const names = ids.map((id) => nameOf(state, id));
  const holds = typeof cards === "number" ? names.length === cards : same(names, cards);
  if (holds) return null;
  return {
    expected: `${of}'s ${zone}: ${typeof cards === "number" ? cards : cards.join(", ")}`,
    happened: `${names.length}: ${names.join(", ")}`,
  };
}

/** Whether a player owns an object. */
function owns(state: GameState, id: number, side: Side): boolean {
  return everyObject(state).some((object) => object.id === id && object.owner === side);
}

/** An event, in a number, by a rule. */
function checkEvent(
  events: readonly Happening[],
  { event, rule, times }: Extract<Expectation, { kind: "event" }>,
): Unmet | null {
  const found = events.filter((each) => each.kind === event && (rule === null || each.rule === rule)).length;
  if (times === null ? found > 0 : found === times) return null;
  return {
    expected: `${event}${rule === null ? "" : ` by ${rule}`} ${times ?? "some"} times`,
    happened: `${found} times`,
  };
}

/** Whether something is as expected: null where it is. */
export function check(state: GameState, events: readonly Happening[], expectation: Expectation): Unmet | null {
  switch (expectation.kind) {
    case "objects":
      return checkObjects(state, expectation);
    case "tokens": {
      const count = everyObject(state).filter(({ kind }) => kind === "token").length;
      return count === expectation.count
        ? null
        : { expected: `${expectation.count} tokens`, happened: `${count} tokens` };
    }
    case "life": {
      const { life } = playerOf(state, expectation.of);
      return life === expectation.life
        ? null
        : { expected: `${expectation.of} at ${expectation.life} life`, happened: `${life} life` };
    }
    case "mana": {
      const mana = playerOf(state, expectation.of).mana.map(({ symbol }) => symbol);
      return same(mana, expectation.mana)
        ? null
        : { expected: `${expectation.of} with ${expectation.mana.join("")}`, happened: mana.join("") };
    }
    case "zone":
      return checkZone(state, expectation);
    case "event":
      return checkEvent(events, expectation);
  }
}

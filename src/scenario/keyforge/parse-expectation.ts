import { isMap, isSeq } from "yaml";
import { type Fields, fromZero } from "../fields.js";
import { named, perSide, somethingExpected, wordOf, wordsOf } from "../reading.js";
import type { Expectation, Properties } from "./scenario.js";
import { sideField, sideNames, sidesIn } from "./sides.js";
import { wordKinds, zoneWords } from "./words.js";

const cardWords = ["creature", "artifact", "upgrade", "card"] as const;
const places = ["battleline", "artifacts", "hand", "deck", "discard", "archives", "purged"] as const;
const amounts = ["amber", "chains"] as const;

/** The fields of which one must be there: what is looked at. */
const heads = [
  ...[...cardWords, "tokens", ...places, ...amounts, "keys", "reference", "house", "turn", "tide", "winner"],
  ...["asked", "event"],
];

/** The fields that say how it must be. */
const heldFields = [
  ...["view", "count", "controller", "owner", "zone", "houses", "traits", "keywords", "power", "armor", "token"],
  ...["facing", "printed", "exhausted", "damage", "amber", "counters", "statuses", "upgrades", "under", "uses"],
  ...["options", "rule", "times"],
];

/** A number of cards, or their names. */
function readCards(record: Fields, key: string): readonly string[] | number {
  return isSeq(record.get(key)) ? record.texts(key) : (record.number(key, fromZero) ?? 0);
}

/** What a creature is: its houses, traits, keywords and numbers. */
function readLooks(fields: Fields): Properties {
  return {
    ...named("houses", wordsOf(fields, "houses", wordKinds.house)),
    ...named("traits", wordsOf(fields, "traits", wordKinds.trait)),
    ...named("keywords", wordsOf(fields, "keywords", wordKinds.keyword)),
    ...named("power", fields.number("power", fromZero)),
    ...named("armor", fields.number("armor", fromZero)),
    ...named("token", fields.word("token", ["yes", "no"])),
    ...named("facing", fields.word("facing", ["up", "down"])),
    ...named("printed", fields.text("printed")),
  };
}

/** The properties that cards are expected to have. */
function readProperties(fields: Fields): Properties {
  return {
    ...readLooks(fields),
    ...named("controller", sideField(fields, "controller")),
    ...named("owner", sideField(fields, "owner")),
    ...named("zone", fields.word("zone", zoneWords)),
    ...named("exhausted", fields.word("exhausted", ["yes", "no"])),
    ...named("damage", fields.number("damage", fromZero)),
    ...named("amber", fields.number("amber", fromZero)),
    ...named("counters", fields.has("counters") ? fields.numbers("counters", wordKinds.counter) : null),
    ...named("statuses", wordsOf(fields, "statuses", wordKinds.status)),
    ...named("upgrades", fields.has("upgrades") ? fields.texts("upgrades") : null),
    ...named("under", fields.has("under") ? readCards(fields, "under") : null),
    ...named("uses", wordsOf(fields, "uses", wordKinds.use)),
  };
}

/** What a reader of expectations adds of itself: the place in the file and as whom it is looked at. */
type Common = Pick<Expectation, "position" | "view">;

/** Cards in play, or anywhere. */
function readCardExpectations(fields: Fields, common: Common): Expectation[] {
  return cardWords.flatMap((what): Expectation[] => {
    if (!fields.has(what)) return [];
    const name = fields.text(what) ?? "";
    return [
      {
        ...common,
        kind: "cards",
        what,
        name,
        count: fields.number("count", fromZero),
        properties: readProperties(fields),
      },
    ];
  });
}

/** What a player has. */
function readPossessions(fields: Fields, common: Common): Expectation[] {
  const cards = places.flatMap((zone) =>
    perSide(fields, zone, sidesIn, readCards).map(
      ({ of, value }) => ({ ...common, kind: "zone", zone, of, cards: value }) as const,
    ),
  );
  const numbers = amounts.flatMap((what) =>
    perSide(fields, what, sidesIn, (record, side) => record.number(side, fromZero)).map(
      ({ of, value }) => ({ ...common, kind: "amount", what, of, amount: value }) as const,
    ),
  );
  const keys = perSide(fields, "keys", sidesIn, readCards).map(
    ({ of, value }) => ({ ...common, kind: "keys", of, keys: value }) as const,
  );
  const references = perSide(fields, "reference", sidesIn, (record, side) => record.text(side)).map(
    ({ of, value }) => ({ ...common, kind: "reference", of, name: value }) as const,
  );
  return [...cards, ...numbers, ...keys, ...references];
}

/** How many token creatures there are, in all or by player. */
function readTokens(fields: Fields, common: Common): Expectation[] {
  if (!fields.has("tokens")) return [];
  if (!isMap(fields.get("tokens"))) {
    const count = fields.number("tokens", fromZero);
    return count === null ? [] : [{ ...common, kind: "tokens", of: null, count }];
  }
  return perSide(fields, "tokens", sidesIn, (record, side) => record.number(side, fromZero)).map(({ of, value }) => ({
    ...common,
    kind: "tokens",
    of,
    count: value,
  }));
}

/** How the game stands. */
function readState(fields: Fields, common: Common): Expectation[] {
  const house = fields.has("house") ? wordOf(fields, "house", wordKinds.house) : null;
  const players = (["turn", "tide", "winner"] as const).flatMap((what): Expectation[] => {
    const is = fields.word(what, [...sideNames, "nobody"]);
    return is === null ? [] : [{ ...common, kind: "state", what, is }];
  });
  return house === null ? players : [{ ...common, kind: "state", what: "house", is: house }, ...players];
}

/** What is asked for, and what happened. */
function readAskedAndEvents(fields: Fields, common: Common): Expectation[] {
  const found: Expectation[] = [];
  const who = fields.word("asked", [...sideNames, "nobody"]);
  if (who !== null)
    found.push({ ...common, kind: "asked", who, options: fields.has("options") ? fields.texts("options") : null });
  const event = fields.has("event") ? wordOf(fields, "event", wordKinds.event) : null;
  if (event !== null)
    found.push({ ...common, kind: "event", event, rule: fields.text("rule"), times: fields.number("times", fromZero) });
  return found;
}

/** Reads one expectation: each of its fields that is something expected counts. */
function readExpectation(fields: Fields): Expectation[] {
  const common: Common = { position: fields.faults.positionOf(fields.node), view: sideField(fields, "view") };
  const ofCards = readCardExpectations(fields, common);
  const found =
    ofCards.length > 0
      ? ofCards
      : [
          ...readTokens(fields, common),
          ...readPossessions(fields, common),
          ...readState(fields, common),
          ...readAskedAndEvents(fields, common),
        ];
  return somethingExpected(fields, found, heads, heldFields);
}

/** Reads the expectations of a field. */
export function readExpectations(parent: Fields, key: string): Expectation[] {
  return parent.records(key, "an expectation").flatMap(readExpectation);
}

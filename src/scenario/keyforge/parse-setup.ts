import { isMap, isScalar, type Node } from "yaml";
import type { Icon, KeyColor, Status } from "../../keyforge/effects/index.js";
import { scalarText } from "../faults.js";
import { Fields, fromZero } from "../fields.js";
import { wordsOf } from "../reading.js";
import type { WordKind } from "../word-kind.js";
import type { PlacedCard, SetUpZone, Side, SideSetup } from "./scenario.js";
import { sideField } from "./sides.js";
import { wordKinds } from "./words.js";

const colors: readonly KeyColor[] = ["red", "yellow", "blue"];
const states: readonly Status[] = ["stun", "ward", "enrage"];
const plainIcons = ["amber", "capture", "damage", "draw", "discard", "power"] as const;

/** The words of a field that are among those of a list; the others are noted. */
function listOf<Word extends string>(fields: Fields, key: string, kind: WordKind, list: readonly Word[]): Word[] {
  return (wordsOf(fields, key, kind) ?? []).flatMap((word) => list.filter((one) => one === word));
}

/** The icon that a word means: one of those that there are, or a house's. */
function iconOf(word: string): Icon {
  const plain = plainIcons.find((kind) => kind === word);
  return plain === undefined ? { kind: "house", house: word } : { kind: plain };
}

/** A card that nothing more is said of. */
function plainCard(name: string, position: PlacedCard["position"]): PlacedCard {
  const nothing = { damage: 0, amber: 0, counters: {}, statuses: [], icons: [], upgrades: [], under: [] };
  return { name, position, token: null, owner: null, exhausted: "no", ...nothing };
}

/** What a record says of a card beside its name. */
function readParts(fields: Fields, card: PlacedCard): PlacedCard {
  return {
    ...card,
    token: fields.text("token"),
    owner: sideField(fields, "owner"),
    exhausted: fields.word("exhausted", ["yes", "no"]) ?? "no",
    damage: fields.number("damage", fromZero) ?? 0,
    amber: fields.number("amber", fromZero) ?? 0,
    counters: fields.numbers("counters", wordKinds.counter),
    statuses: listOf(fields, "statuses", wordKinds.status, states),
    icons: fields.has("icons") ? fields.words("icons", wordKinds.icon).map(iconOf) : [],
    upgrades: readPlace(fields, "upgrades"),
    under: readPlace(fields, "under"),
  };
}

/** A card in a place: its name, or a record that says more; a token creature has the card that it is made of. */
function readPlaced(node: Node, place: Fields): PlacedCard | null {
  const position = place.faults.positionOf(node);
  if (isScalar(node) && node.value !== null && node.value !== "") return plainCard(scalarText(node) ?? "", position);
  if (!isMap(node)) {
    place.faults.add('a card here is its name, or a record with the field "card"', node);
    return null;
  }
  const fields = new Fields(node, place.faults);
  const name = fields.text("card");
  const placed = readParts(fields, plainCard(name ?? "", position));
  fields.refuseOthers();
  if (!fields.has("card")) place.faults.add('the field "card" is missing: what is printed on the card', node);
  return name === null ? null : placed;
}

/** The cards of a place. */
function readPlace(fields: Fields, place: string): readonly PlacedCard[] {
  return fields.items(place).flatMap((node) => readPlaced(node, fields) ?? []);
}

/** The cards of a player's place. */
function readZone(fields: Fields | null, zone: SetUpZone): readonly PlacedCard[] {
  return fields === null ? [] : readPlace(fields, zone);
}

/** What one player begins with; nothing where nothing is said. */
export function readSide(scenario: Fields, side: Side): SideSetup {
  const fields = scenario.has(side) ? scenario.record(side) : null;
  const setup: SideSetup = {
    houses: fields?.has("houses") === true ? fields.words("houses", wordKinds.house) : null,
    reference: fields?.text("reference") ?? null,
    position: scenario.faults.positionOf((fields ?? scenario).node),
    amber: fields?.number("amber", fromZero) ?? 0,
    keys: fields === null ? [] : listOf(fields, "keys", wordKinds.key, colors),
    chains: fields?.number("chains", fromZero) ?? 0,
    zones: {
      deck: readZone(fields, "deck"),
      hand: readZone(fields, "hand"),
      discard: readZone(fields, "discard"),
      archives: readZone(fields, "archives"),
      purged: readZone(fields, "purged"),
      battleline: readZone(fields, "battleline"),
      artifacts: readZone(fields, "artifacts"),
    },
  };
  fields?.refuseOthers();
  return setup;
}

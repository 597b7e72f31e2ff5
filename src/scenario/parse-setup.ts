import { isMap, isScalar, type Node } from "yaml";
import { Fields } from "./fields.js";
import type { PlacedCard, SetUpZone, SideSetup } from "./scenario.js";

/** The symbols of a mana text such as `{2}{G}`. */
export function manaSymbols(text: string | null): string[] {
  return text?.match(/\{[^{}]+\}/g) ?? [];
}

/** A card in a zone: its name, or a record that says more. */
function readPlaced(node: Node, zone: Fields): PlacedCard | null {
  const position = zone.faults.positionOf(node);
  const plain = { position, tapped: "no", counters: {}, attachedTo: null, unlocked: "none" } as const;
  if (isScalar(node) && typeof node.value === "string") return { name: node.value, ...plain };
  if (!isMap(node)) {
    zone.faults.add('a card here is its name, or a record with the field "card"', node);
    return null;
  }
  const fields = new Fields(node, zone.faults);
  const name = fields.text("card");
  const tapped = fields.word("tapped", ["yes", "no"]) ?? "no";
  const counters = fields.numbers("counters");
  const attachedTo = fields.text("attached to");
  const unlocked = fields.word("unlocked", ["none", "left", "right", "both"]) ?? "none";
  fields.refuseOthers();
  if (name === null) zone.faults.add('the field "card" is missing', node);
  return name === null ? null : { name, position, tapped, counters, attachedTo, unlocked };
}

/** The cards of a zone. */
function readZone(fields: Fields | null, zone: SetUpZone): readonly PlacedCard[] {
  if (fields === null) return [];
  return fields.items(zone).flatMap((node) => readPlaced(node, fields) ?? []);
}

/** What one player begins with; 20 life and nothing else where nothing is said. */
export function readSide(fields: Fields | null): SideSetup {
  const side: SideSetup = {
    life: fields?.number("life") ?? 20,
    mana: manaSymbols(fields?.text("mana") ?? null),
    zones: {
      battlefield: readZone(fields, "battlefield"),
      hand: readZone(fields, "hand"),
      library: readZone(fields, "library"),
      graveyard: readZone(fields, "graveyard"),
      exile: readZone(fields, "exile"),
    },
  };
  fields?.refuseOthers();
  return side;
}

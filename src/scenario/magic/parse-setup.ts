import { isMap, isScalar, type Node } from "yaml";
import { scalarText } from "../faults.js";
import { anyNumber, Fields, fromZero, recordOf } from "../fields.js";
import { manaField } from "./mana.js";
import type { PlacedCard, SetUpZone, SheetSticker, SideSetup } from "./scenario.js";
import { wordKinds } from "./words.js";

/** A card in a zone: its name, or a record that says more. */
function readPlaced(node: Node, zone: Fields): PlacedCard | null {
  const position = zone.faults.positionOf(node);
  const plain = { position, tapped: "no", counters: {}, attachedTo: null, unlocked: "none" } as const;
  if (isScalar(node) && node.value !== null && node.value !== "") return { name: scalarText(node) ?? "", ...plain };
  if (!isMap(node)) {
    zone.faults.add('a card here is its name, or a record with the field "card"', node);
    return null;
  }
  const fields = new Fields(node, zone.faults);
  const name = fields.text("card");
  const tapped = fields.word("tapped", ["yes", "no"]) ?? "no";
  const counters = fields.numbers("counters", wordKinds.counter);
  const attachedTo = fields.text("attached to");
  const unlocked = fields.word("unlocked", ["none", "left", "right", "both"]) ?? "none";
  fields.refuseOthers();
  if (!fields.has("card")) zone.faults.add('the field "card" is missing', node);
  return name === null ? null : { name, position, tapped, counters, attachedTo, unlocked };
}

/** The cards of a zone. */
function readZone(fields: Fields | null, zone: SetUpZone): readonly PlacedCard[] {
  if (fields === null) return [];
  return fields.items(zone).flatMap((node) => readPlaced(node, fields) ?? []);
}

const stickerKinds = ["name", "abilities of", "size", "art"] as const;

/** A sticker: the one field that says what is printed on it, and its ticket cost. */
function readSticker(node: Node, side: Fields): SheetSticker | null {
  const fields = recordOf(node, side.faults, "a sticker");
  if (fields === null) return null;
  const found = stickerKinds.filter((kind) => fields.has(kind));
  const [kind] = found;
  const text = kind === undefined || found.length > 1 ? null : fields.text(kind);
  const tickets = fields.number("tickets", fromZero) ?? 0;
  fields.refuseOthers();
  if (kind !== undefined && text !== null && (kind !== "size" || /^\d+\/\d+$/.test(text)))
    return { kind, text, tickets };
  side.faults.add(`a sticker has exactly one of the fields ${stickerKinds.join(", ")}; a size is such as 5/5`, node);
  return null;
}

/** What one player begins with; 20 life and nothing else where nothing is said. */
export function readSide(fields: Fields | null): SideSetup {
  const side: SideSetup = {
    life: fields?.number("life", anyNumber) ?? 20,
    mana: (fields === null ? null : manaField(fields, "mana")) ?? [],
    counters: fields?.numbers("counters", wordKinds.counter) ?? {},
    stickers: fields?.items("stickers").flatMap((node) => readSticker(node, fields) ?? []) ?? [],
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

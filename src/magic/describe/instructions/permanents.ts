import type { Instruction } from "../../effects/index.js";
import { describeEntries } from "../entry.js";
import type { ByKind } from "../kinds.js";
import type { Names } from "../names.js";
import { describeObject } from "../object.js";
import { part, type Part } from "../part.js";
import { describeRecipient, playerDoes } from "../player.js";

type Instructions = ByKind<Instruction>;

/** What a player does to permanents, such as destroying them (701.8); `verb` ends before the object. */
export function act(verb: string, rule: string, { actor, objects }: Instructions["untap"], names: Names): Part {
  return part(`${playerDoes(actor, `${verb} ${describeObject(objects, names)}`, names)} (${rule})`);
}

/** Destroying permanents (701.8), and whether they may be regenerated (701.19c). */
export function destroy(one: Instructions["destroy"], names: Names): Part {
  const { actor, objects, regeneration } = one;
  const after = regeneration === "prohibited" ? "; they can't be regenerated (701.19c)" : "";
  return part(`${playerDoes(actor, `destroy ${describeObject(objects, names)}`, names)} (701.8)${after}`);
}

/** Sacrificing permanents (701.21). */
export function sacrifice({ player, objects }: Instructions["sacrifice"], names: Names): Part {
  return part(`${playerDoes(player, `sacrifice ${describeObject(objects, names)}`, names)} (701.21)`);
}

/** Attaching an object to another or to a player (701.3). */
export function attach({ object, to }: Instructions["attach"], names: Names): Part {
  return part(`Attach ${describeObject(object, names)} to ${describeRecipient(to, names)} (701.3)`);
}

/** Unattaching an object (701.3d). */
export function unattach({ object }: Instructions["unattach"], names: Names): Part {
  return part(`Unattach ${describeObject(object, names)} (701.3d)`);
}

/** Two creatures that fight, or several that fight each other (701.14). */
export function fight({ first, second }: Instructions["fight"], names: Names): Part {
  const both = describeObject(first, names);
  return part(
    second === null ? `${both} fight each other (701.14)` : `${both} fights ${describeObject(second, names)} (701.14)`,
  );
}

/** Removing attackers or blockers from combat (506.4). */
export function removeFromCombat({ objects }: Instructions["removeFromCombat"], names: Names): Part {
  return part(`Remove ${describeObject(objects, names)} from combat (506.4)`);
}

/** How it enters, said as it does (614.12). */
export function enterWith({ object, entry }: Instructions["enterWith"], names: Names): Part {
  return part(`${describeObject(object, names)} enters ${describeEntries(entry, names)} (614.12)`);
}

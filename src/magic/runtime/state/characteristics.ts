import type { Ability, Change, Filter } from "../../effects/index.js";
import type { ObjectId, PlayerId } from "./identity.js";
import type { Face } from "./object.js";
import type { Scope } from "./scope.js";

/** An ability as an object has it now, with the object that made or granted it where it speaks of one (201.5a). */
export interface HeldAbility {
  readonly ability: Ability;
  readonly maker: ObjectId | null;
  /** What the protection does not remove (702.16n). */
  readonly spares?: ObjectId;
}

/** What an effect forbids, requires or permits an object or a player, or what it protects a player from (702.16k). */
export type Rule =
  | Extract<Change, { readonly kind: "prohibit" | "require" | "permit" | "assignCombatDamage" | "goaded" }>
  | { readonly kind: "protected"; readonly from: Filter };

/** A rule with the scope in which its words are read: the object whose effect lays it on, and its controller. */
export interface HeldRule {
  readonly rule: Rule;
  readonly scope: Scope;
}

/** An object's characteristics and controller after every layer (613), with the rules that effects lay on it. */
export interface Characteristics extends Omit<Face, "abilities"> {
  readonly abilities: readonly HeldAbility[];
  readonly controller: PlayerId;
  /** The mana cost of its front face, or faces, while the back face of a nonmodal double-faced permanent is up (202.3b, c). */
  readonly frontCost?: Face["manaCost"];
  readonly basePower: number | null;
  readonly baseToughness: number | null;
  readonly rules: readonly HeldRule[];
}

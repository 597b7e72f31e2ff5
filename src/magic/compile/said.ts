import type { Instruction, ObjectReference, Recipient, TokenGroup } from "../effects/index.js";

/** What an ability has said so far, of which words such as "that many", "the rest" and "this way" speak (608.2c). */
export class Said {
  /** The "where X is …" that the words at hand are read for: another one defines nothing here. */
  defining: object | null = null;
  /** Whether a time that opens the sentence holds for the verb at hand: "Until your next turn, you gain hexproof" (611.2a). */
  opening: "timed" | "untimed" = "untimed";
  /** How many instructions the last sentence came to. */
  sentenceLength = 0;
  /** The slot of the last instruction that "if you do" and "that many" speak of. */
  lastResult: string | null = null;
  /** The slot of the event that triggers the ability, where it tells an amount: damage dealt, life gained or lost. */
  eventAmount: string | null = null;
  /** The slot of the last optional or reflexive instruction. */
  lastOptional: string | null = null;
  /** The group of the last creation, for "five of those tokens". */
  lastTokens: TokenGroup | null = null;
  /** The set that was looked at, revealed or exiled together, of which "the rest" is what was not taken (608.2c). */
  lastSet: string | null = null;
  /** The counters that were last said to be on something, for "all of them", and on what, for "those counters" (122.1). */
  lastCounters: { readonly counter: string | null; readonly on?: Recipient; readonly after?: number } | null = null;
  /** The counters whose removal was a cost of this ability: "counters removed this way" (602.2b). */
  removedAsCost: { readonly counter: string | null } | null = null;
  /** The slot that tells how much damage was prevented: "damage prevented this way" (615.5). */
  prevented: string | null = null;
  /** What "it" meant last: "its controller" is then that one's, whatever else was spoken of (608.2c). */
  lastIt: ObjectReference | null = null;
  /** The object that a spell is said to target, of which "it" then speaks rather than of the spell (115.9b). */
  namedTarget: ObjectReference | null = null;
  /** The values that the verb at hand has a player choose before it is carried out: "the color of your choice" (608.2d). */
  readonly choosing: Instruction[] = [];
  /** Copies of cards that were made and that nobody has been told to cast: of this ability and those within it (707.12). */
  private uncast: { count: number } = { count: 0 };

  /** Takes over what was said before an ability within this one, or before its next paragraph. */
  goOnFrom(before: Said): void {
    this.lastResult = before.lastResult;
    this.lastOptional = before.lastOptional;
    this.eventAmount = before.eventAmount;
    this.lastCounters = before.lastCounters;
    this.prevented = before.prevented;
    this.namedTarget = before.namedTarget;
    this.lastIt = before.lastIt;
    this.removedAsCost = before.removedAsCost;
    this.lastTokens = before.lastTokens;
    this.lastSet = before.lastSet;
    this.uncast = before.uncast;
  }

  /** Notes that a copy of a card was made, which is nothing before it is cast (707.12). */
  copyCard(): void {
    this.uncast.count++;
  }

  /** Notes that such a copy is cast. */
  castCopy(): void {
    this.uncast.count = 0;
  }

  /** Whether a copy was made that nobody casts. */
  hasUncast(): "uncast" | "none" {
    return this.uncast.count > 0 ? "uncast" : "none";
  }
}

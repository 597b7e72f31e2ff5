import type { Ability, Keyworded, Timing } from "./ability.js";
import type { Condition } from "./condition.js";
import type { Filter, HouseReference } from "./filter.js";
import type { EntersState } from "./instruction.js";
import type { ObjectReference } from "./object.js";
import type { PlayerReference } from "./player.js";
import type { Quantity } from "./quantity.js";
import type { CardType, Icon, Keyword, Step, Trait, Zone } from "./words.js";

/** What continuously affects cards: those that fit now, or certain ones. */
export type Affected = Filter | ObjectReference;

/** What cards or players cannot do, or have done to them. */
export type Act =
  | "reap" | "fight" | "beUsed" | "ready" | "beAttacked" | "attack" | "bePlayed" | "beDealtDamage" | "beDestroyed"
  | "beStunned" | "beReturned" | "captureAmber" | "haveAmberRemoved" | "useAction" | "leavePlay" | "beTargeted"
  | "forgeKeys" | "stealAmber" | "drawCards" | "discard" | "playCards" | "useCards" | "gainAmber" | "healDamage" | "beArchived"
  /** Of a player: what is in their pool. */
  | "haveAmberStolen"
  /** In the main step, as cards of the active house can; other effects still discard it. */
  | "beDiscardedByHand"
  | "beExhausted"
  /** Of a player: into the hand, after the house is chosen. */
  | "takeArchives"
  /** Of a player: those of cards that they play. */
  | "resolveIcons"; // prettier-ignore

/** What an attack may leave out of account. */
export type Ignorable = "taunt" | "elusive" | "armor";

/** What holds as long as it applies. */
export type StaticEffect =
  | { readonly kind: "power" | "armor"; readonly affected: Affected; readonly change: "more" | "less"; readonly amount: Quantity }
  /** "is considered to have 2 power" */
  | { readonly kind: "setPower" | "setArmor"; readonly affected: Affected; readonly amount: Quantity }
  | { readonly kind: "gainKeyword"; readonly affected: Affected; readonly keyword: Keyworded }
  | { readonly kind: "loseKeyword"; readonly affected: Affected; /** Null for all of them. */ readonly keyword: Keyword | null }
  | { readonly kind: "gainAbilities"; readonly affected: Affected; readonly abilities: readonly Ability[] }
  /** It has none of its abilities behind that header. */
  | { readonly kind: "loseAbilities"; readonly affected: Affected; readonly timing: Timing }
  | { readonly kind: "loseTraits"; readonly affected: Affected }
  /** Its text box is considered blank, but for traits. */
  | { readonly kind: "blank"; readonly affected: Affected }
  | { readonly kind: "cannot"; readonly affected: Affected; readonly act: Act; /** By or against what; null for anything. */ readonly by: Filter | null }
  | { readonly kind: "playerCannot"; readonly player: PlayerReference; readonly act: Act; readonly what: Filter | null }
  /** So often in a turn and not more. */
  | { readonly kind: "turnLimit"; readonly player: PlayerReference; readonly act: "playCards" | "forgeKeys"; readonly what: Filter | null; readonly most: number }
  /** They cannot forge the key that would be their first, second or third. */
  | { readonly kind: "keyBarred"; readonly player: PlayerReference; readonly key: number }
  /** An upgrade that is attached to nothing but what fits. */
  | { readonly kind: "attachOnly"; readonly affected: Affected; readonly to: Filter }
  | { readonly kind: "onlyIf"; readonly affected: Affected; readonly act: Act; readonly condition: Condition }
  | { readonly kind: "entersPlay"; readonly affected: Affected; readonly state: EntersState }
  | { readonly kind: "doesNotReady"; readonly affected: Affected }
  | { readonly kind: "keyCost"; readonly player: PlayerReference; readonly change: "more" | "less"; readonly amount: Quantity }
  | { readonly kind: "handSize"; readonly player: PlayerReference; readonly change: "more" | "less"; readonly amount: Quantity }
  | { readonly kind: "skipStep"; readonly player: PlayerReference; readonly step: Step }
  /** May be played or used though not of the active house, from where the text says. */
  | { readonly kind: "mayPlay" | "mayUse"; readonly player: PlayerReference; readonly what: Filter; readonly most: Quantity; readonly how: "any" | "fight" | "reap"; readonly zone: Zone | null; /** It counts with the other allowances of its effect: "play or use a card". */ readonly counted?: "together" }
  | { readonly kind: "playAsUpgrade"; readonly affected: Affected; readonly abilities: readonly Ability[] }
  | { readonly kind: "house"; readonly affected: Affected; readonly house: HouseReference; readonly manner: "instead" | "also" }
  | { readonly kind: "trait"; readonly affected: Affected; readonly trait: Trait }
  | { readonly kind: "type"; readonly affected: Affected; readonly type: CardType }
  | { readonly kind: "spendAmberOn"; readonly player: PlayerReference; readonly from: Affected }
  /** It may be spent itself as æmber in a pool (R41). */
  | { readonly kind: "spendAsAmber"; readonly affected: Affected; readonly worth: number }
  | { readonly kind: "fightDamage"; readonly affected: Affected; readonly amount: Quantity }
  /** Beside what it deals in a fight. */
  | { readonly kind: "fightBonus"; readonly affected: Affected; readonly amount: Quantity }
  /** As it attacks, what the one that it attacks has does not count. */
  | { readonly kind: "ignores"; readonly affected: Affected; readonly what: readonly Ignorable[] }
  /** What a player must pay to play or use such a card; to nobody where it goes to the supply. */
  | { readonly kind: "toll"; readonly player: PlayerReference; readonly act: "playCards" | "useCards"; readonly what: Filter; readonly amount: Quantity; readonly to: PlayerReference | null }
  | { readonly kind: "damagePrevention"; readonly affected: Affected; readonly most: Quantity }
  | { readonly kind: "copyOf"; readonly affected: Affected; readonly of: ObjectReference }
  | { readonly kind: "extraBonusIcons"; readonly affected: Affected; readonly icons: readonly Icon[] }
  | { readonly kind: "considered"; readonly affected: Affected; readonly as: "flank" | "notFlank" | "center" }; // prettier-ignore

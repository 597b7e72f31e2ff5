import type { Ability, CardType, House, Icon, Identifier, Keyworded, Name, Trait } from "../../effects/index.js";
import type { CardId } from "./identity.js";

/** An ability that a card has, with the card that granted it, where one did. */
export interface HeldAbility {
  readonly ability: Ability;
  readonly maker: CardId | null;
}

/** What a card is with everything that affects it: as a token creature what its reference card says (R2). */
export interface Looks {
  /** The compiled card that it is a copy of, if not of itself. */
  readonly copied: Identifier;
  readonly name: Name;
  readonly houses: readonly House[];
  /** An archon power is no playing card, and fits no filter over types. */
  readonly type: CardType | "archonPower";
  readonly traits: readonly Trait[];
  readonly power: number;
  readonly armor: number;
  readonly keywords: readonly Keyworded[];
  readonly abilities: readonly HeldAbility[];
  /** A facedown token creature, whatever it is a copy of (R24, R27). */
  readonly token: boolean;
  readonly bonusIcons: readonly Icon[];
  /** Whether it counts as standing on a flank or in the center, where an effect says so. */
  readonly considered: readonly ("flank" | "notFlank" | "center")[];
}

/** Why a part cannot be lowered. Thrown within the compiler alone and caught at the ability: the rest of the card goes on. */
export class Refusal extends Error {
  constructor(
    readonly reason: "notLowered" | "unbound" | "unknownTrait",
    readonly phrase: string,
    readonly node: object | null,
  ) {
    super(phrase);
  }
}

/** Says that a construct has no effect yet. */
export function refuse(phrase: string, node: object | null = null): never {
  throw new Refusal("notLowered", phrase, node);
}

/** Says that words refer to nothing that stands before them. */
export function refuseUnbound(phrase: string, node: object | null = null): never {
  throw new Refusal("unbound", phrase, node);
}

/** Says that a trait is in no list. */
export function refuseTrait(trait: string, node: object | null = null): never {
  throw new Refusal("unknownTrait", trait, node);
}

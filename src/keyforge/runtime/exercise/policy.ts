import type { Request } from "../state/request.js";

/** How choices are made in a trial, and in what kind of world. */
export interface Policy {
  /** Whether what may be done is done. */
  readonly may: "yes" | "no";
  /** From which option on choices begin, so that other trials try others. */
  readonly offset: number;
  /** Whether many are chosen, or as few as possible, or as many; with all of them goes æmber for the dearest key. */
  readonly many: "most" | "least" | "all";
  /** Who has more of everything: creatures, æmber, keys, cards. */
  readonly richer: "you" | "opponent";
  /** Whether much has happened before in the turn, for what looks back at it. */
  readonly past: "quiet" | "eventful";
  /**
   * Whether there is plenty for each filter of the ability, or but for those of its conditions, or next to nothing on the
   * poorer side, or on both.
   */
  readonly pieces: "plenty" | "unconditional" | "none" | "nothing";
  /** Whose turn it is where the ability can resolve in either. */
  readonly turn: "yours" | "opponents";
  /** Whether the opponent's creatures have armor enough for any fight. */
  readonly foes: "frail" | "sturdy";
}

const base: Policy = {
  may: "yes", offset: 0, many: "most", richer: "you", past: "quiet", pieces: "plenty", turn: "yours", foes: "frail",
}; // prettier-ignore

/** The trials that are made one after the other, until all that an ability declares has come about. */
export const policies: readonly Policy[] = [
  base,
  { ...base, richer: "opponent" },
  { ...base, past: "eventful" },
  { ...base, offset: 1, many: "least" },
  { ...base, offset: 1, richer: "opponent", past: "eventful" },
  { ...base, may: "no" },
  { ...base, pieces: "none" },
  { ...base, pieces: "none", richer: "opponent" },
  { ...base, pieces: "unconditional", richer: "opponent" },
  { ...base, offset: 2 },
  { ...base, offset: 3, richer: "opponent" },
  { ...base, offset: 4, past: "eventful" },
  { ...base, offset: 5, many: "least" },
  { ...base, offset: -1 },
  { ...base, offset: -2, richer: "opponent" },
  { ...base, foes: "sturdy" },
  { ...base, turn: "opponents" },
  { ...base, pieces: "none", offset: 1 },
  { ...base, pieces: "none", offset: 1, richer: "opponent" },
  { ...base, pieces: "none", offset: 1, many: "least" },
  { ...base, pieces: "unconditional", offset: 1 },
  { ...base, pieces: "nothing" },
  { ...base, pieces: "nothing", past: "eventful" },
  { ...base, offset: 2, many: "least", past: "eventful" },
  { ...base, offset: 7, past: "eventful", richer: "opponent" },
  { ...base, many: "all" },
];

/** How many options are taken. */
function count({ least, most, options }: Request, { many }: Policy): number {
  const highest = Math.min(most, options.length);
  if (many === "least") return least;
  return many === "all" ? highest : Math.max(least, Math.min(highest, 3));
}

/** The answer that a policy gives to a request. */
export function answerFor(request: Request, policy: Policy): number[] {
  const { options, least, most } = request;
  if (options[0]?.kind === "yes") return [policy.may === "yes" ? 0 : 1];
  switch (request.kind) {
    case "order":
      return [...options.keys()];
    case "divide":
    case "assign":
      return options.map((_, index) => (index === 0 ? most : 0));
    case "number":
      return [Math.min(most, Math.max(least, 1 + Math.abs(policy.offset)))];
    case "choose": {
      const offset = request.purpose === "mode" ? policy.offset >> 1 : policy.offset;
      const start = options.length === 0 ? 0 : ((offset % options.length) + options.length) % options.length;
      return Array.from({ length: count(request, policy) }, (_, index) => (start + index) % options.length);
    }
  }
}

import type { Cost, Resolution } from "../../effects/index.js";
import { costsOf, qualityOf } from "../keywords/build.js";
import { type KeywordOf, keywordsNamed } from "../read/abilities.js";
import { everyInstruction } from "../read/every-instruction.js";
import { matches } from "../read/filter.js";
import { countOf } from "../read/quantity.js";
import { type Subject, subjectOf } from "../read/sight.js";
import type { Characteristics } from "../state/characteristics.js";
import type { ObjectId } from "../state/identity.js";
import { playerOf } from "../state/objects.js";
import type { Scope } from "../state/scope.js";
import { askOrder, askSome, entityOption } from "./ask.js";
import type { Play } from "./play.js";
import { requiredTargets } from "./required-targets.js";
import { legalTargets } from "./targets.js";
import { timesPayable } from "./times-payable.js";

/** What a spell does besides, and costs besides, by what is spliced onto it (702.47a). */
export interface Spliced {
  readonly resolution: Resolution;
  readonly costs: readonly Cost[];
}

/** A card of the hand that can be spliced onto the spell. */
interface Candidate extends Spliced {
  readonly id: ObjectId;
}

/** Every slot and target that a resolution fills or announces itself; the slots that the rules keep for something are none. */
function ownNames({ targets, instructions }: Resolution): ReadonlySet<string> {
  const every = everyInstruction(instructions);
  const looped = every.flatMap((one) => ("slot" in one && typeof one.slot === "string" ? [one.slot] : []));
  return new Set([...targets.map(({ id }) => id), ...every.flatMap(({ id, result }) => [id, result]), ...looped]);
}

/** The resolution with other names for its slots and targets, so that it can stand beside another. */
function renamed(resolution: Resolution, prefix: string): Resolution {
  const names = ownNames(resolution);
  const text = JSON.stringify(resolution, (_, value: unknown) =>
    typeof value === "string" && names.has(value) ? `${prefix}${value}` : value,
  );
  const made: unknown = JSON.parse(text);
  if (!isResolution(made)) throw new Error("a resolution lost its parts");
  return made;
}

/** What names were changed in has the parts that it had. */
function isResolution(value: unknown): value is Resolution {
  return typeof value === "object" && value !== null && "targets" in value && "instructions" in value;
}

/** Whether the required choices of the text can be made (702.47b). */
function isChoosable(play: Play, scope: Scope, { targets, instructions }: Resolution): boolean {
  return requiredTargets(play, scope, targets, instructions).every(
    (target) => legalTargets(play, scope, target).length >= countOf(play, scope, target.least),
  );
}

/** How a card can be spliced onto the spell by one of its abilities; none where it cannot (702.47a, b). */
function spliceable(
  play: Play,
  spell: Subject,
  scope: Scope,
  id: ObjectId,
  textOf: (looks: Characteristics) => Resolution | null,
): readonly Candidate[] {
  const looks = subjectOf(play, id)?.looks;
  if (looks === undefined) return [];
  const fits = (keyword: KeywordOf): boolean => {
    const quality = qualityOf(keyword);
    return quality !== undefined && matches(play, scope, { ...quality, what: "object" }, spell);
  };
  return keywordsNamed(looks, "splice").flatMap((keyword): Candidate[] => {
    const text = fits(keyword) ? textOf(looks) : null;
    const costs = costsOf(keyword);
    if (text === null || !isChoosable(play, scope, text)) return [];
    if (timesPayable(play, { scope }, scope.controller, costs, 1) === 0) return [];
    return [{ id, resolution: renamed(text, `splice:${id}:`), costs }];
  });
}

/** What the player splices onto the spell: cards that are revealed all at once, in the order of their effects (702.47b). */
export function splices(
  play: Play,
  spell: Subject,
  scope: Scope,
  textOf: (looks: Characteristics) => Resolution | null,
): readonly Spliced[] {
  const { hand } = playerOf(play.state, scope.controller);
  const candidates = hand.flatMap((id) => spliceable(play, spell, scope, id, textOf).slice(0, 1));
  if (candidates.length === 0) return [];
  const player = scope.controller;
  const asking = { player, purpose: "cost", rule: "702.47a", about: spell.object.id } as const;
  const show = ({ id }: Candidate) => entityOption(id);
  const chosen = askSome(play, asking, candidates, show, [0, candidates.length]);
  if (chosen.length === 0) return [];
  const objects = chosen.map(({ id }) => id);
  play.happen([{ kind: "revealed", player, objects, amount: objects.length, rule: "702.47a", cause: play.cause }]);
  return chosen.length === 1 ? chosen : askOrder(play, { ...asking, rule: "702.47b" }, chosen, show);
}

/** What the spell does with the text that was spliced onto it: its own effects come first (702.47b). */
export function withSplices(own: Resolution | null, spliced: readonly Spliced[]): Resolution | null {
  if (spliced.length === 0) return own;
  const all = [...(own === null ? [] : [own]), ...spliced.map(({ resolution }) => resolution)];
  return {
    targets: all.flatMap(({ targets }) => targets),
    instructions: all.flatMap(({ instructions }) => instructions),
  };
}

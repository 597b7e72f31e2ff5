import type { VocabularyWord, WordReplacement, WordSort } from "../../effects/index.js";
import { creatureTypes } from "../read/creature-types.generated.js";
import type { Scope } from "../state/scope.js";
import { askSome } from "./ask.js";
import type { Play } from "./play.js";

/** The words of each sort (105.1, 205.3i, 205.3m). */
const words: { readonly [Sort in WordSort]: readonly VocabularyWord[] } = {
  color: ["white", "blue", "black", "red", "green"],
  creatureType: creatureTypes,
  basicLandType: ["Plains", "Island", "Swamp", "Mountain", "Forest"],
};

/** Which words are replaced by which, chosen as the effect begins (608.2d, 612.2). */
export function settledReplacement(
  play: Play,
  { controller, source }: Scope,
  replacing: readonly WordReplacement[],
): readonly WordReplacement[] {
  const asking = { player: controller, purpose: "value", rule: "612.2", about: source } as const;
  const choose = (options: readonly VocabularyWord[]): VocabularyWord | undefined =>
    askSome(play, asking, options, (word) => ({ kind: "word", word }), [1, 1])[0];
  const sort = choose(replacing.map((one) => one.sort));
  const one = replacing.find((each) => each.sort === sort);
  if (one === undefined) return [];
  const from = one.from ?? choose(words[one.sort].filter((word) => word !== one.to)) ?? null;
  const to = one.to ?? choose(words[one.sort].filter((word) => word !== from)) ?? null;
  return [{ sort: one.sort, from, to }];
}

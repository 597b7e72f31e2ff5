import type { Instruction, ObjectReference } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import { acted, type Doing, doerOf, type InstructionTable } from "../doing.js";
import { one } from "../plain.js";
import { lowerReference } from "../reference.js";
import { nounOf } from "../noun.js";
import { refuse } from "../refusal.js";
import { isPlayerPhrase } from "../player.js";

type Use = Extract<Instruction, { readonly kind: "use" }>;

/** "ignoring taunt" */
function ignoredIn({ tails }: Doing): Use["ignoring"] {
  const ignoring = tails.take("ignoring");
  if (ignoring === null) return [];
  return refuse("what is ignored", ignoring.what);
}

function used(how: Use["how"], verb: string) {
  return (
    { object, ...more }: { readonly object: NounPhrase; readonly purpose?: object | null },
    doing: Doing,
  ): readonly Instruction[] => {
    const { purpose = null } = more;
    if (purpose !== null) return refuse("for what it is used", purpose);
    const player = doerOf(doing);
    const objects = lowerReference(object, doing.context, { chooser: player, home: null });
    // Several are used one at a time whether the text says so or not: each use is resolved before the next.
    doing.tails.takeWords("oneAtATime");
    const ignoring = ignoredIn(doing);
    const { id, result } = doing.context.next();
    acted(doing.context, verb, result, objects);
    return [{ kind: "use", id, result, player, objects, how, against: null, ignoring }];
  };
}

/** "it fights that creature" */
function fighting({ object }: { readonly object: NounPhrase }, doing: Doing): readonly Instruction[] {
  const { subject, context } = doing;
  if (subject === null || isPlayerPhrase(subject)) return refuse("who fights", object);
  const objects: ObjectReference = lowerReference(subject, context);
  const against = lowerReference(object, context);
  const ignoring = ignoredIn(doing);
  const { id, result } = context.next();
  acted(context, "fight", result, objects);
  return [{ kind: "use", id, result, player: { kind: "you" }, objects, how: "fight", against, ignoring }];
}

/** Use, fight and reap with creatures; play cards; resolve bonus icons. */
export const useInstructions: InstructionTable<"use" | "fightWith" | "reapWith" | "fight" | "play" | "resolve"> = {
  use: used("any", "use"),
  fightWith: used("fight", "fight"),
  reapWith: used("reap", "reap"),
  fight: fighting,
  play: ({ object, on }, doing) => {
    const player = doerOf(doing);
    const objects = playable(object, doing);
    const host = on === null ? null : lowerReference(on.what, doing.context);
    const { id, result } = doing.context.next();
    acted(doing.context, "play", result, objects);
    return [{ kind: "play", id, result, player, objects, as: "itself", on: host }];
  },
  resolve: ({ object }, doing) => {
    if (object.kind !== "described" || nounOf(object) !== "bonus icon") return refuse("what is resolved", object);
    const { determiner } = object;
    const isIts = determiner?.kind === "determiner" && determiner.word === "its" && object.modifiers.length === 0;
    if (!isIts || object.post.length > 0) return refuse("which icons", object);
    // A card's icons are resolved as they are when it is played.
    doing.tails.take("subordinate", ({ word }) => word === "asIf");
    const objects = lowerReference({ kind: "pronoun", word: "it" }, doing.context);
    const { id, result } = doing.context.next();
    acted(doing.context, "resolve", result, objects);
    return [{ kind: "resolveBonusIcons", id, result, objects, times: one }];
  },
};

/** A card that is played: one of the hand unless the text says from where. */
function playable(object: NounPhrase, doing: Doing): ObjectReference {
  const player = doerOf(doing);
  const isSpoken = object.kind === "pronoun";
  if (isSpoken) return lowerReference(object, doing.context);
  const objects = lowerReference(object, doing.context, {
    chooser: player,
    home: { zones: ["hand"], constraints: [{ kind: "inZoneOf", player }] },
  });
  if (objects.kind === "choose" && objects.filter.zones.every((zone) => zone === "play"))
    return {
      ...objects,
      filter: {
        ...objects.filter,
        zones: ["hand"],
        constraints: [...objects.filter.constraints, { kind: "inZoneOf", player }],
      },
    };
  return objects;
}

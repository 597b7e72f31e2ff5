import type { Filter, Instruction, ObjectReference } from "../../effects/index.js";
import type { Clauses } from "../../syntax/clause.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import { acted, type Doing, doerOf, type InstructionTable } from "../doing.js";
import { one } from "../plain.js";
import { lowerReference } from "../reference.js";
import { pileCards } from "./pile.js";
import { nounOf } from "../noun.js";
import { refuse } from "../refusal.js";
import { isPlayerPhrase } from "../player.js";

type Use = Extract<Instruction, { readonly kind: "use" }>;

/** "ignoring taunt" */
function ignoredIn({ tails }: Doing): Use["ignoring"] {
  const ignoring = tails.take("ignoring");
  if (ignoring === null) return [];
  const { what } = ignoring;
  const word =
    what.kind === "described" && what.noun.kind === "keyword" && what.modifiers.length === 0 && what.post.length === 0
      ? what.noun.keyword
      : null;
  return word === "taunt" || word === "elusive" ? [word] : refuse("what is ignored", what);
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
    // To use it as if it were yours is what using another's card is.
    doing.tails.take("subordinate", ({ word, clauses }) => word === "asIf" && isYours(clauses));
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

/** "it were yours" */
function isYours({ clauses: [clause, ...others] }: Clauses): boolean {
  if (clause?.kind !== "clause" || others.length > 0) return false;
  const [verb, ...more] = clause.verbs;
  return (
    more.length === 0 &&
    verb?.predicate.kind === "is" &&
    verb.predicate.what.kind === "pronoun" &&
    verb.predicate.what.word === "yours"
  );
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
    // To play it as if it were yours is what playing another's card is.
    doing.tails.take("subordinate", ({ word, clauses }) => word === "asIf" && isYours(clauses));
    const host = on === null ? null : lowerReference(on.what, doing.context);
    const { id, result } = doing.context.next();
    acted(doing.context, "play", result, objects);
    return [{ kind: "play", id, result, player, objects, as: "itself", on: host }];
  },
  resolve: ({ object }, doing) => {
    if (isTheseFights(object)) {
      // Fights are resolved one at a time whether the text says so or not.
      doing.tails.takeWords("oneAtATime");
      return [];
    }
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

/** "these fights" */
function isTheseFights(object: NounPhrase): boolean {
  return nounOf(object) === "fight" && object.kind === "described" && object.determiner?.kind === "determiner" && object.determiner.word === "these" && object.modifiers.length === 0 && object.post.length === 0; // prettier-ignore
}

/** A card that is played: one of the hand unless the text says from where. */
function playable(object: NounPhrase, doing: Doing): ObjectReference {
  const player = doerOf(doing);
  if (object.kind === "pronoun") return lowerReference(object, doing.context);
  const pile = pileCards(object, doing.context);
  if (pile !== null) return pile;
  const objects = lowerReference(object, doing.context, {
    chooser: player,
    home: { zones: ["hand"], constraints: [{ kind: "inZoneOf", player }] },
  });
  const isOpen = (filter: Filter): boolean =>
    filter.zones.every((zone) => zone === "play") && !filter.constraints.some(({ kind }) => kind === "among");
  if (objects.kind === "choose" && isOpen(objects.filter))
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

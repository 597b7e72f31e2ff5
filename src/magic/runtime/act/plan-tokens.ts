import type { Name, TokenGroup, TokenSpecification } from "../../effects/index.js";
import { type Copiable, copiableFaces, valuesCopied } from "../read/copiable.js";
import { printedFaces } from "../read/faces.js";
import { informantsOf } from "../read/informant.js";
import { countOf } from "../read/quantity.js";
import { NotExecutable } from "../state/failures.js";
import type { ObjectId } from "../state/identity.js";
import type { ByKind, Table } from "../state/kinds.js";
import { findObject, lastKnownOf } from "../state/objects.js";
import type { Scope } from "../state/scope.js";
import { askSome } from "./ask.js";
import { withExceptions } from "./exceptions.js";
import type { Play } from "./play.js";
import type { PlannedGroup } from "./proposal.js";
import { tokenFaces } from "./token-face.js";

/** The copiable values of an object, as it last was where it is gone (707.2, 608.2h); null for a nonexistent one. */
export function copied(play: Play, id: ObjectId): Copiable | null {
  const object = findObject(play.state, id);
  if (object !== null) return valuesCopied(object, copiableFaces(play.state, object));
  const last = lastKnownOf(play.state, id);
  return last === null ? null : valuesCopied(last.object, last.faces);
}

/** Tokens that are copies: one kind for each object; none of a nonexistent object (111.12). */
function copies(play: Play, scope: Scope, { of, exceptions }: ByKind<TokenSpecification>["copy"]): Copiable[] {
  return informantsOf(play, scope, of).flatMap((id) => {
    const original = copied(play, id);
    if (original === null) return [];
    return [{ ...original, faces: withExceptions(play, scope, original.faces, exceptions) }];
  });
}

/** The card of that name among those of the game (111.11). */
function cardNamed(play: Play, name: Name): Copiable {
  const card = Object.values(play.state.cards).find((candidate) => candidate.name === name);
  if (card === undefined) throw new NotExecutable(`a token of the card ${name}, which is not known`);
  return { faces: printedFaces(card).map((face) => ({ ...face, nameFrom: "oracle" })), face: 0 };
}

/** One of several kinds, at the creator's choice. */
function choice(play: Play, scope: Scope, { options }: ByKind<TokenSpecification>["choice"]): Copiable[] {
  const asking = { player: scope.controller, purpose: "token", rule: "608.2d", about: scope.source } as const;
  const indices = options.map((_, index) => index);
  const [chosen] = askSome(play, asking, indices, (mode) => ({ kind: "mode", mode }), [1, 1]);
  return options.slice(chosen, (chosen ?? 0) + 1).flatMap((option) => kinds(play, scope, option));
}

/** One plan a kind of specification. */
export const specifications: Table<TokenSpecification, [Play, Scope], Copiable[]> = {
  specified: ({ characteristics }, play, scope) => [{ faces: tokenFaces(play, scope, characteristics, null), face: 0 }],
  predefined: ({ rule, characteristics }, play, scope) => [
    { faces: tokenFaces(play, scope, characteristics, rule), face: 0 },
  ],
  oracle: ({ name, characteristics, unread }, play, scope) => [
    characteristics === null || unread !== undefined
      ? cardNamed(play, name)
      : { faces: tokenFaces(play, scope, characteristics, null), face: 0 },
  ],
  copy: (specification, play, scope) => copies(play, scope, specification),
  choice: (specification, play, scope) => choice(play, scope, specification),
};

function evaluate<Kind extends TokenSpecification["kind"]>(
  kind: Kind,
  specification: ByKind<TokenSpecification>[Kind],
  play: Play,
  scope: Scope,
): Copiable[] {
  return specifications[kind](specification, play, scope);
}

/** The kinds of token that a specification means. */
function kinds(play: Play, scope: Scope, specification: TokenSpecification): Copiable[] {
  return evaluate(specification.kind, specification, play, scope);
}

/** The groups of tokens that a part of a creation plans; its count goes for each kind. */
export function planGroup(play: Play, scope: Scope, group: TokenGroup): PlannedGroup[] {
  const count = countOf(play, scope, group.count);
  return kinds(play, scope, group.token).map((kind) => ({ ...kind, count, entries: group.enters, scope }));
}

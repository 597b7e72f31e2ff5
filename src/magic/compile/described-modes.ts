import type { Modifier, NounItem } from "../../../grammar/magic/phrases.js";
import type { ModeNode, SentenceInAbility } from "../syntax/ability.js";
import type { VerbPhrase } from "../syntax/clause.js";
import type { Described } from "../syntax/noun-phrase.js";
import type { Sentence } from "../syntax/sentence.js";
import { onlyItem } from "./noun.js";
import { refuse } from "./refusal.js";

/** A modal header and its modes, each of which says what it does. */
interface Modal {
  readonly header: readonly SentenceInAbility[];
  readonly modes: readonly ModeNode[];
}

/**
 * "Choose one at random. Create a red creature token with those characteristics." before modes that describe a token
 * (700.2): the modes with the creation in each, of a token with the characteristics of both (111.3). Null of modes that
 * say themselves what they do.
 */
export function describedModes(sentences: readonly SentenceInAbility[], modes: readonly ModeNode[]): Modal | null {
  if (modes.every(({ token }) => token === null)) return null;
  const last = sentences.at(-1);
  if (last === undefined) return refuse("modes", modes);
  return {
    header: sentences.slice(0, -1),
    modes: modes.map((mode) => ({
      ...mode,
      token: null,
      sentences: [{ ...last, sentence: created(last.sentence, mode) }],
    })),
  };
}

/** The creation, of the token that the mode describes. */
function created(sentence: Sentence, { token }: ModeNode): Sentence {
  const [part, ...parts] = sentence.parts;
  const [verb, ...verbs] = part?.clause.verbs ?? [];
  if (part === undefined || verb === undefined || parts.length + verbs.length > 0 || token === null)
    return refuse("those characteristics", sentence);
  return { ...sentence, parts: [{ ...part, clause: { ...part.clause, verbs: [creating(verb, token.phrase)] } }] };
}

function creating(verb: VerbPhrase, token: Described): VerbPhrase {
  const { predicate } = verb;
  if (predicate.kind !== "create" || predicate.object.kind !== "described")
    return refuse("those characteristics", verb);
  return { ...verb, predicate: { ...predicate, object: merged(predicate.object, token) } };
}

/** "a red creature token" that is a "3/1 Human Warrior with trample": size, colors, subtypes, types, as 111.4 has them. */
function merged(frame: Described, token: Described): Described {
  const item = onlyItem(frame);
  const own = onlyItem(token);
  const [behind, ...others] = frame.post;
  if (item === null || own === null || behind?.kind !== "withThoseCharacteristics" || others.length > 0)
    return refuse("those characteristics", frame);
  if (token.group.determiners.length > 0 || token.group.possessor !== null) return refuse("a token", token);
  const at = item.modifiers.findIndex(({ kind }) => kind === "type");
  const [size, ...rest] = own.modifiers;
  if (at < 0 || size?.kind !== "powerToughness" || item.modifiers.some(({ kind }) => kind === size.kind))
    return refuse("those characteristics", token);
  const modifiers = [size, ...item.modifiers.slice(0, at), ...rest, ownSubtype(own), ...item.modifiers.slice(at)];
  return { ...frame, group: { ...frame.group, items: [{ ...item, modifiers }] }, post: token.post };
}

/** The noun of the description, which is a creature type. */
function ownSubtype({ noun, form }: NounItem): Modifier {
  return noun.kind === "subtype" ? { ...noun, form } : refuse("a token", noun);
}

import type { CopyException, TokenSpecification } from "../effects/index.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { CopyExceptions } from "../syntax/copy-exception.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import { lowerAbilitySet } from "./ability-set.js";
import { becomeChanges } from "./become.js";
import type { Context } from "./context.js";
import { figureQuantity } from "./figure.js";
import { isDenied } from "./form.js";
import { refuse } from "./refusal.js";
import { spokenTypes } from "./spoken-types.js";

/** Adds what "except" says to a copy (707.9). */
export function copyExceptionsOf(
  token: TokenSpecification,
  node: CopyExceptions,
  context: Context,
): TokenSpecification {
  if (token.kind !== "copy") return refuse("except", node);
  return {
    ...token,
    exceptions: [...token.exceptions, ...lowerCopyExceptions(node, spokenTypes(token.of, context), context)],
  };
}

/** The exceptions of a copy effect, in the order of the text; `types` are those of what is copied, where they are known. */
export function lowerCopyExceptions(
  node: CopyExceptions,
  types: ReadonlySet<string> | null,
  context: Context,
): readonly CopyException[] {
  return node.clauses.flatMap((one) => clauseExceptions(one, types, context));
}

function clauseExceptions(
  clause: Clause,
  types: ReadonlySet<string> | null,
  context: Context,
): readonly CopyException[] {
  if (!speaksOfCopy(clause.subject)) return nameException(clause);
  return clause.verbs.flatMap((verb) => verbExceptions(verb, types, context));
}

function speaksOfCopy(subject: NounPhrase | null): boolean {
  if (subject === null) return true;
  if (subject.kind === "pronoun") return ["it", "they", "he", "she"].includes(subject.word);
  return (
    subject.kind === "described" &&
    subject.post.length === 0 &&
    subject.group.determiners.some((one) => one.kind === "article" && (one.word === "the" || one.word === "that"))
  );
}

function verbExceptions(
  verb: VerbPhrase,
  types: ReadonlySet<string> | null,
  context: Context,
): readonly CopyException[] {
  const node = verb.predicate;
  if (verb.auxiliary !== null || verb.adverbials.length > 0 || verb.adverb !== null)
    return refuse("an exception", verb);
  switch (node.kind) {
    case "haveAbilities":
      return [{ kind: "addAbilities", abilities: lowerAbilitySet(node.abilities, context, types) }];
    case "loseAbilities":
      return [{ kind: "removeAbilities", abilities: lowerAbilitySet(node.abilities, context, types) }];
    case "beSize":
      if (isDenied(node.form)) return refuse("an exception", node);
      return [
        {
          kind: "setPowerToughness",
          power: figureQuantity(node.size.power, context),
          toughness: figureQuantity(node.size.toughness, context),
        },
      ];
    case "beAdjective":
      return qualities(node, isDenied(node.form));
    case "beNoun":
      if (isDenied(node.form) || node.still !== null) return refuse("an exception", node);
      return typeExceptions(node.object, node.addition, context);
    default:
      return refuse(node.kind, node);
  }
}

function qualities(
  node: Extract<VerbPhrase["predicate"], { readonly kind: "beAdjective" }>,
  denied: boolean,
): readonly CopyException[] {
  const [quality, ...more] = node.state.qualities;
  if (quality === undefined || more.length > 0 || node.each !== null) return refuse("an exception", node);
  if (quality === "legendary") return [{ kind: denied ? "removeSupertype" : "addSupertype", supertype: "legendary" }];
  if (denied) return refuse(quality, node);
  if (quality === "white" || quality === "blue" || quality === "black" || quality === "red" || quality === "green")
    return [{ kind: "setColors", colors: [quality] }];
  return quality === "allColors"
    ? [{ kind: "setColors", colors: ["white", "blue", "black", "red", "green"] }]
    : refuse(quality, node);
}

function typeExceptions(
  object: NounPhrase,
  addition: Parameters<typeof becomeChanges>[1],
  context: Context,
): readonly CopyException[] {
  return becomeChanges(object, addition, context).map((change): CopyException => {
    switch (change.kind) {
      case "addTypes":
      case "setTypes":
        return change.supertypes.length > 0
          ? refuse("a supertype", object)
          : { kind: change.kind, types: change.types, subtypes: change.subtypes };
      case "addColors":
      case "setColors":
        return { kind: change.kind, colors: change.colors };
      case "gainAbilities":
        return { kind: "addAbilities", abilities: change.abilities };
      case "setBasePowerToughness":
        return { kind: "setPowerToughness", power: change.power, toughness: change.toughness };
      default:
        return refuse("an exception", object);
    }
  });
}

/** "its name is …" is not read yet; every other subject is refused too. */
function nameException(clause: Clause): readonly CopyException[] {
  return refuse("an exception", clause);
}

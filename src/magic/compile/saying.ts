import type { Duration, ObjectReference, PlayerReference, Quantity } from "../effects/index.js";
import type { Adverbial } from "../syntax/adverbial.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import { asBefore } from "./acted-on.js";
import type { Context } from "./context.js";
import { lowerDuration } from "./duration.js";
import { hasArticle } from "./noun.js";
import { isNamedByObject, isPlayerPhrase, lowerPlayers } from "./player.js";
import { countOf } from "./count.js";
import { lowerObjects } from "./reference.js";
import { refuse } from "./refusal.js";

/** The subject of a clause, lowered once however many verbs it has. */
export class Subject {
  private playerFound: PlayerReference | null;
  private playerRead: PlayerReference | null = null;
  private objectFound: ObjectReference | null = null;

  constructor(
    readonly node: NounPhrase | null,
    private readonly context: Context,
    /** Who of the players meant acts, where the text has said so: those of "each player may" who do. */
    acting: PlayerReference | null = null,
  ) {
    this.playerFound = acting;
  }

  /** The players who act; "you" where the text names nobody. */
  player(): PlayerReference {
    return (this.playerFound ??= this.playerRead ?? (this.node === null ? this.context.actor : this.named(this.node)));
  }

  /** Reads "target creature's owner" before the verb: the creature has been spoken of then, and is what "it" means (608.2c). */
  read(): void {
    if (this.playerFound === null && this.node !== null && isNamedByObject(this.node))
      this.playerRead = this.named(this.node);
  }

  /** Players who act must be told from others: "a player other than you" leaves open which. */
  private named(node: NounPhrase): PlayerReference {
    const players = lowerPlayers(node, this.context);
    return players.kind === "matchingPlayers" && hasArticle(node, "a", "an", "any")
      ? refuse("which player", node)
      : players;
  }

  /** The objects that act or are changed. */
  object(): ObjectReference {
    this.objectFound ??=
      this.node === null ? refuse("a subject", this.node) : lowerObjects(this.node, this.context, { kind: "you" });
    return asBefore(this.objectFound, this.context.doings);
  }

  /** Whether it was read as all the objects of a description. */
  areMatching(): boolean {
    return this.objectFound?.kind === "matching";
  }

  isPlayer(): "player" | "object" {
    return this.node === null || isPlayerPhrase(this.node) ? "player" : "object";
  }

  /** Whether a verb has asked for the subject; one that nobody asked for was not understood. */
  used(): "used" | "unused" {
    return this.node === null || this.playerFound !== null || this.objectFound !== null ? "used" : "unused";
  }
}

/** One verb's surroundings: its subject, and its adverbials, each of which some lowering must take. */
export class Saying {
  private readonly left: Adverbial[];
  private phrase: "set" | "free" = "free";

  constructor(
    readonly subject: Subject,
    adverbials: readonly Adverbial[],
    readonly context: Context,
  ) {
    this.left = [...adverbials];
  }

  /** Takes the first adverbial of a kind out, or null. */
  take<Kind extends Adverbial["kind"]>(kind: Kind): Extract<Adverbial, { readonly kind: Kind }> | null {
    const at = this.left.findIndex((one) => one.kind === kind);
    const [found] = at < 0 ? [] : this.left.splice(at, 1);
    return found !== undefined && isKind(found, kind) ? found : null;
  }

  /** Takes a fixed adverb out; says whether it was there. */
  takeManner(manner: Extract<Adverbial, { readonly kind: "manner" }>["manner"]): "there" | "absent" {
    const at = this.left.findIndex((one) => one.kind === "manner" && one.manner === manner);
    if (at >= 0) this.left.splice(at, 1);
    return at >= 0 ? "there" : "absent";
  }

  /** Takes a fixed span of time out; says whether it was there. */
  takeSpan(span: Extract<Adverbial, { readonly kind: "duration" }>["span"]): "there" | "absent" {
    const at = this.left.findIndex((one) => one.kind === "duration" && one.span === span);
    if (at >= 0) this.left.splice(at, 1);
    return at >= 0 ? "there" : "absent";
  }

  /** The time that a continuous effect lasts, with its default where the text says nothing (611.2a). */
  duration(fallback: Duration): Duration {
    return lowerDuration(this, this.context) ?? fallback;
  }

  /** Whether a trailing "for each …" is there to be taken. */
  saysForEach(): "there" | "absent" {
    return this.left.some(({ kind }) => kind === "forEach") ? "there" : "absent";
  }

  /** A trailing "for each …": how often, or null. */
  forEach(): Quantity | null {
    const each = this.take("forEach");
    if (each === null) return null;
    const count = (): Quantity => this.context.measure(() => countOf(each.what, this.context));
    // "Each creature gets +1/+1 for each Aura attached to it": it is each of them, another one for each (611.3a).
    return this.subject.areMatching() ? this.context.withoutItself(count) : count();
  }

  /** Says that the verb and its subject are one set phrase: "it becomes night", "the Ring tempts you". */
  spoken(): void {
    this.phrase = "set";
  }

  /** Fails where an adverbial was left that nobody understood. */
  finish(): void {
    const [first] = this.left;
    if (first !== undefined) refuse(first.kind === "manner" ? first.manner : first.kind, first);
    if (this.phrase === "free" && this.subject.used() === "unused") refuse("the subject", this.subject.node);
  }
}

function isKind<Kind extends Adverbial["kind"]>(
  node: Adverbial,
  kind: Kind,
): node is Extract<Adverbial, { readonly kind: Kind }> {
  return node.kind === kind;
}

/** A quantity times another; one is left out. */
export function multiplied(count: Quantity, by: Quantity | null): Quantity {
  if (by === null) return count;
  return count.kind === "number" && count.value === 1 ? by : { kind: "product", factors: [count, by] };
}

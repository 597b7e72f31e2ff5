import type { Instruction, ObjectReference, PlayerReference, Quantity, Target } from "../effects/index.js";
import { isSame } from "../effects/structure.js";
import { type ActedOn, meantNow, measuredNow, spokenOf, withoutActs } from "./acted-on.js";
import { alsoCalled, type Antecedent, fitsHead, isThem, latestObject, mayBeCalled, mayMean } from "./antecedent.js";
import type { Snapshot } from "./snapshot.js";
import { isEach } from "./plain.js";
import { amountOfDoing, areAmountless } from "./amountless.js";
import type { Bearer } from "./bearer.js";
import { Said } from "./said.js";
import { besideTokens } from "./new-tokens.js";
import { isOneForEach, spokenTogether } from "./spoken-together.js";
import { subjectBefore } from "./spoken-as.js";
import { type Asked, isAway } from "./of-permanents.js";
import { ownerOfChosen } from "./owner-of-chosen.js";
import { refuse, refuseUnbound } from "./refusal.js";
export type { Bearer, OracleCard } from "./bearer.js";
export { objectAntecedent, playerAntecedent, type Antecedent } from "./antecedent.js";

/** The state of compiling one ability: ids, targets, what has been spoken of. */
export class Context extends Said {
  readonly targets: Target[] = [];
  private readonly antecedents: Antecedent[] = [];
  private effects = 0;
  private slots = 0;
  /** Whether the ability triggers on its object's leaving the battlefield (603.10a), or applies as it enters (614.12). */
  departed: "departed" | "present" | "entering" = "present";
  /** Whether the text has asked how often this ability has resolved: "it's the third time" asks it again. */
  countsResolutions: "counts" | "not" = "not";
  /** What "with greater power" is held against; null where the text does not tell. */
  compared: ObjectReference | null = null;
  /** The number that "that many" means where no slot holds it, and how much had been done when it was said. */
  private saidAmount: { readonly quantity: Quantity; readonly after: number } | null = null;
  /** What the paragraphs of the same spell before this one do. */
  earlier: readonly Instruction[] = [];
  /** What could be spoken of where the last condition branched off. */
  branch: Snapshot | null = null;
  /** The instructions so far whose results may be spoken of: "destroyed this way" (608.2c). */
  readonly doings: Instruction[] = [];
  /** Of all that matched, what later words for them mean since something was done to them (608.2c). */
  acted: readonly ActedOn[] = [];
  /** The context of the last delayed trigger: sentences after it may go on in it (603.7, 603.12). */
  delayed: Context | null = null;
  /** How many targets this ability and those around it have: ids are unique through all of them. */
  private targetCount = 0;
  /** Whether the verb at hand is of permanents alone: cards that were drawn or discarded are not what it speaks of. */
  asking: Asked = "any";
  /** Whether the description at hand is of one object or of several. */
  describing: "singular" | "plural" = "singular";
  private reading: "measure" | "other" = "other";
  /** Where the verb at hand began: what its own objects mention is not what its pronouns mean. */
  private verbStart = 0;
  /** The shared quantity that X stands for in this sentence; "where X is …" fills it in. */
  x: Quantity = { kind: "x" };
  /** What each "where X is …" of the ability came to, in this context and those within it. */
  definedX: Quantity[] = [];
  /** Who "they" and an unnamed actor are: a player who was told to act. */
  actor: PlayerReference = { kind: "you" };

  constructor(
    readonly abilityId: string,
    readonly bearer: Bearer,
  ) {
    super();
  }

  /** A context for an ability within this one (a delayed trigger, a mode): it sees what was spoken of, its targets are its own. */
  inner(): Context {
    const made = this.continued(this.abilityId);
    made.actor = this.actor;
    made.x = this.x;
    made.definedX = this.definedX;
    made.defining = this.defining;
    return made;
  }

  /** A context for the next paragraph of the same spell: its targets are its own, and it sees all that stands before (608.2c). */
  continued(abilityId: string): Context {
    const made = new Context(abilityId, this.bearer);
    made.antecedents.push(...this.antecedents);
    made.doings.push(...this.doings);
    made.acted = this.acted;
    made.effects = this.effects;
    made.slots = this.slots;
    made.departed = this.departed;
    made.goOnFrom(this);
    made.targetCount = this.targetCount;
    made.verbStart = made.antecedents.length;
    return made;
  }

  /** Reads words in which "greater" and "lesser" alone are held against an object: "attacks with a creature with greater power". */
  comparing<Read>(with_: ObjectReference, read: () => Read): Read {
    const before = this.compared;
    this.compared = with_;
    const made = read();
    this.compared = before;
    return made;
  }

  /** Goes on counting where an inner context stopped. */
  resume(inner: Context): void {
    this.effects = inner.effects;
    this.slots = inner.slots;
    this.targetCount = inner.targetCount;
  }

  /** Goes on after a loop: what it made in all its turns may be spoken of together. */
  resumeLoop(inner: Context): void {
    this.resume(inner);
    this.doings.push(...inner.doings.slice(this.doings.length));
    for (const one of inner.antecedents.slice(this.antecedents.length))
      if (["result", "target"].includes(one.reference?.kind ?? "")) this.mention({ ...one, number: "plural" });
  }

  /** What may be spoken of at this place, for a branch that does not see what another branch did. */
  snapshot(): Snapshot {
    const antecedents = [...this.antecedents];
    return { antecedents, acted: this.acted, lastResult: this.lastResult, lastSet: this.lastSet };
  }

  /** Takes what was spoken of since a snapshot back. */
  restore(snapshot: Snapshot): void {
    this.antecedents.splice(0, this.antecedents.length, ...snapshot.antecedents);
    this.acted = snapshot.acted;
    this.lastResult = snapshot.lastResult;
    this.lastSet = snapshot.lastSet;
  }

  /** Reads words that cannot mean what fills the slot: what defines a token does not speak of it. */
  withoutSlot<Read>(slot: string, read: () => Read): Read {
    const before = this.snapshot();
    const made = this.withoutSlots(new Set([slot]), read);
    this.restore(before);
    return made;
  }

  /** Reads words that have not spoken of the object that the ability is on, so that "it" is not that (109.5). */
  withoutItself<Read>(read: () => Read): Read {
    const [first, ...others] = this.antecedents;
    const silent = !others.some(({ reference }) => reference?.kind === "source");
    if (first?.reference?.kind !== "source" || !silent) return read();
    this.antecedents.shift();
    const made = read();
    this.antecedents.unshift(first);
    return made;
  }

  /** What was spoken of, but for what those slots hold. */
  without(slots: ReadonlySet<string>): readonly Antecedent[] {
    return this.antecedents.filter(({ reference }) => reference?.kind !== "result" || !slots.has(reference.slot));
  }

  /** Reads words for which what fills those slots is not there to speak of: a condition for doing it, what is done instead (614.15). */
  withoutSlots<Read>(slots: ReadonlySet<string>, read: () => Read): Read {
    const before = this.snapshot();
    const left = this.without(slots);
    const acted = withoutActs(before.acted, slots);
    this.restore({ ...before, antecedents: left, acted });
    const made = read();
    const after = this.snapshot();
    const antecedents = [...before.antecedents, ...after.antecedents.slice(left.length)];
    this.restore({ ...after, antecedents, acted: [...before.acted, ...after.acted.slice(acted.length)] });
    return made;
  }

  /** Begins a verb: pronouns among its objects mean what was spoken of before it (608.2c). */
  beginVerb(): void {
    this.verbStart = this.antecedents.length;
  }

  /** Reads one of several objects of a verb: its pronouns mean those before it, too: "that creature and all Auras attached to it". */
  amongOthers<Read>(read: () => Read): Read {
    const before = this.verbStart;
    this.verbStart = this.antecedents.length;
    const made = read();
    this.verbStart = before;
    return made;
  }

  nextId(): { readonly id: string; readonly result: string } {
    this.effects++;
    this.slots++;
    return { id: `${this.abilityId}.e${this.effects}`, result: `r${this.slots}` };
  }

  nextSlot(): string {
    this.slots++;
    return `s${this.slots}`;
  }

  addTarget(target: Omit<Target, "id">): string {
    this.targetCount++;
    const id = `t${this.targetCount}`;
    this.targets.push({ id, ...target });
    return id;
  }

  mention(antecedent: Antecedent): void {
    this.antecedents.push(antecedent);
  }

  /** Takes back one thing that was spoken of: words behind do not mean it. */
  forget(antecedent: Antecedent): void {
    if (this.antecedents.includes(antecedent)) this.antecedents.splice(this.antecedents.indexOf(antecedent), 1);
  }

  /** Takes back what the verb at hand speaks of as "a card", "seven or more cards": a condition asks of them and chooses none. */
  forgetChoices(): void {
    const asked = this.antecedents.splice(this.verbStart);
    this.antecedents.push(...asked.filter(({ reference }) => reference?.kind !== "choice"));
  }

  /** The latest object spoken of that fits, of those before the verb at hand first; `heads` are the words after "that". */
  findObject(
    number: "singular" | "plural" | "any",
    heads: readonly string[],
    phrase: string,
    node: object,
  ): ObjectReference {
    const latest = this.latestObject(this.verbStart, (one) => this.means(one, number, heads));
    const found = heads.length === 0 ? subjectBefore(latest, this, phrase, node) : latest;
    if (found?.kind === "choice") return refuse(phrase, node); // it would be chosen anew (608.2c)
    if (found === null) return this.findOwner(number, heads, phrase, node);
    const meant = besideTokens(found, number, heads, this, node);
    if (heads.length === 0 && number === "singular") this.lastIt = meant;
    return meantNow(this.acted, this.ofOne(meant, number, phrase, node), number, phrase, node);
  }

  /** The latest object spoken of, the verb's own objects included: whose power, whose owner. */
  findOwner(
    number: "singular" | "plural" | "any",
    heads: readonly string[],
    phrase: string,
    node: object,
  ): ObjectReference {
    const fits = (one: Antecedent): boolean => this.means(one, number, heads);
    const found =
      this.latestObject(this.antecedents.length, fits) ?? (number === "plural" ? spokenTogether(heads, this) : null);
    if (found === null) return refuseUnbound(phrase, node);
    const meant = besideTokens(found, number, heads, this, node);
    return measuredNow(this.acted, this.ofOne(meant, number, phrase, node), number, phrase, node);
  }

  /** Whether words of that number mean what was spoken of; all that several players have one of each, by its word. */
  private means(one: Antecedent, number: "singular" | "plural" | "any", heads: readonly string[]): boolean {
    const ofEach = number === "plural" && heads.length > 0 && isOneForEach(one, this.doings);
    return mayMean(one, ofEach ? "any" : number, heads) && !isAway(one, this);
  }

  /** What was spoken of that words of that number may mean. */
  spoken(number: "singular" | "plural" | "any", heads: readonly string[]): readonly Antecedent[] {
    return this.antecedents.filter((one) => one.kind === "object" && this.means(one, number, heads));
  }

  /** Of each of several objects, what "that creature" measures is another number for each: one measure for all it is not (608.2c). */
  private ofOne(found: ObjectReference, number: string, phrase: string, node: object): ObjectReference {
    const several = this.reading === "measure" && number === "singular" && found.kind === "matching";
    return several ? refuse(phrase, node) : found;
  }

  /** What "it" means before the verb at hand, where it was spoken of by this word; null where it was not. */
  itCalled(head: string): ObjectReference | null {
    const spoken = this.antecedents.slice(0, this.verbStart);
    const it = spoken.filter(({ kind, number }) => kind === "object" && number === "singular").at(-1);
    return it?.heads.has(head) === true ? it.reference : null;
  }

  private latestObject(end: number, fits: (one: Antecedent) => boolean): ObjectReference | null {
    return latestObject(this.antecedents.slice(0, end), fits);
  }

  /** The words under which these objects were spoken of last; null where they were not. */
  headsFor(reference: ObjectReference | PlayerReference): ReadonlySet<string> | null {
    return this.spokenAs(reference)?.heads ?? null;
  }

  /** What these objects were spoken of as last; null where they were not. */
  spokenAs(reference: ObjectReference | PlayerReference): Antecedent | null {
    const meant = spokenOf(this.acted, reference);
    return this.antecedents.filter((one) => one.reference === meant).at(-1) ?? null;
  }

  /** What was spoken of may from now on be called by these words too: it became that. */
  alsoCalled(reference: ObjectReference, words: readonly string[]): void {
    const at = this.antecedents.map((one) => one.reference).lastIndexOf(reference);
    const found = this.antecedents[at];
    if (found !== undefined) this.antecedents[at] = alsoCalled(found, words);
  }

  /** What was spoken of last may be called by these words too. */
  callLatest(words: readonly string[]): void {
    this.antecedents.push(...this.antecedents.splice(-1).map((last) => alsoCalled(last, words)));
  }

  /** Whether several objects were spoken of before the verb at hand: "them" means those. */
  speaksOfSeveral(): boolean {
    return this.antecedents.slice(0, this.verbStart).some((one) => one.kind === "object" && mayMean(one, "plural", []));
  }

  /** Whether a player was spoken of: then "other" may mean others than that one. */
  speaksOfPlayer(): boolean {
    return this.antecedents.some((one) => one.kind === "player" && one.player !== null);
  }

  /** The latest player spoken of; "that opponent" is first of all one that only that can mean. */
  findPlayer(phrase: string, node: object): PlayerReference {
    const players = this.antecedents.filter(({ kind }) => kind === "player");
    const opponent =
      phrase === "that opponent" ? players.filter(({ heads }) => !heads.has("player")).at(-1) : undefined;
    const found = opponent ?? players.filter((one) => one.heads.has("player") || isThem(one, phrase)).at(-1);
    // Which of the opponents it is, "an opponent" alone does not say.
    if (found?.player?.kind === "anyOpponent") return ownerOfChosen(this.doings.at(-1)) ?? refuse(phrase, node);
    if (found?.player) return this.alone(found.player, phrase, node);
    return refuseUnbound(phrase, node);
  }

  /** The latest of those instructions that fits; null where none does. */
  latestDoing(fits: (one: Instruction) => boolean): Instruction | null {
    return this.doings.filter(fits).at(-1) ?? null;
  }

  /** Whether objects were paid with so, as a cost of the ability at hand: "sacrificed this way" (602.2b). */
  wasPaid(cost: string): boolean {
    return this.antecedents.some(({ reference }) => reference?.kind === "paid" && reference.cost === cost);
  }

  /** What was paid with so, where it may be called by these words; null where nothing was. */
  paidWith(
    cost: "sacrificed" | "discarded" | "returned" | "revealed" | "tapped",
    heads: readonly string[],
  ): ObjectReference | null {
    const fits = (one: Antecedent): boolean =>
      one.reference?.kind === "paid" && one.reference.cost === cost && mayBeCalled(one, heads);
    const before = this.bearer.paidBefore.get(cost);
    const stated = before !== undefined && heads.every((head) => fitsHead(before, head));
    return this.latestObject(this.antecedents.length, fits) ?? (stated ? { kind: "paid", cost } : null);
  }

  /** Whether an ability of the card has objects chosen that may be called by these words. */
  choosesElsewhere(heads: readonly string[]): boolean {
    const words = this.bearer.chooses();
    return words.size > 0 && heads.every((head) => fitsHead(words, head));
  }

  /** How many or how much, as it is read: what is not understood is refused here, and left open by a lenient context. */
  measure(read: () => Quantity): Quantity {
    return this.forAll(read);
  }

  /** What is read here holds for all alike: "that player" cannot mean each of several (608.2c). */
  forAll<Read>(read: () => Read): Read {
    const before = this.reading;
    this.reading = "measure";
    try {
      return read();
    } finally {
      this.reading = before;
    }
  }

  /** The target that was spoken of last, where something is measured for it; else null. */
  measuredTarget(): ObjectReference | null {
    const last = this.antecedents.filter(({ kind }) => kind === "object").at(-1)?.reference ?? null;
    return this.reading === "measure" && last?.kind === "target" ? last : null;
  }

  /** Of each of several players, what "that player's" counts is another number for each: one measure for all it is not (608.2c). */
  private alone(player: PlayerReference, phrase: string, node: object): PlayerReference {
    return this.reading === "measure" && isEach(player) ? refuse(phrase, node) : player;
  }

  /** Notes how many "that many" means until something else is done (608.2c). */
  sayAmount(quantity: Quantity): void {
    this.saidAmount = { quantity, after: this.doings.length };
  }

  /** How many "that many" means. */
  amount(phrase: string, node: object): Quantity {
    const said = this.saidAmount;
    const last = this.doings.at(-1);
    const again = said !== null && last !== undefined && isSame(amountOfDoing(last, this.targets), said.quantity);
    if (said !== null && (again || said.after === this.doings.length)) return said.quantity;
    return { kind: "result", slot: this.amountSlot(phrase, node) };
  }

  /** The slot whose amount "that many" means; what was done to the one object that an ability is on or about has none (608.2c). */
  private amountSlot(phrase: string, node: object): string {
    const slot = this.resultSlot(phrase, node);
    const doing = this.latestDoing(({ result }) => result === slot);
    const same = doing === null ? null : amountOfDoing(doing, this.targets);
    if (same?.kind === "result") return same.slot;
    if (doing === null || slot === this.prevented || !areAmountless([doing], this.targets)) return slot;
    return (areAmountless(this.doings, this.targets) ? this.eventAmount : null) ?? refuse(phrase, node);
  }

  /** The slot of the last instruction, which "if you do" and "the rest" speak of. */
  resultSlot(phrase: string, node: object): string {
    return this.lastResult ?? refuse(phrase, node);
  }
}

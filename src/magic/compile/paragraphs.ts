import type { Ability, Instruction } from "../effects/index.js";
import { Context, type Bearer } from "./context.js";

/**
 * The paragraphs of an instant or sorcery as they are read one by one: they are one resolution (113.3a, 608.2c), so that
 * a later one may speak of what an earlier one does and replace it (614.15), and all their targets and results differ.
 */
export class Paragraphs {
  private last: Context | null = null;
  private earlier: readonly Instruction[] = [];

  /** The context for the next paragraph, and in it what the paragraphs before do. */
  begin(abilityId: string, bearer: Bearer): Context {
    const context = this.last?.continued(abilityId) ?? new Context(abilityId, bearer);
    context.sentenceLength = this.last?.sentenceLength ?? 0;
    context.earlier = this.earlier;
    return context;
  }

  /** Notes what a paragraph came to; one that is no part of what the spell does as it resolves changes nothing. */
  end(abilities: readonly Ability[], context: Context): void {
    const spells = abilities.flatMap((ability) => (ability.kind === "spell" ? [ability.resolution] : []));
    if (spells.length === 0) return;
    this.last = context;
    this.earlier = [...this.earlier, ...spells.flatMap(({ instructions }) => instructions)];
  }

  /** Forgets what was read: after a paragraph that is not understood nothing before it may be spoken of. */
  forget(): void {
    this.last = null;
    this.earlier = [];
  }
}

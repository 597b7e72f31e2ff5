import type { Instruction, Mode, Quantity, Resolution } from "../effects/index.js";
import type { ModeNode, SentenceInAbility } from "../syntax/ability.js";
import type { Sentence } from "../syntax/sentence.js";
import type { Body } from "./casting-offer.js";
import type { Context } from "./context.js";
import { withTable } from "./die-table.js";
import { leavesX } from "./defined-x.js";
import { describedModes } from "./described-modes.js";
import { forbidsTooLate } from "./destruction-amendment.js";
import { checkModes, modalHeader, plainHeader } from "./modal.js";
import { keepX } from "./kept-x.js";
import { refuse } from "./refusal.js";
import { lowerSentences } from "./resolution/sentence.js";

/**
 * What an ability does as it resolves: its sentences, and its modes after the header that asks for them (700.2). Each X is
 * determined once (608.2h).
 */
export function resolve(
  sentences: readonly SentenceInAbility[],
  body: Pick<Body, "modes" | "rows">,
  context: Context,
): Resolution {
  const { targets, instructions } = lowerBody(sentences, body, context);
  if (leavesX([targets, instructions], context)) return refuse("two values of X", sentences);
  if (forbidsTooLate(instructions)) return refuse("what can't be regenerated", sentences);
  return { targets, instructions: keepX(instructions, context) };
}

function lowerBody(
  sentences: readonly SentenceInAbility[],
  { modes, rows }: Pick<Body, "modes" | "rows">,
  context: Context,
): Resolution {
  if (modes.length === 0) {
    const instructions = afterEarlier(
      sentences.map((one) => one.sentence),
      context,
    );
    return { targets: context.targets, instructions: withTable(instructions, rows, context) };
  }
  if (rows.length > 0) return refuse("a table", rows);
  const described = describedModes(sentences, modes);
  const header = described === null ? modalHeader(sentences, context) : plainHeader(described.header, "sentence");
  checkModes(header, modes);
  const before = lowerSentences(header.before, context);
  const chosen = {
    ...chooseModes(header.least, header.most, header.unless, described?.modes ?? modes, context),
    sameAgain: header.sameAgain,
    manner: header.manner,
  };
  const whole = header.optional === "may" ? optional(chosen, context) : chosen;
  return { targets: context.targets, instructions: [...before, whole] };
}

/** What the sentences come to after the paragraphs before theirs, which stay as they are (608.2c). */
function afterEarlier(sentences: readonly Sentence[], context: Context): readonly Instruction[] {
  const { earlier } = context;
  const all = lowerSentences(sentences, context, earlier);
  return earlier.every((one, at) => all[at] === one) ? all.slice(earlier.length) : refuse("an earlier paragraph");
}

function optional(instruction: Instruction, context: Context): Instruction {
  return { kind: "optional", ...context.nextId(), player: { kind: "you" }, instructions: [instruction] };
}

type Unless = Extract<Instruction, { readonly kind: "chooseModes" }>["unless"];

/** "Choose one —" with its modes (700.2). */
export function chooseModes(
  least: Quantity,
  most: Quantity,
  unless: Unless,
  modes: readonly ModeNode[],
  context: Context,
): Instruction {
  const base = context.nextId();
  return {
    kind: "chooseModes",
    ...base,
    player: { kind: "you" },
    least,
    most,
    sameAgain: "no",
    manner: "chosen",
    unless,
    modes: modes.map((mode) => lowerMode(mode, context)),
  };
}

function lowerMode(node: ModeNode, context: Context): Mode {
  if (node.token !== null) return refuse("a token", node.token);
  const inner = context.inner();
  const instructions = lowerSentences(
    node.sentences.map((one) => one.sentence),
    inner,
  );
  context.resume(inner);
  return {
    name: node.label,
    cost: node.cost === null ? [] : [{ kind: "mana", symbols: node.cost }],
    targets: inner.targets,
    instructions,
  };
}

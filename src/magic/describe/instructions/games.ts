import type { Instruction } from "../../effects/index.js";
import { describeAbility } from "../ability.js";
import { designationRule } from "../condition.js";
import { counted, noun } from "../count.js";
import { actionRule } from "../keyword-action.js";
import type { ByKind } from "../kinds.js";
import type { Names } from "../names.js";
import { describeObject } from "../object.js";
import { part, type Part } from "../part.js";
import { describePlayer, playerDoes } from "../player.js";
import { describeQuantity } from "../quantity.js";
import { turnParts } from "../turn-part.js";

type Instructions = ByKind<Instruction>;

/** A keyword action that has no instruction of its own (701). */
export function keywordAction(one: Instructions["keywordAction"], names: Names): Part {
  const { action, player, objects, amount, word } = one;
  const what = `the keyword action "${action}"`;
  const who = player === null ? `${what} is done` : playerDoes(player, `do ${what}`, names);
  const said = [
    objects === null ? "" : ` with ${describeObject(objects, names)}`,
    amount === null ? "" : `, number ${describeQuantity(amount, names)}`,
    word === null ? "" : `, "${word}"`,
  ];
  return part(`${who}${said.join("")}${actionRule(action)}`);
}

/** An emblem that a player gets (114.2). */
export function emblem({ player, abilities }: Instructions["getEmblem"], names: Names): Part {
  return part(
    `${playerDoes(player, "get an emblem with these abilities", names)} (114.2):`,
    abilities.map((ability) => describeAbility(ability, "this emblem")),
  );
}

/** A designation that a player or an object gets. */
export function designation(
  { player, object, designation: name }: Instructions["becomeDesignation"],
  names: Names,
): Part {
  const becomes = `${name}${designationRule(name)}`;
  const by = object === null ? "" : describeObject(object, names);
  if (player === null) return part(object === null ? `it becomes ${becomes}` : `${by} becomes ${becomes}`);
  return part(`${playerDoes(player, `become ${becomes}`, names)}${object === null ? "" : ` with ${by}`}`);
}

/** A level that a permanent gets (716.2a). */
export function level({ object, level: number }: Instructions["setLevel"], names: Names): Part {
  return part(`the level of ${describeObject(object, names)} becomes ${number} (716.2a)`);
}

/** The end of the game or of the turn (104, 724); `verbPhrase` says for whom what comes. */
export function end(verbPhrase: string, { player }: Instructions["winGame"], names: Names): Part {
  return part(playerDoes(player, verbPhrase, names));
}

/** Additional turns (500.7). */
export function extra(rule: string, { player, part: when, count }: Instructions["extraTurn"], names: Names): Part {
  return part(
    `${playerDoes(player, `get ${counted(count, noun(`extra ${turnParts[when]}`), names)}`, names)} (${rule})`,
  );
}

/** Additional phases (500.8). */
export function extraPhase({ after, phases }: Instructions["extraPhase"]): Part {
  const added = phases.map((phase) => `an extra ${turnParts[phase]}`).join(" followed by ");
  return part(`after this ${after === "phase" ? after : turnParts[after]} there is ${added} (500.8)`);
}

/** Turns, phases and steps that are skipped (614.10). */
export function skip({ player, part: when, count, within }: Instructions["skip"], names: Names): Part {
  const skipped = counted(count, noun(`next ${turnParts[when]}`), names);
  const turn = within === undefined ? "" : " this turn";
  return part(`${playerDoes(player, `skip ${skipped}${turn}`, names)} (614.10)`);
}

/** Flipping coins (705.1). */
export function flip({ player, count, until }: Instructions["flipCoin"], names: Names): Part {
  const end = until === null ? "" : " again and again until a flip is lost";
  return part(`${playerDoes(player, `flip ${counted(count, noun("coin"), names)}`, names)}${end} (705.1)`);
}

/** Rolling dice (706.1), and what is added to the natural result (706.2). */
export function roll({ player, count, sides, plus }: Instructions["rollDie"], names: Names): Part {
  const added = plus === null ? "" : ` and add ${describeQuantity(plus, names)}`;
  return part(`${playerDoes(player, `roll ${counted(count, noun(`d${sides}`), names)}`, names)}${added} (706.1)`);
}

/** Two things that change places (701.12). */
export function exchange({ what }: Instructions["exchange"], names: Names): Part {
  return part(`Exchange ${describeExchanged(what, names)} (701.12)`);
}

function describeExchanged(what: Instructions["exchange"]["what"], names: Names): string {
  switch (what.kind) {
    case "control":
      return `control of the two permanents ${describeObject(what.of, names)}`;
    case "lifeTotals":
      return `the life totals of the two players ${describePlayer(what.of, names)}`;
    case "lifeTotal":
      return `the life total of ${describePlayer(what.of, names)} and the ${what.with} of ${describeObject(what.object, names)}`;
    case "zones":
      return `the ${what.first} and the ${what.second} of ${describePlayer(what.of, names)}`;
  }
}

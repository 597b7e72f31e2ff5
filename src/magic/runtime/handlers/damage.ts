import { askShares } from "../act/ask.js";
import type { Handler } from "../act/carry-out.js";
import { type Damage, dealDamage } from "../act/damage.js";
import { informantsOf } from "../read/informant.js";
import { entitiesOf } from "../read/player.js";
import { characteristicOf, countOf } from "../read/quantity.js";
import { objectsOf } from "../read/reference.js";
import { subjectOf } from "../read/sight.js";
import type { ObjectId } from "../state/identity.js";
import { findObject } from "../state/objects.js";
import { undone } from "../state/scope.js";
import type { Play } from "../act/play.js";
import { didAmount, didObjects } from "./did.js";

/** A source deals damage (120): the same to each, or an amount divided (601.2d). */
export const deal: Handler<"dealDamage"> = (instruction, play, { scope }) => {
  const sources = informantsOf(play, scope, instruction.source);
  const recipients = [...new Set(instruction.to.flatMap((to) => entitiesOf(play, scope, to)))];
  const divided = instruction.division === "divided";
  const asking = { player: scope.controller, purpose: "division", rule: "601.2d", about: scope.source } as const;
  const shares = divided
    ? askShares(play, asking, "divide", recipients, countOf(play, scope, instruction.amount))
    : recipients.map(() => 0);
  const others = (instruction.more ?? []).map((one) => ({
    amount: countOf(play, scope, one.amount),
    to: [...new Set(one.to.flatMap((to) => entitiesOf(play, scope, to)))],
  }));
  // "Each deals damage equal to its power": of each source its own.
  const ofEach = (source: ObjectId): number =>
    countOf(play, { ...scope, iterations: { ...scope.iterations, it: source } }, instruction.amount);
  const sure = instruction.prevention === undefined ? {} : { prevention: instruction.prevention };
  const all = sources.flatMap((source) => [
    ...recipients.map((to, index): Damage => ({
      source,
      to,
      amount: divided ? (shares[index] ?? 0) : ofEach(source),
      combat: "noncombat",
      ...sure,
    })),
    ...others.flatMap((one) =>
      one.to.map((to): Damage => ({ source, to, amount: one.amount, combat: "noncombat", ...sure })),
    ),
  ]);
  const dealt = dealDamage(play, all, "120.3");
  // What was dealt none is not among those dealt damage this way (615.6).
  return {
    ...didAmount(dealt.amount),
    excess: dealt.excess,
    objects: dealt.recipients.filter((entity) => typeof entity === "number"),
    players: dealt.recipients.filter((entity) => typeof entity === "string"),
  };
};

/** Whether it is a creature on the battlefield, which alone can fight (701.14b). */
function isFighter(play: Play, id: ObjectId): boolean {
  const object = findObject(play.state, id);
  return object?.zone === "battlefield" && play.look(object).types.includes("creature");
}

/** Two creatures each deal damage equal to their power to the other (701.14a). */
export const fight: Handler<"fight"> = (instruction, play, { scope }) => {
  const first = objectsOf(play, scope, instruction.first);
  const second = instruction.second === null ? first.slice(1) : objectsOf(play, scope, instruction.second);
  const [one] = first;
  const [other] = second;
  if (one === undefined || other === undefined || !isFighter(play, one) || !isFighter(play, other)) return undone;
  const power = (id: ObjectId): number => {
    const subject = subjectOf(play, id);
    return subject === null ? 0 : Math.max(0, characteristicOf(subject, "power"));
  };
  const blows: Damage[] = [
    { source: one, to: other, amount: power(one), combat: "noncombat" },
    { source: other, to: one, amount: power(other), combat: "noncombat" },
  ];
  dealDamage(play, blows, "701.14a");
  return didObjects([one, other]);
};

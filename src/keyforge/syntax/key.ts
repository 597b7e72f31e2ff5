import { aember, anyPhrase, frame } from "./frame.js";
import { field, type Syntax } from "./kernel.js";
import { change, icon, type Change, type IconWord } from "./terminals.js";

/** A change of an amount of aember: "+2{A}". */
export interface AemberChange {
  readonly kind: "aemberChange";
  readonly change: Change;
  readonly icon: IconWord;
}

export const aemberChange: Syntax<AemberChange> = {
  label: "a change of cost",
  match: (source, at) =>
    change.match(source, at).flatMap((first) =>
      icon.match(source, first.end).map((second) => ({
        value: { kind: "aemberChange" as const, change: first.value, icon: second.value },
        end: second.end,
      })),
    ),
  print: (node, out) => {
    change.print(node.change, out);
    icon.print(node.icon, out.join());
  },
};

/** Forge and unforge keys, and what they cost. */
export const keyFrames = [
  frame("forge", "forge", [field("object", anyPhrase)]),
  frame("unforge", "unforge", [field("object", anyPhrase)]),
  frame("cost", "cost", [field("change", aemberChange)]),
  frame("costAember", "cost", [field("aember", aember)]),
  frame("skip", "skip", [field("object", anyPhrase)]),
] as const;

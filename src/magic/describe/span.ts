import type { Condition, Quantity } from "../effects/index.js";
import type { ByKind } from "./kinds.js";

type Span = ByKind<Condition>["happened"]["within"] | ByKind<Quantity>["events"]["within"];

/** The spans of time that an effect looks back over. */
export const spans: { readonly [One in Span]: string } = {
  thisTurn: "this turn",
  lastTurn: "last turn",
  thisCombat: "this combat",
  thisStep: "this step",
  thisGame: "this game",
  thisWay: "this way",
  ever: "at any time",
};

import type { Instruction } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { Context } from "../context.js";
import { permanentsAlone } from "../fit-objects.js";
import { lowerObjects } from "../reference.js";
import type { Saying } from "../saying.js";
import { doneToChosen } from "./result.js";

type OnObjects =
  | "destroy"
  | "untap"
  | "tap"
  | "regenerate"
  | "transform"
  | "flip"
  | "goad"
  | "turnFaceUp"
  | "turnFaceDown"
  | "detain"
  | "convert";

/** An instruction by which a player does one thing to objects (701). */
export function onObjects(
  kind: OnObjects,
  object: NounPhrase,
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  const actor = saying.subject.player();
  const meant = lowerObjects(object, context, actor);
  const objects = kind === "turnFaceUp" || kind === "turnFaceDown" ? meant : permanentsAlone(meant, context, object);
  return doneToChosen({ kind, ...context.nextId(), actor, objects }, object, objects, context);
}

import type { Filter, ObjectReference } from "../../effects/index.js";
import { isSame } from "../../effects/structure.js";
import { arrange, named, type Stage, you } from "./arranging.js";

/** Transforms permanents; what transforms into the face that is up has another up before (701.27e). */
export function transforming(stage: Stage, objects: ObjectReference, into: Filter | undefined): void {
  const over = { kind: "transform", ...named("transform"), actor: you, objects } as const;
  const isUp = into !== undefined && isSame(into.constraints, stage.self.constraints);
  const back = { ...over, ...named("back"), objects: { kind: "result", slot: over.result } } as const;
  arrange(stage, isUp ? [over, back] : [over]);
}

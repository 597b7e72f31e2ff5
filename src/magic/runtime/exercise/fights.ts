import type { EventDetail } from "../../effects/index.js";
import { sightOf } from "../read/characteristics.js";
import { findObject, withObject } from "../state/objects.js";
import { arrange, n, named, type Stage } from "./arranging.js";
import { sides } from "./world.js";

/** Makes the object under trial a creature for the turn, so that a land or a Vehicle can fight too; what is attached stays so (301.5c). */
function animate(stage: Stage): void {
  const subject = findObject(stage.drive.state, stage.id);
  if (
    subject?.zone !== "battlefield" ||
    subject.attachedTo !== null ||
    sightOf(stage.drive.state).look(subject).types.includes("creature")
  )
    return;
  const size = { power: n(4), toughness: n(4) };
  const types = { supertypes: [], types: ["creature"], subtypes: [] } as const;
  arrange(stage, [
    {
      kind: "modify",
      ...named("animate"),
      objects: { kind: "matching", filter: stage.self },
      changes: [
        { kind: "addTypes", ...types },
        { kind: "setBasePowerToughness", ...size },
      ],
      duration: { kind: "endOfTurn" },
      membership: "lockedIn",
    },
  ]);
}

/** Goes to combat, in which everything attacks and blocks as the policy of the drive has it. */
export function combat(stage: Stage, detail: EventDetail | null = null): void {
  const { drive, id } = stage;
  drive.advance("beginningOfCombat", sides.you);
  animate(stage);
  if (detail?.manner.includes("whileSaddled") === true && findObject(drive.state, id) !== null)
    drive.state = withObject(drive.state, id, { designations: ["saddled"] });
  drive.advance("declareAttackersStep", sides.you);
  drive.advance("endOfCombat", sides.you);
}

/** Combat in the other player's turn, for what blocks. */
export function theirCombat({ drive }: Stage): void {
  drive.advance("declareAttackersStep", sides.opponent);
  drive.advance("endOfCombat", sides.opponent);
}

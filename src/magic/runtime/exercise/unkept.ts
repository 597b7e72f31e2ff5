import type { Permission, Prohibition, Requirement, StaticEffect } from "../../effects/index.js";
import type { Verdict } from "./verdict.js";

/** Prohibitions that the runtime enforces (101.2). */
const enforced: readonly Prohibition["kind"][] = [
  "attack",
  "block",
  "attackOrBlock",
  "beBlocked",
  "beCountered",
  "transform",
  "beSacrificed",
  "becomeTapped",
  "becomeUntapped",
  "attackOrBlockOrActivate",
  "enter",
  "beEnchanted",
  "beEquipped",
  "beTargeted",
  "legendRule",
  "activateAbilities",
  "cast",
  "playLands",
  "gainLife",
  "draw",
  "search",
  "winTheGame",
  "loseTheGame",
  "loseLife",
  "createTokens",
  "untapDuringUntapStep",
  "haveCounters",
];

/** Why a rule that an effect lays on something would not be kept; null where it is. */
export function unkept(change: Extract<StaticEffect, { kind: "continuous" }>["changes"][number]): Verdict {
  if (change.kind === "prohibit") return unkeptProhibition(change.prohibition);
  if (change.kind === "require") {
    const { requirement } = change;
    return keptRequirements.includes(requirement.kind) ? null : `requirement ${requirement.kind}`;
  }
  if (change.kind !== "permit") return null;
  const { permission } = change;
  if (keptPermissions.includes(permission.kind)) return null;
  const isPlain = (permission.kind === "cast" || permission.kind === "play") && permission.limit === "none";
  return isPlain ? null : `permission ${permission.kind}`;
}

/** Requirements that the runtime enforces (508.1d, 509.1c, 401.5). */
const keptRequirements: readonly Requirement["kind"][] = ["attack", "block", "beBlocked", "playRevealed"];

/** Permissions that the runtime gives, whatever else they say (601.3b, 508.1a, 509.1a, 502.3). */
const keptPermissions: readonly Permission["kind"][] = [
  "castAsThoughFlash",
  "lookAt",
  "crewAsThoughMorePower",
  "saddleAsThoughMorePower",
  "playAdditionalLands",
  "noMaximumHandSize",
  "stayTapped",
  "attackAsThoughNoDefender",
  "blockAdditional",
];

/** Why a prohibition would not be enforced. */
function unkeptProhibition(prohibition: Prohibition): Verdict {
  if (!enforced.includes(prohibition.kind)) return `prohibition ${prohibition.kind}`;
  if (prohibition.kind === "activateAbilities" && (prohibition.what !== null || prohibition.except === "loyalty"))
    return "prohibition of some abilities";
  return null;
}

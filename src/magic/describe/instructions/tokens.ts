import type { CreateTokens } from "../../effects/index.js";
import type { Names } from "../names.js";
import { part, type Part } from "../part.js";
import { describePlayer, playerDoes } from "../player.js";
import { describeGroup } from "../token.js";
import { isSame } from "../../effects/structure.js";

function controlOf({ creator, controller }: CreateTokens, names: Names): string {
  const isOwner = isSame(creator, controller);
  return isOwner ? "" : ` under the control of ${describePlayer(controller, names)}`;
}

/** The creation of tokens, all groups at once (701.7); who creates them owns them (111.2). */
export function create(creation: CreateTokens, names: Names): Part {
  const who = playerDoes(creation.creator, "create", names);
  const rules = "(creation 701.7; owner 111.2)";
  const groups = creation.groups.map((group) => describeGroup(group, names));
  const [only] = groups;
  const control = controlOf(creation, names);
  if (groups.length !== 1 || only === undefined) return part(`${who} at the same time${control} ${rules}:`, groups);
  return part(`${who} ${only.text}${control} ${rules}`.replace(") (", "; "), only.parts);
}

import { withoutIdentity } from "../effects/anonymous.js";
import type { Ability, Change, Instruction, TokenCharacteristics } from "../effects/index.js";
import { isSame } from "../effects/structure.js";

/**
 * "Create a Treasure token. It's an artifact with '{T}, Sacrifice this token: …'": a sentence that tells of a predefined token
 * no more than its rule defines adds nothing to it (111.10).
 */
export function restatesToken(made: readonly Instruction[], before: readonly Instruction[]): boolean {
  const [modify, ...others] = made;
  const created = before.at(-1);
  const [group, ...groups] = created?.kind === "createTokens" ? created.groups : [];
  if (modify?.kind !== "modify" || others.length + groups.length > 0 || group?.token.kind !== "predefined")
    return false;
  const isIt = modify.objects.kind === "result" && modify.objects.slot === created?.result;
  const { characteristics } = group.token;
  return (
    isIt &&
    modify.duration.kind === "indefinite" &&
    modify.changes.every((change) => isDefined(change, characteristics))
  );
}

function isDefined(change: Change, { types, abilities }: TokenCharacteristics): boolean {
  if (change.kind === "setTypes") return isSame(change.types, types);
  return change.kind === "gainAbilities" && isSame(nameless(change.abilities), nameless(abilities));
}

const nameless = (abilities: readonly Ability[]): unknown => abilities.map((one) => withoutIdentity(one));

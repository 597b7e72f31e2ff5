import type { Permission } from "../effects/index.js";
import { counted, noun } from "./count.js";
import { describeCosts } from "./cost.js";
import { describeFilter } from "./filter.js";
import type { ByKind, Describers } from "./kinds.js";
import type { Names } from "./names.js";
import { describeObject } from "./object.js";
import { describeQuantity } from "./quantity.js";
import { zoneName } from "./turn-part.js";

type Permissions = ByKind<Permission>;

/** How a spell is paid for; the costs that go with it are told behind. */
export const payments: { readonly [Payment in Permissions["cast"]["payment"]]: string } = {
  normal: "",
  free: " without paying its mana cost",
  otherCost: " for another cost",
  anyColor: ", spending mana as though it were mana of any color (609.4b)",
  anyMana: ", spending mana as though it were mana of any type (609.4b)",
};

const casting =
  (verb: string) =>
  ({ what, from, payment, cost, limit }: Permissions["cast"], names: Names): string =>
    [
      `may ${verb} ${describeObject(what, names)}`,
      from === null ? "" : ` from ${zoneName(from)}`,
      payments[payment],
      cost.length === 0 ? "" : `, paying also: ${describeCosts(cost, names)}`,
      limit === "none" ? "" : ", once each turn",
    ].join("");

const permissions: Describers<Permission, [Names], string> = {
  cast: casting("cast"),
  play: casting("play"),
  castAsThoughFlash: ({ what }, names) =>
    `may cast ${describeFilter(what, names, "plural")} as though they had flash (601.3b)`,
  lookAt: ({ what }, names) => `may look at ${describeObject(what, names)} at any time`,
  playAdditionalLands: ({ count }, names) =>
    `may play ${counted(count, noun("additional land"), names)} each turn (305.2)`,
  noMaximumHandSize: () => "has no maximum hand size (402.2)",
  stayTapped: () => "need not be untapped in its controller's untap step (502.3)",
  attackAsThoughNoDefender: () => "can attack as though it didn't have defender (609.4)",
  activateAsThoughHaste: () => "can have its abilities activated as though it had haste (609.4)",
  assignDamageAsThoughUnblocked: () => "may assign its combat damage as though it weren't blocked (609.4)",
  blockAdditional: ({ count }, names) => `can block ${counted(count, noun("additional creature"), names)} each combat`,
  crewAsThoughMorePower: ({ more }, names) =>
    `crews Vehicles as though its power were ${describeQuantity(more, names)} greater (702.122a)`,
  saddleAsThoughMorePower: ({ more }, names) =>
    `saddles Mounts as though its power were ${describeQuantity(more, names)} greater (702.171a)`,
  spendManaAsThoughAnyColor: () => "may spend mana as though it were mana of any color (609.4b)",
};

function describe<Kind extends Permission["kind"]>(kind: Kind, permission: Permissions[Kind], names: Names): string {
  return permissions[kind](permission, names);
}

/** What may be done that the rules alone do not allow. */
export function describePermission(permission: Permission, names: Names): string {
  return describe(permission.kind, permission, names);
}

import type { Filter, Prohibition, Quantity } from "../effects/index.js";
import { describeCondition } from "./condition.js";
import { describeFilter } from "./filter.js";
import type { ByKind, Describers } from "./kinds.js";
import type { Names } from "./names.js";
import { describePlayer, describeRecipient, ofPlayer } from "./player.js";
import { describeQuantity } from "./quantity.js";
import { zoneName } from "./turn-part.js";

type Prohibitions = ByKind<Prohibition>;

const alone = { any: "", alone: " alone" } as const;
const plain = (verb: string) => (): string => `can't ${verb}`;

const fighting =
  (verb: string) =>
  ({ whom, manner, unless }: Prohibitions["attack"], names: Names): string => {
    const free = unless === undefined ? "" : ` unless ${describeCondition(unless, names)}`;
    return `can't ${verb}${whom === null ? "" : ` ${describeRecipient(whom, names)}`}${alone[manner]}${free}`;
  };

/** Words that end on what a filter means, or nothing where there is none. */
const those = (before: string, filter: Filter | null, names: Names): string =>
  filter === null ? "" : ` ${before} ${describeFilter(filter, names, "plural")}`;

const moreThan = (most: Quantity | null, what: string, names: Names): string =>
  most === null ? "" : ` ${what} ${describeQuantity(most, names)}`;

/** What can't target it: spells, abilities or both, from what and of whom. */
function targeters({ by, of, controller }: Prohibitions["beTargeted"], names: Names): string {
  const whose = controller === undefined ? "" : ` controlled by ${describePlayer(controller, names)}`;
  const from = by === null ? "" : ` from ${describeFilter(by, names, "plural")}`;
  if (of === "abilities") return `abilities${from}${whose}`;
  if (of === "spells") return `${by === null ? "spells" : describeFilter(by, names, "plural")}${whose}`;
  if (by !== null) return `${describeFilter(by, names, "plural")}${whose}`;
  return controller === undefined ? "anything" : `spells and abilities${whose}`;
}

const exceptions = { none: "", mana: " except mana abilities", loyalty: " except loyalty abilities" } as const;

const prohibitions: Describers<Prohibition, [Names], string> = {
  attack: fighting("attack"),
  block: fighting("block"),
  attackOrBlock: ({ manner }) => `can't attack or block${alone[manner]}`,
  beBlocked: ({ by, except, moreThan: most, fewerThan }, names) =>
    `can't be blocked${those("by", by, names)}${those("except by", except, names)}${moreThan(most, "by more creatures than", names)}${moreThan(fewerThan ?? null, "by fewer creatures than", names)}`,
  beCountered: plain("be countered"),
  beRegenerated: plain("be regenerated"),
  transform: plain("transform"),
  beSacrificed: plain("be sacrificed"),
  becomeTapped: plain("become tapped"),
  becomeUntapped: plain("become untapped"),
  attackOrBlockOrActivate: plain("attack, block, or have its activated abilities activated"),
  enter: plain("enter the battlefield"),
  beEnchanted: plain("be enchanted"),
  beEquipped: plain("be equipped"),
  phaseOut: plain("phase out"),
  leave: plain("leave the battlefield"),
  legendRule: () => "isn't subject to the legend rule (704.5j)",
  beTargeted: (prohibition, names) => `can't be the target of ${targeters(prohibition, names)}`,
  activateAbilities: ({ except, what }, names) =>
    `can't activate abilities or have them activated${those("of", what, names)}${exceptions[except]}`,
  cast: ({ what, from, most }, names) =>
    `can't cast ${describeFilter(what, names, "plural")}${from === null ? "" : ` from ${zoneName(from)}`}${moreThan(most, "beyond the first", names)}`,
  playLands: ({ what }, names) => `can't play ${what === undefined ? "lands" : describeFilter(what, names, "plural")}`,
  gainLife: plain("gain life"),
  draw: plain("draw cards"),
  search: plain("search libraries"),
  winTheGame: plain("win the game"),
  loseTheGame: plain("lose the game"),
  loseLife: plain("lose life"),
  createTokens: plain("create tokens"),
  untapDuringUntapStep: ({ whose }, names) =>
    `can't untap during ${whose === null ? "any untap step" : ofPlayer("untap step", whose, names)} (502.3)`,
  haveCounters: ({ counter }) => `can't have ${counter === null ? "" : `${counter} `}counters put on it`,
  spendManaOn: ({ what }, names) => `can't be spent on ${describeFilter(what, names, "plural")}`,
};

function describe<Kind extends Prohibition["kind"]>(kind: Kind, prohibition: Prohibitions[Kind], names: Names): string {
  return prohibitions[kind](prohibition, names);
}

/** What can't be done (101.2). */
export function describeProhibition(prohibition: Prohibition, names: Names): string {
  return describe(prohibition.kind, prohibition, names);
}

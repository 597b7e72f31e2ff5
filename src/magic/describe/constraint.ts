import { originalTitle } from "../../../grammar/magic/vocabulary/original-printings.js";
import type { Constraint } from "../effects/index.js";
import { inline } from "./part.js";
import { describeAbility } from "./ability.js";
import { withArticle } from "./english.js";
import { describeEvent } from "./event.js";
import { describeFilter } from "./filter.js";
import { describeKeyword } from "./keyword.js";
import type { ByKind, Describers } from "./kinds.js";
import type { Names } from "./names.js";
import { adjective, after, by, extreme, having, isNoun, located, type Modifier, negated, noun } from "./modifier.js";
import { describeObject } from "./object.js";
import { describeRecipient, ofPlayer } from "./player.js";
import { characteristics, describeComparison, describeQuantity } from "./quantity.js";
import { spans } from "./span.js";
import { stickerWord } from "./sticker.js";
import { chosenValues, differences, qualities, sharedValues, statuses } from "./constraint-words.js";
import { zoneName } from "./turn-part.js";

const playerStatuses: { readonly [One in ByKind<Constraint>["playerStatus"]["status"]]: string } = {
  active: "active in this turn's combat",
  defending: "defending in this turn's combat",
  attacking: "attacking in this turn's combat",
  attacked: "being attacked",
  monarch: "monarch",
};

function quality({ kind }: { readonly kind: keyof typeof qualities }): Modifier {
  return adjective(qualities[kind]);
}

const constraints: Describers<Constraint, [Names], Modifier> = {
  isA: ({ what }) => noun("last", what, `no ${what}`),
  cardType: ({ cardType }) => noun("type", cardType, `non${cardType}`),
  subtype: ({ subtype }) => noun("subtype", subtype, `non-${subtype}`),
  supertype: ({ supertype }) => adjective(supertype, `non${supertype}`),
  color: ({ color }) => adjective(color, `non${color}`),
  colorGroup: ({ group }) => adjective(group === "allColors" ? "all-color" : group),
  chosen: ({ of }) => after(`of the chosen ${chosenValues[of]}`),
  token: () => noun("last", "token", "nontoken"),
  historic: quality,
  modified: quality,
  commander: quality,
  outlaw: quality,
  party: quality,
  modal: quality,
  faceDown: quality,
  faceUp: quality,
  doubleFaced: quality,
  status: ({ status }) => adjective(statuses[status]),
  attackingPlayer: ({ whom }, names) => after(`attacking ${describeRecipient(whom, names)}`),
  combatWith: ({ relation, whom }, names) =>
    after(`${relation === "blocking" ? "blocking" : "blocked by"} ${describeObject(whom, names)}`),
  attachedTo: ({ whom }, names) => after(`attached to ${describeRecipient(whom, names)}`),
  paired: ({ with: other }, names) =>
    after(`paired${other === null ? "" : ` with ${describeFilter(other, names, "singular")}`} (702.95b)`),
  otherThan: ({ object }, names) => after(`other than ${describeObject(object, names)}`),
  otherPlayerThan: by("other than"),
  isOneOf: ({ objects }, names) => after(`from among (${describeObject(objects, names)})`),
  controlledBy: by("controlled by"),
  ownedBy: by("owned by"),
  notControlledBy: by("not controlled by"),
  notOwnedBy: by("not owned by"),
  castBy: by("cast by"),
  inZone: located,
  castFor: ({ keyword }) => after(`cast for its ${keyword} cost`),
  castFrom: ({ zone, of }, names) =>
    after(
      `cast from ${of === null ? zoneName(zone) : ofPlayer(zone === "command" ? "command zone" : zone, of, names)}`,
    ),
  keyword: ({ keyword }, names) => having(describeKeyword(keyword, names)),
  ability: ({ ability }, names) => having(`the ability "${inline(describeAbility(ability, names.self))}"`),
  noAbilities: () => after("with no abilities"),
  named: ({ name }) => after(`named "${name}"`),
  originallyPrinted: ({ set }) => after(`with a name originally printed in ${originalTitle(set)} (206.3)`),
  sharesName: ({ with: object }, names) => after(`with the same name as ${describeObject(object, names)}`),
  shares: ({ what, with: object }, names) =>
    after(`sharing ${withArticle(sharedValues[what])} with ${describeObject(object, names)}`),
  characteristic: ({ characteristic, base, is }, names) =>
    having(`${base ? "base " : ""}${characteristics[characteristic]} ${describeComparison(is, names)}`),
  characteristicRelation: ({ first, operator, second }) =>
    having(
      `${characteristics[first]} ${operator === "equal" ? "equal to" : `${operator} than`} its ${characteristics[second]}`,
    ),
  most: extreme("greatest"),
  fewest: extreme("least"),
  hasCounters: ({ counter, is }, names) =>
    having(`${describeComparison(is, names)} ${counter === null ? "" : `${counter} `}counters`),
  stickered: ({ sticker }) => (sticker === null ? adjective("stickered") : after(`with ${stickerWord(sticker)} on it`)),
  happened: ({ event, within }, names) =>
    after(`for which this happened ${spans[within]}: (${describeEvent(event, names)})`),
  targets: ({ what, only }, names) =>
    after(`with ${only ? "only " : ""}${withArticle(describeFilter(what, names, "singular"))} as a target`),
  hasXInCost: () => having("{X} in its mana cost"),
  abilityKind: ({ ability }) => adjective(ability),
  fromSource: ({ source }, names) => after(`from ${withArticle(describeFilter(source, names, "singular"))}`),
  lifeTotal: ({ is }, names) => having(`a life total ${describeComparison(is, names)}`),
  librarySize: ({ is }, names) => having(`a number of cards in the library ${describeComparison(is, names)}`),
  graveyardSize: ({ is }, names) => having(`a number of cards in the graveyard ${describeComparison(is, names)}`),
  handSize: ({ is }, names) => having(`a number of cards in hand ${describeComparison(is, names)}`),
  opponentOf: by("that is an opponent of"),
  teammateOf: by("that is a teammate of"),
  playerStatus: ({ status }) => adjective(playerStatuses[status]),
  controls: ({ what, is }, names) =>
    after(`who controls ${describeFilter(what, names, "plural")} in a number ${describeComparison(is, names)}`),
  together: ({ total, is }, names) =>
    after(`with a total ${characteristics[total]} ${describeComparison(is, names)} together`),
  differing: ({ in: value }) => after(`each with ${differences[value]} different from the others'`),
  alike: () => after("all of one owner (404.2)"),
  withQuantity: ({ quantity }, names) => after(`as many as ${describeQuantity(quantity, names)}`),
  not: ({ constraint }, names) => negated(describeConstraint(constraint, names)),
  either: ({ alternatives }, names) =>
    after(`that is ${alternatives.map((one) => alternative(one, names)).join(" or ")}`),
};

/** One of several alternatives, each in brackets: "(a red Goblin)", "(a tapped object)". */
function alternative(constraints: readonly Constraint[], names: Names): string {
  const hasNoun = constraints.some((one) => isNoun(describeConstraint(one, names)));
  return `(${withArticle(describeFilter({ what: hasNoun ? "permanent" : "object", constraints }, names, "singular"))})`;
}

function describe<Kind extends Constraint["kind"]>(
  kind: Kind,
  constraint: ByKind<Constraint>[Kind],
  names: Names,
): Modifier {
  return constraints[kind](constraint, names);
}

/** How one constraint stands in a noun phrase. */
export function describeConstraint(constraint: Constraint, names: Names): Modifier {
  return describe(constraint.kind, constraint, names);
}

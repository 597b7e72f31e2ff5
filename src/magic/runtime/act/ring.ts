import type { Ability, Constraint, Filter, Instruction, ObjectReference } from "../../effects/index.js";
import { plainDetail } from "../../effects/plain-detail.js";
import { creaturesOf } from "../read/permanents.js";
import { blankFace } from "../read/faces.js";
import { objectsWith } from "../read/facets.js";
import { bearerOf, ringBearer } from "../read/ring-bearer.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import { newObject } from "../state/new-object.js";
import { everyObject, findObject, playerOf } from "../state/objects.js";
import { askSome, entityOption } from "./ask.js";
import type { Play } from "./play.js";

const you = { kind: "you" } as const;
const one = { kind: "number", value: 1 } as const;
const yours: readonly Constraint[] = [
  { kind: "status", status: "ringBearer" },
  { kind: "controlledBy", player: you },
];
const bearers: Filter = { what: "permanent", constraints: yours };
const bearing = { kind: "filter", filter: bearers, grouping: "each" } as const;
const creatures = {
  kind: "filter",
  filter: { what: "permanent", constraints: [{ kind: "cardType", cardType: "creature" }] },
  grouping: "each",
} as const;
const bearer: ObjectReference = { kind: "ring-bearer", of: you };

/** An id and a slot of an instruction of the emblem. */
function named(part: string) {
  return { id: `ring:${part}`, result: `ring:${part}` };
}

/** A triggered ability of the emblem. */
function triggers(id: string, event: Extract<Ability, { kind: "triggered" }>["event"], ...all: Instruction[]): Ability {
  const resolution = { targets: [], instructions: all };
  const common = { condition: null, restrictions: [], functionsFrom: "command" } as const;
  return { kind: "triggered", id: `ring:${id}`, event, resolution, ...common };
}

/** "Your Ring-bearer is legendary and can't be blocked by creatures with greater power." */
const first: Ability = {
  kind: "static",
  id: "ring:1",
  condition: null,
  effects: [
    {
      kind: "continuous",
      affected: { kind: "matching", filter: bearers },
      changes: [
        { kind: "addTypes", supertypes: ["legendary"], types: [], subtypes: [] },
        {
          kind: "prohibit",
          prohibition: {
            kind: "beBlocked",
            by: {
              what: "permanent",
              constraints: [
                {
                  kind: "characteristic",
                  characteristic: "power",
                  base: false,
                  is: {
                    operator: "greater",
                    than: { kind: "characteristic", characteristic: "power", of: bearer },
                  },
                },
              ],
            },
            except: null,
            moreThan: null,
          },
        },
      ],
    },
  ],
};

/** "Whenever your Ring-bearer attacks, draw a card, then discard a card." */
const second = triggers(
  "2",
  { kind: "attacks", object: bearing, whom: null, detail: plainDetail },
  { kind: "drawCards", ...named("draw"), player: you, amount: one },
  { kind: "discard", ...named("discard"), player: you, what: null, amount: one, manner: "chosen" },
);

const blocker: ObjectReference = { kind: "triggering", role: "object" };

/** "Whenever your Ring-bearer becomes blocked by a creature, the blocking creature's controller sacrifices it at end of combat." */
const third = triggers(
  "3",
  { kind: "blocks", object: creatures, by: bearing, detail: plainDetail },
  {
    kind: "delayedTrigger",
    ...named("later"),
    event: { kind: "turnPart", part: "endOfCombat", whose: null, edge: "beginning", next: "next" },
    times: "once",
    expires: null,
    targets: [],
    instructions: [
      { kind: "sacrifice", ...named("sacrifice"), player: { kind: "controllerOf", of: blocker }, objects: blocker },
    ],
  },
);

/** "Whenever your Ring-bearer deals combat damage to a player, each opponent loses 3 life." */
const fourth = triggers(
  "4",
  {
    kind: "dealsDamage",
    source: bearing,
    to: { kind: "filter", filter: { what: "player", constraints: [] }, grouping: "each" },
    combat: "combat",
    amount: null,
    detail: plainDetail,
  },
  { kind: "loseLife", ...named("lose"), player: { kind: "eachOpponent" }, amount: { kind: "number", value: 3 } },
);

const abilities: readonly Ability[] = [first, second, third, fourth];

/** The emblem named The Ring of a player; they get one where they have none (701.54c). */
function emblemOf(play: Play, owner: PlayerId): ObjectId {
  const own = everyObject(play.state).find(
    (object) => object.kind === "emblem" && object.owner === owner && object.faces[0]?.name === "The Ring",
  );
  if (own !== undefined) return own.id;
  const id = play.fresh();
  const faces = [{ ...blankFace, name: "The Ring" }];
  play.put(newObject({ id, kind: "emblem", faces, owner, controller: owner, zone: "command" }, play.state));
  play.state = { ...play.state, command: [...play.state.command, id] };
  play.happen([{ kind: "emblemMade", object: id, player: owner, rule: "701.54c", cause: play.cause }]);
  return id;
}

/** The creature becomes the player's Ring-bearer, and no other is any longer (701.54a). */
function makeBearer(play: Play, player: PlayerId, chosen: ObjectId): void {
  for (const id of bearerOf(play, player)) releaseBearer(play, id);
  const designations = findObject(play.state, chosen)?.designations ?? [];
  const kept = designations.filter((word) => !word.startsWith(ringBearer));
  play.change(chosen, { designations: [...kept, ringBearer, `${ringBearer} of ${player}`] });
  play.happen([
    { kind: "designated", object: chosen, player: null, word: ringBearer, rule: "701.54a", cause: play.cause },
  ]);
}

/** It is no Ring-bearer any longer. */
function releaseBearer(play: Play, id: ObjectId): void {
  const designations = findObject(play.state, id)?.designations ?? [];
  play.change(id, { designations: designations.filter((word) => !word.startsWith(ringBearer)) });
}

/** A Ring-bearer of which another player has gained control is one no longer (701.54a). */
export function releaseLostBearers(play: Play): boolean {
  const lost = objectsWith(play.state, "bearer").filter(
    (object) => !object.designations.includes(`${ringBearer} of ${play.look(object).controller}`),
  );
  for (const { id } of lost) releaseBearer(play, id);
  return lost.length > 0;
}

/** The Ring tempts a player (701.54): the emblem says one thing more, and they choose a Ring-bearer. */
export function tempt(play: Play, player: PlayerId): readonly ObjectId[] {
  const emblem = emblemOf(play, player);
  const tempted = (playerOf(play.state, player).tempted ?? 0) + 1;
  play.changePlayer(player, { tempted });
  play.change(emblem, { faces: [{ ...blankFace, name: "The Ring", abilities: abilities.slice(0, tempted) }] });
  const creatures = creaturesOf(play, player).map(({ object }) => object.id);
  const asking = { player, purpose: "object", rule: "701.54a", about: emblem } as const;
  const least = Math.min(1, creatures.length);
  const chosen = askSome(play, asking, creatures, entityOption, [least, 1]);
  for (const id of chosen) makeBearer(play, player, id);
  return chosen;
}

import { expect, it } from "vitest";
import { abilitiesOf, readText } from "./reading.js";

const you = { kind: "you" } as const;
const opponent = { kind: "opponent" } as const;
const source = { kind: "source" } as const;

/** What one static ability says that holds. */
it.each<[string, object]>([
  ["Skip your \"forge a key\" step.", { kind: "skipStep", player: you, step: "forgeKey" }],
  ["Each haunted player skips their \"draw cards\" step.", { kind: "skipStep", player: { kind: "eachPlayer", which: "haunted" }, step: "drawCards" }],
  ["Refill your hand to 2 additional cards during your \"draw cards\" step.", { kind: "handSize", player: you, change: "more", amount: { value: 2 } }],
  ["During their \"draw cards\" step, your opponent refills their hand to 1 less card.", { kind: "handSize", player: opponent, change: "less" }],
  ["For each friendly Witch creature, refill your hand to 1 additional card during your \"draw cards\" step.", { kind: "handSize", amount: { kind: "count", filter: { constraints: [{ kind: "controlledBy" }, { kind: "trait", trait: "witch" }] } } }],
  ["Your {A} cannot be stolen.", { kind: "playerCannot", player: you, act: "haveAmberStolen", what: null }],
  ["Players cannot forge their third key.", { kind: "keyBarred", player: { kind: "eachPlayer" }, key: 3 }],
  ["You cannot forge more than 2 keys each turn.", { kind: "turnLimit", player: you, act: "forgeKeys", what: null, most: 2 }],
  ["Your opponent cannot play more than 1 creature each turn.", { kind: "turnLimit", player: opponent, act: "playCards", what: { types: ["creature"], zones: [] }, most: 1 }],
  ["Your opponent's keys cost +X{A}, where X is this creature's power.", { kind: "keyCost", amount: { kind: "sumOf", measure: "power", of: source } }],
  ["This creature gets +X power, where X is the number of friendly artifacts.", { kind: "power", amount: { kind: "count" } }],
])("says what holds for players: %s", (text, effect) => {
  expect(abilitiesOf(text)).toMatchObject([{ kind: "static", condition: null, effects: [effect] }]);
}); // prettier-ignore

it.each<[string, readonly object[]]>([
  ["This creature cannot be dealt damage by damaged creatures.", [{ kind: "cannot", affected: source, act: "beDealtDamage", by: { constraints: [{ kind: "state", state: "damaged" }] } }]],
  ["This creature cannot be dealt damage by Mutant creatures or creatures with power 5 or higher.", [{ by: { types: ["creature"], constraints: [{ kind: "either", constraints: [{ kind: "trait" }, { kind: "measure" }] }] } }]],
  ["This creature cannot be dealt damage or destroyed.", [{ act: "beDealtDamage" }, { act: "beDestroyed" }]],
  ["Creatures not on a flank cannot fight this creature.", [{ kind: "cannot", affected: { constraints: [{ kind: "not" }] }, act: "attack", by: { constraints: [{ kind: "among", of: source }] } }]],
  ["Enraged creatures cannot be used to fight friendly Mars creatures.", [{ act: "attack", by: { constraints: [{ kind: "controlledBy" }, { kind: "house" }] } }]],
  ["Enemy creatures cannot be used to reap.", [{ act: "reap", by: null }]],
  ["This creature cannot be discarded from your hand except through card abilities.", [{ act: "beDiscardedByHand" }]],
  ["You cannot play this creature unless you control 4 or more creatures.", [{ kind: "onlyIf", affected: source, act: "bePlayed", condition: { kind: "compare" } }]],
  ["You cannot use this creature unless you are haunted.", [{ kind: "onlyIf", act: "beUsed", condition: { kind: "haunted" } }]],
  ["Play only if the tide is high.", [{ kind: "onlyIf", affected: source, act: "bePlayed", condition: { kind: "tide", tide: "high" } }]],
])("says what cannot be done: %s", (text, effects) => {
  expect(abilitiesOf(text)).toMatchObject([{ kind: "static", effects }]);
}); // prettier-ignore

it.each<[string, object]>([
  ["This creature may be used as if it belonged to the active house.", { kind: "mayUse", player: you, most: { kind: "anyNumber" } }],
  ["You may play upgrades as if they belonged to the active house.", { kind: "mayPlay", player: you, what: { types: ["upgrade"] }, most: { kind: "anyNumber" } }],
  ["You may play 1 card that is not of the active house during your turn.", { kind: "mayPlay", what: { types: [] }, most: { value: 1 } }],
  ["You may play 1 card that does not belong to your active house each turn.", { kind: "mayPlay", most: { value: 1 } }],
  ['This creature may be played as an upgrade instead of a creature, with the text: "This creature gains taunt."', { kind: "playAsUpgrade", affected: source, abilities: [{ kind: "static", effects: [{ kind: "gainKeyword", affected: { kind: "host" } }] }] }],
])("says what may be done: %s", (text, effect) => {
  expect(abilitiesOf(text)).toMatchObject([{ kind: "static", effects: [effect] }]);
}); // prettier-ignore

it.each<[string, object]>([
  ["This creature's text box is considered blank, except for traits.", { kind: "blank", affected: source }],
  ["Each artifact's text box is considered blank (except for traits).", { kind: "blank", affected: { types: ["artifact"] } }],
  ["Each creature loses each of its traits.", { kind: "loseTraits", affected: { types: ["creature"] } }],
  ["Each enemy creature loses each of its destroyed abilities.", { kind: "loseAbilities", timing: "destroyed" }],
  ["Each friendly Giant loses all after fight effects.", { kind: "loseAbilities", timing: "afterFight" }],
  ["Destroyed effects cannot resolve.", { kind: "loseAbilities", affected: { types: [], zones: ["play"] }, timing: "destroyed" }],
  ["Each friendly Untamed creature is considered to have 5 power.", { kind: "setPower", amount: { value: 5 } }],
])("says what cards are without (R29): %s", (text, effect) => {
  expect(abilitiesOf(text)).toMatchObject([{ kind: "static", effects: [effect] }]);
}); // prettier-ignore

const fighting = (role: string, against: object | null = null) => ({ kind: "fighting", role, against });

it.each<[string, readonly object[]]>([
  ["While on a flank, this creature gains skirmish.", [{ kind: "position", position: "flank" }]],
  ["While not on a flank, this creature gains taunt.", [{ kind: "not", constraint: { kind: "position" } }]],
  ["While enraged, this creature gains skirmish.", [{ kind: "status", status: "enrage" }]],
  ["While fighting, this creature gains poison.", [fighting("either")]],
  ["This creature gains poison while attacking an enemy flank creature.", [{ kind: "fighting", role: "attacking", against: { types: ["creature"] } }]],
  ["This creature deals no damage when attacked.", [fighting("attacked")]],
])("says of whom it holds, in short: %s", (text, constraints) => {
  const among = { kind: "among", of: source };
  expect(abilitiesOf(text)).toMatchObject([{ effects: [{ affected: { constraints: [among, ...constraints] } }] }]);
}); // prettier-ignore

it("says what holds where a state does not", () => {
  const haunted = { kind: "haunted", player: you };
  expect(
    abilitiesOf("While you are haunted, this creature gets +6 power. Otherwise, this creature gains elusive."),
  ).toMatchObject([
    { condition: haunted, effects: [{ kind: "power" }] },
    { condition: { kind: "not", condition: haunted }, effects: [{ kind: "gainKeyword" }] },
  ]);
});

it("waits for an event in some turns alone", () => {
  expect(abilitiesOf("During your turn, after you discard a Dis card from your hand, draw a card.")).toMatchObject([
    { kind: "triggered", event: { kind: "discarded" }, condition: { kind: "turnOf", player: you } },
  ]);
});

it.each([
  ["This creature's text box is considered blank."],
  ["Each creature cannot gain armor."],
  ["Draw cards cannot resolve."],
  ["Enemy creatures cannot be used to fight friendly creatures unless the friendly creature has taunt."],
  ["You may play upgrades as if they belonged to house Mars."],
  ["While in your hand, keys cost +1{A}."],
])("refuses what it does not understand: %s", (text) => {
  expect(readText(text).compiled).toBeNull();
});

const icon = (kind: string) => ({ kind: "bonusIconResolved", player: you, details: [{ kind: "icon", icon: kind }] });

it.each<[string, object]>([
  ["When you resolve an {A} bonus icon, you may make a token creature instead.", { event: icon("amber"), optional: "may", instructions: [{ kind: "makeTokens" }] }],
  ["When you would resolve a {draw} bonus icon, you may choose to resolve it as a {discard} bonus icon instead.", { event: icon("draw"), optional: "may", instructions: [{ kind: "resolveIcon", icon: { kind: "discard" } }] }],
  ["When you resolve a {capture} bonus icon, you may choose to steal 1{A} instead.", { event: icon("capture"), instructions: [{ kind: "stealAmber" }] }],
  ["When resolving a bonus icon, you may archive a card from your hand instead.", { event: { kind: "bonusIconResolved", details: [] }, instructions: [{ kind: "move", manner: "archive" }] }],
  ["When you would forge a key, purge this creature and do not forge that key (no {A} is spent).", { event: { kind: "keyForged", player: you }, optional: "must", instructions: [{ kind: "move", manner: "purge" }] }],
  ["Each time a card would be discarded from a player's hand, put the card facedown under this creature instead.", { event: { kind: "discarded", player: null, details: [{ kind: "from", zone: "hand" }] }, instructions: [{ kind: "move", objects: { kind: "eventObject" } }] }],
  ["When any amount of {A} would be added to your pool, make that many token creatures instead.", { event: { kind: "amberGained", player: you }, instructions: [{ kind: "makeTokens", count: { kind: "eventAmount" } }] }],
  ["Destroyed: Fully heal this creature instead.", { event: { kind: "destroyed", object: source }, instructions: [{ kind: "heal" }] }],
])("has something happen instead (R35, R36): %s", (text, ability) => {
  expect(abilitiesOf(text)).toMatchObject([{ kind: "replacement", condition: null, ...ability }]);
}); // prettier-ignore

const eventPlayer = { kind: "eventPlayer" } as const;

it.each<[string, object, object]>([
  ["After a creature is used to fight, it captures 1{A}.", { kind: "fought", player: null }, { onto: { kind: "eventObject" } }],
  ["After you fight with a creature, draw a card.", { kind: "fought", player: you }, { kind: "draw" }],
  ["After a player readies a creature, deal 1{D} to it.", { kind: "readied", player: null }, { to: { kind: "eventObject" } }],
  ["After this creature is dealt damage, draw a card.", { kind: "damaged", details: [{ kind: "survived" }] }, { kind: "draw" }],
  ["After a player forges a key, they lose 1{A}.", { kind: "keyForged", player: null }, { player: eventPlayer }],
  ["At the end of each turn, deal 1{D} to each flank creature.", { kind: "turnEnds", player: null }, { kind: "dealDamage" }],
  ['At the start of your "draw cards" step, discard your hand.', { kind: "stepBegins", player: you, details: [{ kind: "step", step: "drawCards" }] }, { kind: "move" }],
])("waits for what happens: %s", (text, event, instruction) => {
  expect(abilitiesOf(text)).toMatchObject([{ kind: "triggered", event, instructions: [instruction] }]);
}); // prettier-ignore

it.each<[string, object]>([
  ["While this creature is exhausted and on a flank, it gains skirmish.", { kind: "and", conditions: [{ kind: "fits" }, { kind: "fits" }] }],
  ["While this creature is attacking, it gains poison.", { kind: "fits", filter: { constraints: [fighting("attacking")] } }],
  ["If you have used a creature to reap this turn, this creature enters play ready.", { kind: "happened", event: { kind: "reaped", player: you } }],
  ["If you have used a creature to fight this turn, this creature enters play ready.", { kind: "happened", event: { kind: "fought", player: you } }],
])("says when it holds: %s", (text, condition) => {
  expect(abilitiesOf(text)).toMatchObject([{ kind: "static", condition }]);
}); // prettier-ignore

it("counts the times that something happened in a turn", () => {
  expect(
    abilitiesOf("After a creature reaps, if it is the first time a creature has reaped this turn, stun it."),
  ).toMatchObject([
    {
      instructions: [
        {
          condition: {
            kind: "compare",
            left: { kind: "history", event: { kind: "reaped" } },
            is: { relation: "equal" },
          },
        },
      ],
    },
  ]);
});

it.each<[string, object]>([
  ["While this creature is attacking, ignore taunt and elusive.", { kind: "ignores", affected: source, what: ["taunt", "elusive"] }],
  ["While this creature is attacking, ignore armor and taunt.", { kind: "ignores", what: ["armor", "taunt"] }],
  ["This creature deals +2{D} while attacking an enemy flank creature.", { kind: "fightBonus", affected: { constraints: [{ kind: "among" }, { kind: "fighting", role: "attacking" }] }, amount: { value: 2 } }],
  ["Your opponent must pay you 1{A} in order to play an artifact.", { kind: "toll", player: opponent, act: "playCards", what: { types: ["artifact"], zones: [] }, amount: { value: 1 }, to: you }],
  ["Your opponent must pay you 1{A} in order to use an artifact.", { kind: "toll", act: "useCards", what: { types: ["artifact"], zones: ["play"] } }],
  ["You must lose 3{A} in order to play this creature.", { kind: "toll", player: you, act: "playCards", what: { constraints: [{ kind: "among", of: source }] }, to: null }],
  ['Players cannot take their archives into their hands during their "choose a house" step.', { kind: "playerCannot", player: { kind: "eachPlayer" }, act: "takeArchives" }],
  ["Your opponent cannot resolve bonus icons on cards they play.", { kind: "playerCannot", player: opponent, act: "resolveIcons" }],
  ["While it is not your turn, your creatures cannot become exhausted.", { kind: "cannot", act: "beExhausted" }],
])("says what costs, what is ignored and what is kept from happening: %s", (text, effect) => {
  expect(abilitiesOf(text)).toMatchObject([{ kind: "static", effects: [effect] }]);
}); // prettier-ignore

it("R35 has æmber captured that would be added to a pool", () => {
  expect(
    abilitiesOf("Each {A} that would be added to your opponent's pool is captured by this creature instead."),
  ).toMatchObject([
    {
      kind: "replacement",
      event: { kind: "amberGained", player: opponent },
      instructions: [{ kind: "captureAmber", onto: source, from: "supply", amount: { kind: "eventAmount" } }],
    },
  ]);
});

it.each([
  ["While this creature is attacking, ignore skirmish."],
  ["While this creature is ready, ignore taunt."],
  ["This creature deals +2{D}."],
  ["You must lose 3{A} in order to draw a card."],
  ["Each {A} that would be added to your opponent's pool is lost instead."],
])("refuses what it does not understand of them: %s", (text) => {
  expect(readText(text).compiled).toBeNull();
});

it.each<[string, object]>([
  ["After a key is forged, draw a card.", { kind: "keyForged", player: null }],
  ["After an enemy creature is destroyed while fighting, draw a card.", { kind: "destroyed", details: [{ kind: "inFight" }] }],
  ["After a creature is played adjacent to this creature, draw a card.", { kind: "played", object: { constraints: [{ kind: "neighborOf", of: source }] } }],
])("waits for what else happens: %s", (text, event) => {
  expect(abilitiesOf(text)).toMatchObject([{ kind: "triggered", event }]);
}); // prettier-ignore

import type { Verb } from "../../../grammar/magic/vocabulary/verbs.js";
import { verbForms } from "../../../grammar/magic/vocabulary/verbs.js";
import { choose, construct, field, oneOf, later, type NodesOf, type Syntax } from "./kernel/index.js";
import { nounPhrase, type NounPhrase } from "./noun-phrase.js";
import { size } from "./terminals.js";
import { terminal } from "./terminals.js";

const anyNounPhrase: Syntax<NounPhrase> = later("a noun phrase", () => nounPhrase);

/** The participle of any verb; the node keeps the verb. */
export const participle = terminal<Verb>(
  "a participle",
  (token) => token.readings.verbs?.find((reading) => reading.form === "participle")?.verb,
  (value, out) => {
    out.word(verbForms.get(value)?.get("participle") ?? value);
  },
);

/** What may follow a participle: "by a creature", "into a graveyard", "from the battlefield", "as a Goblin". */
export const passiveTails = [
  construct("by", ["by", field("what", anyNounPhrase)]),
  construct("from", ["from", field("what", anyNounPhrase)]),
  construct("into", ["into", field("what", anyNounPhrase)]),
  construct("onto", ["onto", field("what", anyNounPhrase)]),
  construct("on", ["on", field("what", anyNounPhrase)]),
  construct("to", ["to", field("what", anyNounPhrase)]),
  construct("with", ["with", field("what", anyNounPhrase)]),
  construct("under", ["under", field("what", anyNounPhrase)]),
  construct("for", ["for", field("what", anyNounPhrase)]),
  construct("among", ["among", field("what", anyNounPhrase)]),
  construct("exceptBy", ["except by", field("what", anyNounPhrase)]),
  construct("byMoreThan", ["by more than one creature"]),
  construct("face", [field("face", oneOf("face up", { up: "face up", down: "face down" }))]),
  /** "spent to cast this creature", "used to activate it" */
  construct("toDo", [
    field("what", oneOf("to cast", { cast: "to cast", activate: "to activate", pay: "to pay for" })),
    field("object", anyNounPhrase),
  ]),
  construct("purpose", [
    field(
      "what",
      oneOf("to cast", {
        castIt: "to cast it",
        castThem: "to cast them",
        payCost: "to pay for it",
        castSpell: "to cast this spell",
        castThat: "to cast that spell",
        activate: "to activate it",
        castSpells: "to cast spells",
        activateAbilities: "to activate abilities",
        castNonartifact: "to cast a nonartifact spell",
      }),
    ),
  ]),
  construct("anywhere", [
    field(
      "what",
      oneOf("from anywhere", {
        anywhere: "from anywhere",
        other: "from anywhere other than the battlefield",
        otherHand: "from anywhere other than your hand",
      }),
    ),
  ]),
  construct("sized", [field("size", size)]),
] as const;

export const passiveTail = choose<NodesOf<typeof passiveTails>>("a phrase after the participle", passiveTails); // prettier-ignore

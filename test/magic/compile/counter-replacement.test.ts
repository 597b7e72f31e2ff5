import { expect, it } from "vitest";
import { n } from "../runtime/builders.js";
import { enchantment, readOn, staticEffectsOf } from "./kit.js";

const doubled = { kind: "multiply", by: 2 };
const more = { kind: "add", amount: n(1) };

it.each<[string, object, object]>([
  [
    "If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.",
    { counter: null, player: null, by: "effect" },
    doubled,
  ],
  [
    "If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on that creature instead.",
    { counter: "+1/+1", player: null },
    doubled,
  ],
  [
    "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.",
    { counter: "+1/+1", player: null },
    more,
  ],
  [
    "If you would put one or more +1/+1 counters on a creature you control, put that many plus one +1/+1 counters on it instead.",
    { counter: "+1/+1", player: { kind: "player" } },
    more,
  ],
  [
    "If you would put one or more counters on a permanent, put twice that many of each of those kinds of counters on that permanent instead.",
    { counter: null, player: { kind: "player" } },
    doubled,
  ],
])("puts counters in another number (614.16): %s", (text, event, replacement) => {
  expect(staticEffectsOf(text, enchantment)).toMatchObject([
    { kind: "replacement", event: { kind: "countersPut", ...event }, replacement },
  ]);
});

it("tells what an effect puts from what whoever puts (614.16)", () => {
  const words = "on a creature, twice that many +1/+1 counters are put on that creature instead.";
  const [effect] = staticEffectsOf(`If one or more +1/+1 counters would be put ${words}`, enchantment);
  expect(effect).not.toHaveProperty("event.by");
});

it.each([
  "If one or more +1/+1 counters would be put on a creature you control, twice that many charge counters are put on that creature instead.",
  "If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on that artifact instead.",
  "If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on that creature.",
  "If you would put one or more +1/+1 counters on a creature, it puts twice that many of those counters on that creature instead.",
  "If one or more +1/+1 counters would be put on a creature you control, two +1/+1 counters are put on that creature instead.",
])("refuses other counters, another object and what is not in their place (614.1a): %s", (text) => {
  expect(readOn(text, enchantment).compiled).toBeNull();
});

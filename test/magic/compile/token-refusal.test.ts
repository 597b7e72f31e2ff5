import { expect, it } from "vitest";
import { creationsIn, faultAt, faultsOf, readOn } from "./kit.js";

it.each([
  ["Create up to two 1/1 white Bird creature tokens.", "up to two 1/1 white Bird creature tokens"],
  ["Create another 1/1 white Bird creature token.", "another 1/1 white Bird creature token"],
  ["Create all 1/1 white Bird creature tokens.", "all 1/1 white Bird creature tokens"],
  ["Create the 1/1 white Bird creature token.", "the 1/1 white Bird creature token"],
  ["Create one or more 1/1 white Bird creature tokens.", "one or more 1/1 white Bird creature tokens"],
  ["Create Food tokens.", "Food tokens"],
])("creates nothing where the text does not say how many (107.1): %s", (text, words) => {
  const reading = readOn(text);
  expect(faultsOf(reading)).toEqual([faultAt("magic/not-lowered", text, words)]);
  expect(reading.compiled).toBeNull();
  expect(creationsIn(reading)).toEqual([]);
});

it.each([
  ["Create a token.", "a token"],
  ["Create a 1/1 token.", "a 1/1 token"],
  ["Create a Food.", "a Food"],
])("creates nothing where the text does not say what (111.3): %s", (text, words) => {
  const reading = readOn(text);
  expect(faultsOf(reading)).toEqual([faultAt("magic/not-lowered", text, words)]);
  expect(reading.compiled).toBeNull();
  expect(creationsIn(reading)).toEqual([]);
});

it.each([
  ["Create a 1/1 white Bird creature token with flying or haste.", "with flying or haste"],
  ["Create a 1/1 white Bird creature token with power 3.", "with power 3"],
  ["Create a 1/1 white Bird creature token without flying.", "without flying"],
  ["Create a 1/1 white Bird creature token you control.", "you control"],
])("refuses what cannot be a part of what a token is, at its place (111.3): %s", (text, words) => {
  const reading = readOn(text);
  expect(faultsOf(reading)).toEqual([faultAt("magic/not-lowered", text, words)]);
  expect(reading.compiled).toBeNull();
});

it.each([
  ["Create a Food token twice.", "twice"],
  ["Create a Food token until end of turn.", "until end of turn"],
])("refuses an adverbial that a creation cannot take, at its place (701.7): %s", (text, words) => {
  const reading = readOn(text);
  expect(faultsOf(reading)).toEqual([faultAt("magic/not-lowered", text, words)]);
  expect(reading.compiled).toBeNull();
});

it.each([
  ["Create two Food token.", "magic/unexpected-phrase", "Food"],
  ["Each player create a Food token.", "magic/unexpected-end", "token"],
  ["Create a Food token, then.", "magic/unexpected-end", "then"],
])("refuses what does not agree or is not whole: %s", (text, code, words) => {
  const reading = readOn(text);
  expect(faultsOf(reading)).toEqual([faultAt(code, text, words)]);
  expect(reading.compiled).toBeNull();
});

it.each([
  "Whenever you create a Food token, frobnicate.",
  "If you would create a Food token, frobnicate instead.",
  "Whenever you populate, frobnicate.",
])("lists nothing for a creation that is only asked for (603.1): %s", (text) => {
  expect(creationsIn(readOn(text))).toEqual([]);
});

it.each([
  "Create a 99999999999999999999/1 red Goblin creature token.",
  "Target creature gets +99999999999999999999/+1 until end of turn.",
  "Destroy target 1/99999999999999999999 creature.",
  "Draw 99999999999999999999 cards.",
])("refuses a number that cannot be counted with exactly (107.1): %s", (text) => {
  expect(readOn(text).compiled).toBeNull();
});

import { characteristics, magic, newGame, place, readCards, step } from "rulewright";

const { cards } = readCards(
  `name: Dwarven Reinforcements
type: Sorcery
cost: "{0}"
text: Create two 2/1 red Dwarf Berserker creature tokens.`,
  "cards.yaml",
);
const { compiled } = magic.read(cards[0], { findCard: () => undefined });
const game = newGame({ players: ["Ann", "Bob"], cards: [compiled], seed: 1, startingLife: 20 });
const { state, id } = place(game, { card: compiled, zone: "hand", owner: "Ann", parts: {} });
let now = step(state, { kind: "act", action: { kind: "cast", object: id, face: 0 } }).state;
while (now.stack.length > 0) now = step(now, { kind: "act", action: { kind: "pass" } }).state;
for (const token of now.battlefield) {
  const { name, subtypes, colors, power, toughness } = characteristics(now, token);
  console.log(`${name}: ${power}/${toughness} ${colors.join(" ")} ${subtypes.join(" ")}`);
}

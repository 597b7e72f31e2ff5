import { elf, enchantment } from "./kit.js";
import { refusesRows } from "./rows.js";

refusesRows([
  ["603.3d: a target is announced when the event has happened", "When target creature enters, draw a card.", elf],
  ["603.2: a trigger waits for what happens", "Whenever this creature dealt damage to a player, draw a card.", elf],
  ["603.2", "Whenever this creature attacked, draw a card.", elf],
  ["603.2", "Whenever a creature died, you gain 1 life.", enchantment],
]);

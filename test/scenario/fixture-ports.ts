import { prepareScenarios, type ReadyScenarios, type ScenarioPorts } from "../../src/scenario/index.js";
import { doubler } from "../magic/runtime/builders.js";
import { files, ports } from "./fixtures.js";

/** The compiler, beside a card that is built for the runtime alone. */
const portsWithDoubler: ScenarioPorts = {
  ...ports,
  compile: (card, all) => (card.name === doubler.name ? { card: doubler } : ports.compile(card, all)),
};

/** Every scenario file of the fixtures, ready to be played. */
export function fixtureScenarios(): readonly ({ readonly file: string } & ReadyScenarios)[] {
  return files.map(({ file, content }) => ({ file, ...prepareScenarios(content, portsWithDoubler) }));
}

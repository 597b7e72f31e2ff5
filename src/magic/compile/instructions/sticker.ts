import type { InstructionTable } from "../instruct.js";
import { bareThis } from "../bare-this.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import { stickerKindOf } from "../sticker.js";
import { doneToChosen } from "./result.js";

/** Stickers (123.3). */
export const stickerInstructions: InstructionTable<"putSticker"> = {
  putSticker: (node, saying, context) => {
    const actor = saying.subject.player();
    const sticker = stickerKindOf(node.object);
    const on = bareThis(node.on, context) ?? lowerObjects(node.on, context, actor);
    // Of several objects each would get a sticker of its own, in an order that no rule gives.
    if (on.kind === "matching") return refuse("a sticker on several objects", node);
    return doneToChosen({ kind: "putSticker", ...context.nextId(), actor, sticker, on }, node.on, on, context);
  },
};

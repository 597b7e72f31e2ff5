// Generated. Do not edit.
import type { TokenCharacteristics } from "../effects/index.js";

export const predefinedTokens: readonly { readonly name: string; readonly rule: string; readonly characteristics: TokenCharacteristics }[] = [];

/** What bytes hold: their text, or why they are none. */
export type Decoded = { readonly text: string } | { readonly reason: string };

/** Decodes UTF-8, or UTF-16 where a byte order mark says so. */
export function decodeText(bytes: Uint8Array): Decoded {
  const encoding = encodingOf(bytes);
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    return { reason: bytes.subarray(0, 2000).includes(0) ? "it is binary" : "its bytes are no UTF-8 text" };
  }
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return "utf-8";
}

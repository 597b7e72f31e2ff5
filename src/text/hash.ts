import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils";

/** Plain JSON written in one way only: keys in the order of their code units, no white space. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([first], [second]) => (first < second ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(",")}}`;
}

/** The SHA-256 of a value's canonical JSON, in hexadecimal: equal contents have equal hashes, in any program. */
export function contentHash(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));
}

const primes = { first: 2654435761, second: 1597334677, third: 2246822507, fourth: 3266489909 };

/** The last mixing of one half with the other. */
function mix(half: number, other: number): number {
  return Math.imul(half ^ (half >>> 16), primes.third) ^ Math.imul(other ^ (other >>> 13), primes.fourth);
}

const hexadecimal = (half: number): string => (half >>> 0).toString(16).padStart(8, "0");

/**
 * 64 bits of a text in hexadecimal, as two multiplicative hashes side by side. It tells texts apart and protects
 * nothing; it is ten times as fast as a cryptographic hash, and one is wanted for every ability that is compiled.
 */
export function fingerprint(text: string): string {
  let first = 0xdeadbeef;
  let second = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, primes.first);
    second = Math.imul(second ^ unit, primes.second);
  }
  first = mix(first, second);
  return hexadecimal(first) + hexadecimal(mix(second, first));
}

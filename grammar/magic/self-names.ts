/**
 * The ways in which a card's text may call the card (201.5): each face's name, and for a legendary card the shortened
 * forms of 201.5c: the part before a comma, or before "of" or "the", or the first word.
 */
export function selfNames(
  faces: readonly { readonly name: string; readonly legendary: "legendary" | "not" }[],
): readonly string[] {
  const names = new Set<string>();
  for (const { name, legendary } of faces) {
    names.add(name);
    if (name.includes(",")) names.add(name.slice(0, name.indexOf(",")));
    if (legendary === "legendary") for (const short of shortForms(name)) names.add(short);
  }
  return [...names].filter((name) => name.length > 1).sort((one, other) => other.length - one.length);
}

/** The name of a face that a text means by one of the card's names: that name, or the one it shortens; null where it shortens several (201.5c). */
export function fullName(name: string, names: ReadonlySet<string>): string | null {
  const meant = [...names].filter((one) => selfNames([{ name: one, legendary: "legendary" }]).includes(name));
  const shortened = meant.filter((one) => one !== name && one.includes(name));
  const [full, ...others] = shortened.filter((one) => !shortened.some((more) => more !== one && more.includes(one)));
  if (full === undefined) return names.has(name) ? name : null;
  return others.length > 0 ? null : full;
}

function shortForms(name: string): readonly string[] {
  const head = name.split(",")[0] ?? name;
  const words = head.split(" ");
  const forms: string[] = [];
  words.forEach((word, index) => {
    if (index > 0 && ["of", "the", "and", "von", "de", "//"].includes(word))
      forms.push(words.slice(0, index).join(" "));
  });
  const [first, second] = words;
  if (first !== undefined && words.length > 1 && !["The", "A", "An", "Lord", "Lady", "Sir", "Dr.", "Captain", "King", "Queen", "Baron", "Princess", "Prince", "Doctor"].includes(first)) forms.push(first); // prettier-ignore
  if (first === "The" && second !== undefined) forms.push(words.slice(1).join(" "));
  const last = words.at(-1);
  if (last !== undefined && words.length > 1 && /^\p{Lu}/u.test(last)) forms.push(last);
  return forms;
}

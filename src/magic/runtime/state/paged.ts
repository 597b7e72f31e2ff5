/** How many items a page holds. */
const pageSize = 32;

/** A growing list kept in pages, so that changing one item of a large one copies little. Plain JSON. */
export interface Paged<Item> {
  readonly pages: readonly (readonly (Item | null)[])[];
}

/** A list with nothing in it. */
export const emptyPaged: Paged<never> = { pages: [] };

/** The item at a number, or null. */
export function pagedItem<Item>(list: Paged<Item>, index: number): Item | null {
  return list.pages[Math.floor(index / pageSize)]?.[index % pageSize] ?? null;
}

/** The page with one item changed; a page that holds nothing any more is kept empty. */
function changedPage<Item>(page: readonly (Item | null)[], index: number, item: Item | null): (Item | null)[] {
  const copy = [...page];
  while (copy.length <= index) copy.push(null);
  copy[index] = item;
  return copy.every((entry) => entry === null) ? [] : copy;
}

/** The list with the item at a number set, or taken out where it is null. */
export function withItem<Item>(list: Paged<Item>, index: number, item: Item | null): Paged<Item> {
  const number = Math.floor(index / pageSize);
  const pages = [...list.pages];
  while (pages.length <= number) pages.push([]);
  pages[number] = changedPage(pages[number] ?? [], index % pageSize, item);
  return { pages };
}

/** Every item, in the order of their numbers. */
export function pagedItems<Item>(list: Paged<Item>): Item[] {
  const items: Item[] = [];
  for (const page of list.pages) for (const item of page) if (item !== null) items.push(item);
  return items;
}

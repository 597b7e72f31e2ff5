/** How many binary digits of a number a page tells apart, and so how many items or pages it holds. */
const bits = 5;
const width = 2 ** bits;

/** A page of items, with null where there is none, or of further pages; one without anything in it has no items at all. */
export type Page<Item> = { readonly items: readonly (Item | null)[] } | { readonly pages: readonly Page<Item>[] };

/**
 * Items by number, kept in pages of pages, so that changing one of very many copies little and shares the rest. Plain
 * JSON; what holds the same items under the same numbers is written the same.
 */
export interface Paged<Item> {
  readonly size: number;
  /** How many pages of pages lie above the items. */
  readonly height: number;
  readonly root: Page<Item>;
}

const emptyPage = { items: [] } as const;

/** A list with nothing in it. */
export const emptyPaged: Paged<never> = { size: 0, height: 0, root: emptyPage };

/** How many numbers a page of that height covers. */
const span = (height: number): number => width ** (height + 1);

/** The place of a number on a page of that height. */
const placeOf = (index: number, height: number): number => (index >>> (bits * height)) & (width - 1);

/** Whether nothing is on the page. */
function isEmpty<Item>(page: Page<Item>): boolean {
  return "items" in page && page.items.length === 0;
}

/** The item at a number, or null. */
export function pagedItem<Item>({ root, height }: Paged<Item>, index: number): Item | null {
  if (index < 0 || index >= span(height)) return null;
  let page: Page<Item> | undefined = root;
  for (let level = height; page !== undefined && "pages" in page; level -= 1) page = page.pages[placeOf(index, level)];
  return page?.items[placeOf(index, 0)] ?? null;
}

/** The list up to the last entry that is something. */
function trimmed<Entry>(list: Entry[], isNothing: (entry: Entry) => boolean): Entry[] {
  const last = list.reduce((found, entry, place) => (isNothing(entry) ? found : place), -1);
  return last === list.length - 1 ? list : list.slice(0, last + 1);
}

/** A list with the entry at a place changed and nothing after the last that is something. */
function changed<Entry>(
  list: readonly Entry[],
  place: number,
  entry: Entry,
  nothing: Entry,
  isNothing: (entry: Entry) => boolean,
): Entry[] {
  const copy = [...list];
  while (copy.length < place) copy.push(nothing);
  copy[place] = entry;
  return trimmed(copy, isNothing);
}

/** The page with the item at a number changed. */
function changedPage<Item>(page: Page<Item>, height: number, index: number, item: Item | null): Page<Item> {
  if (height === 0) {
    const items = changed("items" in page ? page.items : [], placeOf(index, 0), item, null, (each) => each === null);
    return items.length === 0 ? emptyPage : { items };
  }
  const pages = "pages" in page ? page.pages : [];
  const place = placeOf(index, height);
  const inner = changedPage(pages[place] ?? emptyPage, height - 1, index, item);
  const kept = changed<Page<Item>>(pages, place, inner, emptyPage, isEmpty);
  return kept.length === 0 ? emptyPage : { pages: kept };
}

/** The list with room for a number: further pages above the others. */
function roomy<Item>(list: Paged<Item>, index: number): Paged<Item> {
  if (index < span(list.height)) return list;
  const root: Page<Item> = isEmpty(list.root) ? emptyPage : { pages: [list.root] };
  return roomy({ ...list, height: list.height + 1, root }, index);
}

/** The list with the item at a number set, or taken out where it is null. */
export function withItem<Item>(list: Paged<Item>, index: number, item: Item | null): Paged<Item> {
  const before = pagedItem(list, index);
  if (before === item) return list;
  const { root, height, size } = item === null ? list : roomy(list, index);
  const more = (item === null ? 0 : 1) - (before === null ? 0 : 1);
  return { size: size + more, height, root: changedPage(root, height, index, item) };
}

/** The list with further items behind the others, each under the next number: for lists whose numbers have no gap. */
export function withMore<Item>(list: Paged<Item>, items: readonly Item[]): Paged<Item> {
  return items.reduce((longer, item) => withItem(longer, longer.size, item), list);
}

/** The items of a page whose numbers are not below a bound, the first number of the page being known. */
function collect<Item>(page: Page<Item>, height: number, start: number, from: number, into: Item[]): void {
  if ("items" in page) {
    page.items.forEach((item, place) => {
      if (item !== null && start + place >= from) into.push(item);
    });
    return;
  }
  const each = width ** height;
  page.pages.forEach((inner, place) => {
    if (start + (place + 1) * each > from) collect(inner, height - 1, start + place * each, from, into);
  });
}

/** The items from a number on, in the order of their numbers. */
export function pagedFrom<Item>({ root, height }: Paged<Item>, from: number): readonly Item[] {
  const items: Item[] = [];
  collect(root, height, 0, from, items);
  return items;
}

/** Every item, in the order of their numbers. */
export function pagedItems<Item>(list: Paged<Item>): readonly Item[] {
  return pagedFrom(list, 0);
}

/** A page with those of its items that a test keeps; the same page where that is all of them. */
function keptPage<Item>(
  page: Page<Item>,
  height: number,
  start: number,
  keep: (item: Item, index: number) => boolean,
): Page<Item> {
  const isNone = (item: Item | null): boolean => item === null;
  if ("items" in page) {
    const items = page.items.map((item, place) => (item !== null && keep(item, start + place) ? item : null));
    if (items.every((item, place) => item === page.items[place])) return page;
    const kept = trimmed(items, isNone);
    return kept.length === 0 ? emptyPage : { items: kept };
  }
  const each = width ** height;
  const pages = page.pages.map((inner, place) => keptPage(inner, height - 1, start + place * each, keep));
  if (pages.every((inner, place) => inner === page.pages[place])) return page;
  const kept = trimmed(pages, isEmpty);
  return kept.length === 0 ? emptyPage : { pages: kept };
}

/** How many items are on a page. */
function countOn<Item>(page: Page<Item>): number {
  if ("items" in page) return page.items.filter((item) => item !== null).length;
  return page.pages.reduce((sum, inner) => sum + countOn(inner), 0);
}

/** The list with only the items that a test keeps. */
export function pagedWhere<Item>(list: Paged<Item>, keep: (item: Item, index: number) => boolean): Paged<Item> {
  const root = keptPage(list.root, list.height, 0, keep);
  return root === list.root ? list : { ...list, size: countOn(root), root };
}

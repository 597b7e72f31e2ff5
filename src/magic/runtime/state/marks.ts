import type { Page, Paged } from "./paged.js";

/** Marks as binary digits: those of one item, or together those of all items of a page. */
export type Marks = number;

/**
 * Finds the items of a list that have a mark, without a look at pages where none has it. The marks of an item rest on
 * itself alone, so that those of a page are found once, however many lists share it.
 */
export class Marked<Item extends object> {
  private readonly ofItems = new WeakMap<Item, Marks>();
  private readonly ofPages = new WeakMap<Page<Item>, Marks>();

  /** The items that have the mark, in the order of their numbers; `read` gives the marks of an item. */
  find({ root }: Paged<Item>, mark: Marks, read: (item: Item) => Marks): readonly Item[] {
    const found: Item[] = [];
    this.collect(root, mark, read, found);
    return found;
  }

  /** Collects the items of a page that have the mark. */
  private collect(page: Page<Item>, mark: Marks, read: (item: Item) => Marks, found: Item[]): void {
    if ((this.onPage(page, read) & mark) === 0) return;
    if ("pages" in page) for (const inner of page.pages) this.collect(inner, mark, read, found);
    else for (const item of page.items) if (item !== null && (this.of(item, read) & mark) !== 0) found.push(item);
  }

  /** The marks that any item of a page has. */
  private onPage(page: Page<Item>, read: (item: Item) => Marks): Marks {
    const known = this.ofPages.get(page);
    if (known !== undefined) return known;
    let marks = 0;
    if ("pages" in page) for (const inner of page.pages) marks |= this.onPage(inner, read);
    else for (const item of page.items) if (item !== null) marks |= this.of(item, read);
    this.ofPages.set(page, marks);
    return marks;
  }

  /** The marks of an item. */
  private of(item: Item, read: (item: Item) => Marks): Marks {
    const known = this.ofItems.get(item);
    if (known !== undefined) return known;
    const marks = read(item);
    this.ofItems.set(item, marks);
    return marks;
  }
}

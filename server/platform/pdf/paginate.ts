/** The smallest part of a document: a line, a row of a table, or a part that is never cut. */
export interface Unit<Draw> {
  readonly height: number;
  /** Space above it, which is left out at the top of a page. */
  readonly space: number;
  /** Stays on the page of the unit that follows. */
  readonly keepWithNext: boolean;
  /** Begins a new page. */
  readonly startsPage?: true;
  /** Head of the table, which each page repeats above the first of its rows. */
  readonly head?: { readonly height: number; readonly draw: Draw };
  readonly draw: Draw;
}

/** What is drawn at a distance from the top of a page's text. */
export interface Placed<Draw> {
  readonly y: number;
  readonly draw: Draw;
}

/** Returns the runs of units that stay together: only the last may be followed by a page break. */
function groupUnits<Draw>(units: readonly Unit<Draw>[]): Unit<Draw>[][] {
  const groups: Unit<Draw>[][] = [];
  let open: Unit<Draw>[] = [];
  const finish = () => {
    if (open.length > 0) groups.push(open);
    open = [];
  };
  for (const unit of units) {
    if (unit.startsPage) finish();
    open.push(unit);
    if (!unit.keepWithNext) finish();
  }
  finish();
  return groups;
}

/**
 * Distributes the units over pages of a height. A group that does not fit moves to the next page; one
 * that is higher than a page is separated between its units.
 */
export function paginate<Draw>(units: readonly Unit<Draw>[], height: number): Placed<Draw>[][] {
  const pages: Placed<Draw>[][] = [];
  let page: Placed<Draw>[] = [];
  let y = 0;
  let head: Unit<Draw>['head'];
  const finishPage = () => {
    if (page.length > 0) pages.push(page);
    page = [];
    y = 0;
    head = undefined;
  };
  /** Height of a group when its first unit follows at `y` below a table with the head `above`. */
  const heightOf = (group: readonly Unit<Draw>[], isFirst: boolean, above: typeof head): number => {
    let sum = 0;
    let last = above;
    group.forEach((unit, at) => {
      sum += unit.height + (isFirst && at === 0 ? 0 : unit.space);
      if (unit.head && unit.head !== last) sum += unit.head.height;
      last = unit.head;
    });
    return sum;
  };
  const put = (unit: Unit<Draw>) => {
    if (page.length > 0 && y + heightOf([unit], false, head) > height) finishPage();
    y += page.length > 0 ? unit.space : 0;
    if (unit.head && unit.head !== head) {
      page.push({ y, draw: unit.head.draw });
      y += unit.head.height;
    }
    head = unit.head;
    page.push({ y, draw: unit.draw });
    y += unit.height;
  };
  for (const group of groupUnits(units)) {
    const fitsHere = y + heightOf(group, page.length === 0, head) <= height;
    const fitsOnPage = heightOf(group, true, undefined) <= height;
    if (group[0]?.startsPage || (!fitsHere && fitsOnPage)) finishPage();
    group.forEach(put);
  }
  finishPage();
  return pages;
}

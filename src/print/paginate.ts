import type { Block } from '#contract/core/document/block.ts';

/** The smallest part of a document that is never cut: a block, or a row of a table. */
export interface Unit {
  /** Position of the block in the document. */
  readonly block: number;
  /** Row of a table, counted with its totals; undefined for other blocks. */
  readonly row?: number;
  /** Block that is shown beside it on its right: the only signature, beside the QR code. */
  readonly beside?: number;
  /** Stays on the page of the unit that follows. */
  readonly keepWithNext: boolean;
  /** Begins a new page. */
  readonly startsPage: boolean;
}

/** What a page shows of one block: the block, or rows of a table from `from` up to `to`. */
export interface Fragment {
  readonly block: number;
  readonly rows?: { readonly from: number; readonly to: number };
  readonly beside?: number;
  /** Factor by which a unit that is higher than a page is made smaller, so that nothing is cut. */
  readonly scale?: number;
}

/** Heights in pixels. */
export interface Heights {
  /** Height of a unit, including the space below it. */
  readonly of: (unit: Unit) => number;
  /** Height of a table's head, which each page repeats. */
  readonly head: (block: number) => number;
  readonly page: number;
}

/** Returns the number of rows of a table, counted with its totals. */
export const rowCount = (block: Extract<Block, { kind: 'table' }>): number =>
  block.rows.length + (block.totals?.length ?? 0);

/** Keeps the last unit with what follows, so that signatures are never alone on a page. */
function keepLast(units: Unit[]): void {
  const last = units.pop();
  if (last) units.push({ ...last, keepWithNext: true });
}

/** Returns the units of a document; an empty page break only marks the unit after it. */
export function unitsOf(blocks: readonly Block[]): Unit[] {
  const units: Unit[] = [];
  let startsPage = false;
  blocks.forEach((block, at) => {
    if (block.kind === 'pageBreak') {
      startsPage = true;
      return;
    }
    if (block.kind === 'table') {
      const rows = rowCount(block);
      for (let row = 0; row < rows; row += 1) {
        // Sums stay with the last row.
        const isBeforeTotals = row >= block.rows.length - 1 && row < rows - 1;
        units.push({ block: at, row, keepWithNext: isBeforeTotals, startsPage });
        startsPage = false;
      }
      return;
    }
    const keepWithNext =
      block.kind === 'heading' || ('keepWithNext' in block && block.keepWithNext === true);
    if (block.kind === 'signatures' && !startsPage) {
      const isAlone = block.parties.length === 1;
      const qr = isAlone && blocks[at - 1]?.kind === 'qr' ? units.pop() : undefined;
      if (qr) {
        units.push({ ...qr, keepWithNext: false, beside: at });
        return;
      }
      keepLast(units);
    }
    if (block.kind === 'qr' && blocks[at + 1]?.kind === 'signatures' && !startsPage) {
      keepLast(units);
    }
    units.push({ block: at, keepWithNext: keepWithNext || block.kind === 'title', startsPage });
    startsPage = false;
  });
  return units;
}

/** Returns the runs of units that stay together: each ends with one that may be followed by a break. */
function groupUnits(units: readonly Unit[]): Unit[][] {
  const groups: Unit[][] = [];
  let open: Unit[] = [];
  for (const unit of units) {
    if (unit.startsPage && open.length > 0) {
      groups.push(open);
      open = [];
    }
    open.push(unit);
    if (unit.keepWithNext) continue;
    groups.push(open);
    open = [];
  }
  if (open.length > 0) groups.push(open);
  return groups;
}

/**
 * Distributes the units over pages: each page takes what fits, a group that does not fit moves to the
 * next page, and a group that is higher than a page is cut between its units. A unit that is higher
 * than a page is made smaller.
 */
export function paginate(units: readonly Unit[], heights: Heights): Fragment[][] {
  const pages: Fragment[][] = [];
  let page: Fragment[] = [];
  let left = heights.page;
  const finishPage = () => {
    if (page.length > 0) pages.push(page);
    page = [];
    left = heights.page;
  };
  /** Height of a unit where it is put, with the head of a table that begins there. */
  const costOf = (unit: Unit, previous: Pick<Unit, 'block'> | undefined): number =>
    heights.of(unit) +
    (unit.row !== undefined && previous?.block !== unit.block ? heights.head(unit.block) : 0);
  const put = (unit: Unit) => {
    const last = page.at(-1);
    const cost = costOf(unit, last);
    if (cost > left && page.length > 0) {
      finishPage();
      put(unit);
      return;
    }
    left -= cost;
    const scale = cost > heights.page ? { scale: heights.page / cost } : {};
    const beside = unit.beside === undefined ? {} : { beside: unit.beside };
    if (unit.row === undefined) page.push({ block: unit.block, ...beside, ...scale });
    else if (last?.block === unit.block && last.rows) {
      page[page.length - 1] = {
        block: unit.block,
        rows: { from: last.rows.from, to: unit.row + 1 },
      };
    } else {
      page.push({ block: unit.block, rows: { from: unit.row, to: unit.row + 1 }, ...scale });
    }
  };
  for (const group of groupUnits(units)) {
    const total = group.reduce(
      (sum, unit, at) => sum + costOf(unit, at === 0 ? page.at(-1) : group[at - 1]),
      0,
    );
    if (group[0]?.startsPage === true || (total > left && total <= heights.page)) finishPage();
    for (const unit of group) put(unit);
  }
  finishPage();
  return pages;
}

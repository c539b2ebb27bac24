import { fc } from '#tests/properties.ts';
import { describe, expect, it } from 'vitest';
import type { Block } from '#contract/core/document/block.ts';
import { paginate, unitsOf, type Fragment, type Heights } from '#src/print/paginate.ts';

const paragraph: Block = { kind: 'paragraph', text: 'x' };
const heading: Block = { kind: 'heading', text: 'x' };
const table = (rows: number, totals = 0): Block => ({
  kind: 'table',
  columns: [{ label: 'x', width: 1 }],
  rows: Array.from({ length: rows }, () => ['x']),
  ...(totals > 0 ? { totals: Array.from({ length: totals }, () => ['x']) } : {}),
});

/** Every unit is 10 high, and so is the head of a table. */
const even = (page: number): Heights => ({ of: () => 10, head: () => 10, page });

const pagesOf = (blocks: readonly Block[], page: number): Fragment[][] =>
  paginate(unitsOf(blocks), even(page));

describe('paginate', () => {
  it('puts on a page what fits', () => {
    expect(pagesOf([paragraph, paragraph, paragraph], 20)).toEqual([
      [{ block: 0 }, { block: 1 }],
      [{ block: 2 }],
    ]);
  });

  it('moves a heading to the page of what follows', () => {
    expect(pagesOf([paragraph, heading, paragraph], 20)).toEqual([
      [{ block: 0 }],
      [{ block: 1 }, { block: 2 }],
    ]);
  });

  it('continues a table on the next page with its head', () => {
    expect(pagesOf([table(5)], 30)).toEqual([
      [{ block: 0, rows: { from: 0, to: 2 } }],
      [{ block: 0, rows: { from: 2, to: 4 } }],
      [{ block: 0, rows: { from: 4, to: 5 } }],
    ]);
  });

  it('keeps a heading with the first row of a table, and sums with the last one', () => {
    expect(pagesOf([paragraph, heading, table(1)], 30)).toEqual([
      [{ block: 0 }],
      [{ block: 1 }, { block: 2, rows: { from: 0, to: 1 } }],
    ]);
    expect(pagesOf([table(3, 1)], 40)).toEqual([
      [{ block: 0, rows: { from: 0, to: 2 } }],
      [{ block: 0, rows: { from: 2, to: 4 } }],
    ]);
  });

  it('keeps what is before signatures with them', () => {
    const signatures: Block = { kind: 'signatures', parties: [] };
    expect(pagesOf([paragraph, paragraph, signatures], 20)).toEqual([
      [{ block: 0 }],
      [{ block: 1 }, { block: 2 }],
    ]);
  });

  it('shows the only signature beside the QR code', () => {
    const qr: Block = { kind: 'qr', value: 'x', text: 'x' };
    const party = { role: 'x', organization: 'x', name: 'x', position: 'x' };
    expect(pagesOf([paragraph, qr, { kind: 'signatures', parties: [party] }], 30)).toEqual([
      [{ block: 0 }, { block: 1, beside: 2 }],
    ]);
    const two: Block = { kind: 'signatures', parties: [party, party] };
    expect(pagesOf([paragraph, paragraph, qr, two], 30)).toEqual([
      [{ block: 0 }],
      [{ block: 1 }, { block: 2 }, { block: 3 }],
    ]);
  });

  it('makes a unit smaller that is higher than a page', () => {
    const heights: Heights = {
      of: ({ block }) => (block === 1 ? 40 : 10),
      head: () => 0,
      page: 20,
    };
    expect(paginate(unitsOf([paragraph, paragraph, paragraph]), heights)).toEqual([
      [{ block: 0 }],
      [{ block: 1, scale: 0.5 }],
      [{ block: 2 }],
    ]);
  });

  it('begins a page where the document says so', () => {
    expect(pagesOf([paragraph, { kind: 'pageBreak' }, paragraph], 100)).toEqual([
      [{ block: 0 }],
      [{ block: 2 }],
    ]);
  });

  it('shows every block and row once, in order, on pages that are not overfull', () => {
    const block = fc.oneof(
      fc.constantFrom(paragraph, heading, { kind: 'pageBreak' } as const),
      fc
        .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 2 }))
        .map(([rows, totals]) => table(rows, totals)),
    );
    fc.assert(
      fc.property(
        fc.array(block, { maxLength: 30 }),
        fc.integer({ min: 3, max: 9 }),
        (blocks, n) => {
          const pages = pagesOf(blocks, n * 10);
          const shown = pages
            .flat()
            .flatMap(({ block: at, rows }) =>
              rows
                ? Array.from(
                    { length: rows.to - rows.from },
                    (_, row) => `${at}.${rows.from + row}`,
                  )
                : [`${at}`],
            );
          const expected = unitsOf(blocks).map(({ block: at, row }) =>
            row === undefined ? `${at}` : `${at}.${row}`,
          );
          expect(shown).toEqual(expected);
          for (const page of pages) {
            const height = page.reduce(
              (sum, { rows }) => sum + (rows ? (rows.to - rows.from) * 10 + 10 : 10),
              0,
            );
            expect(height).toBeLessThanOrEqual(n * 10);
            expect(page.length).toBeGreaterThan(0);
          }
        },
      ),
    );
  });
});

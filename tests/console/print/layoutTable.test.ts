import { describe, expect, it } from 'vitest';
import type { TableBlock } from '#contract/core/document/block.ts';
import { layoutTable } from '#src/print/layoutTable.ts';

const table = (columns: TableBlock['columns'], rows: TableBlock['rows'] = []): TableBlock => ({
  kind: 'table',
  columns,
  rows,
});

const total = (widths: readonly number[]): number => widths.reduce((sum, one) => sum + one, 0);

describe('the layout of a table', () => {
  it('keeps the widths that the document names when everything fits', () => {
    const { widths, textScale } = layoutTable(
      table([
        { label: 'Uraian', width: 70 },
        { label: 'Jumlah', width: 30, align: 'right' },
      ]),
    );
    expect(widths).toEqual([70, 30]);
    expect(textScale).toBe(1);
  });

  it('widens a column for its head and its numbers, and narrows the others', () => {
    const columns = [
      { label: 'Uraian', width: 94 },
      { label: 'Kedaluwarsa', width: 3 },
      { label: 'Nilai', width: 3, align: 'right' as const },
    ];
    const { widths } = layoutTable(table(columns, [['x', 'y', 'Rp1.234.567.890']]));
    expect(widths[1]).toBeGreaterThan(10);
    expect(widths[2]).toBeGreaterThan(15);
    expect(total(widths)).toBeCloseTo(100);
  });

  it('makes the text smaller when the columns together need more than the page', () => {
    const columns = Array.from({ length: 10 }, () => ({ label: 'Kedaluwarsa', width: 1 }));
    const { widths, textScale } = layoutTable(table(columns));
    expect(textScale).toBeLessThan(1);
    expect(textScale).toBeGreaterThanOrEqual(0.75);
    expect(total(widths)).toBeCloseTo(100);
  });
});

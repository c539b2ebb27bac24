import type { Inline, TableBlock } from '#contract/core/document/block.ts';
import type { Canvas, Element, TextStyle } from './canvas.ts';
import type { Line } from './lines.ts';
import { headFill, margin, tableSize, textWidth, type TextSize } from './page.ts';
import type { Draw, PartUnits } from './part.ts';

const paddingX = 4;
const paddingY = 2.5;

/** Width of the words that are not cut, such as `01-Des-2026` and the names of people. */
const longestWholeWord = 74;

/** A table that is too crowded for its words has smaller text, down to this part of the usual size. */
const smallestScale = 0.8;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Returns widths between `least` and `wanted` that add up to `total`. */
function shrink(wanted: readonly number[], least: readonly number[], total: number): number[] {
  const needed = sumOf(least);
  if (needed >= total) return least.map(width => (width * total) / needed);
  const part = (total - needed) / (sumOf(wanted) - needed);
  return wanted.map((width, at) => (least[at] ?? 0) + (width - (least[at] ?? 0)) * part);
}

/**
 * Returns widths that add up to `total`: the shares, but no column is narrower than its `least`. What
 * a column needs more is taken from the columns that have more than they need. Columns that together
 * need more than there is are narrowed, but as far as possible not below their `hardest`.
 */
export function fitWidths(
  shares: readonly number[],
  least: readonly number[],
  total: number,
  hardest: readonly number[] = least,
): number[] {
  const unit = total / sumOf(shares);
  const wanted = shares.map(share => share * unit);
  if (sumOf(least) >= total) return shrink(least, hardest, total);
  const missing = sumOf(wanted.map((width, at) => Math.max(0, (least[at] ?? 0) - width)));
  const spare = sumOf(wanted.map((width, at) => Math.max(0, width - (least[at] ?? 0))));
  return wanted.map((width, at) => {
    const floor = least[at] ?? 0;
    return width <= floor ? floor : width - ((width - floor) * missing) / spare;
  });
}

/** Lines of each cell of a row. */
type Row = readonly (readonly Line[])[];

/** A table: a unit per row, which is cut only when it is higher than a page. */
class TableLayout {
  private readonly block: TableBlock;
  private readonly canvas: Canvas;
  private readonly size: TextSize;
  private readonly widths: readonly number[];
  private readonly edges: readonly number[];
  private element: Element | undefined;

  constructor(block: TableBlock, canvas: Canvas) {
    this.block = block;
    this.canvas = canvas;
    const needed = sumOf(this.needsAt(tableSize).map(({ hardest }) => hardest));
    const scale = Math.max(smallestScale, Math.min(1, textWidth / needed));
    this.size = { points: tableSize.points * scale, leading: tableSize.leading * scale };
    const needs = this.needsAt(this.size);
    this.widths = fitWidths(
      block.columns.map(({ width }) => width),
      needs.map(({ least }) => least),
      textWidth,
      needs.map(({ hardest }) => hardest),
    );
    let x = margin;
    this.edges = [x, ...this.widths.map(width => (x += width))];
  }

  private style(column: number, isBold: boolean, size = this.size): TextStyle {
    const align = this.block.columns[column]?.align ?? 'left';
    return { size, isBold, align, isTabular: align === 'right' };
  }

  /**
   * Returns the widths that columns need for their heads and numbers, and for the words of texts within
   * limits.
   */
  private needsAt(size: TextSize): { readonly least: number; readonly hardest: number }[] {
    const { columns, rows, totals = [] } = this.block;
    const shares = columns.map(({ width }) => width);
    const limit = sumOf(shares);
    return columns.map(({ label, align, width }, at) => {
      const words = [
        ...rows.map(row => this.canvas.widestWord(row[at] ?? '', this.style(at, false, size))),
        ...totals.map(row => this.canvas.widestWord(row[at] ?? '', this.style(at, true, size))),
      ].reduce((most, one) => Math.max(most, one), 0);
      const head = this.canvas.widestWord(label, this.style(at, true, size));
      const isNumber = align === 'right';
      // A long word of a text is cut rather than made to crowd the other columns.
      const most = Math.max(longestWholeWord, (textWidth * width * 1.3) / limit - 2 * paddingX);
      const need = (limitOfWords: number) =>
        Math.ceil(Math.max(head, isNumber ? words : Math.min(words, limitOfWords))) + 2 * paddingX;
      return { least: need(most), hardest: need(longestWholeWord) };
    });
  }

  private rowOf(cells: readonly Inline[], isBold: boolean): Row {
    return this.widths.map((width, at) =>
      this.canvas.linesOf(cells[at] ?? '', width - 2 * paddingX, this.style(at, isBold)),
    );
  }

  private heightOf(row: Row): number {
    return Math.max(1, ...row.map(lines => lines.length)) * this.size.leading + 2 * paddingY;
  }

  private drawCell(lines: readonly Line[], at: number, y: number, isBold: boolean): void {
    const x = (this.edges[at] ?? 0) + paddingX;
    const width = (this.widths[at] ?? 0) - 2 * paddingX;
    this.canvas.lines(lines, { x, y: y + paddingY, width }, this.style(at, isBold));
  }

  /** Draws the cells of a row, each as an element of the table. */
  private drawCells(row: Row, type: 'TD' | 'TH', y: number, isBold: boolean): void {
    this.element ??= this.canvas.element('Table');
    const parent = this.canvas.element('TR', { parent: this.element });
    row.forEach((lines, at) =>
      this.canvas.tagged(type, () => this.drawCell(lines, at, y, isBold), { parent }),
    );
  }

  private drawRow(row: Row, isBold: boolean): Draw {
    const height = this.heightOf(row);
    return y => {
      this.canvas.artifact(() => this.canvas.grid(this.edges, y, y + height));
      this.drawCells(row, 'TD', y, isBold);
    };
  }

  /** The head, with the upper border of the table. Where a page repeats it, it is an artifact. */
  head(): { height: number; draw: Draw } {
    const row = this.rowOf(
      this.block.columns.map(({ label }) => label),
      true,
    );
    const height = this.heightOf(row);
    return {
      height,
      draw: y => {
        this.canvas.artifact(() => {
          this.canvas.fill(margin, y, textWidth, height, headFill);
          this.canvas.grid(this.edges, y, y + height);
          this.canvas.rule(margin, y, margin + textWidth);
          if (this.element) row.forEach((lines, at) => this.drawCell(lines, at, y, true));
        });
        if (!this.element) this.drawCells(row, 'TH', y, true);
      },
    };
  }

  /** The rows in parts of at most `height`; all but the highest rows are one part. */
  parts(height: number): { height: number; draw: Draw; isTotal: boolean }[] {
    const { rows, totals = [] } = this.block;
    const most = Math.max(1, Math.floor((height - 2 * paddingY) / this.size.leading));
    const all = [
      ...(rows.length + totals.length > 0 ? rows : [['']]).map(cells => ({
        cells,
        isTotal: false,
      })),
      ...totals.map(cells => ({ cells, isTotal: true })),
    ];
    return all.flatMap(({ cells, isTotal }) => {
      const row = this.rowOf(cells, isTotal);
      const count = Math.ceil(Math.max(1, ...row.map(lines => lines.length)) / most);
      return Array.from({ length: count }, (_, at) => {
        const part = row.map(lines => lines.slice(at * most, (at + 1) * most));
        return { height: this.heightOf(part), draw: this.drawRow(part, isTotal), isTotal };
      });
    });
  }
}

/** Returns the units of a table for a page whose text has a height. */
export function tableUnits(block: TableBlock, canvas: Canvas, bodyHeight: number): PartUnits {
  const layout = new TableLayout(block, canvas);
  const head = layout.head();
  const parts = layout.parts(bodyHeight - head.height);
  const last = parts.length - 1;
  return {
    before: 4,
    after: 10,
    units: parts.map(({ height, draw }, at) => ({
      height,
      head,
      draw,
      // Two rows stay together at the start and at the end, and sums stay with the last row.
      keepWithNext: at < last && (at === 0 || at === last - 1 || parts[at + 1]?.isTotal === true),
    })),
  };
}

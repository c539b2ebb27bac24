import { batchChars, batchRows } from '../row-store.ts';
import type { NumberedRow } from '../validate/registration-rows.ts';

/** Collects rows until they fill a statement. */
export class RowBatch {
  private rows: NumberedRow[] = [];
  private chars = 0;

  /** Adds a row and returns whether the batch is full. */
  add(row: NumberedRow): boolean {
    this.rows.push(row);
    for (const { text } of row.cells) this.chars += text.length;
    return this.rows.length >= batchRows || this.chars >= batchChars;
  }

  /** Returns the collected rows and starts a new batch. */
  take(): NumberedRow[] {
    const { rows } = this;
    this.rows = [];
    this.chars = 0;
    return rows;
  }
}

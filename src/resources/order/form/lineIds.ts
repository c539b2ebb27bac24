import type { FormValue } from '#src/kit/form/formValues.ts';
import {
  formatLines,
  isSameLine,
  parseLines,
  type LineValues,
} from '#src/kit/format/lineValues.ts';

/** Returns rows with the ids that the server gave them when they were sent. */
export const withIds = (sent: unknown, stored: unknown): string => {
  const ids = parseLines(stored).map(({ id }) => id ?? '');
  return formatLines(parseLines(sent).map((row, at) => ({ ...row, id: ids[at] ?? '' })));
};

/** Returns rows without ids, to compare what was typed. */
export const withoutIds = (rows: FormValue | undefined): string =>
  formatLines(parseLines(rows).map(row => ({ ...row, id: '' })));

/**
 * Adds the ids of rows that were sent to the present ones. Rows that were added or moved since stay
 * as they are.
 */
export function keepIds(present: unknown, sent: unknown, sentWithIds: unknown): string {
  const [rows, before, after] = [parseLines(present), parseLines(sent), parseLines(sentWithIds)];
  const isInPlace = rows.length === before.length;
  const keep = (row: LineValues, at: number): LineValues => {
    const id = after[at]?.['id'];
    const isKnown = row['id'] !== '' || id === undefined;
    return !isKnown && (isInPlace || isSameLine(row, before[at])) ? { ...row, id } : row;
  };
  return formatLines(rows.map(keep));
}

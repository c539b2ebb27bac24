import type { FieldError, FieldErrors } from 'react-hook-form';
import { parseLines } from '../format/lineValues.ts';
import type { ResourceField } from '../resource/resourceField.ts';
import { cellErrors, toFormErrors, type FieldMessages } from './formErrors.ts';
import type { FormValues } from './formValues.ts';

interface ShownErrors {
  readonly fields: readonly ResourceField[];
  /** The errors that the form shows. */
  readonly errors: FieldErrors<FormValues>;
  /** The values that the errors are about. */
  readonly attempted: FormValues;
}

/** What becomes of a field's error: its new state, or null when it no longer applies. */
type Rechecked = Readonly<Record<string, FieldError | null>>;

/**
 * Returns the errors that a change of the values has corrected or reworded. No error is added, so
 * nothing appears while the user types. An error of the server is gone when its field or cell is
 * another; one of the whole form stays until the next attempt.
 * @param messages what the validation finds in the values now
 */
export function recheckErrors(
  { fields, errors, attempted }: ShownErrors,
  values: FormValues,
  messages: FieldMessages,
): Rechecked {
  const found = toFormErrors(fields, messages, 'input');
  const changed: Record<string, FieldError | null> = {};
  for (const source of [...fields.map(field => field.source), 'root']) {
    const shown = errors[source];
    if (!shown) continue;
    const next =
      shown.type === 'server'
        ? keepUnchanged(shown, source, attempted[source], values[source])
        : reworded(shown, found[source]);
    if (next !== shown) changed[source] = next;
  }
  return changed;
}

/** The error of the server, without the cells that were changed; null when nothing is left. */
function keepUnchanged(
  shown: FieldError,
  source: string,
  before: unknown,
  now: unknown,
): FieldError | null {
  if (source === 'root' || before === now) return shown;
  const cells = Object.entries(cellErrors(shown));
  if (cells.length === 0) return null;
  const [rowsBefore, rowsNow] = [parseLines(before), parseLines(now)];
  return withCells(
    shown,
    cells.filter(([path]) => {
      const [row = '', name] = path.slice(source.length + 1).split('.');
      if (name === undefined) return rowsBefore[Number(row)] === rowsNow[Number(row)];
      return rowsBefore[Number(row)]?.[name] === rowsNow[Number(row)]?.[name];
    }),
  );
}

/** The error with the texts of the validation now; null when it finds nothing in the field. */
function reworded(shown: FieldError, found: FieldError | undefined): FieldError | null {
  if (!found) return null;
  const now = cellErrors(found);
  const cells = Object.entries(cellErrors(shown));
  if (cells.length === 0) return found.message === shown.message ? shown : { ...found };
  return withCells(
    shown,
    cells.flatMap(([path]) => (now[path] === undefined ? [] : [[path, now[path]] as const])),
  );
}

function withCells(
  shown: FieldError,
  cells: readonly (readonly [string, string])[],
): FieldError | null {
  const earlier = cellErrors(shown);
  const isSame =
    cells.length === Object.keys(earlier).length &&
    cells.every(([path, text]) => earlier[path] === text);
  const [first] = cells;
  if (isSame) return shown;
  return first ? { ...shown, message: first[1], types: Object.fromEntries(cells) } : null;
}

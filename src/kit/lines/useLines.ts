import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useController, useFormContext } from 'react-hook-form';
import type { z } from '#contract/core/zod.ts';
import { cellErrors, validateInput, type FieldMessages } from '../form/formErrors.ts';
import type { FormValues } from '../form/formValues.ts';
import { invalidDates } from '../form/useSchemaForm.ts';
import { formatLines, parseLines, type LineValues } from '../format/lineValues.ts';
import { fieldInputId } from '../input/useFieldInput.ts';
import type { LineFields, ResourceField } from '../resource/resourceField.ts';

export interface LinesOptions {
  /** Values of an added row; empty when omitted. */
  readonly newRow?: (rows: readonly LineValues[]) => LineValues;
  /** Completes a row after a change, such as a quantity that follows from another. */
  readonly derive?: (row: LineValues, before: LineValues) => LineValues;
  /** Messages of a row beyond its schema, by field. */
  readonly validateRow?: (row: LineValues, at: number) => FieldMessages;
  /** Whether the first row is edited from the start. */
  readonly isFirstOpen?: boolean;
}

/** What the parts of a lines input share. */
export interface LinesState {
  readonly source: string;
  readonly fields: LineFields;
  readonly rows: readonly LineValues[];
  /** Index of the row that is edited. */
  readonly active: number | undefined;
  readonly isFull: boolean;
  /** Edits a row and moves the focus to one of its cells. */
  readonly edit: (at: number, cell?: string) => void;
  /** Moves the focus to the button of a row. */
  readonly focusRow: (at: number) => void;
  readonly close: () => void;
  /** The row as it is now, also within one render. */
  readonly read: (at: number) => LineValues;
  readonly change: (at: number, row: LineValues) => void;
  readonly add: () => void;
  readonly duplicate: (at: number) => void;
  readonly remove: (at: number) => void;
  /** Validates one cell, when it is left. */
  readonly validateCell: (at: number, cell: string) => void;
  /** Messages of the cells by path (`baris.0.idFaskes`). */
  readonly errors: Readonly<Record<string, string>>;
  readonly derive: NonNullable<LinesOptions['derive']>;
}

/** Path of a cell in the messages of the form. */
export const cellPath = (source: string, at: number, cell: string): string =>
  `${source}.${at}.${cell}`;

/** Id of the button with a row's number. */
export const rowButtonId = (source: string, at: number): string => `row-${source}-${at}`;

/** Id of the button that adds a row. */
export const addButtonId = (source: string): string => `add-${source}`;

/** Returns a row whose cells are empty. */
export const emptyRow = (fields: LineFields): LineValues =>
  Object.fromEntries(
    fields.all.map(({ source, kind }) => [source, kind === 'boolean' ? false : '']),
  );

/**
 * State of an array of objects in a form: its rows, the edited row and the messages of its cells.
 * @throws for a field without `lines`
 */
export function useLines(
  { source, lines: fields, maxItems = Number.POSITIVE_INFINITY }: ResourceField,
  { newRow, derive = row => row, validateRow, isFirstOpen = false }: LinesOptions,
): LinesState {
  if (!fields) throw new Error(`${source} is not declared with lines`);
  const notify = useNotify();
  const { getValues, clearErrors } = useFormContext<FormValues>();
  const { field, fieldState } = useController<FormValues>({ name: source });
  const [active, setActive] = useState(isFirstOpen ? 0 : undefined);
  const moveFocus = useMoveFocus();
  const submitted = fieldState.error?.types;
  /** Messages since the last submission; an empty one replaces that of the submission. */
  const [left, setLeft] = useState<{ of: object | undefined; cells: Record<string, string> }>();
  const errors = {
    ...cellErrors(fieldState.error),
    ...(left && left.of === submitted ? left.cells : {}),
  };

  // Read when needed, because two changes can follow each other within one render.
  const currentRows = (): readonly LineValues[] => parseLines(getValues(source));
  const write = (rows: readonly LineValues[]): void => field.onChange(formatLines(rows));
  /** Writes rows at other positions, for which earlier messages would be wrong. */
  const rearrange = (rows: readonly LineValues[]): void => {
    write(rows);
    clearErrors(source);
    setLeft(undefined);
  };
  const edit = (at: number, cell = fields.columns[0]?.source ?? ''): void => {
    if (at < 0 || at >= currentRows().length) return;
    setActive(at);
    moveFocus(fieldInputId(cellPath(source, at, cell)));
  };
  const insert = (at: number, row: LineValues): void => {
    const rows = currentRows();
    if (rows.length >= maxItems) return;
    const next = [...rows.slice(0, at), row, ...rows.slice(at)];
    if (at === rows.length) write(next);
    else rearrange(next);
  };
  const messagesOf = (row: LineValues, at: number): FieldMessages => ({
    ...validateRow?.(row, at),
    ...(fields.definition.input ? validateLine(fields.definition.input, fields, row) : {}),
  });
  /** Shows the present messages of some cells of a row. */
  const validateCells = (at: number, isValidated: (cell: string) => boolean): void => {
    const row = currentRows()[at];
    const cells = fields.columns.filter(({ source: cell }) => isValidated(cell));
    if (!row || cells.length === 0) return;
    const messages = messagesOf(row, at);
    const texts = cells
      .map(cell => [cellPath(source, at, cell.source), messages[cell.source]?.join('. ') ?? ''])
      .filter(([path = '', text]) => (errors[path] ?? '') !== text);
    if (texts.length === 0) return;
    setLeft(before => ({
      of: submitted,
      cells: {
        ...(before?.of === submitted ? before?.cells : {}),
        ...(Object.fromEntries(texts) as Record<string, string>),
      },
    }));
  };
  const hasMessage = (at: number, cell: string): boolean =>
    Boolean(errors[cellPath(source, at, cell)]);
  const focusRow = (at: number): void =>
    moveFocus(
      currentRows().length === 0
        ? addButtonId(source)
        : rowButtonId(source, Math.max(0, Math.min(at, currentRows().length - 1))),
    );

  return {
    source,
    fields,
    rows: parseLines(field.value),
    active,
    isFull: parseLines(field.value).length >= maxItems,
    errors,
    derive,
    edit,
    focusRow,
    close: () => setActive(undefined),
    read: at => currentRows()[at] ?? {},
    change: (at, row) => {
      write(currentRows().map((one, index) => (index === at ? row : one)));
      // A message goes as soon as its reason is gone.
      validateCells(at, cell => hasMessage(at, cell));
    },
    add: () => {
      const rows = currentRows();
      insert(rows.length, { ...emptyRow(fields), ...newRow?.(rows) });
      edit(rows.length);
    },
    duplicate: at => {
      const row = currentRows()[at];
      if (!row) return;
      insert(at + 1, { ...row, ...('id' in row ? { id: '' } : {}) });
      edit(at + 1);
    },
    remove: at => {
      const rows = currentRows();
      const removed = rows[at];
      if (!removed) return;
      rearrange(rows.filter((_, index) => index !== at));
      setActive(undefined);
      focusRow(at);
      const options = {
        type: 'info' as const,
        undo: () => insert(at, removed),
        messageArgs: { row: at + 1 },
      };
      notify('form.lines.removed', options);
    },
    validateCell: (at, left) => validateCells(at, cell => cell === left || hasMessage(at, cell)),
  };
}

/** Returns the messages of a row by field: those of its schema and of dates that are none. */
export const validateLine = (
  schema: z.ZodObject,
  fields: LineFields,
  row: LineValues,
): FieldMessages => ({
  ...validateInput(schema, fields.all)({ ...row }),
  ...invalidDates(fields.all, { ...row }),
});

/** Returns a function that focuses an element by its id after the next render. */
function useMoveFocus(): (id: string) => void {
  const [target, setTarget] = useState<{ readonly id: string }>();
  useEffect(() => {
    if (target) document.getElementById(target.id)?.focus();
  }, [target]);
  return id => setTarget({ id });
}

import { useEffect, useRef } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { FormValues } from '../form/formValues.ts';
import { isSameLine, type LineValues } from '../format/lineValues.ts';
import { cellPath, type LinesState } from './useLines.ts';

interface LineForm {
  readonly form: UseFormReturn<FormValues>;
  /** Restores the row as it was when it was opened. */
  readonly restore: () => void;
}

/** Form of one row: its changes are written to the form of the whole record at once. */
export function useLineForm(lines: LinesState, at: number): LineForm {
  const row: LineValues = lines.rows[at] ?? {};
  const form = useForm<FormValues>({ defaultValues: { ...row } });
  const opened = useRef(row);
  const latest = useRef(lines);
  useEffect(() => {
    latest.current = lines;
  });

  // The row can also change from outside, for instance when it is split or saved.
  useEffect(() => {
    const now = latest.current.read(at);
    if (!isSameLine(now, form.getValues() as LineValues)) form.reset({ ...now });
    // oxlint-disable-next-line react/exhaustive-deps -- only when the row's values change
  }, [JSON.stringify(row)]);

  useEffect(() => {
    let isDeriving = false;
    const write = ({ name }: { readonly name?: string }): void => {
      if (name === undefined || isDeriving) return;
      const { fields, read, derive, change } = latest.current;
      const before = read(at);
      const values = form.getValues() as LineValues;
      const entered = {
        ...before,
        ...Object.fromEntries(fields.columns.map(({ source }) => [source, values[source] ?? ''])),
      };
      const next = derive(entered, before);
      if (isSameLine(next, before)) return;
      isDeriving = true;
      for (const [field, value] of Object.entries(next))
        if (entered[field] !== value) form.setValue(field, value);
      isDeriving = false;
      change(at, next);
    };
    return form.subscribe({ formState: { values: true }, callback: write });
  }, [form, at]);

  const messages = lines.fields.columns
    .map(({ source }) => [source, lines.errors[cellPath(lines.source, at, source)] ?? ''] as const)
    .filter(([, message]) => message !== '');
  const shownMessages = JSON.stringify(messages);
  useEffect(() => {
    form.clearErrors();
    for (const [source, message] of JSON.parse(shownMessages) as [string, string][])
      form.setError(source, { type: 'input', message });
  }, [form, shownMessages]);

  return {
    form,
    restore: () => {
      // Unshown values, such as an id, may have been saved meanwhile.
      const shown = lines.fields.columns.map(
        ({ source }) => [source, opened.current[source] ?? ''] as const,
      );
      const restored = { ...lines.read(at), ...Object.fromEntries(shown) };
      form.reset(restored);
      lines.change(at, restored);
    },
  };
}

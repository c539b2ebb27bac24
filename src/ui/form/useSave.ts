import { useRef, useState, type BaseSyntheticEvent } from 'react';
import { useNotify } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { z } from '#contract/zod.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { CallError } from '#src/providers/api/http.ts';
import type { AnyRecord, Definition } from '../resource/definition.ts';
import type { Field } from '../resource/field.ts';
import { toFormErrors } from './resolver.ts';
import { useWrite } from './useWrite.ts';
import { changedFields, toForm, toInput, type FormValues } from './values.ts';

interface SaveOptions {
  readonly definition: Definition;
  readonly schema: z.ZodObject;
  readonly fields: readonly Field[];
  readonly form: UseFormReturn<FormValues>;
  /** The record as opened; its version is the optimistic lock. */
  readonly record: AnyRecord | undefined;
  /** Path to navigate to after saving. */
  readonly back: string;
}

/** Saves a form: sends the write, maps server errors to fields and handles conflicts (412). */
export function useSave({ definition, schema, fields, form, record, back }: SaveOptions) {
  const say = useWords();
  const notify = useNotify();
  const navigate = useNavigate();
  const write = useWrite(definition);
  const [attempt, setAttempt] = useState(0);
  const [conflict, setConflict] = useState<AnyRecord>();
  const [theirs, setTheirs] = useState<AnyRecord>();
  const [made, setMade] = useState<AnyRecord>();
  /** The record that the write is based on; after a conflict, the one that another user saved. */
  const opened = theirs ?? record;
  /** Whether the user tried to save without changes. */
  const [idle, setIdle] = useState(false);
  const done = useRef(false);

  const failed = (error: unknown): void => {
    if (!(error instanceof CallError)) throw error;
    if (error.status === 412 && error.problem?.current) {
      setConflict(error.problem.current as AnyRecord);
      return;
    }
    // The session expiry dialog handles 401, and the form's values are saved as a draft.
    if (error.status === 401) return;
    const detail =
      error.status === 404 && opened
        ? say('form.gone')
        : say('form.errors.server', { detail: error.message });
    const { errors = { _: [detail] } } = error.problem ?? {};
    for (const [name, wrong] of Object.entries(toFormErrors(fields, errors, 'server'))) {
      if (wrong?.message) form.setError(name, { type: 'server', message: wrong.message });
    }
    setAttempt(count => count + 1);
  };

  const leave = (): void => {
    done.current = true;
    void navigate(back);
  };

  const send = async (values: FormValues, over: AnyRecord | undefined): Promise<void> => {
    if (over && changedFields(fields, values, toForm(fields, over)).length === 0) {
      setIdle(true);
      return;
    }
    try {
      const saved = await write(schema.parse(toInput(fields, values)), over);
      const name = definition.nameOf(saved);
      const remarks = definition.remarks?.(saved) ?? [];
      notify([say(over ? 'form.saved' : 'form.created', { name }), ...remarks].join('\n'), {
        type: remarks.length > 0 ? 'warning' : 'success',
      });
      if (!over && definition.Made) {
        done.current = true;
        setMade(saved);
        return;
      }
      leave();
    } catch (error) {
      failed(error);
    }
  };

  return {
    attempt,
    idle,
    done,
    leave,
    opened,
    submit: (event: BaseSyntheticEvent) =>
      form.handleSubmit(
        values => send(values, opened),
        () => setAttempt(count => count + 1),
      )(event),
    /** The created record, while its follow-up dialog is open. */
    made,
    conflict,
    closeConflict: () => setConflict(undefined),
    /** Rebases the form on the record that another user saved and applies the chosen values. */
    async resolve(current: AnyRecord, chosen: FormValues): Promise<void> {
      setConflict(undefined);
      setTheirs(current);
      const before = toForm(fields, current);
      const values = { ...before, ...chosen };
      form.reset(before);
      for (const { source } of fields) {
        form.setValue(source, values[source] ?? '', { shouldDirty: true });
      }
      if (changedFields(fields, values, before).length === 0) {
        notify('form.conflict.kept', { type: 'info' });
        return;
      }
      await send(values, current);
    },
  };
}

import { useRef, useState, type BaseSyntheticEvent } from 'react';
import { useNotify } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { z } from '#contract/zod.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CallError } from '#src/providers/api/http.ts';
import type { AnyRecord, ResourceSpec } from '../../resource/definition.ts';
import type { ResourceField } from '../../resource/resourceField.ts';
import { toFormErrors } from './schemaResolver.ts';
import { useSaveRecord } from './useSaveRecord.ts';
import { changedFields, toFormValues, toInput, type FormValues } from '../formValues.ts';

interface SaveFormOptions {
  readonly definition: ResourceSpec;
  readonly schema: z.ZodObject;
  readonly fields: readonly ResourceField[];
  readonly form: UseFormReturn<FormValues>;
  /** The record as opened; its version is the optimistic lock. */
  readonly record: AnyRecord | undefined;
  /** Path to navigate to after saving. */
  readonly backPath: string;
}

/** Saves a form: sends the write, maps server errors to fields and handles conflicts (412). */
export function useSaveForm({
  definition,
  schema,
  fields,
  form,
  record,
  backPath,
}: SaveFormOptions) {
  const t = useMessages();
  const notify = useNotify();
  const navigate = useNavigate();
  const saveRecord = useSaveRecord(definition);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const [conflict, setConflict] = useState<AnyRecord>();
  const [savedByOther, setSavedByOther] = useState<AnyRecord>();
  const [created, setCreated] = useState<AnyRecord>();
  /** The record that the write is based on; after a conflict, the one that another user saved. */
  const baseRecord = savedByOther ?? record;
  /** Whether the user tried to save without changes. */
  const [hasNothingToSave, setHasNothingToSave] = useState(false);
  const isLeavingIntended = useRef(false);

  const handleError = (error: unknown): void => {
    if (!(error instanceof CallError)) throw error;
    if (error.status === 412 && error.problem?.current) {
      setConflict(error.problem.current as AnyRecord);
      return;
    }
    // The session expiry dialog handles 401, and the form's values are saved as a draft.
    if (error.status === 401) return;
    const detail =
      error.status === 404 && baseRecord
        ? t('form.deleted_by_other')
        : t('form.errors.server', { detail: error.message });
    const { errors = { _: [detail] } } = error.problem ?? {};
    for (const [name, fieldError] of Object.entries(toFormErrors(fields, errors, 'server'))) {
      if (fieldError?.message) form.setError(name, { type: 'server', message: fieldError.message });
    }
    setFailedAttempts(count => count + 1);
  };

  const leave = (): void => {
    isLeavingIntended.current = true;
    void navigate(backPath);
  };

  const send = async (values: FormValues, base: AnyRecord | undefined): Promise<void> => {
    if (base && changedFields(fields, values, toFormValues(fields, base)).length === 0) {
      setHasNothingToSave(true);
      return;
    }
    try {
      const saved = await saveRecord(schema.parse(toInput(fields, values)), base);
      const name = definition.nameOf(saved);
      const warnings = definition.saveWarnings?.(saved) ?? [];
      notify([t(base ? 'form.saved' : 'form.created', { name }), ...warnings].join('\n'), {
        type: warnings.length > 0 ? 'warning' : 'success',
      });
      if (!base && definition.CreatedDialog) {
        isLeavingIntended.current = true;
        setCreated(saved);
        return;
      }
      leave();
    } catch (error) {
      handleError(error);
    }
  };

  return {
    attempt: failedAttempts,
    idle: hasNothingToSave,
    done: isLeavingIntended,
    leave,
    opened: baseRecord,
    submit: (event: BaseSyntheticEvent) =>
      form.handleSubmit(
        values => send(values, baseRecord),
        () => setFailedAttempts(count => count + 1),
      )(event),
    /** The created record, while its follow-up dialog is open. */
    made: created,
    conflict,
    closeConflict: () => setConflict(undefined),
    /** Rebases the form on the record that another user saved and applies the chosen values. */
    async resolve(current: AnyRecord, resolvedValues: FormValues): Promise<void> {
      setConflict(undefined);
      setSavedByOther(current);
      const savedValues = toFormValues(fields, current);
      const values = { ...savedValues, ...resolvedValues };
      form.reset(savedValues);
      for (const { source } of fields) {
        form.setValue(source, values[source] ?? '', { shouldDirty: true });
      }
      if (changedFields(fields, values, savedValues).length === 0) {
        notify('form.conflict.unchanged', { type: 'info' });
        return;
      }
      await send(values, current);
    },
  };
}

import { useRef, useState, type BaseSyntheticEvent } from 'react';
import { useNotify } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { z } from '#contract/zod.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '../../command/useCommand.ts';
import type { AnyRecord, ResourceSpec } from '../../resource/definition.ts';
import type { ResourceField } from '../../resource/resourceField.ts';
import { setServerErrors } from './schemaResolver.ts';
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

  const leave = (): void => {
    isLeavingIntended.current = true;
    void navigate(backPath);
  };

  const save = useCommand({
    run: ({ values, base }: { values: FormValues; base: AnyRecord | undefined }) =>
      saveRecord(schema.parse(toInput(fields, values)), base),
    success: (saved, { base }) => {
      const name = definition.nameOf(saved);
      const warnings = definition.saveWarnings?.(saved) ?? [];
      return {
        text: [t(base ? 'form.saved' : 'form.created', { name }), ...warnings].join('\n'),
        type: warnings.length > 0 ? 'warning' : 'success',
      };
    },
    onSuccess: (saved, { base }) => {
      if (base || !definition.CreatedDialog) {
        leave();
        return;
      }
      isLeavingIntended.current = true;
      setCreated(saved);
    },
    onError: ({ status, problem, message }) => {
      if (status === 412 && problem?.current) {
        setConflict(problem.current as AnyRecord);
        return undefined;
      }
      const detail =
        status === 404 && baseRecord
          ? t('form.deleted_by_other')
          : t('form.errors.server', { detail: message });
      setServerErrors(form, fields, problem?.errors ?? { _: [detail] });
      setFailedAttempts(count => count + 1);
      return undefined;
    },
  });

  const send = async (values: FormValues, base: AnyRecord | undefined): Promise<void> => {
    if (base && changedFields(fields, values, toFormValues(fields, base)).length === 0)
      setHasNothingToSave(true);
    else await save.run({ values, base });
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

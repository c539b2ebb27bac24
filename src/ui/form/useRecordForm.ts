import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '../command/useCommand.ts';
import type { AnyRecord } from '../resource/definition.ts';
import type { ResourceField } from '../resource/resourceField.ts';
import type { FieldMessages } from './formErrors.ts';
import { changedFields, fieldConflicts, toFormValues, type FormValues } from './formValues.ts';
import { useSchemaForm } from './useSchemaForm.ts';

interface RecordFormOptions<R extends AnyRecord> {
  readonly fields: readonly ResourceField[];
  /** The opened record; undefined when creating. Later values are ignored. */
  readonly record: R | undefined;
  /** Values of a form without a record. */
  readonly initialValues?: FormValues;
  readonly validate: (values: FormValues) => FieldMessages;
  /** Path that the form returns to. */
  readonly backPath: string;
  /** Writes the values; the version of `base` is the optimistic lock. */
  readonly save: (values: FormValues, base: R | undefined) => Promise<R>;
  readonly success: (
    saved: R,
    base: R | undefined,
  ) => { readonly text: string; readonly type: 'success' | 'warning' };
  /** What follows a save: the list, the form with the saved record, or a dialog. */
  readonly onSaved: (saved: R, base: R | undefined) => 'leave' | 'continue' | 'wait';
  /** Returns the record in the answer to a conflict (412). */
  readonly toRecord?: (current: unknown, base: R) => R;
  /** Renames the fields in the server's errors. */
  readonly renameErrors?: (messages: FieldMessages) => FieldMessages;
}

/** State of a form that writes one record: its changes, saving and conflicts (412). */
export function useRecordForm<R extends AnyRecord>({
  fields,
  record: opened,
  initialValues = {},
  validate,
  backPath,
  save: write,
  success,
  onSaved,
  toRecord = current => current as R,
  renameErrors = messages => messages,
}: RecordFormOptions<R>) {
  const t = useMessages();
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [openedValues] = useState(() => (opened ? toFormValues(fields, opened) : initialValues));
  const schemaForm = useSchemaForm({
    fields,
    initialValues: openedValues,
    validate,
    draftKey: pathname,
    record: opened,
  });
  const { form, draft, showErrors } = schemaForm;
  const values = useWatch({ control: form.control }) as FormValues;
  const [conflict, setConflict] = useState<R>();
  /** The newest record, saved by this form or by another user. */
  const [newer, setNewer] = useState<R>();
  // A draft holds the record of this form.
  const base = newer ?? (draft.record as R | undefined);
  const baseValues = base ? toFormValues(fields, base) : openedValues;
  /** Whether the user tried to save without changes. */
  const [hasNothingToSave, setHasNothingToSave] = useState(false);
  const isLeavingIntended = useRef(false);

  const leave = (): void => {
    isLeavingIntended.current = true;
    void navigate(backPath);
  };

  const command = useCommand({
    run: (input: { values: FormValues; base: R | undefined }) => write(input.values, input.base),
    success: (saved, input) => success(saved, input.base),
    onSuccess: (saved, input) => {
      const next = onSaved(saved, input.base);
      if (next === 'leave') leave();
      else if (next === 'wait') isLeavingIntended.current = true;
      else {
        setNewer(saved);
        form.reset(toFormValues(fields, saved));
      }
    },
    onError: ({ status, problem, message }, { base: sent }) => {
      if (status === 412 && problem?.current && sent) {
        setConflict(toRecord(problem.current, sent));
        return undefined;
      }
      const detail =
        status === 404 && sent
          ? t('form.deleted_by_other')
          : t('form.errors.server', { detail: message });
      showErrors(renameErrors(problem?.errors ?? { _: [detail] }));
      return undefined;
    },
  });

  const send =
    (to: R | undefined) =>
    async (sent: FormValues): Promise<void> => {
      if (to && changedFields(fields, sent, toFormValues(fields, to)).length === 0)
        setHasNothingToSave(true);
      else await command.run({ values: sent, base: to });
    };

  return {
    ...schemaForm,
    base,
    backPath,
    leave,
    isLeavingIntended,
    hasNothingToSave,
    changedFields: changedFields(fields, values, baseValues),
    save: schemaForm.submit(send(base)),
    conflict: conflict && {
      current: conflict,
      differences: fieldConflicts(fields, values, baseValues, conflict),
      onClose: () => setConflict(undefined),
      /** Rebases the form on the record that another user saved and applies the chosen values. */
      onChoose: (chosen: FormValues): void => {
        setConflict(undefined);
        setNewer(conflict);
        const savedValues = toFormValues(fields, conflict);
        form.reset(savedValues);
        for (const [source, value] of Object.entries(chosen))
          form.setValue(source, value, { shouldDirty: true });
        if (changedFields(fields, { ...savedValues, ...chosen }, savedValues).length === 0)
          notify('form.conflict.unchanged', { type: 'info' });
        else void schemaForm.submit(send(conflict))();
      },
    },
  };
}

/** A record form without the type of its record. */
export type RecordFormState = Omit<ReturnType<typeof useRecordForm>, 'base' | 'conflict'> & {
  readonly base: AnyRecord | undefined;
  readonly conflict: ReturnType<typeof useRecordForm>['conflict'];
};

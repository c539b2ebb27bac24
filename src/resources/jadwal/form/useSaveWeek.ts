import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type BaseSyntheticEvent } from 'react';
import { useNotificationContext, useNotify } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { jadwalCalls, type FaskesWithJadwal } from '#contract/jadwal/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { toFormErrors } from '#src/ui/form/save/schemaResolver.ts';
import { changedFields, toFormValues, type FormValues } from '#src/ui/form/formValues.ts';
import { toWeekRecord, errorsByFieldName, toWeekInput, weekFields } from './weekValues.ts';
import { copiedMessage } from './CopyDayDialog.tsx';
import { weekQueryKey } from '../weekQueryKey.ts';

export type WeekRecord = ReturnType<typeof toWeekRecord>;

/**
 * Saves a week and handles its field errors and version conflicts. The form stays open and
 * continues from the saved week.
 * @param opened the week as it was opened, with the version that was read
 */
export function useSaveWeek(form: UseFormReturn<FormValues>, opened: WeekRecord) {
  const t = useMessages();
  const notify = useNotify();
  const { setNotifications } = useNotificationContext();
  const client = useQueryClient();
  const { call } = useApi();
  const [attempt, setAttempt] = useState(0);
  const [isUnchanged, setIsUnchanged] = useState(false);
  const [conflict, setConflict] = useState<WeekRecord>();
  /** The newest known saved week, from this form or from another user. */
  const [newerWeek, setNewerWeek] = useState<WeekRecord>();
  const done = useRef(false);
  const baseWeek = newerWeek ?? opened;

  const handleError = (error: unknown): void => {
    if (!(error instanceof CallError)) throw error;
    if (error.status === 412 && error.problem?.current) {
      setConflict(toWeekRecord(baseWeek, error.problem.current as FaskesWithJadwal['jadwal']));
      return;
    }
    // The expired-session dialog handles 401; the form keeps its values.
    if (error.status === 401) return;
    const detail =
      error.status === 404
        ? t('form.deleted_by_other')
        : t('form.errors.server', { detail: error.message });
    const errors = toFormErrors(
      weekFields,
      errorsByFieldName(error.problem?.errors ?? { _: [detail] }),
      'server',
    );
    for (const [name, fieldError] of Object.entries(errors)) {
      if (fieldError?.message) form.setError(name, { type: 'server', message: fieldError.message });
    }
    setAttempt(count => count + 1);
  };

  const send = async (values: FormValues, targetWeek: WeekRecord): Promise<void> => {
    if (changedFields(weekFields, values, toFormValues(weekFields, targetWeek)).length === 0) {
      setIsUnchanged(true);
      return;
    }
    try {
      const body = { ...toWeekInput(values), version: targetWeek.version };
      const saved = await call(jadwalCalls.saveWeek, { params: { id: targetWeek.id }, body });
      const record = toWeekRecord(saved, saved.jadwal);
      client.setQueryData(weekQueryKey(targetWeek.id), saved);
      setNewerWeek(record);
      form.reset(toFormValues(weekFields, record));
      // Copies can be undone only before they are saved.
      setNotifications(queue => queue.filter(({ message }) => message !== copiedMessage));
      notify(t('resources.jadwal.page.saved', { name: saved.namaFaskes }), { type: 'success' });
    } catch (error) {
      handleError(error);
    }
  };

  const submit = (targetWeek: WeekRecord) =>
    form.handleSubmit(
      values => send(values, targetWeek),
      () => setAttempt(count => count + 1),
    );

  return {
    attempt,
    idle: isUnchanged,
    done,
    over: baseWeek,
    conflict,
    submit: (event: BaseSyntheticEvent) => submit(baseWeek)(event),
    closeConflict: () => setConflict(undefined),
    /** Rebases the form on another user's version, applies the chosen values and saves. */
    async resolve(current: WeekRecord, chosen: FormValues): Promise<void> {
      setConflict(undefined);
      setNewerWeek(current);
      form.reset(toFormValues(weekFields, current));
      for (const [source, value] of Object.entries(chosen)) {
        form.setValue(source, value, { shouldDirty: true });
      }
      await submit(current)();
    },
  };
}

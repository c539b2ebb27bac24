import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type BaseSyntheticEvent } from 'react';
import { useNotificationContext, useNotify } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { jadwalCalls, type FaskesWithJadwal } from '#contract/jadwal/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { toFormErrors } from '#src/ui/form/resolver.ts';
import { changedFields, toForm, type FormValues } from '#src/ui/form/values.ts';
import { asRecord, byField, toWeek, weekFields } from './values.ts';
import { copied } from './CopyDialog.tsx';
import { weekKey } from './weekKey.ts';

export type WeekRecord = ReturnType<typeof asRecord>;

/**
 * Saves a week and handles its field errors and version conflicts. The form stays open and
 * continues from the saved week.
 * @param opened the week as it was opened, with the version that was read
 */
export function useWeekSave(form: UseFormReturn<FormValues>, opened: WeekRecord) {
  const say = useWords();
  const notify = useNotify();
  const { setNotifications } = useNotificationContext();
  const client = useQueryClient();
  const { call } = useApi();
  const [attempt, setAttempt] = useState(0);
  const [idle, setIdle] = useState(false);
  const [conflict, setConflict] = useState<WeekRecord>();
  /** The newest known saved week, from this form or from another user. */
  const [later, setLater] = useState<WeekRecord>();
  const done = useRef(false);
  const over = later ?? opened;

  const failed = (error: unknown): void => {
    if (!(error instanceof CallError)) throw error;
    if (error.status === 412 && error.problem?.current) {
      setConflict(asRecord(over, error.problem.current as FaskesWithJadwal['jadwal']));
      return;
    }
    // The expired-session dialog handles 401; the form keeps its values.
    if (error.status === 401) return;
    const detail =
      error.status === 404
        ? say('form.gone')
        : say('form.errors.server', { detail: error.message });
    const errors = toFormErrors(
      weekFields,
      byField(error.problem?.errors ?? { _: [detail] }),
      'server',
    );
    for (const [name, wrong] of Object.entries(errors)) {
      if (wrong?.message) form.setError(name, { type: 'server', message: wrong.message });
    }
    setAttempt(count => count + 1);
  };

  const send = async (values: FormValues, onto: WeekRecord): Promise<void> => {
    if (changedFields(weekFields, values, toForm(weekFields, onto)).length === 0) {
      setIdle(true);
      return;
    }
    try {
      const body = { ...toWeek(values), version: onto.version };
      const saved = await call(jadwalCalls.saveWeek, { params: { id: onto.id }, body });
      const record = asRecord(saved, saved.jadwal);
      client.setQueryData(weekKey(onto.id), saved);
      setLater(record);
      form.reset(toForm(weekFields, record));
      // Copies can be undone only before they are saved.
      setNotifications(queue => queue.filter(({ message }) => message !== copied));
      notify(say('resources.jadwal.page.saved', { name: saved.namaFaskes }), { type: 'success' });
    } catch (error) {
      failed(error);
    }
  };

  const submit = (onto: WeekRecord) =>
    form.handleSubmit(
      values => send(values, onto),
      () => setAttempt(count => count + 1),
    );

  return {
    attempt,
    idle,
    done,
    over,
    conflict,
    submit: (event: BaseSyntheticEvent) => submit(over)(event),
    closeConflict: () => setConflict(undefined),
    /** Rebases the form on another user's version, applies the chosen values and saves. */
    async resolve(current: WeekRecord, chosen: FormValues): Promise<void> {
      setConflict(undefined);
      setLater(current);
      form.reset(toForm(weekFields, current));
      for (const [source, value] of Object.entries(chosen)) {
        form.setValue(source, value, { shouldDirty: true });
      }
      await submit(current)();
    },
  };
}

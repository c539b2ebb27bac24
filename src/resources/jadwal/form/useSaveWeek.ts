import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type BaseSyntheticEvent } from 'react';
import { useNotificationContext } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { jadwalCalls, type FaskesWithJadwal } from '#contract/jadwal/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useCommand } from '#src/ui/command/useCommand.ts';
import { setServerErrors } from '#src/ui/form/save/schemaResolver.ts';
import { changedFields, toFormValues, type FormValues } from '#src/ui/form/formValues.ts';
import { toWeekRecord, errorsByFieldName, toWeekInput, weekFields } from './weekValues.ts';
import { copiedMessage } from './CopyDayDialog.tsx';
import { weekQueryKey } from '../weekQueryKey.ts';

export type WeekRecord = ReturnType<typeof toWeekRecord>;

interface SaveWeekInput {
  readonly values: FormValues;
  /** The week that the write is based on. */
  readonly targetWeek: WeekRecord;
}

/**
 * Saves a week and handles its field errors and version conflicts. The form stays open and
 * continues from the saved week.
 * @param opened the week as it was opened, with the version that was read
 */
export function useSaveWeek(form: UseFormReturn<FormValues>, opened: WeekRecord) {
  const t = useMessages();
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

  const save = useCommand({
    run: async ({ values, targetWeek: { id, version } }: SaveWeekInput) => {
      const body = { ...toWeekInput(values), version };
      const saved = await call(jadwalCalls.saveWeek, { params: { id }, body });
      client.setQueryData(weekQueryKey(id), saved);
      return saved;
    },
    success: ({ namaFaskes: name }) => t('resources.jadwal.page.saved', { name }),
    onSuccess: saved => {
      const record = toWeekRecord(saved, saved.jadwal);
      setNewerWeek(record);
      form.reset(toFormValues(weekFields, record));
      // Copies can be undone only before they are saved.
      setNotifications(queue => queue.filter(({ message }) => message !== copiedMessage));
    },
    onError: ({ status, problem, message }) => {
      if (status === 412 && problem?.current) {
        setConflict(toWeekRecord(baseWeek, problem.current as FaskesWithJadwal['jadwal']));
        return undefined;
      }
      const detail =
        status === 404 ? t('form.deleted_by_other') : t('form.errors.server', { detail: message });
      setServerErrors(form, weekFields, errorsByFieldName(problem?.errors ?? { _: [detail] }));
      setAttempt(count => count + 1);
      return undefined;
    },
  });

  const send = async (values: FormValues, targetWeek: WeekRecord): Promise<void> => {
    if (changedFields(weekFields, values, toFormValues(weekFields, targetWeek)).length === 0)
      setIsUnchanged(true);
    else await save.run({ values, targetWeek });
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

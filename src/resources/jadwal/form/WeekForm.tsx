import { useState } from 'react';
import { useNotificationContext } from 'react-admin';
import { jadwalCalls, type FaskesWithJadwal } from '#contract/domains/jadwal/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { RecordForm } from '#src/kit/form/RecordForm.tsx';
import { useRecordForm } from '#src/kit/form/useRecordForm.ts';
import { useBackLink } from '#src/kit/list/backLink.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { definition } from '../definition.ts';
import { UpcomingHolidays } from '../week/UpcomingHolidays.tsx';
import { WeekHeader } from '../WeekHeader.tsx';
import { CapacityHint } from './CapacityHint.tsx';
import { copiedMessage } from './CopyDayDialog.tsx';
import { useWeekQuestion } from './useWeekQuestion.ts';
import { WeekInputs } from './WeekInputs.tsx';
import {
  errorsByFieldName,
  toWeekInput,
  toWeekRecord,
  validateWeek,
  weekFields,
  type WeekRecord,
} from './weekValues.ts';

/** Form of a whole week, saved in one call. It stays open and continues from the saved week. */
export const WeekForm = ({ faskes }: { faskes: FaskesWithJadwal }) => {
  const t = useMessages();
  const { call } = useApi();
  const can = usePermission();
  const { setNotifications } = useNotificationContext();
  const [opened] = useState(() => toWeekRecord(faskes, faskes.jadwal));
  const state = useRecordForm<WeekRecord>({
    fields: weekFields,
    record: opened,
    validate: validateWeek,
    backPath: useBackLink(can('faskes.read') ? '/dashboard/faskes/list-faskes' : '/dashboard'),
    save: async (values, base = opened) => {
      const body = { ...toWeekInput(values), version: base.version };
      const saved = await call(jadwalCalls.saveWeek, { params: { id: base.id }, body });
      return toWeekRecord(saved, saved.jadwal);
    },
    ask: useWeekQuestion(faskes),
    success: ({ namaFaskes: name }) => ({
      text: t('resources.jadwal.page.saved', { name }),
      type: 'success',
    }),
    // A facility without a schedule cannot go back to having none.
    canUndo: opened.version > 0,
    onSaved: () => {
      // Copies can be undone only before they are saved.
      setNotifications(queue => queue.filter(({ message }) => message !== copiedMessage));
      return 'continue';
    },
    toRecord: (current, base) => toWeekRecord(base, current as FaskesWithJadwal['jadwal']),
    renameErrors: errorsByFieldName,
  });
  const { base = opened, changedFields, hasErrors } = state;
  return (
    <RecordForm
      definition={definition}
      state={state}
      header={<WeekHeader record={base} hasErrors={hasErrors} />}
    >
      <WeekInputs
        isEmpty={base.version === 0 && changedFields.length === 0}
        kapasitasHarian={faskes.kapasitasHarian}
      />
      <CapacityHint idFaskes={faskes.id} kapasitasHarian={faskes.kapasitasHarian} />
      <UpcomingHolidays idFaskes={faskes.id} />
    </RecordForm>
  );
};

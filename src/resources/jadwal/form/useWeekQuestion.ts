import { affectedDays, type AffectedDay } from '#contract/domains/jadwal/affected.ts';
import { jadwalCalls, type FaskesWithJadwal } from '#contract/domains/jadwal/index.ts';
import { weekdayOf, weekdays } from '#contract/domains/jadwal/week.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { SaveQuestion } from '#src/kit/form/save/SaveQuestionDialog.tsx';
import { toFormValues, type FormValues } from '#src/kit/form/formValues.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { queueDayPath } from '../queueDayPath.ts';
import { readDay, weekFields, type WeekRecord } from './weekValues.ts';

/** Days that are named in the question. */
const namedDays = 10;

/** Returns the week of a record or of form values. */
const weekOf = (values: FormValues) => weekdays.map(hari => ({ hari, ...readDay(values, hari) }));

/** Returns a function that asks before a week closes days, or makes them too small, on which people are planned. */
export function useWeekQuestion(
  faskes: FaskesWithJadwal,
): (values: FormValues, base: WeekRecord | undefined) => Promise<SaveQuestion | undefined> {
  const t = useMessages();
  const { call } = useApi();
  const can = usePermission();
  const { role } = useRequiredSession();
  const nameOf = ({ tanggal, peserta, kapasitas }: AffectedDay): string =>
    t(`resources.jadwal.affected.${kapasitas === null ? 'closed' : 'full'}`, {
      day: `${t(`resources.jadwal.day.${weekdayOf(tanggal)}`)}, ${formatDate(tanggal)}`,
      people: formatNumber(peserta),
      capacity: formatNumber(kapasitas),
    });
  return async (values, base) => {
    const { hari: planned } = await call(jadwalCalls.planned, { params: { id: faskes.id } });
    const before = base && base.version > 0 ? weekOf(toFormValues(weekFields, base)) : [];
    const days = affectedDays(before, weekOf(values), planned);
    if (days.length === 0) return undefined;
    const named = days.slice(0, namedDays).map(day => ({
      label: nameOf(day),
      to: can('vaksinasi.read') ? queueDayPath(role, faskes.id, day.tanggal) : undefined,
    }));
    const more = days.length - named.length;
    return {
      title: t('resources.jadwal.affected.title'),
      text: t('resources.jadwal.affected.text', {
        people: formatNumber(days.reduce((sum, { peserta }) => sum + peserta, 0)),
        days: formatNumber(days.length),
      }),
      items:
        more > 0
          ? [...named, { label: t('resources.jadwal.affected.more', { days: formatNumber(more) }) }]
          : named,
      confirmLabel: t('resources.jadwal.affected.save'),
    };
  };
}

import Box from '@mui/material/Box';
import { daysBetween } from '#contract/core/values/day.ts';
import { clauses } from '#contract/domains/pks/clock.ts';
import type { Pks } from '#contract/domains/pks/record.ts';
import type { PksState } from '#contract/states/pks.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { EmptyValue } from '#src/kit/fields/FieldValue.tsx';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import type { Meaning } from '#src/kit/theme/tokens.ts';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';

type Deadline = Pks['tenggat'][number];

/** Days before a deadline from which it is highlighted. */
const nearDays = 7;

/** Returns the time until a day in words: 'hari ini', '3 hari lagi'. */
export function timeLeft(t: Translate, today: string, lastDay: string): string {
  const days = daysBetween(today, lastDay);
  if (days < 0) return t('resources.pks.deadline.left.past', { smart_count: -days });
  if (days === 0) return t('resources.pks.deadline.left.today');
  return days === 1
    ? t('resources.pks.deadline.left.tomorrow')
    : t('resources.pks.deadline.left.days', { smart_count: days });
}

/** A deadline in a list: its last day, and what meets it; a near one is highlighted. */
export const DeadlineCell = ({ deadline }: { deadline: Deadline | undefined }) => {
  const t = useMessages();
  const today = useToday();
  if (!deadline) return <EmptyValue />;
  const { lastDay, closedBy } = deadline;
  const meaning = urgency(today, lastDay);
  return (
    <Box component="span" sx={cellStyle}>
      {formatDate(lastDay)}
      <Box component="span" sx={visuallyHidden}>
        {t(`resources.pks.deadline.${closedBy}.what`)}
      </Box>
      {meaning === 'neutral' ? null : (
        <StateChip meaning={meaning} label={timeLeft(t, today, lastDay)} />
      )}
    </Box>
  );
};

/** Why no deadline binds in a state. */
const idleReasons = {
  DRAFT: 'unsigned',
  TERBIT: 'unsigned',
  MENUNGGU_TTD_BHBU: 'unsigned',
  MENUNGGU_TTD_PENJUAL: 'unsigned',
  MENUNGGU_VERIFIKASI: 'signed',
  AKTIF: 'signed',
  PERINGATAN: 'signed',
  PEMBERITAHUAN_AKHIR: 'signed',
  DITANGGUHKAN: 'suspended',
  DIAMANDEMEN: 'amended',
  BERAKHIR: 'ended',
  DIAKHIRI: 'ended',
  DIBATALKAN: 'ended',
} as const satisfies Record<PksState, string>;

/** The meaning of the time until a deadline. */
function urgency(today: string, lastDay: string): Meaning {
  const days = daysBetween(today, lastDay);
  return days < 0 ? 'bad' : days <= nearDays ? 'attention' : 'neutral';
}

interface DeadlinesProps {
  deadlines: readonly Deadline[];
  /** State of the agreement; without a deadline, it says why there is none. */
  status: PksState;
}

/** The deadlines that bind now: the clause, the last day, what meets it, and what follows if not. */
export const Deadlines = ({ deadlines, status }: DeadlinesProps) => {
  const t = useMessages();
  const today = useToday();
  if (deadlines.length === 0) return t(`resources.pks.deadline.none.${idleReasons[status]}`);
  return (
    <ListBox>
      {deadlines.map(({ clause, lastDay, closedBy }) => (
        <ListRow
          key={`${clause} ${closedBy}`}
          end={<StateChip meaning={urgency(today, lastDay)} label={timeLeft(t, today, lastDay)} />}
        >
          <strong>{t(`resources.pks.deadline.${closedBy}.what`)}</strong>
          <div>
            {t('resources.pks.deadline.clause', {
              number: clauses[clause],
              name: t(`resources.pks.clause.${clause}`),
            })}
            {', '}
            {t('resources.pks.deadline.last_day', { day: formatDate(lastDay) })}
          </div>
          <Detail>{t(`resources.pks.deadline.${closedBy}.otherwise`)}</Detail>
        </ListRow>
      ))}
    </ListBox>
  );
};

const cellStyle = { display: 'inline-flex', alignItems: 'center', gap: 1 };

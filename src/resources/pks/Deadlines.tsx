import Box from '@mui/material/Box';
import { clauses } from '#contract/domains/pks/clock.ts';
import type { Pks } from '#contract/domains/pks/record.ts';
import type { PksState } from '#contract/states/pks.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { capitalize, closingEventText } from '#src/kit/deadline/describeDeadline.ts';
import { useDeadlines } from '#src/kit/deadline/useDeadlines.ts';
import { EmptyValue } from '#src/kit/fields/FieldValue.tsx';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';

type PksDeadline = Pks['tenggat'][number];

/** A deadline in a list: its last day, how near it is, and what is done until then. */
export const DeadlineCell = ({ deadline }: { deadline: PksDeadline | undefined }) => {
  const t = useMessages();
  const describe = useDeadlines();
  if (!deadline) return <EmptyValue />;
  const { lastDay, closedBy } = deadline;
  const { meaning, mark, text } = describe({ kind: closedBy, until: lastDay });
  return (
    <Box component="span" sx={cellStyle} title={text}>
      <Box component="span" sx={dayStyle}>
        {formatDate(lastDay)}
        {meaning === 'neutral' ? null : <StateChip meaning={meaning} label={mark} />}
      </Box>
      <Box component="span" sx={whatStyle}>
        {capitalize(closingEventText(t, closedBy))}
      </Box>
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

interface DeadlinesProps {
  deadlines: readonly PksDeadline[];
  /** State of the agreement; without a deadline, it says why there is none. */
  status: PksState;
}

/** The deadlines that bind now: the clause, the last day, what meets it, and what follows if not. */
export const Deadlines = ({ deadlines, status }: DeadlinesProps) => {
  const t = useMessages();
  const describe = useDeadlines();
  if (deadlines.length === 0) return t(`resources.pks.deadline.none.${idleReasons[status]}`);
  return (
    <ListBox>
      {deadlines.map(({ clause, lastDay, closedBy }) => {
        const { meaning, mark, sentence } = describe({ kind: closedBy, until: lastDay });
        return (
          <ListRow key={`${clause} ${closedBy}`} end={<StateChip meaning={meaning} label={mark} />}>
            <strong>{capitalize(closingEventText(t, closedBy))}</strong>
            <div>{sentence}</div>
            <Detail>
              {t('resources.pks.deadline.clause', {
                number: clauses[clause],
                name: t(`resources.pks.clause.${clause}`),
              })}
            </Detail>
          </ListRow>
        );
      })}
    </ListBox>
  );
};

const cellStyle = { display: 'inline-grid', whiteSpace: 'nowrap' };
const dayStyle = { display: 'inline-flex', alignItems: 'center', columnGap: 1 };
const whatStyle = { color: 'text.secondary', fontSize: '0.8125rem' };

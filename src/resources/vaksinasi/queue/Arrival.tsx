import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  observationEnd,
  vaksinasiCalls,
  type QueueEntry,
} from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { Unbroken } from '#src/kit/fields/Unbroken.tsx';
import { formatTime, withZone } from '#src/kit/format/date.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { touchTarget } from '../styles.ts';

/** When a person arrived, or until when they are observed after the dose of that day. */
export const ArrivalText = ({ one: { hadir, kunjungan, zona } }: { one: QueueEntry }) => {
  const t = useMessages();
  if (kunjungan?.hasil === 'DIBERIKAN') {
    return (
      <span>
        <Unbroken>
          {t('resources.vaksinasi.arrival.observed', {
            time: withZone(observationEnd(kunjungan.jam), kunjungan.zona),
          })}
        </Unbroken>
      </span>
    );
  }
  return hadir === null ? null : (
    <span>
      <Unbroken>
        {t('resources.vaksinasi.arrival.since', { time: formatTime(hadir, zona) })}
      </Unbroken>
    </span>
  );
};

/** Marks a person of today as arrived, or takes that back; shows since when, and the observation. */
export const ArrivalControl = ({ one, isToday }: { one: QueueEntry; isToday: boolean }) => {
  const t = useMessages();
  const can = usePermission();
  const { call } = useApi();
  const { id, nama: name, hadir, kunjungan } = one;
  const { run, isRunning } = useCommand({
    run: () => call(vaksinasiCalls.arrive, { params: { id }, body: { hadir: hadir === null } }),
    invalidates: ['vaksinasi'],
    success: ({ hadir: at }) =>
      t(`resources.vaksinasi.arrival.${at === null ? 'undone' : 'done'}`, { name }),
    notifiesErrors: true,
  });
  const canMark = isToday && kunjungan === null && can('vaksinasi.record');
  if (!canMark && hadir === null && kunjungan?.hasil !== 'DIBERIKAN') return null;
  return (
    <Box sx={lineStyle}>
      <ArrivalText one={one} />
      {canMark ? (
        <Button
          variant={hadir === null ? 'outlined' : 'text'}
          loading={isRunning}
          onClick={() => void run(undefined)}
          sx={touchTarget}
        >
          {t(`resources.vaksinasi.arrival.${hadir === null ? 'mark' : 'undo'}`)}
        </Button>
      ) : null}
    </Box>
  );
};

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  mt: 0.5,
  mb: 1.5,
};

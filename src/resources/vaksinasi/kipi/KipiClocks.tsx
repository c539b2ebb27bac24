import type { Kipi, ReportClock } from '#contract/domains/vaksinasi/index.ts';
import { reportClocks } from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useMinute } from '#src/kit/format/useToday.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate, formatDateTime, formatLocalTime } from '#src/kit/format/date.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import type { Meaning } from '#src/kit/theme/tokens.ts';

const meanings: Readonly<Record<ReportClock['keadaan'], Meaning>> = {
  BERJALAN: 'attention',
  LEWAT: 'bad',
  TEPAT_WAKTU: 'good',
  TERLAMBAT: 'bad',
};

const isInstant = (time: string): boolean => time.includes('T');

/** The deadline of each level of the report, with what was reported when. */
export const KipiClocks = ({ event }: { event: Kipi }) => {
  const t = useMessages();
  const now = new Date(useMinute());
  return (
    <ListBox>
      {reportClocks(event, now).map(({ tujuan, palingLambat, dilaporkan, keadaan }) => (
        <ListRow
          key={tujuan}
          end={
            <StateChip
              meaning={meanings[keadaan]}
              label={t(`resources.kipi.clock.state.${keadaan}`)}
            />
          }
        >
          <strong>{t(`resources.vaksinasi.level.${tujuan}`)}</strong>
          <Detail>
            {[
              t(`resources.kipi.clock.${event.serius ? 'due' : 'monthly'}`, {
                when: formatDateTime(palingLambat, event.zona),
              }),
              ...(dilaporkan === null
                ? []
                : [
                    t('resources.kipi.clock.reported', {
                      when: isInstant(dilaporkan)
                        ? formatDateTime(dilaporkan, event.zona)
                        : formatDate(dilaporkan),
                    }),
                  ]),
            ].join(' · ')}
          </Detail>
        </ListRow>
      ))}
      {event.pelaporan.map(({ tujuan, tanggal, jam, nomor }, at) => (
        <ListRow key={at}>
          <Detail>
            {[
              t(`resources.vaksinasi.level.${tujuan}`),
              formatLocalTime(tanggal, jam, event.zona),
              nomor,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Detail>
        </ListRow>
      ))}
    </ListBox>
  );
};

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CallResponse } from '#contract/core/endpoint.ts';
import { backgroundRateOn, kipiSignal, vaksinasiCalls } from '#contract/domains/vaksinasi/index.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate, withZone } from '#src/kit/format/date.ts';
import { formatNumber, formatSmall } from '#src/kit/format/number.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { useCall } from '#src/providers/data/useCall.ts';
import { doseName } from '../doseName.ts';
import { PrevNextPager } from '../PrevNextPager.tsx';
import { kipiPath } from './paths.ts';

type Group = CallResponse<typeof vaksinasiCalls.kipiGroup>;

/** Smallest probability that is written out. */
const smallest = 0.0001;

const formatProbability = (t: Translate, probability: number): string =>
  probability < smallest
    ? t('resources.kipi.cluster.less', { limit: formatSmall(smallest) })
    : formatSmall(probability);

/** The other people with the batch, facility and day of an event, and whether its events are too many. */
export const KipiGroupSection = ({ id }: { id: number }) => {
  const t = useMessages();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useCall(
    'vaksinasi',
    vaksinasiCalls.kipiGroup,
    { params: { id }, query: { pageNumber: page } },
    { keepsPrevious: true },
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '100%' }}>
      {data ? <Signal group={data} /> : null}
      <RelatedList
        query={{ data: data?.data, error, refetch }}
        label={t('resources.kipi.cluster.list')}
        empty={t('resources.kipi.cluster.none')}
        total={data?.totalRecords}
        keyOf={({ idDosis }) => idDosis}
        footer={
          data && data.totalPages > 1 ? (
            <PrevNextPager page={page} totalPages={data.totalPages} onPageChange={setPage} />
          ) : null
        }
      >
        {person => (
          <ListRow
            end={
              person.idKipi === null ? null : (
                <MuiLink component={Link} to={kipiPath(person.idKipi)}>
                  <StateChip
                    meaning={person.kipiSerius ? 'bad' : 'attention'}
                    label={t(`resources.kipi.cluster.${person.kipiSerius ? 'serious' : 'other'}`)}
                  />
                </MuiLink>
              )
            }
          >
            <MuiLink
              component={Link}
              to={recordPath('peserta', person.idPeserta, 'own')}
              sx={{ fontWeight: 600 }}
            >
              {person.nama}
            </MuiLink>
            <Detail>
              {[
                doseName(t, person),
                t('resources.kipi.cluster.time', {
                  time: withZone(person.jam, data?.zona ?? 'WIB'),
                }),
              ].join(' · ')}
            </Detail>
          </ListRow>
        )}
      </RelatedList>
    </Box>
  );
};

/** Observed against expected events, in plain words. */
const Signal = ({ group }: { group: Group }) => {
  const t = useMessages();
  const { kelompok, tanggal } = group;
  const rate = backgroundRateOn(tanggal);
  const { expected, probability, isSignal } = kipiSignal(kelompok, rate);
  const verdict = isSignal ? 'signal' : kelompok.kipi < 2 ? 'single' : 'noSignal';
  return (
    <Alert severity={isSignal ? 'error' : 'info'}>
      <strong>{t(`resources.kipi.cluster.${verdict}`)}</strong>
      <Box sx={{ mt: 0.5 }}>
        {t('resources.kipi.cluster.observed', {
          kipi: formatNumber(kelompok.kipi),
          doses: formatNumber(kelompok.dosis),
          batch: group.batch ?? '–',
          place: group.namaFaskes,
          day: formatDate(tanggal),
          expected: formatSmall(expected),
          probability: formatProbability(t, probability),
        })}
      </Box>
      <Box sx={{ mt: 0.5, typography: 'body2' }}>
        {t('resources.kipi.cluster.source', {
          events: formatNumber(rate.events),
          doses: formatNumber(rate.doses),
          source: rate.source,
        })}
      </Box>
    </Alert>
  );
};

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { stockCalls } from '#contract/domains/stock/calls.ts';
import type { Stock, StockEntry } from '#contract/domains/stock/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate, formatDateTime, jakartaDay } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { PaginationBar } from '#src/kit/list/Pager.tsx';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';
import { ReverseDialog } from './ReverseDialog.tsx';

/** Entries that are shown at first; a stock can have one for each dose. */
const shownEntries = 10;

/** The ledger entries of a stock, the newest first, page by page. */
export const Entries = ({ record }: { record: Stock }) => {
  const t = useMessages();
  const { call } = useApi();
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(shownEntries);
  const [reversed, setReversed] = useState<StockEntry>();
  const { data, error } = useQuery({
    queryKey: ['stock', 'entries', record.id, page, perPage],
    queryFn: ({ signal }) => {
      const query = { pageNumber: page, pageSize: perPage };
      return call(stockCalls.entries, { params: { id: record.id }, query }, { signal });
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    retry: shouldRetry,
  });
  if (error instanceof Error && !data) {
    return (
      <Alert severity="error">{t('resources.stock.entry.failed', { detail: error.message })}</Alert>
    );
  }
  if (!data) return <Skeleton variant="rounded" height={160} />;
  const { totalRecords: total } = data;
  if (total === 0) return <>{t('resources.stock.entry.none')}</>;
  return (
    <>
      <Box component="ol" sx={borderedList}>
        {data.data.map(entry => (
          <Entry key={entry.id} entry={entry} onReverse={() => setReversed(entry)} />
        ))}
      </Box>
      {total > shownEntries ? (
        <PaginationBar
          page={page}
          perPage={perPage}
          total={total}
          setPage={setPage}
          setPerPage={size => {
            setPerPage(size);
            setPage(1);
          }}
        />
      ) : null}
      {reversed ? <ReverseDialog entry={reversed} onClose={() => setReversed(undefined)} /> : null}
    </>
  );
};

/** Returns what an entry records: 'Rusak', or 'Catatan rusak dibatalkan'. */
function entryName(t: Translate, { jenis, jumlah, tindakan }: StockEntry): string {
  if (jenis === 'RUSAK' && tindakan === 'MUSNAH') return t('resources.stock.entry.destroyed');
  if (jenis === 'KARANTINA' && tindakan === 'LEPAS') return t('resources.stock.entry.released');
  return t(`resources.stock.entry.${jumlah > 0 ? 'added' : 'takenBack'}.${jenis}`);
}

const Entry = ({ entry, onReverse }: { entry: StockEntry; onReverse: () => void }) => {
  const t = useMessages();
  const can = usePermission();
  const { jumlah, tanggal, waktu, oleh, alasan, tindakan, idWorkOrder, noWO, dibalik } = entry;
  const name = entryName(t, entry);
  const isReversible = tindakan === 'RUSAK' && jumlah > 0 && !dibalik;
  return (
    <Box component="li" sx={row}>
      <Box sx={headStyle}>
        <Box component="span" sx={{ fontWeight: 500 }}>
          {name}
        </Box>
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {[
            t('common.by_at', {
              who: oleh ?? t('resources.stock.entry.system'),
              when: formatDateTime(waktu),
            }),
            ...(jakartaDay(new Date(waktu)) === tanggal
              ? []
              : [t('resources.stock.entry.happened', { day: formatDate(tanggal) })]),
          ].join(' · ')}
        </Box>
        {dibalik ? (
          <StateChip meaning="neutral" label={t('resources.stock.entry.reversed')} />
        ) : null}
        <Box component="span" sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
          {t('resources.stock.entry.dose', { dosis: formatNumber(Math.abs(jumlah)) })}
        </Box>
      </Box>
      {alasan ? <Box sx={{ overflowWrap: 'anywhere' }}>“{alasan}”</Box> : null}
      {idWorkOrder === null ? null : (
        <MuiLink
          component={Link}
          to={recordPath('workOrder', idWorkOrder)}
          sx={{ justifySelf: 'start', py: '3px' }}
        >
          {t('resources.stock.entry.order', { number: noWO ?? '' })}
        </MuiLink>
      )}
      {isReversible && can('stock.update') ? (
        <Button
          size="small"
          sx={{ justifySelf: 'start' }}
          aria-label={t('resources.stock.entry.reverseOf', {
            what: name,
            day: formatDate(tanggal),
          })}
          onClick={onReverse}
        >
          {t('resources.stock.entry.reverse')}
        </Button>
      ) : null}
    </Box>
  );
};

const headStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 };
const row = {
  display: 'grid',
  gap: 0.25,
  py: 1,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
};

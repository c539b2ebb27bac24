import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { stockCalls } from '#contract/domains/stock/calls.ts';
import { reverseEntryInput, type Stock, type StockEntry } from '#contract/domains/stock/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate, formatDateTime, localDay } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { usePager } from '#src/kit/list/usePager.tsx';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { changedByStock } from '../definition.ts';

/** Entries that are shown at first; a stock can have one for each dose. */
const shownEntries = 10;

/** The ledger entries of a stock, the newest first, page by page. */
export const Entries = ({ record: { id } }: { record: Stock }) => {
  const t = useMessages();
  const pager = usePager(shownEntries);
  const [reversed, setReversed] = useState<StockEntry>();
  const { data, error, refetch } = useCall(
    'stock',
    stockCalls.entries,
    { params: { id }, query: pager.query },
    { keepsPrevious: true },
  );
  return (
    <>
      <RelatedList
        query={{ data: data?.data, error, refetch }}
        isOrdered
        empty={t('resources.stock.entry.none')}
        total={data?.totalRecords}
        footer={pager.bar(data?.totalRecords)}
      >
        {entry => <Entry entry={entry} onReverse={() => setReversed(entry)} />}
      </RelatedList>
      {reversed ? <ReverseDialog entry={reversed} onClose={() => setReversed(undefined)} /> : null}
    </>
  );
};

/** Returns what an entry records: 'Rusak', or 'Catatan rusak dibatalkan'. */
function entryName(
  t: Translate,
  { jenis, jumlah, tindakan, dariDosis, dariPerbaikan }: StockEntry,
): string {
  if (jenis === 'RUSAK' && tindakan === 'MUSNAH') return t('resources.stock.entry.destroyed');
  if (jenis === 'KARANTINA' && tindakan === 'LEPAS') return t('resources.stock.entry.released');
  if (dariPerbaikan && jenis === 'SUNTIK') {
    return t(`resources.stock.entry.${jumlah > 0 ? 'correctedTo' : 'correctedFrom'}`);
  }
  if (jenis === 'KEDALUWARSA' && jumlah < 0 && !dariDosis) {
    return t('resources.stock.entry.unexpired');
  }
  return t(`resources.stock.entry.${jumlah > 0 ? 'added' : 'takenBack'}.${jenis}`);
}

const Entry = ({ entry, onReverse }: { entry: StockEntry; onReverse: () => void }) => {
  const t = useMessages();
  const can = usePermission();
  const { jumlah, tanggal, waktu, oleh, alasan, sebab, tindakan, idWorkOrder, noWO, dibalik } =
    entry;
  const name = entryName(t, entry);
  const isReversible = tindakan === 'RUSAK' && jumlah > 0 && !dibalik;
  return (
    <ListRow end={t('resources.stock.entry.dose', { dosis: formatNumber(Math.abs(jumlah)) })}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Box component="span" sx={{ fontWeight: 500 }}>
          {name}
        </Box>
        <Detail>
          {[
            t('common.by_at', {
              who: oleh ?? t('resources.stock.entry.system'),
              when: formatDateTime(waktu),
            }),
            ...(localDay(new Date(waktu)) === tanggal
              ? []
              : [t('resources.stock.entry.happened', { day: formatDate(tanggal) })]),
          ].join(' · ')}
        </Detail>
        {dibalik ? (
          <StateChip meaning="neutral" label={t('resources.stock.entry.reversed')} />
        ) : null}
      </Box>
      {sebab ? <Box>{t(`resources.stock.sebab.${sebab}`)}</Box> : null}
      {alasan ? <Box>“{alasan}”</Box> : null}
      {entry.peserta === null ? null : (
        <MuiLink component={Link} to={recordPath('peserta', entry.peserta.id, 'own')}>
          {entry.peserta.nama}
        </MuiLink>
      )}
      {idWorkOrder === null ? null : (
        <MuiLink component={Link} to={recordPath('workOrder', idWorkOrder)}>
          {t('resources.stock.entry.order', { number: noWO ?? '' })}
        </MuiLink>
      )}
      {isReversible && can('stock.update') ? (
        <Button
          size="small"
          aria-label={t('resources.stock.entry.reverseOf', {
            what: name,
            day: formatDate(tanggal),
          })}
          onClick={onReverse}
        >
          {t('resources.stock.entry.reverse')}
        </Button>
      ) : null}
    </ListRow>
  );
};

const reversalFields = { alasan: { label: 'resources.stock.entry.reverseReason' } } as const;

interface ReverseDialogProps {
  entry: StockEntry;
  onClose: () => void;
}

/** Takes back an entry of damaged doses that was recorded by mistake. */
const ReverseDialog = ({ entry: { id, jumlah }, onClose }: ReverseDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  return (
    <CommandDialog
      title={t('resources.stock.entry.reverseTitle', { dosis: formatNumber(jumlah) })}
      description={t('resources.stock.entry.reverseText')}
      confirmLabel={t('resources.stock.entry.reverse')}
      resource="stock"
      schema={reverseEntryInput}
      fields={reversalFields}
      autoFocus="alasan"
      run={body => call(stockCalls.reverse, { params: { id }, body })}
      invalidates={changedByStock}
      success={() => t('resources.stock.entry.reversedDone')}
      onClose={onClose}
    />
  );
};

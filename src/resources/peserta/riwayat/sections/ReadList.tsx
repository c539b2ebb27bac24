import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { personReadCalls, type PersonReadEntry } from '#contract/domains/person-read.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { usePager } from '#src/kit/list/usePager.tsx';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { useCall } from '#src/providers/data/useCall.ts';
import '../readMessages.ts';

/** Entries that are shown at first. */
const shownEntries = 10;

/** Who has read a participant's data, the latest first, page by page. */
export const ReadList = ({ idPeserta }: { idPeserta: number }) => {
  const t = useMessages();
  const pager = usePager(shownEntries);
  const { data, error, refetch } = useCall(
    'personRead',
    personReadCalls.ofPeserta,
    {
      params: { id: idPeserta },
      query: { ...pager.query, sortOrder: 'desc' },
    },
    { keepsPrevious: true },
  );
  return (
    <RelatedList
      query={{ data: data?.data, error, refetch }}
      isOrdered
      empty={t('resources.personRead.empty')}
      total={data?.totalRecords}
      footer={
        <>
          {pager.bar(data?.totalRecords)}
          <Detail>{t('resources.personRead.retention')}</Detail>
        </>
      }
    >
      {entry => <Entry entry={entry} />}
    </RelatedList>
  );
};

const Entry = ({ entry }: { entry: PersonReadEntry }) => {
  const t = useMessages();
  const translate = useTranslate();
  const { kegiatan, oleh, peran, waktu, tujuan, dasar, jumlah } = entry;
  const role = translate(`resources.audit.peran.${peran}`, { _: peran });
  const purpose = translate(`resources.personRead.tujuan.${tujuan}`, { _: tujuan });
  return (
    <ListRow end={null}>
      <Box component="span" sx={{ fontWeight: 500 }}>
        {t(`resources.personRead.activity.${kegiatan}`)}
      </Box>
      <Detail>
        {t('resources.personRead.by', { who: oleh, role, when: formatDateTime(waktu) })}
      </Detail>
      <Detail>
        {[
          t('resources.personRead.purpose', { purpose }),
          t('resources.personRead.basis', { basis: dasar }),
          ...(jumlah > 1 ? [t('resources.personRead.together', { smart_count: jumlah - 1 })] : []),
        ].join(' · ')}
      </Detail>
    </ListRow>
  );
};

import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { suratCalls } from '#contract/domains/surat.ts';
import { recordPath } from '#contract/record-pages.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { useCall } from '#src/providers/data/useCall.ts';
import { surat } from '#texts/surat.ts';
import { suratMeaning } from './states.ts';

addMessages({ resources: { surat } });

/** The letters of an agreement or an invoice, the latest first. */
export const LetterList = ({ of }: { of: { idPKS: number } | { idInvoice: number } }) => {
  const t = useMessages();
  const query = useCall('surat', suratCalls.list, {
    query: { ...of, sortBy: 'modifiedAt', sortOrder: 'desc' },
  });
  return (
    <RelatedList
      query={{ ...query, data: query.data?.data }}
      empty={t('resources.surat.none')}
      total={query.data?.totalRecords}
    >
      {({ id, jenis, noSurat, status, tanggal, batas }) => (
        <ListRow
          end={
            <StateChip
              meaning={suratMeaning[status]}
              label={t(`resources.surat.status.${status}`)}
            />
          }
        >
          <MuiLink component={Link} to={recordPath('surat', id)}>
            {t(`resources.surat.jenis.${jenis}`)}
          </MuiLink>
          {noSurat === null ? null : (
            <Detail>
              {t('resources.surat.row', { number: noSurat, day: formatDate(tanggal) })}
              {batas === null ? '' : t('resources.surat.until', { day: formatDate(batas) })}
            </Detail>
          )}
        </ListRow>
      )}
    </RelatedList>
  );
};

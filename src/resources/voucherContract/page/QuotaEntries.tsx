import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  voucherContractCalls,
  type QuotaEntry,
  type VoucherContract,
} from '#contract/domains/voucher/contract.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useCall } from '#src/providers/data/useCall.ts';

/** Entries that are shown at first. */
const shownEntries = 10;

/** The quota ledger of a contract, the newest entry first. */
export const QuotaEntries = ({ record: { id } }: { record: VoucherContract }) => {
  const t = useMessages();
  const [isFull, setIsFull] = useState(false);
  const { data, error, refetch } = useCall('voucherContract', voucherContractCalls.quota, {
    params: { id },
  });
  return (
    <RelatedList
      query={{ data: isFull ? data : data?.slice(0, shownEntries), error, refetch }}
      isOrdered
      empty={t('resources.voucherContract.quota.none')}
      footer={
        isFull || !data || data.length <= shownEntries ? null : (
          <Button size="small" onClick={() => setIsFull(true)}>
            {t('resources.voucherContract.quota.all', { smart_count: data.length })}
          </Button>
        )
      }
    >
      {entry => <Entry entry={entry} />}
    </RelatedList>
  );
};

const Entry = ({ entry }: { entry: QuotaEntry }) => {
  const t = useMessages();
  const can = usePermission();
  const { jenis, jumlah, waktu, oleh, alasan, VoucherTransactionId, noTransaksi } = entry;
  const sign = jumlah < 0 ? '−' : '+';
  return (
    <ListRow end={`${sign}${formatNumber(Math.abs(jumlah))}`}>
      <Box component="span" sx={{ fontWeight: 500, mr: 1 }}>
        {t(`resources.voucherContract.jenis.${jenis}`)}
      </Box>
      {VoucherTransactionId === null || !can('voucher.issue') ? (
        noTransaksi
      ) : (
        <MuiLink component={Link} to={recordPath('voucherTransaction', VoucherTransactionId)}>
          {noTransaksi}
        </MuiLink>
      )}
      <Detail>
        {t('common.by_at', {
          who: oleh ?? t('resources.voucherContract.quota.system'),
          when: formatDateTime(waktu),
        })}
      </Detail>
      {alasan ? <Box>“{alasan}”</Box> : null}
    </ListRow>
  );
};

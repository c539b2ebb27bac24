import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { maxPageSize } from '#contract/core/list.ts';
import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import type { AnyRecord } from '#src/kit/resource/definition.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { voucherMeaning } from '../voucher/states.ts';

/** The states of a participant's vouchers; one query serves all rows of the page. */
export const VoucherStates = ({ id }: { id: number }) => {
  const t = useMessages();
  const { data: rows = [] } = useListContext<AnyRecord>();
  const ids = rows.map(row => row.id).join(',');
  const { data } = useCall(
    'voucher',
    voucherCalls.list,
    { query: { idPeserta: ids, pageSize: maxPageSize, sortOrder: 'desc' } },
    { enabled: ids !== '' },
  );
  if (!data) return null;
  const vouchers = data.data.filter(({ pemegang }) => pemegang?.idPeserta === id);
  if (vouchers.length === 0) return t('resources.pesertaVoucher.no_voucher');
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {vouchers.map(voucher => (
        <StateChip
          key={voucher.id}
          meaning={voucherMeaning[voucher.status]}
          label={t(`resources.pesertaVoucher.statusVoucher.${voucher.status}`)}
        />
      ))}
    </Box>
  );
};

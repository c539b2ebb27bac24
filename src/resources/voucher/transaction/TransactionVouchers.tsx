import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import { formatCode } from '#contract/domains/voucher/code.ts';
import type { Voucher } from '#contract/domains/voucher/record.ts';
import type { VoucherTransaction } from '#contract/domains/voucher/transaction.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { usePager } from '#src/kit/list/usePager.tsx';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { countedStates, voucherMeaning } from '../states.ts';

/** Vouchers that are shown at first. */
const shownVouchers = 10;

/** The vouchers of a transaction, page by page, of all states or of one. */
export const TransactionVouchers = ({ record }: { record: VoucherTransaction }) => {
  const t = useMessages();
  const [status, setStatus] = useState('');
  const pager = usePager(shownVouchers);
  const { data, error, refetch } = useCall(
    'voucher',
    voucherCalls.list,
    {
      query: {
        VoucherTransactionId: record.id,
        ...pager.query,
        ...(status === '' ? {} : { status }),
      },
    },
    { keepsPrevious: true },
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <TextField
        select
        label={t('resources.voucher.fields.status')}
        value={status}
        onChange={({ target }) => {
          setStatus(target.value);
          pager.toFirstPage();
        }}
        sx={{ maxWidth: 280 }}
        slotProps={{ select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t('resources.voucherTransaction.codes.all')}</MenuItem>
        {countedStates
          .filter(([name]) => record[name] > 0)
          .map(([name, state]) => (
            <MenuItem key={state} value={state}>
              {t('resources.voucherTransaction.codes.state', {
                state: t(`resources.voucher.status.${state}`),
                count: formatNumber(record[name]),
              })}
            </MenuItem>
          ))}
      </TextField>
      <RelatedList
        query={{ data: data?.data, error, refetch }}
        empty={t('resources.voucherTransaction.codes.none')}
        total={data?.totalRecords}
        footer={pager.bar(data?.totalRecords)}
      >
        {one => <VoucherRow voucher={one} />}
      </RelatedList>
    </Box>
  );
};

/** A voucher: its code, state, and who holds or gets it. */
const VoucherRow = ({ voucher }: { voucher: Voucher }) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const { id, code, status, pemegang, penerima, namaFaskes, usedAt } = voucher;
  const facts = [
    pemegang?.nama ??
      (penerima === null
        ? undefined
        : t('resources.voucherTransaction.codes.for', { name: penerima })),
    namaFaskes,
    usedAt === null
      ? undefined
      : t('resources.voucherTransaction.codes.used', { when: formatDateTime(usedAt) }),
  ].filter(Boolean);
  return (
    <ListRow
      end={
        <StateChip
          meaning={voucherMeaning[status]}
          label={t(`resources.voucher.status.${status}`)}
        />
      }
    >
      <MuiLink component={Link} to={recordPathFor(role, 'voucher', id)} sx={codeStyle}>
        {formatCode(code)}
      </MuiLink>
      {facts.length === 0 ? null : <Detail>{facts.join(' · ')}</Detail>}
    </ListRow>
  );
};

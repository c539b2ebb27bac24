import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
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
import { PaginationBar } from '#src/kit/list/Pager.tsx';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';
import { countedStates, voucherMeaning } from '../states.ts';

/** Vouchers that are shown at first. */
const shownVouchers = 10;

/** The vouchers of a batch, page by page, of all states or of one. */
export const BatchVouchers = ({ batch }: { batch: VoucherTransaction }) => {
  const t = useMessages();
  const { call } = useApi();
  const [status, setStatus] = useState('');
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(shownVouchers);
  const { id } = batch;
  const { data, error } = useQuery({
    // Below the key of vouchers, whose events change it.
    queryKey: ['voucher', 'ofBatch', id, status, page, perPage],
    queryFn: ({ signal }) => {
      const query = {
        VoucherTransactionId: id,
        pageNumber: page,
        pageSize: perPage,
        ...(status === '' ? {} : { status }),
      };
      return call(voucherCalls.list, { query }, { signal });
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    retry: shouldRetry,
  });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <TextField
        select
        label={t('resources.voucher.fields.status')}
        value={status}
        onChange={({ target }) => {
          setStatus(target.value);
          setPage(1);
        }}
        sx={{ maxWidth: 280 }}
        slotProps={{ select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t('resources.voucherTransaction.codes.all')}</MenuItem>
        {countedStates
          .filter(([name]) => batch[name] > 0)
          .map(([name, state]) => (
            <MenuItem key={state} value={state}>
              {t('resources.voucherTransaction.codes.state', {
                state: t(`resources.voucher.status.${state}`),
                count: formatNumber(batch[name]),
              })}
            </MenuItem>
          ))}
      </TextField>
      {error instanceof Error && !data ? <Alert severity="error">{error.message}</Alert> : null}
      {data === undefined && !error ? <Skeleton variant="rounded" height={200} /> : null}
      {data?.data.length === 0 ? <Box>{t('resources.voucherTransaction.codes.none')}</Box> : null}
      {data !== undefined && data.data.length > 0 ? (
        <Box component="ul" sx={borderedList}>
          {data.data.map(one => (
            <VoucherRow key={one.id} voucher={one} />
          ))}
        </Box>
      ) : null}
      {data !== undefined && data.totalRecords > shownVouchers ? (
        <PaginationBar
          page={page}
          perPage={perPage}
          total={data.totalRecords}
          setPage={setPage}
          setPerPage={size => {
            setPerPage(size);
            setPage(1);
          }}
        />
      ) : null}
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
    <Box component="li" sx={row}>
      <MuiLink
        component={Link}
        to={recordPathFor(role, 'voucher', id)}
        sx={{ ...codeStyle, py: '3px' }}
      >
        {formatCode(code)}
      </MuiLink>
      <StateChip meaning={voucherMeaning[status]} label={t(`resources.voucher.status.${status}`)} />
      {facts.length === 0 ? null : (
        <Box sx={{ typography: 'body2', color: 'text.secondary', flexBasis: '100%' }}>
          {facts.join(' · ')}
        </Box>
      )}
    </Box>
  );
};

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1,
  py: 1,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
};

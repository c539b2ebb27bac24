import Box from '@mui/material/Box';
import type { Invoice } from '#contract/domains/invoice/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatRupiah } from '#src/kit/format/number.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { usePayments } from '../useInvoice.ts';

/** What settles an invoice, what was paid so far, and what is left. */
export const Settlement = ({ record }: { record: Invoice }) => {
  const t = useMessages();
  const { data: payments = [] } = usePayments(record.id);
  const { harusTransfer, harusBuktiPotong, harusSspPpn } = record;
  const { nilaiTagihan, dibayar, penghapusan, sisa, alasanPenghapusan } = record;
  const kinds = [
    ['TRANSFER', harusTransfer],
    ['BUKTI_POTONG', harusBuktiPotong],
    ['SSP_PPN', harusSspPpn],
  ] as const;
  const due = kinds.filter(([, amount]) => amount > 0);
  const waiting = payments
    .filter(({ status }) => status === 'BUKTI_DIUNGGAH')
    .reduce((sum, { jumlah }) => sum + jumlah, 0);
  const rows = [
    ...(due.length > 1
      ? due.map(([kind, amount]) => [t(`resources.invoice.settlement.${kind}`), amount] as const)
      : []),
    [t('resources.invoice.settlement.due'), nilaiTagihan] as const,
    [t('resources.invoice.settlement.paid'), -dibayar] as const,
    ...(penghapusan > 0
      ? [[t('resources.invoice.settlement.written'), -penghapusan] as const]
      : []),
  ];
  return (
    <Box sx={{ ...borderedList, py: 1.5 }}>
      <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: 0.75 }}>
        {rows.map(([label, amount]) => (
          <Box key={label} sx={row}>
            <dt>{label}</dt>
            <Box component="dd" sx={number}>
              {/* Nothing paid is no negative zero. */}
              {formatRupiah(amount === 0 ? 0 : amount)}
            </Box>
          </Box>
        ))}
        <Box sx={restRow}>
          <dt>{t('resources.invoice.settlement.rest')}</dt>
          <Box component="dd" sx={number}>
            {formatRupiah(sisa)}
          </Box>
        </Box>
      </Box>
      {waiting > 0 ? (
        <Box sx={note}>
          {t('resources.invoice.settlement.waiting', { amount: formatRupiah(waiting) })}
        </Box>
      ) : null}
      {alasanPenghapusan ? (
        <Box sx={note}>
          {t('resources.invoice.settlement.reason', { reason: alasanPenghapusan })}
        </Box>
      ) : null}
    </Box>
  );
};

const row = { display: 'flex', justifyContent: 'space-between', columnGap: 2 };
const restRow = { ...row, pt: 0.75, borderTop: 1, borderColor: 'divider', fontWeight: 600 };
const number = { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' };
const note = { color: 'text.secondary', typography: 'body2', mt: 1, overflowWrap: 'anywhere' };

import Box from '@mui/material/Box';
import type { Invoice, InvoiceLine } from '#contract/domains/invoice/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber, formatRupiah } from '#src/kit/format/number.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';

/** The lines of an invoice: what each bills, from which quantity and price, and its PPN. */
export const InvoiceLines = ({ record: { baris, subTotal } }: { record: Invoice }) => {
  const t = useMessages();
  return (
    <Box sx={borderedList}>
      <Box component="ul" aria-label={t('resources.invoice.line.caption')} sx={list}>
        {baris.map(line => (
          <Box component="li" key={line.id} sx={row}>
            <LineFacts line={line} />
          </Box>
        ))}
      </Box>
      <Box sx={sumRow}>
        <span>{t('resources.invoice.line.sum')}</span>
        <Box component="span" sx={amount}>
          {formatRupiah(subTotal)}
        </Box>
      </Box>
    </Box>
  );
};

const LineFacts = ({ line }: { line: InvoiceLine }) => {
  const t = useMessages();
  const { uraian, qty, hargaSatuan, bruto, nilai, ppn, ppnRate, kelasPajak } = line;
  const product = t('resources.invoice.line.product', {
    quantity: formatNumber(qty),
    price: formatRupiah(hargaSatuan),
  });
  return (
    <>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 500 }}>{uraian}</Box>
        <Box sx={detail}>
          {bruto === nilai
            ? product
            : t('resources.invoice.line.part', { product, gross: formatRupiah(bruto) })}
        </Box>
        <Box sx={detail}>
          {t(`resources.invoice.kelasPajak.${kelasPajak}`, { rate: formatNumber(ppnRate) })}
          {ppn > 0 ? `: ${formatRupiah(ppn)}` : null}
        </Box>
      </Box>
      <Box sx={amount}>{formatRupiah(nilai)}</Box>
    </>
  );
};

const list = { m: 0, p: 0, listStyle: 'none' };
const row = {
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: 2,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
};
const sumRow = {
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: 2,
  py: 1.25,
  fontWeight: 600,
};
const detail = { typography: 'body2', color: 'text.secondary' };
const amount = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' };

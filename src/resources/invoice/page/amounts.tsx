import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import type { Invoice, InvoiceLine } from '#contract/domains/invoice/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber, formatRupiah } from '#src/kit/format/number.ts';
import { Card, Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { AmountGrid } from '#src/kit/record/FactGrid.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { useCall } from '#src/providers/data/useCall.ts';
import { usePayments } from '../useInvoice.ts';

interface InvoiceProps {
  record: Invoice;
}

const amounts = [
  'totalProduk',
  'totalLayanan',
  'subTotal',
  'ppn',
  'ppnDTP',
  'pphDipungut',
  'pphDipotong',
] as const satisfies readonly (keyof Invoice)[];

/** Amounts that the buyer does not pay, or withholds; they are subtracted. */
const subtracted: ReadonlySet<string> = new Set(['ppnDTP', 'pphDipotong']);

/** The amounts of an invoice, in words, and how they were computed. */
export const InvoiceAmounts = ({ record }: InvoiceProps) => {
  const t = useMessages();
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { status, terbilang, catatanPpn, pemungutPPN, total } = record;
  return (
    <Card sx={column}>
      <AmountGrid
        amounts={amounts
          .filter(name => name === 'subTotal' || record[name] !== 0)
          .map(name => [
            t(`resources.invoice.fields.${name}`),
            subtracted.has(name) ? -record[name] : record[name],
          ])}
        total={[t('resources.invoice.fields.total'), total]}
      />
      <Detail>{t('resources.invoice.amount.words', { words: terbilang })}</Detail>
      {catatanPpn === null ? null : <Detail>{catatanPpn}</Detail>}
      {pemungutPPN ? <Detail>{t('resources.invoice.amount.collector')}</Detail> : null}
      {status === 'DRAFT' ? <Detail>{t('resources.invoice.amount.estimate')}</Detail> : null}
      <Button
        size="small"
        sx={{ justifySelf: 'start' }}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(isOpen ? 'resources.invoice.amount.hide' : 'resources.invoice.amount.how')}
      </Button>
      <Box id={panelId} hidden={!isOpen}>
        {isOpen ? <Calculation record={record} /> : null}
      </Box>
    </Card>
  );
};

/** The steps that lead to the lines, the taxes and the total. */
const Calculation = ({ record: { id } }: InvoiceProps) => {
  const t = useMessages();
  const query = useCall(
    'invoice',
    invoiceCalls.calculation,
    { params: { id } },
    {
      select: steps =>
        (['nilai', 'ppn', 'pph', 'total'] as const)
          .filter(name => steps[name].length > 0)
          .map(name => ({ id: name, texts: steps[name] })),
    },
  );
  return (
    <RelatedList query={query} empty="">
      {({ id: name, texts }) => (
        <ListRow sx={{ display: 'block' }}>
          <strong>{t(`resources.invoice.amount.steps.${name}`)}</strong>
          <Box component="ol" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
            {texts.map((text, at) => (
              <li key={at}>{text}</li>
            ))}
          </Box>
        </ListRow>
      )}
    </RelatedList>
  );
};

/** What settles an invoice, what was paid so far, and what is left. */
export const Settlement = ({ record }: InvoiceProps) => {
  const t = useMessages();
  const { data: payments = [] } = usePayments(record.id);
  const { nilaiTagihan, dikredit, dibayar, penghapusan, sisa, alasanPenghapusan } = record;
  const due = (
    [
      ['TRANSFER', record.harusTransfer],
      ['BUKTI_POTONG', record.harusBuktiPotong],
      ['SSP_PPN', record.harusSspPpn],
    ] as const
  ).filter(([, amount]) => amount > 0);
  const waiting = payments
    .filter(({ status }) => status === 'BUKTI_DIUNGGAH')
    .reduce((sum, { jumlah }) => sum + jumlah, 0);
  return (
    <Card sx={column}>
      <AmountGrid
        amounts={[
          ...(due.length > 1
            ? due.map(
                ([kind, amount]) => [t(`resources.invoice.settlement.${kind}`), amount] as const,
              )
            : []),
          [t('resources.invoice.settlement.due'), nilaiTagihan],
          ...(dikredit > 0
            ? [[t('resources.invoice.settlement.credited'), -dikredit] as const]
            : []),
          [t('resources.invoice.settlement.paid'), -dibayar],
          ...(penghapusan > 0
            ? [[t('resources.invoice.settlement.written'), -penghapusan] as const]
            : []),
        ]}
        total={[t('resources.invoice.settlement.rest'), sisa]}
      />
      {waiting > 0 ? (
        <Detail>
          {t('resources.invoice.settlement.waiting', { amount: formatRupiah(waiting) })}
        </Detail>
      ) : null}
      {alasanPenghapusan ? (
        <Detail>{t('resources.invoice.settlement.reason', { reason: alasanPenghapusan })}</Detail>
      ) : null}
    </Card>
  );
};

/** The lines of an invoice: what each bills, from which quantity and price, and its PPN. */
export const InvoiceLines = ({ record: { baris, subTotal } }: InvoiceProps) => {
  const t = useMessages();
  return (
    <ListBox label={t('resources.invoice.line.caption')}>
      {baris.map(line => (
        <LineRow key={line.id} line={line} />
      ))}
      <ListRow end={<strong>{formatRupiah(subTotal)}</strong>}>
        <strong>{t('resources.invoice.line.sum')}</strong>
      </ListRow>
    </ListBox>
  );
};

const LineRow = ({ line }: { line: InvoiceLine }) => {
  const t = useMessages();
  const { uraian, qty, hargaSatuan, bruto, nilai, ppn, ppnRate, kelasPajak } = line;
  const product = t('resources.invoice.line.product', {
    quantity: formatNumber(qty),
    price: formatRupiah(hargaSatuan),
  });
  return (
    <ListRow end={formatRupiah(nilai)}>
      <strong>{uraian}</strong>
      <Detail>
        {bruto === nilai
          ? product
          : t('resources.invoice.line.part', { product, gross: formatRupiah(bruto) })}
      </Detail>
      <Detail>
        {t(`resources.invoice.kelasPajak.${kelasPajak}`, { rate: formatNumber(ppnRate) })}
        {ppn > 0 ? `: ${formatRupiah(ppn)}` : null}
      </Detail>
    </ListRow>
  );
};

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 };

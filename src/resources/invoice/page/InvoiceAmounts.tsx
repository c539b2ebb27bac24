import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import type { Invoice } from '#contract/domains/invoice/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatRupiah } from '#src/kit/format/number.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';

interface InvoiceProps {
  record: Invoice;
}

/** Amounts that are shown although they are 0. */
const alwaysShown: ReadonlySet<string> = new Set(['subTotal', 'total']);

const amounts = [
  'totalProduk',
  'totalLayanan',
  'subTotal',
  'ppn',
  'ppnDTP',
  'pphDipungut',
  'pphDipotong',
  'total',
] as const satisfies readonly (keyof Invoice)[];

/** Amounts that the buyer does not pay, or keeps back; they are subtracted. */
const subtracted: ReadonlySet<string> = new Set(['ppnDTP', 'pphDipotong']);

/** The amounts of an invoice, in words, and how they were computed. */
export const InvoiceAmounts = ({ record }: InvoiceProps) => {
  const t = useMessages();
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { status, terbilang, catatanPpn, pemungutPPN } = record;
  return (
    <Box sx={{ ...borderedList, py: 1.5 }}>
      <Box component="dl" sx={list}>
        {amounts
          .filter(name => alwaysShown.has(name) || record[name] !== 0)
          .map(name => (
            <Box key={name} sx={name === 'total' ? totalRow : row}>
              <dt>{t(`resources.invoice.fields.${name}`)}</dt>
              <Box component="dd" sx={number}>
                {formatRupiah(subtracted.has(name) ? -record[name] : record[name])}
              </Box>
            </Box>
          ))}
      </Box>
      <Box sx={note}>{t('resources.invoice.amount.words', { words: terbilang })}</Box>
      {catatanPpn === null ? null : <Box sx={note}>{catatanPpn}</Box>}
      {pemungutPPN ? <Box sx={note}>{t('resources.invoice.amount.collector')}</Box> : null}
      {status === 'DRAFT' ? <Box sx={note}>{t('resources.invoice.amount.estimate')}</Box> : null}
      <Button
        size="small"
        sx={{ mt: 1 }}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(isOpen ? 'resources.invoice.amount.hide' : 'resources.invoice.amount.how')}
      </Button>
      <Box id={panelId} hidden={!isOpen}>
        {isOpen ? <Calculation record={record} /> : null}
      </Box>
    </Box>
  );
};

/** The steps that lead to the lines, the taxes and the total. */
const Calculation = ({ record: { id, version } }: InvoiceProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { data, error } = useQuery({
    queryKey: ['invoice', 'calculation', id, version],
    queryFn: ({ signal }) => call(invoiceCalls.calculation, { params: { id } }, { signal }),
  });
  if (error) {
    return (
      <Alert severity="error">
        {t('resources.invoice.amount.failed', { detail: error.message })}
      </Alert>
    );
  }
  if (!data) return <Skeleton variant="rounded" height={96} />;
  return (['nilai', 'ppn', 'pph', 'total'] as const)
    .filter(name => data[name].length > 0)
    .map(name => (
      <Box key={name} sx={{ mt: 1 }}>
        <Box sx={{ fontWeight: 500 }}>{t(`resources.invoice.amount.steps.${name}`)}</Box>
        <Box component="ol" sx={steps}>
          {data[name].map((step, at) => (
            <li key={at}>{step}</li>
          ))}
        </Box>
      </Box>
    ));
};

const list = { m: 0, display: 'grid', rowGap: 0.75 };
const row = { display: 'flex', justifyContent: 'space-between', columnGap: 2 };
const totalRow = {
  ...row,
  pt: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  fontWeight: 600,
};
const number = { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' };
const note = { color: 'text.secondary', typography: 'body2', mt: 1, overflowWrap: 'anywhere' };
const steps = { m: 0, mt: 0.5, pl: 2.5, typography: 'body2', '& li': { mb: 0.25 } };

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { terbilangRupiah } from '#contract/core/terbilang.ts';
import { stepForBuyer } from '#contract/domains/tax/ppn.ts';
import { renderMessage } from '#src/i18n/contractMessages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber, formatRupiah } from '#src/kit/format/number.ts';
import { tabularFigures } from '#src/kit/theme/typography.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useOrderFormFacts } from './orderFormContext.ts';
import { useOrderTotals } from './useOrderValues.ts';

/** The amounts of the order as typed, each with the steps of its calculation. */
export const OrderTotals = () => {
  const t = useMessages();
  const isBuyer = useRequiredSession().role === 'BHBU';
  const { facts } = useOrderFormFacts();
  const { priced, totals, skema } = useOrderTotals();
  if (!totals) {
    return (
      <Typography color="textSecondary">{t('resources.order.form.totals.incomplete')}</Typography>
    );
  }
  const lineStep = (faskes: string, dosis: number, harga: number): string =>
    t('resources.order.form.totals.line', {
      faskes,
      dosis: formatNumber(dosis),
      harga: formatRupiah(harga),
      jumlah: formatRupiah(dosis * harga),
    });
  const products = priced.map(row => lineStep(row.namaFaskes, row.jumlahDosis, row.hargaSatuan));
  const services = priced.flatMap(({ layanan, namaFaskes, jumlahDosis }) =>
    layanan ? [lineStep(namaFaskes, jumlahDosis, layanan.tarif)] : [],
  );
  const { explanation, total } = totals;
  const pph = totals.pphDipungut - totals.pphDipotong;
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        <Amount
          label={t('resources.order.fields.totalPembelian')}
          amount={totals.totalProduk}
          steps={products}
        />
        {services.length > 0 ? (
          <Amount
            label={t('resources.order.fields.totalLayanan')}
            amount={totals.totalLayanan}
            steps={services}
          />
        ) : null}
        <Amount label={t('resources.order.fields.subTotal')} amount={totals.subTotal} />
        <Amount
          label={t('resources.order.fields.ppn')}
          amount={totals.ppn}
          steps={explanation.ppn
            .map(step => (isBuyer ? stepForBuyer(step) : step))
            .map(renderMessage)}
        />
        {totals.ppnDTP === 0 ? null : (
          <Amount label={t('resources.order.fields.ppnDTP')} amount={-totals.ppnDTP} />
        )}
        {pph === 0 ? null : (
          <Amount
            label={t('resources.order.fields.pph')}
            amount={pph}
            steps={explanation.pph.map(renderMessage)}
          />
        )}
        <Amount
          isTotal
          label={t('resources.order.fields.totalHarga')}
          amount={total}
          steps={explanation.total.map(renderMessage)}
        />
      </Box>
      <Typography sx={{ mt: 1.5 }}>
        {t('resources.order.fields.terbilang')}: {total >= 0 ? terbilangRupiah(total) : ''}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {t('resources.order.form.totals.estimate', { hari: formatDate(facts.hariIni) })}
        {skema === 'TERMIN_50_50' ? ` ${t('resources.order.form.totals.halves')}` : null}
      </Typography>
    </Box>
  );
};

interface AmountProps {
  label: string;
  amount: number;
  /** How the amount was computed, one sentence per step. */
  steps?: readonly string[];
  isTotal?: boolean;
}

/** An amount with its calculation behind a disclosure. */
const Amount = ({ label, amount, steps = [], isTotal = false }: AmountProps) => {
  const t = useMessages();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 2,
        ...(isTotal ? { pt: 1, borderTop: 1, borderColor: 'divider', fontWeight: 600 } : {}),
      }}
    >
      <dt>{label}</dt>
      <Box component="dd" sx={{ m: 0, textAlign: 'right', ...tabularFigures }}>
        {formatRupiah(amount)}
      </Box>
      {steps.length > 0 ? (
        <Box component="dd" sx={{ m: 0, gridColumn: '1 / -1', fontWeight: 400 }}>
          <details>
            <Box component="summary" sx={summaryStyle}>
              {t('resources.order.form.totals.how')}
            </Box>
            <Box component="ol" sx={{ m: 0, mt: 0.5, pl: 2.5, typography: 'body2' }}>
              {steps.map((step, at) => (
                <li key={at}>{step}</li>
              ))}
            </Box>
          </details>
        </Box>
      ) : null}
    </Box>
  );
};

const summaryStyle = { cursor: 'pointer', typography: 'body2', color: 'text.secondary', py: '2px' };

import Box from '@mui/material/Box';
import type { CompanyAccount } from '#contract/domains/company-account.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber, formatRupiah } from '#src/kit/format/number.ts';
import { Card, Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { AmountGrid } from '#src/kit/record/FactGrid.tsx';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { InvoiceLink, PaymentLink } from './links.tsx';

interface OpenItemsProps {
  account: CompanyAccount;
}

/** What is open now: the invoices by age, the unused excesses, and the balance of both. */
export const OpenItems = ({ account }: OpenItemsProps) => {
  const t = useMessages();
  const { belumLunas, kelebihan, umur, saldoKini } = account;
  return (
    <>
      <RecordSection title={t('resources.companyAccount.now')}>
        <Box sx={twoCards}>
          <Card label={t('resources.companyAccount.ageing')}>
            <AmountGrid
              amounts={umur.map(one => [
                t('resources.companyAccount.bucket', {
                  bucket: t(`resources.invoice.umur.${one.umur}`),
                  count: formatNumber(one.banyak),
                }),
                one.jumlah,
              ])}
              total={[t('resources.companyAccount.open'), belumLunas.jumlah]}
            />
          </Card>
          <Card label={t('resources.companyAccount.now')}>
            <AmountGrid
              amounts={[
                [t('resources.companyAccount.open'), belumLunas.jumlah],
                [t('resources.companyAccount.credits'), -kelebihan.jumlah],
              ]}
              total={[t('resources.companyAccount.balance'), saldoKini]}
            />
            {saldoKini < 0 ? <Detail>{t('resources.companyAccount.in_favour')}</Detail> : null}
          </Card>
        </Box>
      </RecordSection>
      <RecordSection title={t('resources.companyAccount.open')}>
        <OpenInvoices account={account} />
      </RecordSection>
      {kelebihan.banyak === 0 ? null : (
        <RecordSection title={t('resources.companyAccount.credits')}>
          <Credits account={account} />
        </RecordSection>
      )}
    </>
  );
};

/** What is said of the rows that are left out. */
const Shown = ({ shown, all }: { shown: number; all: number }) => {
  const t = useMessages();
  return shown < all ? (
    <Box sx={{ color: 'text.secondary', mt: 1 }}>
      {t('resources.companyAccount.shown', {
        shown: formatNumber(shown),
        all: formatNumber(all),
      })}
    </Box>
  ) : null;
};

const OpenInvoices = ({ account: { belumLunas } }: OpenItemsProps) => {
  const t = useMessages();
  const { baris, banyak } = belumLunas;
  if (banyak === 0) {
    return <Box sx={{ color: 'text.secondary' }}>{t('resources.companyAccount.allPaid')}</Box>;
  }
  return (
    <>
      <ListBox>
        {baris.map(row => (
          <ListRow key={row.id} end={<Rest rest={row.sisa} of={row.nilaiTagihan - row.dikredit} />}>
            <InvoiceLink id={row.id} number={row.noInvoice} />
            <Detail>
              {[
                t('resources.companyAccount.issued', { day: formatDate(row.tanggalInvoice) }),
                t('resources.companyAccount.due', { day: formatDate(row.hariTerakhir) }),
                row.hariLewat > 0
                  ? t('resources.invoice.turn.late', { smart_count: row.hariLewat })
                  : null,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Detail>
          </ListRow>
        ))}
      </ListBox>
      <Shown shown={baris.length} all={banyak} />
    </>
  );
};

const Credits = ({ account: { kelebihan } }: OpenItemsProps) => {
  const t = useMessages();
  const { baris, banyak } = kelebihan;
  return (
    <>
      <ListBox>
        {baris.map(row => (
          <ListRow key={row.idPayment} end={<Rest rest={row.sisa} of={row.jumlah} />}>
            <PaymentLink
              idPayment={row.idPayment}
              idInvoice={row.idInvoice}
              text={t('resources.companyAccount.payment', { number: row.noInvoice ?? '' })}
            />
            <Detail>
              {[
                formatDate(row.tanggalBayar),
                row.noReferensi,
                row.status === 'DIUSULKAN_BALIK' ? t('resources.companyAccount.proposed') : null,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Detail>
          </ListRow>
        ))}
      </ListBox>
      <Shown shown={baris.length} all={banyak} />
    </>
  );
};

/** What is left of an amount. */
const Rest = ({ rest, of }: { rest: number; of: number }) => {
  const t = useMessages();
  return (
    <Box sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums', ml: 'auto' }}>
      <strong>{formatRupiah(rest)}</strong>
      {rest === of ? null : (
        <Detail>{t('resources.companyAccount.of', { amount: formatRupiah(of) })}</Detail>
      )}
    </Box>
  );
};

const twoCards = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
};

import Box from '@mui/material/Box';
import type { Invoice } from '#contract/domains/invoice/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useDeadlines } from '#src/kit/deadline/useDeadlines.ts';
import { CopyButton } from '#src/kit/fields/CopyButton.tsx';
import { formatRupiah } from '#src/kit/format/number.ts';
import { Card } from '#src/kit/page/ListBox.tsx';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { invoiceDeadline } from '../../invoice/invoiceDeadline.ts';
import { usePayments } from '../../invoice/useInvoice.ts';
import { amountDue, isAllEntered } from './amountDue.ts';

interface HowToPayProps {
  invoice: Invoice;
  account: NonNullable<Invoice['rekeningTujuan']>;
}

/** How the company pays outside of the portal: the account, the amounts and the papers. */
export const HowToPay = ({ invoice, account }: HowToPayProps) => {
  const t = useMessages();
  const { data: payments } = usePayments(invoice.id);
  const describe = useDeadlines();
  const deadline = invoiceDeadline(invoice);
  const { noInvoice, harusBuktiPotong, harusSspPpn } = invoice;
  const rest = amountDue('TRANSFER', invoice, payments);
  const rejected = payments?.some(
    ({ jenis, status }) => jenis === 'TRANSFER' && status === 'DITOLAK',
  );
  const amount = formatRupiah(rest);
  if (!rejected && isAllEntered(invoice, payments))
    return <Card>{t('resources.payment.ofInvoice.how_transferred')}</Card>;
  return (
    <Card>
      <Box component="ol" sx={{ m: 0, pl: 2.5, '& li': { mb: 0.75 } }}>
        {rejected ? (
          <li>
            <strong>{t('resources.payment.ofInvoice.how_rejected')}</strong>
          </li>
        ) : rest > 0 ? (
          <>
            <li>
              {t('resources.payment.ofInvoice.how_transfer', { amount })}
              <CopyButton
                text={String(rest)}
                what={t('resources.payment.ofInvoice.amount')}
                label={t('resources.payment.ofInvoice.copy_amount')}
              />{' '}
              {deadline ? describe(deadline).sentence : null}
              <Account account={account} />
            </li>
            {noInvoice === null ? null : (
              <li>
                {t('resources.payment.ofInvoice.how_news', { number: noInvoice })}
                <CopyButton
                  text={noInvoice}
                  what={t('resources.payment.fields.noInvoice')}
                  label={t('resources.payment.ofInvoice.copy_number')}
                />
              </li>
            )}
          </>
        ) : (
          <li>{t('resources.payment.ofInvoice.how_transferred')}</li>
        )}
        {harusBuktiPotong > 0 ? (
          <li>
            {t('resources.payment.ofInvoice.how_slip', { amount: formatRupiah(harusBuktiPotong) })}
          </li>
        ) : null}
        {harusSspPpn > 0 ? (
          <li>{t('resources.payment.ofInvoice.how_ssp', { amount: formatRupiah(harusSspPpn) })}</li>
        ) : null}
        <li>{t('resources.payment.ofInvoice.how_proof')}</li>
      </Box>
    </Card>
  );
};

/** The seller's bank account; its number can be copied into the bank's page. */
const Account = ({
  account: { bank, cabang, nomor, atasNama },
}: Pick<HowToPayProps, 'account'>) => {
  const t = useMessages();
  return (
    <Box sx={{ mt: 0.5 }}>
      <Box>{t('resources.invoice.fact.branch', { bank, branch: cabang })}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
        <Box component="strong" sx={codeStyle}>
          {nomor}
        </Box>
        <CopyButton
          text={nomor}
          what={t('resources.invoice.fact.account_number')}
          label={t('resources.invoice.fact.copy_account')}
        />
        {t('resources.payment.ofInvoice.holder', { name: atasNama })}
      </Box>
    </Box>
  );
};

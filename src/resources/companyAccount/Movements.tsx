import Box from '@mui/material/Box';
import type { CompanyAccount, Movement } from '#contract/domains/company-account.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber, formatRupiah } from '#src/kit/format/number.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { useFits } from '#src/kit/page/useFits.ts';
import { useIsPhone } from '#src/kit/theme/useIsPhone.ts';
import { AmountTable } from './AmountTable.tsx';
import { InvoiceLink, PaymentLink } from './links.tsx';

interface MovementsProps {
  account: CompanyAccount;
}

/** The movements between the opening and the closing balance: a table, or cards where its amounts do not fit. */
export const Movements = ({ account }: MovementsProps) => {
  const isPhone = useIsPhone();
  const { ref, fits } = useFits();
  return (
    <div ref={ref}>
      {isPhone || !fits ? <MovementCards account={account} /> : <MovementTable account={account} />}
    </div>
  );
};

/** What happened, which leads to the payment if it was one. */
const What = ({ movement }: { movement: Movement }) => {
  const t = useMessages();
  const { jenis, idInvoice, idPayment, noReferensi, nilai, perubahan } = movement;
  const text = t(`resources.companyAccount.jenis.${jenis}`);
  return (
    <>
      {idPayment === null ? (
        text
      ) : (
        <PaymentLink idPayment={idPayment} idInvoice={idInvoice} text={text} />
      )}
      {perubahan === 0 ? <Detail>{formatRupiah(nilai)}</Detail> : null}
      {noReferensi ? <Detail>{noReferensi}</Detail> : null}
    </>
  );
};

const Invoice = ({ movement: { idInvoice, noInvoice } }: { movement: Movement }) => (
  <InvoiceLink id={idInvoice} number={noInvoice} />
);

const MovementTable = ({ account }: MovementsProps) => {
  const t = useMessages();
  const { dari, sampai, saldoAwal, saldoAkhir, bertambah, berkurang, mutasi } = account;
  const amount = (value: number): string => (value === 0 ? '' : formatNumber(value));
  return (
    <AmountTable
      label={t('resources.companyAccount.movements')}
      columns={[
        { label: t('resources.companyAccount.day') },
        { label: t('resources.companyAccount.movement') },
        { label: t('resources.invoice.fields.noInvoice') },
        { label: t('resources.companyAccount.added'), isAmount: true },
        { label: t('resources.companyAccount.taken'), isAmount: true },
        { label: t('resources.companyAccount.balance'), isAmount: true },
      ]}
      rows={[
        {
          key: 'opening',
          isSum: true,
          cells: [
            <Day key="day" day={dari} />,
            t('resources.companyAccount.opening'),
            ...['', '', '', formatNumber(saldoAwal)],
          ],
        },
        ...mutasi.map((movement, at) => ({
          key: at,
          cells: [
            <Day key="day" day={movement.tanggal} />,
            // A reference names an invoice, whose number is not broken.
            <Box key="what" sx={{ minWidth: 156 }}>
              <What movement={movement} />
            </Box>,
            <Box key="invoice" sx={{ minWidth: 148 }}>
              <Invoice movement={movement} />
            </Box>,
            amount(Math.max(0, movement.perubahan)),
            amount(Math.max(0, -movement.perubahan)),
            formatNumber(movement.saldo),
          ],
        })),
        {
          key: 'closing',
          isSum: true,
          cells: [
            <Day key="day" day={sampai} />,
            t('resources.companyAccount.closing'),
            ...['', amount(bertambah), amount(berkurang), formatNumber(saldoAkhir)],
          ],
        },
      ]}
    />
  );
};

const Day = ({ day }: { day: string }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {formatDate(day)}
  </Box>
);

const MovementCards = ({ account }: MovementsProps) => {
  const t = useMessages();
  return (
    <ListBox label={t('resources.companyAccount.movements')} isOrdered>
      {account.mutasi.map((movement, at) => (
        <ListRow
          key={at}
          sx={{ alignItems: 'flex-start' }}
          end={
            <Box sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums', ml: 'auto' }}>
              {movement.perubahan === 0 ? null : <Signed amount={movement.perubahan} />}
              <Detail>
                {t('resources.companyAccount.balance_is', { amount: formatRupiah(movement.saldo) })}
              </Detail>
            </Box>
          }
        >
          <What movement={movement} />
          <div>
            <Invoice movement={movement} />
          </div>
          <Detail>{formatDate(movement.tanggal)}</Detail>
        </ListRow>
      ))}
    </ListBox>
  );
};

/** An amount with the sign of what it does to the balance. */
const Signed = ({ amount }: { amount: number }) => (
  <strong>{amount > 0 ? `+${formatRupiah(amount)}` : formatRupiah(amount)}</strong>
);

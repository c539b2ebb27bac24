import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { Invoice } from '#contract/domains/invoice/record.ts';
import { recordPath, recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { Facts, type Fact } from '../../pks/Facts.tsx';
import { DueDate } from '../list/DueDate.tsx';
import { InvoiceAmounts } from './InvoiceAmounts.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import { Settlement } from './Settlement.tsx';

interface InvoiceProps {
  record: Invoice;
}

/** The left column of the page: amounts, what is left to pay, lines, and the parties. */
export const InvoiceFacts = ({ record }: InvoiceProps) => {
  const t = useMessages();
  return (
    <>
      <RecordSection title={t('resources.invoice.section.amounts')}>
        <InvoiceAmounts record={record} />
      </RecordSection>
      {isOwed(record) ? (
        <RecordSection title={t('resources.invoice.section.settlement')}>
          <Settlement record={record} />
        </RecordSection>
      ) : null}
      <RecordSection title={t('resources.invoice.section.lines')}>
        <InvoiceLines record={record} />
      </RecordSection>
      <RecordSection title={t('resources.invoice.section.facts')}>
        <InvoiceDetails record={record} />
      </RecordSection>
    </>
  );
};

/** Whether an invoice is or was to be paid: a draft is not yet, a cancelled one no more. */
const isOwed = ({ status, dibayar }: Invoice): boolean =>
  status !== 'DRAFT' && (status !== 'BATAL' || dibayar > 0);

const InvoiceDetails = ({ record }: InvoiceProps) => {
  const t = useMessages();
  const can = usePermission();
  const { role } = useRequiredSession();
  const { idOrder, noOrder, idPKS, noPKS, idBHBU, namaBHBU, persen, pphProduk } = record;
  const { tanggalInvoice, invoiceAccount, pembeli, penjual, rekeningTujuan } = record;
  const { noSKB, skbSampai, catatan } = record;
  const optional = (label: string, value: Fact[1]): readonly Fact[] =>
    value === null || value === '' ? [] : [[label, value]];
  const facts: readonly Fact[] = [
    [
      t('resources.invoice.fields.namaBHBU'),
      can('bhbu.read') ? (
        <MuiLink key="company" component={Link} to={recordPath('bhbu', idBHBU)}>
          {namaBHBU}
        </MuiLink>
      ) : (
        namaBHBU
      ),
    ],
    [
      t('resources.invoice.fields.noOrder'),
      <MuiLink key="order" component={Link} to={recordPath('order', idOrder)}>
        {noOrder}
      </MuiLink>,
    ],
    [
      t('resources.invoice.fields.noPKS'),
      idPKS === null ? (
        noPKS
      ) : (
        <MuiLink key="pks" component={Link} to={recordPathFor(role, 'pks', idPKS)}>
          {noPKS}
        </MuiLink>
      ),
    ],
    [
      t('resources.invoice.fields.termin'),
      `${t(`resources.invoice.termin.${record.termin}`)}, ${t('resources.invoice.amount.share', {
        percent: persen,
      })}`,
    ],
    ...optional(t('resources.invoice.fields.tanggalInvoice'), formatDate(tanggalInvoice)),
    [t('resources.invoice.fields.jatuhTempo'), <DueDate key="due" invoice={record} />],
    [t('resources.invoice.fields.invoiceAccount'), invoiceAccount],
    [
      t('resources.invoice.fact.buyer'),
      <Party key="buyer" name={pembeli.nama} address={pembeli.alamat} npwp={pembeli.npwp} />,
    ],
    ...(penjual
      ? [
          [
            t('resources.invoice.fact.seller'),
            <Party key="seller" name={penjual.nama} address={penjual.alamat} npwp={penjual.npwp} />,
          ] as const,
        ]
      : []),
    ...(rekeningTujuan
      ? [
          [
            t('resources.invoice.fact.account'),
            <Lines
              key="account"
              lines={[
                t('resources.invoice.fact.branch', {
                  bank: rekeningTujuan.bank,
                  branch: rekeningTujuan.cabang,
                }),
                t('resources.invoice.fact.number', {
                  number: rekeningTujuan.nomor,
                  name: rekeningTujuan.atasNama,
                }),
              ]}
            />,
          ] as const,
        ]
      : []),
    ...(noSKB !== null && skbSampai !== null
      ? [
          [
            t('resources.invoice.fact.skb'),
            t('resources.invoice.fact.skb_until', { number: noSKB, day: formatDate(skbSampai) }),
          ] as const,
        ]
      : []),
    ...(pphProduk === null
      ? []
      : [
          [
            t('resources.invoice.fields.pphProduk'),
            t(`resources.invoice.pphProduk.${pphProduk}`),
          ] as const,
        ]),
    ...optional(t('resources.invoice.fields.catatan'), catatan),
  ];
  return <Facts facts={facts} />;
};

const Party = ({ name, address, npwp }: { name: string; address: string; npwp: string | null }) => {
  const t = useMessages();
  return (
    <Lines
      lines={[
        name,
        address,
        ...(npwp === null ? [] : [t('resources.invoice.fact.npwp', { npwp })]),
      ]}
    />
  );
};

/** A name with the lines below it. */
const Lines = ({ lines: [first, ...rest] }: { lines: readonly string[] }) => (
  <>
    <Box sx={{ fontWeight: 500 }}>{first}</Box>
    {rest.map(line => (
      <Box key={line} sx={{ typography: 'body2' }}>
        {line}
      </Box>
    ))}
  </>
);

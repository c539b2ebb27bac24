import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import type { Invoice } from '#contract/domains/invoice/record.ts';
import type { Scope } from '#contract/policy.ts';
import { recordPath, recordPathFor } from '#contract/record-pages.ts';
import { invoiceStates } from '#contract/states/invoice.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { invoicePrintPath } from '#src/kit/documents/printPaths.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { Unbroken } from '#src/kit/fields/Unbroken.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { NotesPanel } from '#src/kit/note/index.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import {
  defineResource,
  type RecordLink,
  type ResourceSpec,
} from '#src/kit/resource/definition.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { NotesOfInvoice } from '../../nota/NotesOfInvoice.tsx';
import { paymentName } from '../../payment/paymentName.ts';
import { LetterList } from '../../surat/LetterList.tsx';
import { definition, ownDefinition } from '../definition.ts';
import { paymentMeaning } from '../states.ts';
import { isOpenInvoice, usePayments } from '../useInvoice.ts';
import { InvoiceWarnings } from './InvoiceWarnings.tsx';
import { InvoiceAmounts, InvoiceLines, Settlement } from './amounts.tsx';
import { Share } from './Share.tsx';
import { TaxInvoice } from './TaxInvoice.tsx';
import { isShort, useInvoiceTurn } from './useInvoiceTurn.ts';

/** The action or page that an invoice waits for. */
function primaryOf(record: Invoice, scope: Scope): RecordLink | string | undefined {
  const { id, status } = record;
  if (status === invoiceStates.initial) return 'issue';
  if (!isOpenInvoice(status)) return undefined;
  if (scope === 'all' && isShort(record)) return 'writeOff';
  return {
    label: `resources.invoice.link.${scope === 'own' ? 'pay' : 'payments'}`,
    to: recordPath('paymentsOfInvoice', id, scope),
    right: scope === 'own' ? 'payment.create' : 'payment.read',
    icon: <PaymentsIcon />,
  };
}

/** Whether an invoice is or was to be paid: a draft is not yet, a cancelled one no more. */
const isOwed = ({ status, dibayar }: Invoice): boolean =>
  status !== 'DRAFT' && (status !== 'BATAL' || dibayar > 0);

/** Returns the page of an invoice for those who see all of them, or their own. */
const pageOf = (base: ResourceSpec<Invoice>, scope: Scope) =>
  defineResource<Invoice>({
    ...base,
    fields: {
      ...base.fields,
      persen: {
        label: 'resources.invoice.fields.termin',
        render: ({ termin, persen }) => <Share termin={termin} percent={persen} />,
      },
      pembeli: {
        label: 'resources.invoice.fact.buyer',
        render: ({ pembeli }) => <Party party={pembeli} />,
      },
      penjual: {
        label: 'resources.invoice.fact.seller',
        render: ({ penjual }) => (penjual ? <Seller seller={penjual} /> : null),
      },
      rekeningTujuan: {
        label: 'resources.invoice.fact.account',
        render: ({ rekeningTujuan }) =>
          rekeningTujuan ? <Account account={rekeningTujuan} /> : null,
      },
      noSKB: {
        label: 'resources.invoice.fact.skb',
        render: record => <Exemption record={record} />,
      },
    },
    show: {
      ...base.show,
      Notice: InvoiceWarnings,
      useTurn: useInvoiceTurn,
      primary: record => primaryOf(record, scope),
      links: ({ id, idOrder, status, dibayar, sisa }) => [
        {
          label: 'common.action.print',
          to: invoicePrintPath(idOrder, id),
          right: 'invoice.read',
        },
        {
          label: 'resources.invoice.link.order',
          to: recordPath('order', idOrder),
          right: 'order.read',
        },
        // An open invoice has this link as its primary action, unless its rest can be written off.
        ...(status === invoiceStates.initial ||
        (isOpenInvoice(status) && !isShort({ dibayar, sisa }))
          ? []
          : [
              {
                label: 'resources.invoice.link.payments',
                to: recordPath('paymentsOfInvoice', id, scope),
                right: 'payment.read',
              } as const,
            ]),
        auditLogLink('invoice', id),
      ],
      facts: [
        { title: 'amounts', Content: InvoiceAmounts },
        { title: 'settlement', isVisible: isOwed, Content: Settlement },
        { title: 'lines', Content: InvoiceLines },
        {
          title: 'facts',
          fields: [
            { source: 'namaBHBU', linkTo: ({ idBHBU }) => ['bhbu', idBHBU] },
            { source: 'noOrder', linkTo: ({ idOrder }) => ['order', idOrder] },
            { source: 'noPKS', linkTo: ({ idPKS }) => ['pks', idPKS] },
            'persen',
            { source: 'tanggalInvoice', isOptional: true },
            'jatuhTempo',
            'invoiceAccount',
            'pembeli',
            { source: 'penjual', isOptional: true },
            { source: 'rekeningTujuan', isOptional: true },
            { source: 'noSKB', isOptional: true },
            { source: 'pphProduk', isOptional: true },
            { source: 'catatan', isOptional: true },
          ],
        },
      ],
      parts: [
        {
          title: 'payments',
          right: 'payment.read',
          isVisible: ({ status }) => status !== invoiceStates.initial,
          Content: PaymentList,
        },
        { title: 'letters', right: 'surat.read', Content: Letters },
        {
          title: 'nota',
          right: 'nota.read',
          isVisible: ({ status }) => status !== invoiceStates.initial && status !== 'BATAL',
          Content: NotesOfInvoice,
        },
        { title: 'tax', Content: TaxInvoice },
        { title: 'notes', Content: InvoiceNotes },
      ],
    },
  });

interface PartyProps {
  party: Invoice['pembeli'] | NonNullable<Invoice['penjual']>;
}

const Party = ({ party: { nama, alamat, npwp } }: PartyProps) => {
  const t = useMessages();
  return (
    <>
      <strong>{nama}</strong>
      <div>{alamat}</div>
      {npwp === null ? null : <div>{t('resources.invoice.fact.npwp', { npwp })}</div>}
    </>
  );
};

/** The seller and who signs the invoice. */
const Seller = ({ seller }: { seller: NonNullable<Invoice['penjual']> }) => {
  const t = useMessages();
  const { penandaTangan: name, jabatan: position } = seller;
  return (
    <>
      <Party party={seller} />
      <div>{t('resources.invoice.fact.signatory', { name, position })}</div>
    </>
  );
};

/** The bank account to pay to. */
const Account = ({ account }: { account: NonNullable<Invoice['rekeningTujuan']> }) => {
  const t = useMessages();
  const { bank, cabang, nomor, atasNama } = account;
  return (
    <>
      <strong>{t('resources.invoice.fact.branch', { bank, branch: cabang })}</strong>
      <div>{t('resources.invoice.fact.number', { number: nomor, name: atasNama })}</div>
    </>
  );
};

/** The tax exemption letter (SKB) and its last valid day. */
const Exemption = ({ record: { noSKB, skbSampai } }: InvoiceProps) => {
  const t = useMessages();
  const day = formatDate(skbSampai);
  return <Unbroken>{t('resources.invoice.fact.skb_until', { number: noSKB ?? '', day })}</Unbroken>;
};

interface InvoiceProps {
  record: Invoice;
}

/** The payment reminders of an invoice. */
const Letters = ({ record: { id } }: InvoiceProps) => <LetterList of={{ idInvoice: id }} />;

/** The payments of an invoice with their states. */
const PaymentList = ({ record: { id } }: InvoiceProps) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const isOwn = permissionScope(role, 'payment.read') === 'own';
  return (
    <RelatedList
      query={usePayments(id)}
      empty={t('resources.payment.ofInvoice.none')}
      footer={
        <MuiLink component={Link} to={recordPathFor(role, 'paymentsOfInvoice', id)}>
          {t('resources.invoice.link.payments')}
        </MuiLink>
      }
    >
      {payment => (
        <ListRow
          end={
            <StateChip
              meaning={paymentMeaning[payment.status]}
              label={t(`resources.payment.status.${payment.status}`)}
            />
          }
        >
          {isOwn ? (
            paymentName(payment)
          ) : (
            <MuiLink component={Link} to={recordPath('payment', payment.id)}>
              {paymentName(payment)}
            </MuiLink>
          )}
          <Detail>{t(`resources.payment.jenis.${payment.jenis}`)}</Detail>
        </ListRow>
      )}
    </RelatedList>
  );
};

const InvoiceNotes = ({ record: { id } }: InvoiceProps) => (
  <NotesPanel resource="invoice" id={id} calls={invoiceCalls} read="invoice.read" />
);

export const pageDefinition = pageOf(definition, 'all');
export const ownPageDefinition = pageOf(ownDefinition, 'own');

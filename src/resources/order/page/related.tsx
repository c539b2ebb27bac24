import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router-dom';
import { shownInvoiceState } from '#contract/domains/invoice/amounts.ts';
import type { Bhbu } from '#contract/domains/bhbu/record.ts';
import type { InvoiceListItem } from '#contract/domains/invoice/record.ts';
import { orderCalls } from '#contract/domains/order/calls.ts';
import type { Order } from '#contract/domains/order/record.ts';
import { recordPath, recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useDeadlines } from '#src/kit/deadline/useDeadlines.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatNumber, formatRupiah } from '#src/kit/format/number.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { invoiceDeadline } from '../../invoice/invoiceDeadline.ts';
import { newInvoicePath } from '../../invoice/paths.ts';
import { participantFigures } from '../../bhbu/detail/participantFigures.ts';
import { shownInvoiceMeaning } from '../../invoice/states.ts';
import { isOpenInvoice, useInvoicesOfOrder } from '../../invoice/useInvoice.ts';
import { ShipmentRows } from '../../workOrder/order/ShipmentRows.tsx';
import { shipmentsPath } from '../../workOrder/paths.ts';
import { orderName } from '../definition.ts';
import { StoredOrderDelta } from '../delta/OrderDelta.tsx';
import { orderMeaning } from '../states.ts';

interface OrderProps {
  record: Order;
}

/** The versions of an amended order, and what this one changes. */
export const OrderVersions = ({ record }: OrderProps) => {
  const t = useMessages();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ListBox>
        {record.versi.map(version => (
          <ListRow
            key={version.id}
            end={
              <StateChip
                meaning={orderMeaning[version.status]}
                label={t(`resources.order.status.${version.status}`)}
              />
            }
          >
            {version.nomorAmandemen === null
              ? t('resources.order.version.first')
              : t('resources.order.version.amendment', { number: version.nomorAmandemen })}
            <Detail>
              {version.id === record.id ? (
                t('resources.order.version.this')
              ) : (
                <MuiLink component={Link} to={recordPath('order', version.id)}>
                  {orderName({ ...version, namaBHBU: record.namaBHBU })}
                </MuiLink>
              )}
            </Detail>
          </ListRow>
        ))}
      </ListBox>
      {record.amandemenDari === null ? null : (
        <VersionChanges record={record} earlierId={record.amandemenDari} />
      )}
    </Box>
  );
};

/** What a version changes compared with the one that it amends. */
const VersionChanges = ({ record, earlierId }: OrderProps & { earlierId: number }) => {
  const t = useMessages();
  const query = useCall(
    'order',
    orderCalls.get,
    { params: { id: earlierId } },
    { select: order => [order] },
  );
  return (
    <RelatedList query={query} empty="">
      {earlier => (
        <ListRow sx={{ display: 'block' }}>
          <strong>{t('resources.order.version.changes')}</strong>
          <StoredOrderDelta record={record} earlier={earlier} />
        </ListRow>
      )}
    </RelatedList>
  );
};

/** The invoices of an order with its amendments, and what is billed, paid and left so far. */
export const OrderInvoices = ({ record: { id } }: OrderProps) => {
  const t = useMessages();
  const can = usePermission();
  const query = useInvoicesOfOrder(id);
  const issued = query.data?.filter(({ status }) => status !== 'DRAFT' && status !== 'BATAL') ?? [];
  const sum = (of: (invoice: InvoiceListItem) => number): string =>
    formatRupiah(issued.reduce((total, invoice) => total + of(invoice), 0));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {issued.length === 0 ? null : (
        <div>
          {t('resources.invoice.ofOrder.money', {
            billed: sum(({ nilaiTagihan, dikredit }) => nilaiTagihan - dikredit),
            paid: sum(({ dibayar }) => dibayar),
            rest: sum(({ sisa }) => sisa),
          })}
        </div>
      )}
      <RelatedList
        query={query}
        empty={t('resources.invoice.ofOrder.none')}
        footer={
          can('invoice.create') ? (
            <Button variant="outlined" size="small" component={Link} to={newInvoicePath(id)}>
              {t('resources.invoice.ofOrder.add')}
            </Button>
          ) : null
        }
      >
        {invoice => <InvoiceRow invoice={invoice} />}
      </RelatedList>
    </Box>
  );
};

const InvoiceRow = ({ invoice }: { invoice: InvoiceListItem }) => {
  const t = useMessages();
  const can = usePermission();
  const describe = useDeadlines();
  const { role } = useRequiredSession();
  const { id, noInvoice, termin, status, nilaiTagihan, dikredit, sisa } = invoice;
  const deadline = invoiceDeadline(invoice);
  return (
    <ListRow
      end={
        <>
          <StateChip
            meaning={shownInvoiceMeaning[shownInvoiceState(invoice)]}
            label={t(`resources.invoice.status.${shownInvoiceState(invoice)}`)}
          />
          {isOpenInvoice(status) && role === 'BHBU' && can('payment.create') ? (
            <Button
              variant="contained"
              size="small"
              component={Link}
              to={recordPathFor(role, 'paymentsOfInvoice', id)}
            >
              {t('resources.invoice.link.pay')}
            </Button>
          ) : null}
        </>
      }
    >
      <MuiLink component={Link} to={recordPathFor(role, 'invoice', id)} sx={codeStyle}>
        {noInvoice ?? t('resources.invoice.status.DRAFT')}
      </MuiLink>
      <Detail>
        {[
          t(`resources.invoice.termin.${termin}`),
          status === 'BATAL'
            ? t('resources.invoice.ofOrder.cancelled', { billed: formatRupiah(nilaiTagihan) })
            : t('resources.invoice.ofOrder.amounts', {
                billed: formatRupiah(nilaiTagihan - dikredit),
                rest: formatRupiah(sisa),
              }),
          ...(deadline && isOpenInvoice(status) ? [describe(deadline).text] : []),
        ].join(' · ')}
      </Detail>
    </ListRow>
  );
};

/** The work orders of an order, with a link to its shipments by facility. */
export const OrderShipments = ({ record: { id } }: OrderProps) => {
  const t = useMessages();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <ShipmentRows idOrder={id} />
      <Button variant="outlined" size="small" component={Link} to={shipmentsPath(id)}>
        {t('resources.workOrder.ofOrder.all')}
      </Button>
    </Box>
  );
};

/** The company's uploaded participants with valid data, compared with those ordered for. */
export const OrderParticipants = ({ record: { bhbuId, jumlahPeserta } }: OrderProps) => {
  const t = useMessages();
  const session = useRequiredSession();
  const { data, ...query } = useGetOne<Bhbu>('bhbu', { id: bhbuId });
  const to = participantFigures(bhbuId).terdaftar(session);
  return (
    <RelatedList
      query={{ ...query, data: data && [data.jumlahPeserta] }}
      empty=""
      footer={
        to === undefined ? null : (
          <MuiLink component={Link} to={to}>
            {t('resources.order.participants.open')}
          </MuiLink>
        )
      }
    >
      {({ valid, tidakValid }) => {
        const missing = (jumlahPeserta ?? 0) - valid;
        return (
          <ListRow sx={{ display: 'block' }}>
            {t('resources.order.participants.compare', {
              valid: formatNumber(valid),
              ordered: formatNumber(jumlahPeserta ?? 0),
            })}
            {missing > 0 ? (
              <div>{t('resources.order.participants.short', { smart_count: missing })}</div>
            ) : null}
            {tidakValid > 0 ? (
              <Detail>
                {t('resources.order.participants.invalid', { smart_count: tidakValid })}
              </Detail>
            ) : null}
          </ListRow>
        );
      }}
    </RelatedList>
  );
};

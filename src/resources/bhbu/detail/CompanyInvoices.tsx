import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { Bhbu } from '#contract/domains/bhbu/record.ts';
import { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import { paymentCalls } from '#contract/domains/payment/calls.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatRupiah } from '#src/kit/format/number.ts';
import { filteredListPath } from '#src/kit/list/listPaths.ts';
import { Card } from '#src/kit/page/ListBox.tsx';
import { Figures } from '#src/kit/record/FactGrid.tsx';
import { RelatedTable } from '#src/kit/record/RelatedTable.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { useCall } from '#src/providers/data/useCall.ts';

const loadInvoices = () => import('../../invoice/index.ts');

/** The invoices of the user's own company, which have their own list and pages. */
const loadOwnInvoices = async () => {
  const [{ ownDefinition }] = await Promise.all([
    import('../../invoice/definition.ts'),
    loadInvoices(),
  ]);
  return { definition: ownDefinition };
};

interface CompanyInvoicesProps {
  record: Bhbu;
}

/** The newest invoices of a company, and what it owes: the open invoices less what it paid too much. */
export const CompanyInvoices = ({ record }: CompanyInvoicesProps) => {
  const id = String(record.id);
  const isOwn = permissionScope(useRequiredSession().role, 'invoice.read') === 'own';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      {isOwn ? null : <Balance record={record} />}
      <RelatedTable
        load={isOwn ? loadOwnInvoices : loadInvoices}
        filter={isOwn ? {} : { idBHBU: id }}
        columns={['noInvoice', 'status', 'jatuhTempo', 'sisa']}
      />
    </Box>
  );
};

const Balance = ({ record: { id } }: CompanyInvoicesProps) => {
  const t = useMessages();
  const can = usePermission();
  const company = { idBHBU: String(id) };
  const unpaid = { ...company, belumLunas: 'true' };
  const excess = { ...company, adaLebih: 'true' };
  const invoices = useCall('invoice', invoiceCalls.list, { query: { ...unpaid, pageSize: 1 } });
  const payments = useCall(
    'payment',
    paymentCalls.list,
    { query: { ...excess, pageSize: 1 } },
    { enabled: can('payment.read') },
  );
  if (!invoices.data) return null;
  const owed = invoices.data.jumlah.sisa;
  const paidTooMuch = payments.data?.jumlah.lebih ?? 0;
  const linked = (amount: number, to: string) => (
    <MuiLink component={Link} to={to}>
      {formatRupiah(amount)}
    </MuiLink>
  );
  return (
    <Card>
      <Figures
        facts={[
          [
            t('resources.bhbu.balance.unpaid'),
            linked(owed, filteredListPath('/admin/invoice/list-invoice', unpaid)),
          ],
          ...(paidTooMuch > 0
            ? ([
                [
                  t('resources.bhbu.balance.excess'),
                  linked(paidTooMuch, filteredListPath('/admin/invoice/pembayaran', excess)),
                ],
              ] as const)
            : []),
          [t('resources.bhbu.balance.owed'), formatRupiah(owed - paidTooMuch)],
        ]}
      />
    </Card>
  );
};

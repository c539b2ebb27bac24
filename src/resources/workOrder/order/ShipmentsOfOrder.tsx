import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link, useParams } from 'react-router-dom';
import { orderCalls } from '#contract/domains/order/calls.ts';
import type { Order } from '#contract/domains/order/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { documentName } from '#src/kit/format/documentName.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { Loaded } from '#src/kit/record/Loaded.tsx';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { ledgerPath } from '../../stock/paths.ts';
import { ShipmentRows } from './ShipmentRows.tsx';

/** The shipments of the order in the URL, with what each facility got of its doses. */
export const ShipmentsOfOrder = () => {
  const id = Number(useParams()['id']);
  return (
    <Loaded {...useCall('order', orderCalls.get, { params: { id } })}>
      {order => <Shipments order={order} />}
    </Loaded>
  );
};

const Shipments = ({ order }: { order: Order }) => {
  const t = useMessages();
  const can = usePermission();
  const { role } = useRequiredSession();
  const { id } = order;
  const { noOrder: number, namaBHBU: company } = order;
  return (
    <>
      <PageHeader
        title={
          number === null
            ? t('resources.workOrder.page.ofOrder')
            : t('resources.workOrder.ofOrder.title', { number })
        }
        description={
          <MuiLink component={Link} to={recordPath('order', id)}>
            {number === null
              ? documentName(number, company)
              : t('resources.workOrder.ofOrder.lead', { number, company })}
          </MuiLink>
        }
        extraButtons={
          can('stock.read') ? (
            <Button variant="outlined" component={Link} to={ledgerPath(role, id)}>
              {t('resources.workOrder.ofOrder.ledger')}
            </Button>
          ) : undefined
        }
        action={
          can('workOrder.create') ? (
            <Button
              variant="contained"
              startIcon={<AddIcon />}
              component={Link}
              to={recordPath('newWorkOrder', id)}
            >
              {t('resources.workOrder.ofOrder.add')}
            </Button>
          ) : undefined
        }
      />
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 960, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <RecordSection title={t('resources.workOrder.ofOrder.facilities')}>
          <DeliveryProgress lines={order.baris} />
        </RecordSection>
        <RecordSection title={t('resources.workOrder.ofOrder.shipments')}>
          <ShipmentRows idOrder={id} />
        </RecordSection>
      </Box>
    </>
  );
};

/** Doses that each facility of an order was promised, sent and has accepted. */
const DeliveryProgress = ({ lines }: { lines: Order['baris'] }) => {
  const t = useMessages();
  const names = new Set(lines.map(({ namaFaskes }) => namaFaskes ?? ''));
  return (
    <ListBox>
      {[...names].map(name => {
        const ofFacility = lines.filter(({ namaFaskes }) => (namaFaskes ?? '') === name);
        const sum = (doses: (line: Order['baris'][number]) => number | null): string =>
          formatNumber(ofFacility.reduce((total, line) => total + (doses(line) ?? 0), 0));
        return (
          <ListRow key={name} end={null}>
            <Box sx={{ fontWeight: 500 }}>{name}</Box>
            <Detail>
              {t('resources.workOrder.ofOrder.progress', {
                ordered: sum(({ qtyDisetujui, jumlahDosis }) => qtyDisetujui ?? jumlahDosis),
                shipped: sum(({ qtyKirim }) => qtyKirim),
                received: sum(({ qtyTerima }) => qtyTerima),
              })}
            </Detail>
          </ListRow>
        );
      })}
    </ListBox>
  );
};

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Order } from '#contract/domains/order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ShipmentRows } from '../../workOrder/order/ShipmentRows.tsx';
import { shipmentsPath } from '../../workOrder/paths.ts';

/** The work orders of an order, with a link to its shipments by facility. */
export const OrderShipments = ({ record: { id } }: { record: Order }) => {
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

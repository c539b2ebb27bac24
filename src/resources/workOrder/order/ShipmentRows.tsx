import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import type { WorkOrderListItem } from '#contract/domains/work-order/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { workOrderName } from '../definition.ts';
import { workOrderMeaning } from '../states.ts';
import { useShipmentsOfOrder } from './useShipmentsOfOrder.ts';

/** The work orders of an order, with their state, doses and what they follow from. */
export const ShipmentRows = ({ idOrder }: { idOrder: number }) => {
  const t = useMessages();
  const { data, error } = useShipmentsOfOrder(idOrder);
  if (error instanceof Error && !data) {
    return (
      <Alert severity="error">
        {t('resources.workOrder.ofOrder.failed', { detail: error.message })}
      </Alert>
    );
  }
  if (!data) return <Skeleton variant="rounded" height={72} />;
  if (data.length === 0) {
    return <Box sx={{ color: 'text.secondary' }}>{t('resources.workOrder.ofOrder.none')}</Box>;
  }
  return (
    <Box component="ul" sx={{ ...borderedList, width: 1 }}>
      {data.map(shipment => (
        <Row key={shipment.id} shipment={shipment} />
      ))}
    </Box>
  );
};

const Row = ({ shipment }: { shipment: WorkOrderListItem }) => {
  const t = useMessages();
  const { id, jenis, status, namaFaskes, tanggalTiba, jumlahDosis, dosisDiterima, idInduk } =
    shipment;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <MuiLink component={Link} to={recordPath('workOrder', id)} sx={codeStyle}>
          {workOrderName(shipment)}
        </MuiLink>
        <StateChip
          meaning={workOrderMeaning[status]}
          label={t(`resources.workOrder.status.${status}`)}
        />
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {[
          namaFaskes,
          t(`resources.workOrder.jenis.${jenis}`),
          t('resources.workOrder.ofOrder.doses', { dosis: formatNumber(jumlahDosis) }),
          ...(dosisDiterima === null
            ? []
            : [t('resources.workOrder.ofOrder.accepted', { dosis: formatNumber(dosisDiterima) })]),
          ...(tanggalTiba === null
            ? []
            : [t('resources.workOrder.ofOrder.due', { day: formatDate(tanggalTiba) })]),
          ...(idInduk === null
            ? []
            : [t('resources.workOrder.ofOrder.follows', { number: shipment.noWOInduk ?? '' })]),
        ].join(' · ')}
      </Box>
    </Box>
  );
};

const row = {
  display: 'grid',
  gap: 0.5,
  py: 1.25,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
};

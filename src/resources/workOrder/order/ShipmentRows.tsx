import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import type { WorkOrderListItem } from '#contract/domains/work-order/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { workOrderName } from '../definition.ts';
import { workOrderMeaning } from '../states.ts';

/** The work orders of an order and its amendments, with their state, doses and what they follow from. */
export const ShipmentRows = ({ idOrder }: { idOrder: number }) => {
  const t = useMessages();
  const shipments = useCall('workOrder', workOrderCalls.ofOrder, { params: { id: idOrder } });
  return (
    <RelatedList query={shipments} empty={t('resources.workOrder.ofOrder.none')}>
      {shipment => <Row shipment={shipment} />}
    </RelatedList>
  );
};

const Row = ({ shipment }: { shipment: WorkOrderListItem }) => {
  const t = useMessages();
  const { id, jenis, status, namaFaskes, tanggalTiba, jumlahDosis, dosisDiterima, idInduk } =
    shipment;
  return (
    <ListRow
      end={
        <StateChip
          meaning={workOrderMeaning[status]}
          label={t(`resources.workOrder.status.${status}`)}
        />
      }
    >
      <MuiLink component={Link} to={recordPath('workOrder', id)} sx={codeStyle}>
        {workOrderName(shipment)}
      </MuiLink>
      <Detail>
        {[
          namaFaskes,
          t(`resources.workOrder.jenis.${jenis}`),
          t('resources.workOrder.ofOrder.doses', { dosis: formatNumber(jumlahDosis) }),
          ...(dosisDiterima === null
            ? []
            : [
                t(
                  `resources.workOrder.ofOrder.${jenis === 'AMBIL_KEMBALI' ? 'returned' : 'accepted'}`,
                  { dosis: formatNumber(dosisDiterima) },
                ),
              ]),
          ...(tanggalTiba === null
            ? []
            : [t('resources.workOrder.ofOrder.due', { day: formatDate(tanggalTiba) })]),
          ...(idInduk === null
            ? []
            : [t('resources.workOrder.ofOrder.follows', { number: shipment.noWOInduk ?? '' })]),
        ].join(' · ')}
      </Detail>
    </ListRow>
  );
};

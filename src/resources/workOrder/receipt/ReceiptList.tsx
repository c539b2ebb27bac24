import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { CallInput } from '#contract/core/endpoint.ts';
import { maxPageSize } from '#contract/core/list.ts';
import { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { ListRow } from '#src/kit/page/ListBox.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { RelatedTable } from '#src/kit/record/RelatedTable.tsx';
import { useIsPhone } from '#src/kit/theme/useIsPhone.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { workOrderName } from '../definition.ts';
import { receiptPath } from '../paths.ts';
import { workOrderMeaning } from '../states.ts';

const loadDefinition = async () => ({
  definition: (await import('../definition.ts')).ownDefinition,
});
const received = { status: 'DITERIMA' };

/** The shipments that are to be received, those to confirm, and those received lately. */
export const ReceiptList = () => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const isPhone = useIsPhone();
  const arriving = useShipments({ akanDiterima: 'true' });
  const issued = useShipments({ status: 'TERBIT' });
  const prepared = useShipments({ disiapkan: 'true' });
  return (
    <>
      <PageHeader
        title={t('resources.workOrder.page.receipts')}
        description={t('resources.workOrder.receipt.lead')}
      />
      <Box sx={{ display: 'grid', gap: 4, maxWidth: 960, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <RecordSection title={t('resources.workOrder.receipt.coming')}>
          <Shipments query={arriving} pathOf={receiptPath} />
        </RecordSection>
        {issued.data && issued.data.totalRecords > 0 ? (
          <RecordSection title={t('resources.workOrder.receipt.toConfirm')}>
            <Shipments query={issued} pathOf={id => recordPath('workOrder', id)} />
          </RecordSection>
        ) : null}
        {prepared.data && prepared.data.totalRecords > 0 ? (
          <RecordSection title={t('resources.workOrder.receipt.prepared')}>
            <Shipments query={prepared} pathOf={id => recordPath('workOrder', id)} />
          </RecordSection>
        ) : null}
        <RecordSection title={t('resources.workOrder.receipt.received')}>
          <RelatedTable
            load={loadDefinition}
            filter={received}
            columns={
              isPhone
                ? ['noWO', 'dosisDiterima']
                : ['noWO', role === 'FASKES' ? 'namaBHBU' : 'namaFaskes', 'jenis', 'dosisDiterima']
            }
          />
        </RecordSection>
      </Box>
    </>
  );
};

/** Queries the shipments that match a filter, the next to arrive first. */
const useShipments = (filter: CallInput<typeof workOrderCalls.list>['query']) =>
  useCall('workOrder', workOrderCalls.list, {
    query: { pageSize: maxPageSize, sortBy: 'tanggalTiba', sortOrder: 'asc', ...filter },
  });

interface ShipmentsProps {
  query: ReturnType<typeof useShipments>;
  pathOf: (id: number) => string;
}

/** Shipments as rows that are large enough for a finger. */
const Shipments = ({ query: { data, error, refetch }, pathOf }: ShipmentsProps) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  return (
    <RelatedList
      query={{ data: data?.data, error, refetch }}
      empty={t('resources.workOrder.receipt.empty')}
      footer={
        data && data.totalRecords > data.data.length ? (
          <Box sx={{ color: 'text.secondary' }}>
            {t('resources.workOrder.receipt.more', { count: formatNumber(data.data.length) })}
          </Box>
        ) : null
      }
    >
      {shipment => {
        const { id, namaFaskes, namaBHBU, jenis, status, tanggalTiba, jumlahDosis } = shipment;
        return (
          <ListRow>
            <ButtonBase component={Link} to={pathOf(id)} sx={linkStyle}>
              <Box component="span" sx={{ display: 'grid', gap: 0.25, flex: '1 1 240px' }}>
                <Typography component="span" sx={{ fontWeight: 500 }}>
                  {workOrderName(shipment)}
                </Typography>
                {/* A facility knows its own name. */}
                {role === 'FASKES' ? null : <Typography component="span">{namaFaskes}</Typography>}
                <Typography component="span" variant="body2" color="textSecondary">
                  {[
                    namaBHBU,
                    t(`resources.workOrder.jenis.${jenis}`),
                    t('resources.workOrder.ofOrder.doses', { dosis: formatNumber(jumlahDosis) }),
                    ...(tanggalTiba === null
                      ? []
                      : [t('resources.workOrder.ofOrder.due', { day: formatDate(tanggalTiba) })]),
                  ].join(' · ')}
                </Typography>
              </Box>
              <StateChip
                meaning={workOrderMeaning[status]}
                label={t(`resources.workOrder.status.${status}`)}
              />
            </ButtonBase>
          </ListRow>
        );
      }}
    </RelatedList>
  );
};

const linkStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 1,
  width: 1,
  textAlign: 'left',
};

import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { maxPageSize } from '#contract/core/list.ts';
import { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import type { WorkOrderListItem } from '#contract/domains/work-order/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { ListError } from '#src/kit/list/ListStates.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { RelatedTable } from '#src/kit/record/RelatedTable.tsx';
import { useIsPhone } from '#src/kit/theme/useIsPhone.ts';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';
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
  const arriving = useShipments('arriving');
  const issued = useShipments('issued');
  return (
    <>
      <PageHeader
        title={t('resources.workOrder.page.receipts')}
        description={t('resources.workOrder.receipt.lead')}
      />
      <Box sx={{ display: 'grid', gap: 4, maxWidth: 960, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <RecordSection title={t('resources.workOrder.receipt.coming')}>
          {arriving.error instanceof Error && !arriving.data ? (
            <ListError
              detail={arriving.error.message}
              hasStaleRows={false}
              onRetry={() => void arriving.refetch()}
            />
          ) : arriving.data ? (
            <Shipments {...arriving.data} pathOf={receiptPath} />
          ) : (
            <Skeleton variant="rounded" height={96} />
          )}
        </RecordSection>
        {issued.data && issued.data.data.length > 0 ? (
          <RecordSection title={t('resources.workOrder.receipt.toConfirm')}>
            <Shipments {...issued.data} pathOf={id => recordPath('workOrder', id)} />
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

/** Queries the shipments under way or not yet signed for, or those that wait to be confirmed. */
function useShipments(kind: 'arriving' | 'issued') {
  const { call } = useApi();
  return useQuery({
    queryKey: ['workOrder', kind],
    queryFn: ({ signal }) =>
      call(
        workOrderCalls.list,
        {
          query: {
            pageSize: maxPageSize,
            sortBy: 'tanggalTiba',
            sortOrder: 'asc',
            ...(kind === 'arriving' ? { akanDiterima: 'true' } : { status: 'TERBIT' }),
          },
        },
        { signal },
      ),
    refetchOnMount: 'always',
    retry: shouldRetry,
  });
}

interface ShipmentsProps {
  data: readonly WorkOrderListItem[];
  totalRecords: number;
  pathOf: (id: number) => string;
}

/** Shipments as cards that are large enough for a finger. */
const Shipments = ({ data, totalRecords, pathOf }: ShipmentsProps) => {
  const t = useMessages();
  if (data.length === 0) {
    return <Box sx={{ color: 'text.secondary' }}>{t('resources.workOrder.receipt.empty')}</Box>;
  }
  return (
    <>
      <Box component="ul" sx={listStyle}>
        {data.map(shipment => {
          const { id, namaFaskes, namaBHBU, jenis, status, tanggalTiba, jumlahDosis } = shipment;
          return (
            <li key={id}>
              <ButtonBase component={Link} to={pathOf(id)} sx={cardStyle}>
                <Box component="span" sx={{ display: 'grid', gap: 0.25, flex: '1 1 240px' }}>
                  <Typography component="span" sx={{ fontWeight: 500 }}>
                    {workOrderName(shipment)}
                  </Typography>
                  <Typography component="span">{namaFaskes}</Typography>
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
            </li>
          );
        })}
      </Box>
      {totalRecords > data.length ? (
        <Box sx={{ mt: 1, color: 'text.secondary' }}>
          {t('resources.workOrder.receipt.more', { count: formatNumber(data.length) })}
        </Box>
      ) : null}
    </>
  );
};

const listStyle = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 };

const cardStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  width: 1,
  minHeight: 72,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  textAlign: 'left',
};

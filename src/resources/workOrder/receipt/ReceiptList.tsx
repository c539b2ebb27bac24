import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import type { CallInput } from '#contract/core/endpoint.ts';
import { maxPageSize } from '#contract/core/list.ts';
import { workOrderCalls } from '#contract/domains/work-order/calls.ts';
import { workOrderNeeds, type WorkOrderNeed } from '#contract/domains/work-order/needs.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { WhoMay } from '#src/kit/company/WhoMay.tsx';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { Unbroken } from '#src/kit/fields/Unbroken.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { ListRow } from '#src/kit/page/ListBox.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { RelatedTable } from '#src/kit/record/RelatedTable.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useIsPhone } from '#src/kit/theme/useIsPhone.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { workOrderName } from '../definition.ts';
import { receiptPath, receiptsPath } from '../paths.ts';
import { LateMark } from '../PlannedDay.tsx';
import { workOrderMeaning } from '../states.ts';

const loadDefinition = async () => ({
  definition: (await import('../definition.ts')).ownDefinition,
});
const received = { status: 'DITERIMA' };

/** The shipments that are to be received, those to confirm, and those received lately. */
export const ReceiptList = () => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const pathOf = useShipmentPath();
  const isPhone = useIsPhone();
  const [params] = useSearchParams();
  const need = workOrderNeeds.find(one => one === params.get('menunggu'));
  const arriving = useShipments({ akanDiterima: 'true' }, need === undefined);
  const issued = useShipments({ status: 'TERBIT' }, need === undefined);
  const prepared = useShipments({ disiapkan: 'true' }, need === undefined);
  if (need !== undefined) return <WaitingShipments need={need} />;
  return (
    <>
      <PageHeader
        title={t('resources.workOrder.page.receipts')}
        description={t('resources.workOrder.receipt.lead')}
      >
        <WhoMay permission="workOrder.receive" />
      </PageHeader>
      <Box sx={{ display: 'grid', gap: 4, maxWidth: 960, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <RecordSection title={t('resources.workOrder.receipt.coming')}>
          <Shipments query={arriving} pathOf={pathOf} />
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

/** Returns the path of a shipment: the page on which it is received, or its record for those who only read. */
function useShipmentPath(): (id: number) => string {
  const mayReceive = usePermission()('workOrder.receive');
  return mayReceive ? receiptPath : id => recordPath('workOrder', id);
}

/** The shipments that wait for something, as a task counts them. */
const WaitingShipments = ({ need }: { need: WorkOrderNeed }) => {
  const t = useMessages();
  const pathOf = useShipmentPath();
  const query = useShipments({ menunggu: need });
  return (
    <>
      <PageHeader
        title={t('resources.workOrder.page.receipts')}
        description={t('resources.workOrder.receipt.lead')}
        extraButtons={
          <Button variant="outlined" component={Link} to={receiptsPath}>
            {t('resources.workOrder.receipt.all')}
          </Button>
        }
      />
      <Box sx={{ maxWidth: 960 }}>
        <RecordSection
          title={t('resources.workOrder.receipt.waiting', {
            need: t(`resources.workOrder.menunggu.${need}`),
          })}
        >
          <Shipments
            query={query}
            pathOf={need === 'KONFIRMASI' ? id => recordPath('workOrder', id) : pathOf}
            empty={t('resources.workOrder.receipt.nothing')}
          />
        </RecordSection>
      </Box>
    </>
  );
};

/** Queries the shipments that match a filter, the next to arrive first. */
const useShipments = (filter: CallInput<typeof workOrderCalls.list>['query'], enabled = true) =>
  useCall(
    'workOrder',
    workOrderCalls.list,
    { query: { pageSize: maxPageSize, sortBy: 'tanggalTiba', sortOrder: 'asc', ...filter } },
    { enabled },
  );

interface ShipmentsProps {
  query: ReturnType<typeof useShipments>;
  pathOf: (id: number) => string;
  empty?: string;
}

/** Shipments as rows that are large enough for a finger. */
const Shipments = ({ query: { data, error, refetch }, pathOf, empty }: ShipmentsProps) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  return (
    <RelatedList
      query={{ data: data?.data, error, refetch }}
      empty={empty ?? t('resources.workOrder.receipt.empty')}
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
                  <Unbroken>
                    {[
                      namaBHBU,
                      t(`resources.workOrder.jenis.${jenis}`),
                      t('resources.workOrder.ofOrder.doses', { dosis: formatNumber(jumlahDosis) }),
                      ...(tanggalTiba === null
                        ? []
                        : [t('resources.workOrder.ofOrder.due', { day: formatDate(tanggalTiba) })]),
                    ].join(' · ')}
                  </Unbroken>
                </Typography>
              </Box>
              <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <LateMark record={shipment} />
                <StateChip
                  meaning={workOrderMeaning[status]}
                  label={t(`resources.workOrder.status.${status}`)}
                />
              </Box>
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

import Box from '@mui/material/Box';
import {
  dashboardCalls,
  endedDeliveryStates,
  type TradeFigures,
} from '#contract/domains/dashboard/index.ts';
import { isInMenu } from '#contract/menu.ts';
import { endedOrderStates, orderStates, type OrderState } from '#contract/states/order.ts';
import { workOrderStates, type WorkOrderState } from '#contract/states/work-order.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { tradeFigures } from '../figures.ts';
import { panelGrid } from '../panelGrid.ts';
import { useDashboardQuery } from '../useDashboardQuery.ts';
import { useFigureViewer } from '../useFigureViewer.ts';
import { isEmpty, MoneyPanel } from './MoneyPanel.tsx';
import { StatePanel } from './StatePanel.tsx';
import { VoucherPanel } from './VoucherPanel.tsx';

const withoutStates = <S extends string>(states: readonly S[], ended: readonly S[]): S[] =>
  states.filter(state => !ended.includes(state));

const runningOrders = withoutStates<OrderState>(orderStates.names, endedOrderStates);
const runningDeliveries = withoutStates<WorkOrderState>(workOrderStates.names, endedDeliveryStates);

/** Whether there is nothing to show of orders, money and deliveries. */
const isWithoutTrade = ({ pesanan, uang, pengiriman }: TradeFigures): boolean =>
  !pesanan?.length && !pengiriman?.length && (uang === null || isEmpty(uang));

/** Orders, money, deliveries and vouchers, as far as they are the daily work of the role. */
const TradePanels = () => {
  const t = useMessages();
  const { viewer } = useFigureViewer();
  const { role } = viewer;
  const query = useDashboardQuery('trade', (call, signal, limit) =>
    call(dashboardCalls.trade, { query: limit }, { signal }),
  );
  const isStaff = permissionScope(role, 'dashboard.readAll') !== undefined;
  const shows = (entries: readonly Parameters<typeof isInMenu>[1][]) =>
    entries.some(entry => isInMenu(role, entry));
  const hasVouchers =
    shows(['voucherListAll', 'voucherListOwn']) &&
    permissionScope(role, 'voucher.issue') !== undefined;
  const isNew = query.data !== undefined && isWithoutTrade(query.data);
  // A new company has nothing to see here; staff see that nothing is running.
  if (isNew && !isStaff) return null;
  return (
    <Box sx={panelGrid}>
      {shows(['orderAll', 'orderOwn']) ? (
        <StatePanel
          title={t('resources.dashboard.trade.orders')}
          empty={t('resources.dashboard.trade.noOrders')}
          query={query}
          countsOf={({ pesanan }) => pesanan ?? []}
          states={runningOrders}
          nameOf={status => t(`resources.dashboard.trade.order.${status}`)}
          listPath={row => tradeFigures.pesanan.jumlah(viewer, row)}
        />
      ) : null}
      {shows(['invoiceAll', 'invoiceOwn']) ? <MoneyPanel query={query} /> : null}
      {shows(['workOrderAll', 'receiptOwn']) ? (
        <StatePanel
          title={t('resources.dashboard.trade.deliveries')}
          empty={t('resources.dashboard.trade.noDeliveries')}
          query={query}
          countsOf={({ pengiriman }) => pengiriman ?? []}
          states={runningDeliveries}
          nameOf={status => t(`resources.dashboard.trade.delivery.${status}`)}
          listPath={row => tradeFigures.pengiriman.jumlah(viewer, row)}
        />
      ) : null}
      {hasVouchers ? <VoucherPanel /> : null}
    </Box>
  );
};

export default TradePanels;

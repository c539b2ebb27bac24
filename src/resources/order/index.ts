import { addMessages } from '#src/i18n/lazyMessages.ts';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { invoice } from '#texts/invoice.ts';
import { order } from '#texts/order.ts';
import { pks } from '#texts/pks.ts';
import { workOrder } from '#texts/workOrder.ts';
import { monthNames } from './list/months.ts';

addMessages({
  resources: { order: { ...order, bulan: monthNames }, pks, invoice, workOrder },
});

export { definition } from './definition.ts';
export { OrderListAll, OrderListOwn } from './list/OrderList.tsx';
export { OrderAmend, OrderCreate, OrderCreateBooster, OrderEdit } from './form/orderFormScreens.ts';

// Only the list is loaded with the first screen.
export const OrderStart = lazyComponent(
  async () => (await import('./list/OrderStart.tsx')).OrderStart,
);
export const OrderPage = lazyComponent(
  async () => (await import('./page/OrderPage.tsx')).OrderPage,
);
export const OpenSettlements = lazyComponent(
  async () => (await import('./settlement/OpenSettlements.tsx')).OpenSettlements,
);

const loadCopies = () => import('./copy/CopyScreen.tsx');
export const BuyerCopyScreen = lazyComponent(async () => (await loadCopies()).BuyerCopyScreen);
export const SellerCopyScreen = lazyComponent(async () => (await loadCopies()).SellerCopyScreen);

import { createElement } from 'react';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { RecordPage } from '#src/kit/form/ResourcePages.tsx';
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

// Only the list is loaded with the first screen.
export const OrderStart = lazyComponent(
  async () => (await import('./list/OrderStart.tsx')).OrderStart,
);
export const OrderPage = lazyComponent(async () => {
  const { pageDefinition } = await import('./page/pageDefinition.tsx');
  return () => createElement(RecordPage, { definition: pageDefinition });
});

const loadForms = () => import('./form/OrderFormPages.tsx');
const CreatePage = lazyComponent(async () => (await loadForms()).OrderCreatePage);
export const OrderCreate = () => createElement(CreatePage, { jenis: 'REGULER' });
export const OrderCreateBooster = () => createElement(CreatePage, { jenis: 'BOOSTER' });
export const OrderEdit = lazyComponent(async () => (await loadForms()).OrderEditPage);
export const OrderAmend = lazyComponent(async () => (await loadForms()).OrderAmendPage);

export const OpenSettlements = lazyComponent(
  async () => (await import('./settlement/settlements.tsx')).OpenSettlements,
);

const loadCopies = () => import('./copy/CopyScreen.tsx');
export const BuyerCopyScreen = lazyComponent(async () => (await loadCopies()).BuyerCopyScreen);
export const SellerCopyScreen = lazyComponent(async () => (await loadCopies()).SellerCopyScreen);

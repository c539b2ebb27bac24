import { addMessages } from '#src/i18n/lazyMessages.ts';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { workOrder } from '#texts/workOrder.ts';

addMessages({ resources: { workOrder } });

export { definition } from './definition.ts';
export { WorkOrderList } from './WorkOrderList.tsx';
export { ReceiptList } from './receipt/ReceiptList.tsx';

// Only the lists are loaded with the first screen.
const loadForms = () => import('./form/WorkOrderFormPages.tsx');
export const WorkOrderCreate = lazyComponent(async () => (await loadForms()).WorkOrderCreatePage);
export const WorkOrderEdit = lazyComponent(async () => (await loadForms()).WorkOrderEditPage);

export const WorkOrderPage = lazyComponent(
  async () => (await import('./page/WorkOrderPage.tsx')).WorkOrderPage,
);
export const ReceiptScreen = lazyComponent(
  async () => (await import('./receipt/ReceiptPage.tsx')).ReceiptPage,
);
export const ShipmentsOfOrder = lazyComponent(
  async () => (await import('./order/ShipmentsOfOrder.tsx')).ShipmentsOfOrder,
);

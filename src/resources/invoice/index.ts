import { addMessages } from '#src/i18n/lazyMessages.ts';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { invoice } from '#texts/invoice.ts';
import { payment } from '#texts/payment.ts';
import { pks } from '#texts/pks.ts';
import { monthNames } from '../order/list/months.ts';

addMessages({ resources: { invoice: { ...invoice, bulan: monthNames }, payment, pks } });

export { InvoiceList, InvoiceOwnList } from './list/InvoiceList.tsx';

// Only the lists are loaded with the first screen.
const loadPages = () => import('./page/invoicePages.ts');
export const InvoicePage = lazyComponent(async () => (await loadPages()).InvoicePage);
export const InvoiceOwnPage = lazyComponent(async () => (await loadPages()).InvoiceOwnPage);
export const InvoiceEdit = lazyComponent(async () => (await loadPages()).InvoiceEdit);

export const InvoiceCreate = lazyComponent(
  async () => (await import('./create/InvoiceCreate.tsx')).InvoiceCreate,
);
export const MoneyOverview = lazyComponent(
  async () => (await import('./overview/MoneyOverview.tsx')).MoneyOverview,
);

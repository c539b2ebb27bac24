import { createElement } from 'react';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { RecordPage, ResourceEdit } from '#src/kit/form/ResourcePages.tsx';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { invoice } from '#texts/invoice.ts';
import { nota } from '#texts/nota.ts';
import { payment } from '#texts/payment.ts';
import { pks } from '#texts/pks.ts';
import { monthNames } from '../order/list/months.ts';
import { definition } from './definition.ts';

addMessages({ resources: { invoice: { ...invoice, bulan: monthNames }, nota, payment, pks } });

export { definition };
export { InvoiceList, InvoiceOwnList } from './list/InvoiceList.tsx';

// Only the lists are loaded with the first screen.
const loadPages = () => import('./page/pageDefinition.tsx');
export const InvoicePage = lazyComponent(async () => {
  const { pageDefinition } = await loadPages();
  return () => createElement(RecordPage, { definition: pageDefinition });
});
export const InvoiceOwnPage = lazyComponent(async () => {
  const { ownPageDefinition } = await loadPages();
  return () => createElement(RecordPage, { definition: ownPageDefinition });
});
export const InvoiceEdit = () => createElement(ResourceEdit, { definition });

export const InvoiceCreate = lazyComponent(
  async () => (await import('./create/InvoiceCreate.tsx')).InvoiceCreate,
);
export const Ageing = lazyComponent(async () => (await import('./ageing/Ageing.tsx')).Ageing);
export const MoneyOverview = lazyComponent(
  async () => (await import('./overview/MoneyOverview.tsx')).MoneyOverview,
);

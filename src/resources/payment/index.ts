import { createElement } from 'react';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { RecordPage } from '#src/kit/form/ResourcePages.tsx';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { invoice } from '#texts/invoice.ts';
import { payment, paymentToVerify } from '#texts/payment.ts';
import { monthNames } from '../order/list/months.ts';

addMessages({
  resources: { invoice: { ...invoice, bulan: monthNames }, payment, paymentToVerify },
});

export { definition } from './definition.ts';
export { PaymentList, PaymentsToVerify } from './list/PaymentList.tsx';

// Only the lists are loaded with the first screen.
export const PaymentsOfInvoice = lazyComponent(
  async () => (await import('./ofInvoice/PaymentsOfInvoice.tsx')).PaymentsOfInvoice,
);
export const PaymentPage = lazyComponent(async () => {
  const { pageDefinition } = await import('./page/pageDefinition.tsx');
  return () => createElement(RecordPage, { definition: pageDefinition });
});

import { addMessages } from '#src/i18n/lazyMessages.ts';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { print } from '#texts/print.ts';

addMessages({ resources: { print } });

export { AccountPrint } from './AccountPrint.tsx';
export { InvoicePrint } from './InvoicePrint.tsx';
export { PksPrint } from './PksPrint.tsx';
export {
  CertificatePrint,
  DeliveryNotePrint,
  DiscrepancyPrint,
  GoodsReceiptPrint,
  KipiPrint,
  StatementPrint,
  LeftoverPrint,
  LetterPrint,
  NotaPrint,
  ReceiptPrint,
  WorkOrderPrint,
} from './screens.tsx';

// It has inputs, which the documents do not need.
export const DayReportPrint = lazyComponent(
  async () => (await import('./DayReportPrint.tsx')).DayReportPrint,
);
